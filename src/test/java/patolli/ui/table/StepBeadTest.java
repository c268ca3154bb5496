package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.TablanBoard;
import patolli.testkit.Fx;
import patolli.ui.tablan.TablanTable;

/** The numbers at rings can be read: each at the same place of its ring, on no other, and under no piece. */
class StepBeadTest {
    /** Half as wide as a piece. */
    private static final double PIECE = 26;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static Point2D square(int number) {
        return TableLayout.point(TablanBoard.BOARD.square(number));
    }

    private static List<Point2D> squares() {
        return IntStream.range(0, TablanBoard.BOARD.squares()).mapToObj(StepBeadTest::square).toList();
    }

    private static Bounds bounds(int square, String steps) {
        return Fx.call(() -> new StepBead(square(square), MoveEnd.WHOLE, steps).getBoundsInLocal());
    }

    @Test
    void eachLiesOnTheLowerRimOfItsRing() {
        for (int i = 0; i < TablanBoard.BOARD.squares(); i++) {
            int number = i;
            Rectangle bone = Fx.call(() -> (Rectangle) new StepBead(square(number), MoveEnd.PART, "4").getChildren()
                    .get(1));
            Point2D middle = new Point2D(bone.getX() + bone.getWidth() / 2, bone.getY() + bone.getHeight() / 2);
            assertThat(middle.subtract(square(i)).distance(0, StepBead.BELOW)).isLessThan(0.01);
        }
    }

    /** Whether they stand on their squares or are lifted, for which they are larger. */
    @Test
    void noneLiesOnAPieceOfAnotherSquare() {
        var look = new TablanTable().pieces();
        for (int i = 0; i < TablanBoard.BOARD.squares(); i++) {
            Bounds bead = bounds(i, "8");
            Point2D own = square(i);
            assertThat(squares()).filteredOn(other -> !other.equals(own)).allSatisfy(other -> {
                assertThat(intersects(bead, other, PIECE)).isFalse();
                assertThat(intersects(bead, other.subtract(0, look.lift()), PIECE * look.larger())).isFalse();
            });
        }
    }

    @Test
    void noneLiesOnAnotherEvenWhereItHasTwoNumbers() {
        for (int i = 0; i < TablanBoard.BOARD.squares(); i++) {
            Bounds bead = bounds(i, "4\u00B78");
            for (int j = 0; j < i; j++) {
                assertThat(bounds(j, "4\u00B78").intersects(bead)).as("%d and %d", i, j).isFalse();
            }
        }
    }

    private static boolean intersects(Bounds bead, Point2D middle, double radius) {
        double x = Math.clamp(middle.getX(), bead.getMinX(), bead.getMaxX());
        double y = Math.clamp(middle.getY(), bead.getMinY(), bead.getMaxY());
        return new Circle(middle.getX(), middle.getY(), radius).contains(x, y);
    }
}
