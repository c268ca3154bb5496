package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.ui.common.Cord;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;

/**
 * A small picture of a position, with moves drawn on it: a cord along each way, which ends in a bead or an arrow. It
 * shows the part of the mat that these lead through.
 */
public final class MovePicture {
    /** Pictures are so much denser than design units. */
    private static final int DENSITY = 2;
    /** As it is seen, in design units of the picture. */
    private static final double RIM = 6.2;
    private static final double INKED = 4.8;
    private static final double CORD = 2.4;
    private static final double HEAD = 7;
    /** No head is longer than this part of what it ends. */
    private static final double SHORTER = 0.75;
    private static final double BEAD = 7.4;
    private static final double DOT = 3.6;
    private static final double NUMBER = 11.5;
    /** From one bet's bead to the next, in beads' radii. */
    private static final double APART = 2.6;
    /** From the upper edge down to them, as a part of the height. */
    private static final double HIGH = 0.15;
    /** Moves are seen at most so much larger than the whole mat, and so far about their ends, in design units. */
    private static final double CLOSEST = 2.4;
    private static final double AROUND = 90;
    private final SmallMat mat;

    /** Of positions at a table. */
    public MovePicture(GameTable table, Pictures pictures) {
        mat = new SmallMat(table, pictures);
    }

    /**
     * A move that is drawn.
     *
     * @param cord its look
     * @param bead what stands on a bead beyond its end
     */
    public record Drawn(int move, Cord cord, Optional<String> bead) { }

    /**
     * The picture.
     *
     * @param moves of the position, the first on top; bets can't be drawn and are left out
     */
    public ImageView of(State state, List<Drawn> moves, double width) {
        List<Drawn> drawn = state.phase() == Phase.MOVE ? moves : List.of();
        return picture(state, width, drawn.isEmpty() ? 1 : CLOSEST, pen -> {
            Rectangle2D window = window(drawn.stream().flatMap(one -> ways(state, one).stream())
                    .flatMap(List::stream).toList());
            double unit = window.getWidth() / width;
            List<Marked> marked = marked(state, drawn, unit, window).reversed();
            marked.forEach(one -> draw(pen, one, unit));
            marked.forEach(one -> one.at().ifPresent(at -> bead(pen, at, one.drawn().bead().orElseThrow(),
                    one.drawn().cord(), unit)));
            return window;
        });
    }

    /** The picture of a position before a bet: the beads of bets lie beside one another where a pool lies. */
    public ImageView bets(State state, List<Drawn> bets, double width) {
        Rectangle2D seen = SmallMat.seen();
        double unit = seen.getWidth() / width;
        return picture(state, width, 1, pen -> {
            for (int n = 0; n < bets.size(); n++) {
                Point2D at = new Point2D((seen.getMinX() + seen.getMaxX()) / 2
                        + (n - (bets.size() - 1) / 2.0) * APART * unit * BEAD,
                        seen.getMinY() + HIGH * seen.getHeight());
                bead(pen, at, bets.get(n).bead().orElseThrow(), bets.get(n).cord(), unit);
            }
            return seen;
        });
    }

    /** What is seen when moves lead through these points: the part of the mat about them, or all of it. */
    static Rectangle2D window(List<Point2D> points) {
        Rectangle2D all = SmallMat.seen();
        if (points.isEmpty()) {
            return all;
        }
        double left = points.stream().mapToDouble(Point2D::getX).min().orElseThrow() - AROUND;
        double right = points.stream().mapToDouble(Point2D::getX).max().orElseThrow() + AROUND;
        double top = points.stream().mapToDouble(Point2D::getY).min().orElseThrow() - AROUND;
        double bottom = points.stream().mapToDouble(Point2D::getY).max().orElseThrow() + AROUND;
        double part = Math.clamp(Math.max((right - left) / all.getWidth(), (bottom - top) / all.getHeight()),
                1 / CLOSEST, 1);
        double width = part * all.getWidth();
        double height = part * all.getHeight();
        return new Rectangle2D(
                Math.clamp((left + right - width) / 2, all.getMinX(), all.getMaxX() - width),
                Math.clamp((top + bottom - height) / 2, all.getMinY(), all.getMaxY() - height), width, height);
    }

