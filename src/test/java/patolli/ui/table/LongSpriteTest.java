package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import patolli.ui.table.ThrownThings.Lie;

/** How near two long things lie to each other. */
class LongSpriteTest {
    private static final double HALF = 40;
    private static final int PAIRS = 2000;
    private static final int POINTS = 400;

    private static Lie at(double x, double y, double degrees) {
        return new Lie(new Point2D(x, y), degrees);
    }

    @Test
    void sideBySideItIsFromLineToLine() {
        assertThat(LongSprite.distance(at(0, 0, 0), at(25, 30, 0), HALF)).isCloseTo(30, within(1e-9));
    }

    @Test
    void endToEndItIsFromEndToEnd() {
        assertThat(LongSprite.distance(at(0, 0, 90), at(0, 100, 90), HALF)).isCloseTo(20, within(1e-9));
    }

    @Test
    void anEndThatPointsToTheSideOfTheOtherIsMeasured() {
        assertThat(LongSprite.distance(at(0, 0, 0), at(10, 47, 90), HALF)).isCloseTo(7, within(1e-9));
    }

    @Test
    void thoseThatCrossTouch() {
        assertThat(LongSprite.distance(at(0, 0, 10), at(15, 5, -70), HALF)).isZero();
    }

    @Test
    void noPointsOfTwoAreNearerAndSomeAreAsNear() {
        SplittableRandom chance = new SplittableRandom(5);
        for (int i = 0; i < PAIRS; i++) {
            Lie one = at(chance.nextDouble(200), chance.nextDouble(200), chance.nextDouble(-180, 180));
            Lie other = at(chance.nextDouble(200), chance.nextDouble(200), chance.nextDouble(-180, 180));
            double distance = LongSprite.distance(one, other, HALF);
            double seen = Double.MAX_VALUE;
            for (int k = 0; k <= POINTS; k++) {
                seen = Math.min(seen, off(other, point(one, k)));
            }
            assertThat(distance).as("%s and %s", one, other).isBetween(seen - 2 * HALF / POINTS, seen + 1e-9);
        }
    }

    private static Point2D point(Lie lie, int k) {
        return point(lie, HALF * (2.0 * k / POINTS - 1));
    }

    private static Point2D point(Lie lie, double along) {
        double turn = Math.toRadians(lie.degrees());
        return lie.at().add(along * Math.cos(turn), along * Math.sin(turn));
    }

    /** From a point to the nearest of one that lies there: how far along it that is, then how far off. */
    private static double off(Lie lie, Point2D point) {
        Point2D from = point.subtract(lie.at());
        double turn = Math.toRadians(lie.degrees());
        double along = from.getX() * Math.cos(turn) + from.getY() * Math.sin(turn);
        return point.distance(point(lie, Math.clamp(along, -HALF, HALF)));
    }
}
