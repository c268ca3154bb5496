package patolli.ui.table;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;

/** A running stitch of gold between a slip and what it tells of, and the red thread about what would be taken. */
final class SlipThread {
    private static final Color GOLD = Color.web("#F0BE50"), RED = Color.web("#FF5236"), INK = Color.web("#1E1712");
    private static final double THICK = 2.2, EDGE = 1.9;
    /** How long a stitch is, but for its round ends, and how far it is from one to the next. */
    private static final double STITCH = 4.6, HIDDEN = 6.8;
    /** How much a thread that lies loose is bent, of its length; and how far from a piece's middle it begins. */
    private static final double BEND = 0.16, OFF = 15;
    /** How far from the middle of a free square it ends, beside the mark there. */
    private static final double EDGED = 19;
    /** A ring about a piece's foot, and how far below its middle that is. */
    private static final double WIDE = 19.5, HIGH = 18.5, DOWN = 1.5;

    private SlipThread() { }

    /** From a piece to where it can go. @param taken whether something stands there */
    static Node curved(Point2D piece, Point2D end, boolean taken) {
        Point2D way = end.subtract(piece);
        Point2D knee = piece.midpoint(end).add(-BEND * way.getY(), BEND * way.getX());
        Point2D from = off(piece, knee, way, OFF);
        Point2D to = off(end, knee, way, taken ? OFF : EDGED);
        return thread(GOLD, () -> new QuadCurve(from.getX(), from.getY(), knee.getX(), knee.getY(), to.getX(),
                to.getY()));
    }

    private static Point2D off(Point2D piece, Point2D knee, Point2D way, double far) {
        return piece.add(knee.subtract(piece).normalize().multiply(Math.min(far, way.magnitude() / 2)));
    }

    /** From a square to a slip that hangs beside it. */
    static Node straight(Point2D square, Point2D slip) {
        return thread(GOLD, () -> new Line(square.getX(), square.getY(), slip.getX(), slip.getY()));
    }

    /** About a piece so large. */
    static Node ring(Point2D piece, double size) {
        return thread(RED, () -> new Ellipse(piece.getX(), piece.getY() + size * DOWN, size * WIDE, size * HIGH));
    }

    /** A way along which a thread lies. */
    private interface Laid {
        Shape line();
    }

    private static Group thread(Paint dye, Laid way) {
        Shape under = way.line();
        Shape over = way.line();
        stroke(under, INK, THICK + EDGE);
        stroke(over, dye, THICK);
        Group thread = new Group(under, over);
        if (dye != RED) {
            List.of(under, over).forEach(line -> line.getStrokeDashArray().setAll(STITCH, HIDDEN));
            // Dashed lines are dear to draw, and what breathes beside them lets them be drawn often.
            thread.setCache(true);
        }
        thread.setMouseTransparent(true);
        return thread;
    }

    private static void stroke(Shape line, Paint paint, double wide) {
        line.setFill(null);
        line.setStroke(paint);
        line.setStrokeWidth(wide);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
    }
}