    /**
     * Paints a position and marks on it.
     *
     * @param closest how much larger than as a whole it is painted
     * @param marks   draws them and tells which part is to be seen, in design units
     */
    private ImageView picture(State state, double width, double closest,
            Function<GraphicsContext, Rectangle2D> marks) {
        double height = Math.round(width / SmallMat.proportion());
        Canvas canvas = new Canvas(Math.round(width * DENSITY * closest), Math.round(height * DENSITY * closest));
        GraphicsContext pen = canvas.getGraphicsContext2D();
        mat.paint(state, pen, canvas.getWidth(), canvas.getHeight());
        Rectangle2D window = marks.apply(pen);
        Rectangle2D all = SmallMat.seen();
        double across = canvas.getWidth() / all.getWidth();
        double down = canvas.getHeight() / all.getHeight();
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(Color.TRANSPARENT);
        how.setViewport(new Rectangle2D((window.getMinX() - all.getMinX()) * across,
                (window.getMinY() - all.getMinY()) * down, window.getWidth() * across, window.getHeight() * down));
        ImageView view = new ImageView(canvas.snapshot(how, null));
        view.setSmooth(true);
        view.setFitWidth(width);
        view.setFitHeight(height);
        return view;
    }

    private List<List<Point2D>> ways(State state, Drawn drawn) {
        return state.view(drawn.move()).legs().stream().map(mat::way).toList();
    }

    /** A way of a move, and where its bead lies. */
    private record Marked(Drawn drawn, List<Point2D> way, Optional<Point2D> at) {

        /** Whether the bead had to give way to others. */
        boolean isAside() {
            return at.isPresent() && !at.get().equals(way.getLast());
        }
    }

    /** The ways of all, the first with its bead in the best place: none lies on another. */
    private List<Marked> marked(State state, List<Drawn> moves, double unit, Rectangle2D window) {
        List<Marked> marked = new ArrayList<>();
        List<Point2D> placed = new ArrayList<>();
        for (Drawn one : moves) {
            for (List<Point2D> way : ways(state, one)) {
                Optional<Point2D> at = one.bead().map(told -> BeadPlace.of(way, placed, unit * BEAD, window));
                at.ifPresent(placed::add);
                marked.add(new Marked(one, way, at));
            }
        }
        return marked;
    }

    private static void draw(GraphicsContext pen, Marked marked, double unit) {
        pen.setLineCap(StrokeLineCap.ROUND);
        pen.setLineJoin(StrokeLineJoin.ROUND);
        Cord cord = marked.drawn().cord();
        List<Point2D> line = new ArrayList<>(marked.way());
        if (marked.at().isEmpty()) {
            line.addAll(head(marked.way(), unit * HEAD));
        }
        stroke(pen, line, Pigment.BONE, unit * RIM);
        stroke(pen, line, Pigment.INK, unit * INKED);
        pen.setLineDashes(cord.dashes(unit * CORD));
        stroke(pen, line, cord.pigment(), unit * CORD);
        pen.setLineDashes();
        if (marked.isAside()) {
            Point2D end = marked.way().getLast();
            stroke(pen, List.of(end, marked.at().orElseThrow()), Pigment.BONE, unit * INKED);
            stroke(pen, List.of(end, marked.at().orElseThrow()), Pigment.INK, unit * CORD);
            dot(pen, end, cord.pigment(), unit * DOT);
        }
    }

    private static void stroke(GraphicsContext pen, List<Point2D> line, Pigment colour, double width) {
        pen.setStroke(colour.color());
        pen.setLineWidth(width);
        pen.beginPath();
        pen.moveTo(line.getFirst().getX(), line.getFirst().getY());
        line.forEach(point -> pen.lineTo(point.getX(), point.getY()));
        pen.stroke();
    }

    /** The end of a way whose bead lies aside. */
    private static void dot(GraphicsContext pen, Point2D at, Pigment colour, double radius) {
        pen.setFill(Pigment.INK.color());
        pen.fillOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
        pen.setFill(colour.color());
        pen.fillOval(at.getX() - radius / 2, at.getY() - radius / 2, radius, radius);
    }

    /** The barbs of an arrow at the end of a way, and its point between them. */
    private static List<Point2D> head(List<Point2D> way, double size) {
        Point2D end = way.getLast();
        Point2D last = way.get(way.size() - 2).subtract(end);
        Point2D back = last.normalize().multiply(Math.min(size, last.magnitude() * SHORTER));
        Point2D aside = new Point2D(-back.getY(), back.getX()).multiply(0.7);
        List<Point2D> head = new ArrayList<>();
        head.add(end.add(back).add(aside));
        head.add(end);
        head.add(end.add(back).subtract(aside));
        return head;
    }

    private static void bead(GraphicsContext pen, Point2D at, String told, Cord cord, double unit) {
        double radius = unit * BEAD;
        pen.setFill(cord.pigment().color());
        pen.setStroke(Pigment.INK.color());
        pen.setLineWidth(unit * 1.4);
        pen.fillOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
        pen.strokeOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
        pen.setFill(cord.written().color());
        pen.setFont(Font.font("Alegreya", FontWeight.BOLD, unit * NUMBER));
        pen.setTextAlign(TextAlignment.CENTER);
        pen.setTextBaseline(VPos.CENTER);
        pen.fillText(told, at.getX(), at.getY());
    }
}
