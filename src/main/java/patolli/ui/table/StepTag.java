package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import patolli.ui.common.Pigment;

/**
 * A small tag of bone with the number of steps to a ring, pinned to the wood at its upper right: at each ring in the
 * same place, which is clear of all that can stand on the squares beside it.
 */
final class StepTag extends Group {
    private static final Color BONE = Color.web("#FBEBC8"), SHADED = Color.web("#CDB27E");
    private static final Color SHADE = Color.web("#120B07", 0.5);
    private static final Color INK = Pigment.INK.color(), PIN = Color.web("#B07A2A"), RED = Color.web("#A62B1F");
    /** From the middle of a ring to the middle of its tag, to the right and up. */
    static final double ASIDE = 25;
    /** Half as wide and as high as it is at least. */
    static final double HALF_WIDE = 12.5, HALF_HIGH = 9.5;
    /** The same, of the words' size; more characters than these make it longer, by so much on either side for each. */
    private static final double WIDE = 0.74, HIGH = 0.57, LONGER = 0.2;
    private static final int DIGITS = 2;
    private static final double CORNER = 7, EDGE = 1.3, PINNED = 3.6, HEAD = 1.2, FALL = 1.6;
    /** While no piece is chosen it is that much darker. */
    private static final double CALM = 0.9;
    private final Rectangle bone = new Rectangle();

    /**
     * At a ring.
     *
     * @param ring  its middle
     * @param steps what is written on it
     */
    StepTag(Point2D ring, MoveEnd ending, String steps) {
        Point2D at = place(ring);
        Rectangle shade = new Rectangle();
        shade.setFill(SHADE);
        bone.setStroke(ending == MoveEnd.TAKING || ending == MoveEnd.PART_TAKING ? RED : INK);
        bone.setStrokeWidth(EDGE);
        fill(1);
        Circle pin = new Circle(HEAD, PIN);
        Text number = new Text(steps);
        number.getStyleClass().add("goal-count");
        number.setFill(INK);
        number.setTextOrigin(VPos.CENTER);
        number.setTextAlignment(TextAlignment.CENTER);
        // As large as the words of the table are; the tag grows with it.
        number.fontProperty().subscribe(font -> {
            int more = steps.length() > DIGITS ? steps.length() - DIGITS + 1 : 0;
            double wide = Math.max(HALF_WIDE, WIDE * font.getSize()) + LONGER * more * font.getSize();
            double high = Math.max(HALF_HIGH, HIGH * font.getSize());
            lay(bone, at, wide, high);
            lay(shade, at.add(FALL, FALL), wide + EDGE / 2, high + EDGE / 2);
            pin.setCenterX(at.getX() - wide + PINNED);
            pin.setCenterY(at.getY());
            number.setWrappingWidth(2 * wide);
            number.setX(at.getX() - wide + HEAD);
        });
        number.setY(at.getY() - 0.5);
        getChildren().addAll(shade, bone, pin, number);
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Where the middle of the tag of a ring lies. */
    static Point2D place(Point2D ring) {
        return ring.add(ASIDE, -ASIDE);
    }

    /** It is but one of many: pieces are seen before it. */
    void calm() {
        fill(CALM);
    }

    private void fill(double bright) {
        bone.setFill(new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE,
                new Stop(0, BONE.deriveColor(0, 1, bright, 1)), new Stop(1, SHADED.deriveColor(0, 1, bright, 1))));
    }

    private static void lay(Rectangle slip, Point2D at, double wide, double high) {
        slip.setX(at.getX() - wide);
        slip.setY(at.getY() - high);
        slip.setWidth(2 * wide);
        slip.setHeight(2 * high);
        slip.setArcWidth(CORNER);
        slip.setArcHeight(CORNER);
    }
}
