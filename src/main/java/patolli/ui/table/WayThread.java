package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.StrokeLineCap;

/** A thin gold thread that lies under the pieces, gently bent, from a piece to the ring about the place of its goal. */
final class WayThread extends Group {
    private static final Color INK = Color.web("#15120F", 0.7), GOLD = Color.web("#E9B23C"),
            LIGHT = Color.web("#FFEDB8", 0.9);
    private static final double EDGED = 4.2, THREAD = 2.4, SHINE = 0.6, KNOT = 2.8, RIM = 1.1;
    /** How far it is bent, as a part of its length, and at most. */
    private static final double BENT = 0.16, MOST = 34;
    /** From the middle of a ring to its outer edge, in squares: in a hollow, and about a piece that would be taken. */
    private static final double RING = 0.43, TAKING = 0.57;
    private final Point2D end;

    /** @param square how large the squares are */
    WayThread(Point2D from, Point2D to, double square, MoveEnd goal) {
        Point2D way = to.subtract(from);
        // It leaves the row on the side of the middle of what lies between: never along the pieces of a row.
        double bent = Math.min(MOST, BENT * way.magnitude()) * (way.getX() < 0 ? 1 : -1);
        Point2D bend = from.midpoint(to).add(new Point2D(-way.getY(), way.getX()).normalize().multiply(bent));
        double edge = square * (goal == MoveEnd.TAKING || goal == MoveEnd.PART_TAKING ? TAKING : RING);
        end = to.add(bend.subtract(to).normalize().multiply(edge));
        Circle knot = new Circle(end.getX(), end.getY(), KNOT, GOLD);
        knot.setStroke(INK);
        knot.setStrokeWidth(RIM);
        getChildren().addAll(stroke(from, bend, INK, EDGED), stroke(from, bend, GOLD, THREAD),
                stroke(from, bend, LIGHT, SHINE), knot);
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Where it comes to the ring. */
    Point2D end() {
        return end;
    }

    private QuadCurve stroke(Point2D from, Point2D bend, Color colour, double width) {
        QuadCurve curve = new QuadCurve(from.getX(), from.getY(), bend.getX(), bend.getY(), end.getX(), end.getY());
        curve.setFill(null);
        curve.setStroke(colour);
        curve.setStrokeWidth(width);
        curve.setStrokeLineCap(StrokeLineCap.ROUND);
        return curve;
    }
}
