package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/**
 * What joins a piece with the square to which it can go, along the squares on its way: a gold cord of beads, or a light
 * on each of them.
 */
final class GoldCord extends Group {
    private static final Color INK = Color.web("#15120F", 0.75);
    private static final Color GOLD = Color.web("#D9A032");
    private static final Color LIGHT = Color.web("#FBE3A0");
    private static final double LINED = 5.2;
    private static final double CORD = 3;
    private static final double STRAND = 3;
    private static final double TWIST = 7;
    private static final double KNOT = 3.8;
    /** How firm it is while another move is pointed at. */
    private static final double BACK = 0.4;
    /** How far from the middle of a goal a cord ends that runs beside others, of what is to its edge. */
    private static final double WITHIN = 0.4;
    private final Group cord = new Group();
    /** What lies along the line, and its knot. */
    private final List<Polyline> along = new ArrayList<>();
    private List<Point2D> squares = List.of();
    private double edge;
    private Optional<Circle> knot = Optional.empty();

    /** Lights in the place of a cord. */
    GoldCord(List<? extends Node> lights) {
        getChildren().add(cord);
        cord.getChildren().addAll(lights);
        setMouseTransparent(true);
        setManaged(false);
    }

    /** @param edge from the middle of the goal to its edge, where the cord ends */
    GoldCord(Route route, double edge) {
        getChildren().add(cord);
        setMouseTransparent(true);
        setManaged(false);
        // Dashed lines are much dearer to draw than a picture of them, and the fire's breath lets them be drawn often.
        setCache(true);
        if (route.squares().size() > 1) {
            squares = route.squares();
            this.edge = route.goesOff() ? 0 : edge;
            List<Point2D> line = upTo(squares, this.edge);
            along.addAll(List.of(stroke(line, INK, LINED), stroke(line, GOLD, CORD), strand(line)));
            cord.getChildren().addAll(along);
            if (!route.goesOff()) {
                knot = Optional.of(knot(line.getLast()));
                cord.getChildren().add(knot.get());
            }
        }
    }

    /** Strings a bead on it, on a square that is counted off. */
    void bead(Node bead) {
        cord.getChildren().add(bead);
    }

    /** Whether the cord is seen. */
    boolean isLaid() {
        return cord.isVisible();
    }

    /** The cord lies back behind the light of a way that is pointed at, and is paler while another is. */
    void stand(Standing standing) {
        cord.setVisible(standing != Standing.OUT);
        cord.setOpacity(standing == Standing.BACK ? BACK : 1);
    }

    /**
     * Runs so far beside the middle of its squares, to the right, so that others can run beside it; and ends within the
     * goal, over which another may go on.
     */
    void shift(double aside) {
        List<Point2D> line = squares.isEmpty() ? squares : upTo(squares, edge * WITHIN);
        List<Point2D> shifted = IntStream.range(0, line.size())
                .mapToObj(i -> line.get(i).add(beside(line, i).multiply(aside))).toList();
        along.forEach(shape -> lay(shape, shifted));
        knot.ifPresent(end -> {
            end.setCenterX(shifted.getLast().getX());
            end.setCenterY(shifted.getLast().getY());
        });
    }

    /** From a place of the line to one on its right that is one unit from both stretches that meet there. */
    private static Point2D beside(List<Point2D> line, int i) {
        Point2D before = right(line, Math.max(0, i - 1));
        Point2D after = right(line, Math.min(i, line.size() - 2));
        return before.add(after).multiply(1 / Math.max(0.5, 1 + before.dotProduct(after)));
    }

    private static Point2D right(List<Point2D> line, int stretch) {
        Point2D way = line.get(stretch + 1).subtract(line.get(stretch)).normalize();
        return new Point2D(-way.getY(), way.getX());
    }

    private static void lay(Polyline shape, List<Point2D> line) {
        shape.getPoints().setAll(line.stream().flatMap(at -> Stream.of(at.getX(), at.getY())).toList());
    }

    private static Polyline stroke(List<Point2D> line, Color colour, double width) {
        Polyline shape = new Polyline();
        lay(shape, line);
        line(shape, colour, width);
        return shape;
    }

    /** The beads on it, each as wide as the cord. */
    private static Polyline strand(List<Point2D> line) {
        Polyline strand = stroke(line, LIGHT, STRAND);
        strand.getStrokeDashArray().setAll(0.0, TWIST);
        return strand;
    }

    private static void line(Shape shape, Color colour, double width) {
        shape.setFill(null);
        shape.setStroke(colour);
        shape.setStrokeWidth(width);
        shape.setStrokeLineCap(StrokeLineCap.ROUND);
        shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
    }

    private static Circle knot(Point2D at) {
        Circle knot = new Circle(at.getX(), at.getY(), KNOT, LIGHT);
        knot.setStroke(INK);
        knot.setStrokeWidth(1.6);
        return knot;
    }

    /** As far as the edge of the goal, whose picture stays whole. */
    private static List<Point2D> upTo(List<Point2D> points, double edge) {
        Point2D last = points.getLast();
        Point2D before = points.get(points.size() - 2);
        List<Point2D> line = new ArrayList<>(points.subList(0, points.size() - 1));
        line.add(last.interpolate(before, edge / last.distance(before)));
        return line;
    }
}
