package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import patolli.ui.common.Pigment;

/**
 * A bead of bone with the number of steps to a ring, set into the ring's lower rim: at each ring in the same place,
 * which is clear of all that can stand on the squares beside it.
 */
final class StepBead extends Group {
    private static final Color BONE = Color.web("#FBEBC8"), SHADED = Color.web("#CDB27E");
    private static final Color SHADE = Color.web("#120B07", 0.5);
    private static final Color INK = Pigment.INK.color(), RED = Color.web("#A62B1F");
    /** From the middle of a ring to the middle of its bead, down. */
    static final double BELOW = 31;
    /** Half as wide and as high as it is at least. */
    static final double HALF = 10.5;
    /** The same, of the words' size; more characters than one make it longer, by so much on either side for each. */
    private static final double SIZE = 0.62, LONGER = 0.22;
    private static final double EDGE = 1.3, FALL = 1.6;
    /** Where it shines, from its middle, and how far that reaches, in its own size. */
    private static final double GLINT_X = -0.15, GLINT_Y = -0.25, GLINT_REACH = 0.8;
    /** While no piece is chosen it is that much darker. */
    private static final double CALM = 0.9;
    private final Rectangle bone = new Rectangle();

    /**
     * At a ring.
     *
     * @param ring  its middle
     * @param steps what is written on it
     */
    StepBead(Point2D ring, MoveEnd ending, String steps) {
        Point2D at = place(ring);
        Rectangle shade = new Rectangle();
        shade.setFill(SHADE);
        bone.setStroke(ending == MoveEnd.TAKING || ending == MoveEnd.PART_TAKING ? RED : INK);
        bone.setStrokeWidth(EDGE);
        fill(1);
        Text number = new Text(steps);
        number.getStyleClass().add("goal-count");
        number.setFill(INK);
        number.setTextOrigin(VPos.CENTER);
        number.setTextAlignment(TextAlignment.CENTER);
        // As large as the words of the table are; the tag grows with it.
        number.fontProperty().subscribe(font -> {
            double high = Math.max(HALF, SIZE * font.getSize());
            double wide = high + LONGER * (steps.length() - 1) * font.getSize();
            lay(bone, at, wide, high);
            lay(shade, at.add(FALL / 2, FALL), wide + EDGE / 2, high + EDGE / 2);
            number.setWrappingWidth(2 * wide);
            number.setX(at.getX() - wide);
        });
        number.setY(at.getY() - 0.5);
        getChildren().addAll(shade, bone, number);
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Where the middle of the bead of a ring lies. */
    static Point2D place(Point2D ring) {
        return ring.add(0, BELOW);
    }

    /** It is but one of many: pieces are seen before it. */
    void calm() {
        fill(CALM);
    }

    private void fill(double bright) {
        bone.setFill(new RadialGradient(0, 0, 0.5 + GLINT_X, 0.5 + GLINT_Y, GLINT_REACH, true, CycleMethod.NO_CYCLE,
                new Stop(0, BONE.deriveColor(0, 1, bright, 1)), new Stop(1, SHADED.deriveColor(0, 1, bright, 1))));
    }

    private static void lay(Rectangle slip, Point2D at, double wide, double high) {
        slip.setX(at.getX() - wide);
        slip.setY(at.getY() - high);
        slip.setWidth(2 * wide);
        slip.setHeight(2 * high);
        slip.setArcWidth(2 * high);
        slip.setArcHeight(2 * high);
    }
}
