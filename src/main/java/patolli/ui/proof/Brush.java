package patolli.ui.proof;

import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Rotate;
import patolli.ui.common.Pigment;

/** Lays flat colour with an even contour of ink round it, about the middle of a sign. Up is outwards: negative y. */
final class Brush {
    private static final double CONTOUR = 1.9;
    private final ObservableList<Node> layers;

    Brush(ObservableList<Node> layers) {
        this.layers = layers;
    }

    /** A disc at that distance from the middle, in that direction. */
    void disc(double out, double degrees, double radius, Pigment fill) {
        lay(new Circle(0, -out, radius), degrees, fill);
    }

    /** A form with straight edges, given by its corners as x and y in turn. */
    void corners(double degrees, Pigment fill, double... corners) {
        lay(new Polygon(corners), degrees, fill);
    }

    /** A form with round edges, as an SVG path. */
    void form(double degrees, Pigment fill, String path, Object... numbers) {
        lay(path(path, numbers), degrees, fill);
    }

    /** A broad line with a contour on both sides. */
    void band(double degrees, Pigment fill, double width, String path, Object... numbers) {
        line(path(path, numbers), degrees, Pigment.INK, width + 2 * CONTOUR);
        line(path(path, numbers), degrees, fill, width);
    }

    /** A disc or dot of plain colour without a contour. */
    void dot(double out, double degrees, double radius, Pigment fill) {
        Circle dot = new Circle(0, -out, radius, fill.color());
        turn(dot, degrees);
    }

    private void lay(Shape shape, double degrees, Pigment fill) {
        shape.setFill(fill == null ? null : fill.color());
        shape.setStroke(Pigment.INK.color());
        shape.setStrokeWidth(CONTOUR);
        shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
        turn(shape, degrees);
    }

    private void line(Shape shape, double degrees, Pigment ink, double width) {
        shape.setFill(null);
        shape.setStroke(ink.color());
        shape.setStrokeWidth(width);
        shape.setStrokeLineCap(StrokeLineCap.SQUARE);
        shape.setStrokeLineJoin(StrokeLineJoin.MITER);
        turn(shape, degrees);
    }

    private void turn(Shape shape, double degrees) {
        shape.getTransforms().add(new Rotate(degrees, 0, 0));
        layers.add(shape);
    }

    private static SVGPath path(String path, Object... numbers) {
        SVGPath shape = new SVGPath();
        shape.setContent(String.format(java.util.Locale.ROOT, path, numbers));
        return shape;
    }
}
