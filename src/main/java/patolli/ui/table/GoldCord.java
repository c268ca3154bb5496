package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/**
 * A thin gold cord that joins a piece with the square to which it can go, along the squares on its way; where a piece
 * is carried through the air, a row of gold beads instead.
 */
final class GoldCord extends Group {
    private static final Color INK = Color.web("#15120F", 0.75);
    private static final Color GOLD = Color.web("#D9A032");
    private static final Color LIGHT = Color.web("#FBE3A0");
    private static final double LINED = 4.4;
    private static final double CORD = 2.1;
    private static final double STRAND = 1.1;
    private static final double TWIST = 4;
    private static final double KNOT = 3.8;
    private static final double BEAD = 3;
    private static final double APART = 10;
    /** How high a leap goes over the straight line, in parts of its length. */
    private static final double BOW = 0.12;
    /** How far from the board it is seen. */
    private static final double LEAP = 104;
    /** How firm it is while another move is pointed at, and the beads while none is. */
    private static final double BACK = 0.4;
    private static final double QUIET = 0.5;
    private static final double LEAST_TURN = 0.1;
    private final Group cord = new Group();
    private final Group leaps = new Group();
    private final double aside;

    /** @param aside how far it lies from the middle of the way, to the right of who walks there */
    GoldCord(Route route, double aside) {
        this.aside = aside;
        getChildren().addAll(leaps, cord);
        setMouseTransparent(true);
        setManaged(false);
        // Dashed lines are much dearer to draw than a picture of them, and the fire's breath lets them be drawn often.
        setCache(true);
        List<Point2D> line = aside(route.squares(), aside);
        if (line.size() > 1) {
            cord.getChildren().addAll(stroke(line, INK, LINED), stroke(line, GOLD, CORD), strand(line));
            if (!route.goesOff()) {
                cord.getChildren().add(knot(line.getLast()));
            }
        }
        lay(route);
    }

    /** Lays the beads anew: another of the pieces in hand is pointed at. */
    void lay(Route route) {
        leaps.getChildren().clear();
        if (route.comesOn()) {
            leap(route.squares().getFirst(), route.start());
        }
        if (route.goesOff()) {
            leap(route.squares().getLast(), route.end());
        }
    }

    /** Strings a bead on it, on a square that is counted off. */
    void bead(Node bead) {
        cord.getChildren().add(bead);
    }

    /** How far it lies from the middle of the way. */
    double aside() {
        return aside;
    }

    /** Whether the cord is seen. */
    boolean isLaid() {
        return cord.isVisible();
    }

    /** Whether beads lead through the air. */
    boolean isInTheAir() {
        return !leaps.getChildren().isEmpty();
    }

    /** The cord lies back behind the light of a way that is pointed at, and is paler while another is. */
    void stand(Standing standing) {
        cord.setVisible(standing != Standing.OUT);
        cord.setOpacity(standing == Standing.BACK ? BACK : 1);
        leaps.setOpacity(switch (standing) {
            case BACK -> BACK * QUIET;
            case PLAIN -> QUIET;
            case OUT -> 1;
        });
    }

    /** Only beside the board: farther out it would cross whoever sits there. */
    private void leap(Point2D square, Point2D beside) {
        Point2D from = square;
        Point2D to = square.interpolate(beside, Math.min(1, LEAP / square.distance(beside)));
        Point2D middle = from.midpoint(to).subtract(0, BOW * from.distance(to));
        for (Color colour : List.of(INK, LIGHT)) {
            QuadCurve curve = new QuadCurve(from.getX(), from.getY(), middle.getX(), middle.getY(), to.getX(),
                    to.getY());
            line(curve, colour, colour == INK ? BEAD + CORD : BEAD);
            curve.getStrokeDashArray().setAll(0.01, APART);
            leaps.getChildren().add(curve);
        }
    }

    private static Shape stroke(List<Point2D> line, Color colour, double width) {
        Polyline shape = new Polyline();
        line.forEach(at -> shape.getPoints().addAll(at.getX(), at.getY()));
        line(shape, colour, width);
        return shape;
    }

    /** The light on its turns. */
    private static Shape strand(List<Point2D> line) {
        Shape strand = stroke(line, LIGHT, STRAND);
        strand.getStrokeDashArray().setAll(TWIST / 2, TWIST);
        return strand;
    }

    private static void line(Shape shape, Color colour, double width) {
        shape.setFill(null);
        shape.setStroke(colour);
        shape.setStrokeWidth(width);
        shape.setStrokeLineCap(StrokeLineCap.ROUND);
        shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
    }

    private static Shape knot(Point2D at) {
        Circle knot = new Circle(at.getX(), at.getY(), KNOT, LIGHT);
        knot.setStroke(INK);
        knot.setStrokeWidth(1.6);
        return knot;
    }

    /** The line beside another one, mitred where it turns. */
    private static List<Point2D> aside(List<Point2D> points, double by) {
        List<Point2D> line = new ArrayList<>();
        for (int i = 0; i < points.size() && points.size() > 1; i++) {
            Point2D before = normal(points, Math.max(i - 1, 0));
            Point2D after = normal(points, Math.min(i, points.size() - 2));
            double both = 1 + before.dotProduct(after);
            line.add(points.get(i).add(both < LEAST_TURN ? after.multiply(by)
                    : before.add(after).multiply(by / both)));
        }
        return line;
    }

    /** To the right of the step from one point to the next. */
    private static Point2D normal(List<Point2D> points, int i) {
        Point2D step = points.get(i + 1).subtract(points.get(i)).normalize();
        return new Point2D(-step.getY(), step.getX());
    }
}
