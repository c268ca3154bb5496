package patolli.ui.table;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
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
    /** How much it is bent, of its length, at least and at most. */
    private static final double BEND = 0.42, LEAST = 34, MOST = 104;
    /** Where it begins and ends, from the middles of the piece and of the ring. */
    private static final double OFF = 27, TIED = 35;
    /** How much nearer to the top of the ring it is tied than it comes, so that two that meet there lie apart. */
    private static final double HIGH = 0.7;
    /** The bead with the number, and the line about it. */
    private static final double RADIUS = 10.5, ROUND = 0.68, RIM = 1.7;
    /** A way is upright if it goes aside no more than this part of it. */
    private static final double UPRIGHT = 0.35;

    /**
     * @param piece  the middle of the piece, as it is seen
     * @param end    the middle of the ring
     * @param middle the middle of the board, towards which upright ones are bent; all others are bent up
     */
    GoalThread(Point2D piece, Point2D end, Point2D middle, MoveEnd ending, int steps) {
        Color dye = switch (ending) {
            case WHOLE -> GOLD;
            case PART -> PEARL;
            case TAKING, PART_TAKING -> RED;
        };
        boolean whole = ending == MoveEnd.WHOLE || ending == MoveEnd.TAKING;
        Point2D way = end.subtract(piece);
        double bent = Math.clamp(BEND * way.magnitude(), LEAST, MOST);
        Point2D aside = new Point2D(-way.getY(), way.getX()).normalize().multiply(bent);
        boolean upright = Math.abs(way.getX()) < UPRIGHT * way.magnitude();
        boolean turned = upright ? aside.getX() * (middle.getX() - piece.getX()) < 0 : aside.getY() > 0;
        Point2D knee = piece.midpoint(end).add(turned ? aside.multiply(-1) : aside);
        Point2D from = towards(piece, knee, OFF);
        Point2D tied = towards(end, upright ? knee : knee.subtract(0, HIGH * knee.distance(end)), TIED);
        QuadCurve under = curve(from, knee, tied), over = curve(from, knee, tied);
        stroke(under, INK, whole ? EDGED : EDGED + 0.8);
        stroke(over, dye, whole ? THICK : BEAD);
        if (!whole) {
            over.getStrokeDashArray().setAll(List.of(0.0, NEXT));
        }
        Circle bead = new Circle(tied.getX(), tied.getY(), RADIUS, Pigment.INK.color());
        bead.setStroke(dye);
        bead.setStrokeWidth(RIM);
        Text number = new Text(Integer.toString(steps));
        number.getStyleClass().add("goal-count");
        number.setFill(PEARL);
        number.setTextOrigin(VPos.CENTER);
        number.setTextAlignment(TextAlignment.CENTER);
        // As large as the words of the table are; the bead grows with it.
        number.fontProperty().subscribe(font -> {
            double radius = Math.max(RADIUS, ROUND * font.getSize());
            bead.setRadius(radius);
            number.setWrappingWidth(4 * radius);
            number.setX(tied.getX() - 2 * radius);
        });
        number.setY(tied.getY() - 0.5);
        getChildren().addAll(under, over, bead, number);
        setMouseTransparent(true);
        setManaged(false);
    }

    private static Point2D towards(Point2D from, Point2D to, double far) {
        return from.add(to.subtract(from).normalize().multiply(far));
    }

    /** Between its ends the arc keeps the height of its knee. */
    private static QuadCurve curve(Point2D from, Point2D knee, Point2D to) {
        return new QuadCurve(from.getX(), from.getY(), knee.getX(), knee.getY(), to.getX(), to.getY());
    }

    private static void stroke(QuadCurve line, Color dye, double wide) {
        line.setFill(null);
        line.setStroke(dye);
        line.setStrokeWidth(wide);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
    }
}
