package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
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
    private final Group cord = new Group();

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
            List<Point2D> line = route.goesOff() ? route.squares() : upTo(route.squares(), edge);
            cord.getChildren().addAll(stroke(line, INK, LINED), stroke(line, GOLD, CORD), strand(line));
            if (!route.goesOff()) {
                cord.getChildren().add(knot(line.getLast()));
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

    private static Shape stroke(List<Point2D> line, Color colour, double width) {
        Polyline shape = new Polyline();
        line.forEach(at -> shape.getPoints().addAll(at.getX(), at.getY()));
        line(shape, colour, width);
        return shape;
    }

    /** The beads on it, each as wide as the cord. */
    private static Shape strand(List<Point2D> line) {
        Shape strand = stroke(line, LIGHT, STRAND);
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

    private static Shape knot(Point2D at) {
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
