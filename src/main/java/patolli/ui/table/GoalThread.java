package patolli.ui.table;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;
import patolli.ui.common.Pigment;

/**
 * A thread in an arc from a piece to the ring where it can go, and where it is tied to that a bead of jet with the
 * number of steps. It is of gold where a move takes the whole throw, of small beads where it takes a part, as the rings
 * are, and red where something is captured.
 */
final class GoalThread extends Group {
    private static final Color INK = Color.web("#150D08", 0.85), GOLD = Color.web("#F2CE78");
    private static final Color PEARL = Color.web("#FBF3E0"), RED = Color.web("#F2603A");
    private static final double THICK = 2.2, EDGED = 4.6;
    /** Beads on a thread: how large, and how far apart. */
    private static final double BEAD = 3.4, NEXT = 7.5;
    /** The bead with the number, and the line about it. */
    static final double RADIUS = 11.5;
    private static final double ROUND = 0.68, RIM = 1.7;
    /** More characters than these make it longer: by so much of the words' size on either side, for each. */
    private static final int DIGITS = 2;
    private static final double LONGER = 0.2;

    /** While no piece is chosen the bead is that much smaller, and its edge and number are less bright. */
    private static final double SMALL = 0.94, FAINT = 0.62, PALE = 0.95;

    private final Group line = new Group();
    private final Rectangle bead = new Rectangle();
    private final Text number;
    private final Color dye;
    private final Point2D tied;

    /**
     * From a piece to its ring.
     *
     * @param arc   where it lies; of one that is but a place the bead alone is seen
     * @param steps the number of steps; of several the bead is as long as these
     */
    GoalThread(GoalArc arc, MoveEnd ending, String steps) {
        dye = switch (ending) {
            case WHOLE -> GOLD;
            case PART -> PEARL;
            case TAKING, PART_TAKING -> RED;
        };
        boolean whole = ending == MoveEnd.WHOLE || ending == MoveEnd.TAKING;
        tied = arc.tied();
        QuadCurve under = curve(arc), over = curve(arc);
        stroke(under, INK, whole ? EDGED : EDGED + 0.8);
        stroke(over, dye, whole ? THICK : BEAD);
        if (!whole) {
            over.getStrokeDashArray().setAll(List.of(0.0, NEXT));
        }
        bead.setFill(Pigment.INK.color());
        bead.setStroke(dye);
        bead.setStrokeWidth(RIM);
        number = new Text(steps);
        number.getStyleClass().add("goal-count");
        number.setFill(PEARL);
        number.setTextOrigin(VPos.CENTER);
        number.setTextAlignment(TextAlignment.CENTER);
        // As large as the words of the table are; the bead grows with it.
        number.fontProperty().subscribe(font -> {
            double radius = Math.max(RADIUS, ROUND * font.getSize());
            int more = steps.length() > DIGITS ? steps.length() - DIGITS + 1 : 0;
            double half = radius + LONGER * more * font.getSize();
            bead.setX(tied.getX() - half);
            bead.setY(tied.getY() - radius);
            bead.setWidth(2 * half);
            bead.setHeight(2 * radius);
            bead.setArcWidth(2 * radius);
            bead.setArcHeight(2 * radius);
            number.setWrappingWidth(2 * half);
            number.setX(tied.getX() - half);
        });
        number.setY(tied.getY() - 0.5);
        if (!arc.isBare()) {
            line.getChildren().addAll(under, over);
        }
        line.setMouseTransparent(true);
        line.setManaged(false);
        getChildren().addAll(bead, number);
        setMouseTransparent(true);
        setManaged(false);
    }

    /** It is but one of many: pieces are seen before it. */
    void calm() {
        bead.setStroke(dye.deriveColor(0, 1, 1, FAINT));
        number.setFill(PEARL.deriveColor(0, 1, PALE, 1));
        getTransforms().setAll(new Scale(SMALL, SMALL, tied.getX(), tied.getY()));
    }

    /** The thread itself, which lies under whatever stands high on its way; the bead lies over that. */
    Group line() {
        return line;
    }

    private static QuadCurve curve(GoalArc arc) {
        return new QuadCurve(arc.from().getX(), arc.from().getY(), arc.knee().getX(), arc.knee().getY(),
                arc.tied().getX(), arc.tied().getY());
    }

    private static void stroke(QuadCurve line, Color dye, double wide) {
        line.setFill(null);
        line.setStroke(dye);
        line.setStrokeWidth(wide);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
    }
}
