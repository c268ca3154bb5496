package patolli.forge.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/** Where mats lie, and how dark they are. */
class SeatMatTest {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    /** From the field's edge to the inner edge of the cloth's border. */
    private static final double BORDER_X = 34, BORDER_Y = 23;
    /** Pixels to the unit, how broad the hems are at both sides, how much darker a mat is, how red the cloth. */
    private static final int FINE = 2;
    private static final double HEM = 50, DARKER = 0.8, RED = 0.6;

    private static boolean overlap(Box a, Box b) {
        return a.x() < b.right() && b.x() < a.right() && a.y() < b.bottom() && b.y() < a.bottom();
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLACK", "YELLOW", "GREEN"})
    void aMatLiesWithinTheClothsBorder(Side side) {
        Box mat = SeatMat.at(side), field = BOARD.field();
        assertThat(mat.x()).isGreaterThan(field.x() + BORDER_X);
        assertThat(mat.right()).isLessThan(field.right() - BORDER_X);
        assertThat(mat.y()).isGreaterThan(field.y() + BORDER_Y);
        assertThat(mat.bottom()).isLessThan(field.bottom() - BORDER_Y);
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLACK", "YELLOW", "GREEN"})
    void aMatIsUnderItsFigureAndUnderNothingThatIsPlayedWith(Side side) {
        Box mat = SeatMat.at(side);
        assertThat(mat.contains(BOARD.figure(side).middle())).isTrue();
        List<Box> others = new ArrayList<>(List.of(BOARD.ground()));
        for (Side each : BOARD.sides()) {
            others.addAll(List.of(BOARD.armBox(each), BOARD.plate(each), BOARD.strip(each), BOARD.bench(each)));
            if (each != side) {
                others.add(SeatMat.at(each));
            }
        }
        assertThat(others).noneMatch(other -> overlap(mat, other));
    }

    @Test
    void matsAreDarkerThanTheClothAndNotRed() {
        Plate plate = new Plate(1280 * FINE, 800 * FINE, FINE);
        Silk silk = new Silk(plate, 0, 0);
        new Madder(plate, silk, Set.of()).weave();
        Box beside = new Box(250, 120, 100, 200);
        double cloth = light(plate, beside);
        assertThat(redness(plate, beside)).isGreaterThan(RED);
        for (Side side : BOARD.sides()) {
            SeatMat mat = new SeatMat(silk, side);
            mat.weave();
            mat.sew();
            Box at = SeatMat.at(side), within = Box.about(at.middle(), at.width() - HEM, at.height() - HEM);
            assertThat(light(plate, within)).as(side.key()).isLessThan(DARKER * cloth);
            assertThat(redness(plate, within)).as(side.key()).isLessThan(1 / 3.0);
        }
    }

    private static double light(Plate plate, Box box) {
        return mean(plate, box, i -> 0.2126 * plate.r[i] + 0.7152 * plate.g[i] + 0.0722 * plate.b[i]);
    }

    /** How much of all is red. */
    private static double redness(Plate plate, Box box) {
        return mean(plate, box, i -> plate.r[i]) / mean(plate, box, i -> plate.r[i] + plate.g[i] + plate.b[i]);
    }

    private static double mean(Plate plate, Box box, IntToDoubleFunction what) {
        return IntStream.range((int) box.y() * FINE, (int) box.bottom() * FINE).mapToDouble(y -> IntStream.range(
                (int) box.x() * FINE, (int) box.right() * FINE).mapToDouble(x -> what.applyAsDouble(y * plate.w + x))
                .average().orElseThrow()).average().orElseThrow();
    }

    @Test
    void sprigsKeepFromMats() {
        Box mat = SeatMat.at(Side.GREEN);
        assertThat(SeatMat.isUnder(mat.right() + 5, mat.middle().y(), 11)).isTrue();
        assertThat(SeatMat.isUnder(mat.right() + 15, mat.middle().y(), 11)).isFalse();
        Point middle = BOARD.middle();
        assertThat(SeatMat.isUnder(middle.x(), middle.y(), 11)).isFalse();
    }
}
