package patolli.forge.mictlan;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.board.LyingMat;
import patolli.board.Point;
import patolli.forge.carved.Vec;

/** What is laid on the painted mat lies where the mat has been painted. */
class LyingMatTest {
    private static final Offset<Double> NEAR = Offset.offset(1.0);

    @ParameterizedTest
    @CsvSource({"14, 18, false, false", "1266, 18, true, false", "14, 796, false, true", "1266, 796, true, true"})
    void cornersOfTheTableAreSeenWhereTheMatHasIts(double x, double y, boolean right, boolean near) {
        Vec corner = TableScene.corner(right, near);
        double[] seen = MatWon.camera().project(corner.minus(MatWon.camera().eye()));
        Point laid = LyingMat.seen(new Point(x, y));
        assertThat(laid.x()).isCloseTo(640 + 400 * seen[0], NEAR);
        assertThat(laid.y()).isCloseTo(400 - 400 * seen[1], NEAR);
    }

    /** Half of the depth of the mat is seen beyond the middle of its picture: it is in perspective. */
    @ParameterizedTest
    @CsvSource({"200", "640", "1100"})
    void whatIsNearerIsLargerAndLessFlat(double x) {
        Point far = new Point(x, 150);
        Point near = new Point(x, 650);
        assertThat(LyingMat.across(near)).isGreaterThan(LyingMat.across(far) * 1.1);
        assertThat(LyingMat.flat(near)).isBetween(LyingMat.flat(far), 1.0);
    }
}
