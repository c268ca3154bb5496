package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;

/** A small picture of a position, with moves drawn on it: a cord along each way that ends in an arrow. */
public final class MovePicture {
    /** Pictures are so much denser than design units. */
    private static final int DENSITY = 2;
    /** As it is seen, in design units of the picture. */
    private static final double RIM = 6.2;
    private static final double INKED = 4.8;
    private static final double CORD = 2.4;
    private static final double HEAD = 7;
    private static final double BEAD = 7.4;
    private static final double NUMBER = 11.5;
    private final SmallMat mat;

    /** Of positions at a table. */
    public MovePicture(GameTable table, Pictures pictures) {
        mat = new SmallMat(table, pictures);
    }

    /**
     * A move that is drawn.
     *
     * @param cord its colour
     * @param bead what stands on a bead beyond its end
     */
    public record Drawn(int move, Pigment cord, Optional<String> bead) { }

    /**
     * The picture.
     *
     * @param moves of the position, the first on top; bets can't be drawn and are left out
     */
    public ImageView of(State state, List<Drawn> moves, double width) {
        double height = Math.round(width / SmallMat.proportion());
        Canvas canvas = new Canvas(width * DENSITY, height * DENSITY);
        GraphicsContext pen = canvas.getGraphicsContext2D();
        mat.paint(state, pen, canvas.getWidth(), canvas.getHeight());
        double unit = DENSITY / pen.getTransform().getMxx();
        List<Drawn> drawn = state.phase() == Phase.MOVE ? moves.reversed() : List.of();
        drawn.forEach(one -> ways(state, one).forEach(way -> draw(pen, way, one.cord().color(), unit)));
        drawn.forEach(one -> one.bead().ifPresent(bead -> ways(state, one).forEach(way ->
                bead(pen, beyond(way, unit * (BEAD + 2)), bead, unit))));
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(Color.TRANSPARENT);
        Image picture = canvas.snapshot(how, null);
        ImageView view = new ImageView(picture);
        view.setFitWidth(width);
        view.setFitHeight(height);
        return view;
    }

    private List<List<Point2D>> ways(State state, Drawn drawn) {
        return state.view(drawn.move()).legs().stream().map(mat::way).toList();
    }

    private static void draw(GraphicsContext pen, List<Point2D> way, Color cord, double unit) {
        pen.setLineCap(StrokeLineCap.ROUND);
        pen.setLineJoin(StrokeLineJoin.ROUND);
        for (Color colour : List.of(Pigment.BONE.color(), Pigment.INK.color(), cord)) {
            pen.setStroke(colour);
            pen.setLineWidth(unit * (colour.equals(cord) ? CORD : colour.equals(Pigment.INK.color()) ? INKED : RIM));
            pen.beginPath();
            pen.moveTo(way.getFirst().getX(), way.getFirst().getY());
            way.forEach(point -> pen.lineTo(point.getX(), point.getY()));
            head(way, unit * HEAD).forEach(point -> pen.lineTo(point.getX(), point.getY()));
            pen.stroke();
        }
    }

    /** The barbs of an arrow at the end of a way, and its point between them. */
    private static List<Point2D> head(List<Point2D> way, double size) {
        Point2D end = way.getLast();
        Point2D back = way.get(way.size() - 2).subtract(end).normalize().multiply(size);
        Point2D aside = new Point2D(-back.getY(), back.getX()).multiply(0.7);
        List<Point2D> head = new ArrayList<>();
        head.add(end.add(back).add(aside));
        head.add(end);
        head.add(end.add(back).subtract(aside));
        return head;
    }

    /** So far beyond the end of a way, where nothing of it is covered. */
    private static Point2D beyond(List<Point2D> way, double far) {
        Point2D end = way.getLast();
        return end.add(end.subtract(way.get(way.size() - 2)).normalize().multiply(far));
    }

    private static void bead(GraphicsContext pen, Point2D at, String told, double unit) {
        double radius = unit * BEAD;
        pen.setFill(Pigment.COCHINEAL.color());
        pen.setStroke(Pigment.INK.color());
        pen.setLineWidth(unit * 1.4);
        pen.fillOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
        pen.strokeOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
        pen.setFill(Pigment.BONE.color());
        pen.setFont(Font.font("Alegreya", FontWeight.BOLD, unit * NUMBER));
        pen.setTextAlign(TextAlignment.CENTER);
        pen.setTextBaseline(VPos.CENTER);
        pen.fillText(told, at.getX(), at.getY());
    }
}
