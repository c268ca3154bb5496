package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
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
import patolli.ui.common.Sprite;

/**
 * What joins a piece with the square to which it can go, along the squares on its way: a gold cord of beads, a single
 * thread beside those of others that share a stretch with it, or small marks on the squares.
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
    /** How wide a single thread is, and its dark edges with it. */
    private static final double THREAD = 1.3;
    private static final double EDGED = 2.9;
    /** The same where there are few: each is followed from its piece to its goal. */
    private static final double ROPE = 2.2;
    private static final double ROPE_EDGED = 3.6;
    /** How far threads beside each other lie apart, and how far all of them together; points between two squares. */
    private static final double APART = 7.5, TOGETHER = 15;
    private static final int BENT = 10;
    /** How single threads are spun: smooth, in long and in short stitches. */
    private static final List<List<Double>> SPUN = List.of(List.of(), List.of(9.0, 5.0), List.of(0.0, 5.0));
    /** How firm it is while another move is pointed at. */
    private static final double BACK = 0.4;
    /** How firm a single thread is: several beside each other are not to be seen before pieces and goals. */
    private static final double QUIET = 0.72, FIRM = 0.88, QUIET_BACK = 0.28;
    /** A single thread that goes further than so many squares is seen only while its move is pointed at. */
    private static final double FAR = 4;
    private static final double HALF = 0.5, LATE = 0.8;
    private final Group cord = new Group();
    private final Group tied = new Group();
    private boolean stays;
    private boolean tangled;
    private final List<Node> beads = new ArrayList<>();
    private List<Point2D> squares = List.of();
    private double edge;
    private boolean knotted;
    private boolean single;
    private boolean rope;
    private List<Sprite> feet = List.of();
    private double lane;
    private List<Double> spun = List.of();
    private Set<Set<Point2D>> shared = Set.of();
    private Set<Point2D> lit = Set.of();

    /** Marks in the place of a cord: they are seen when it is pointed at as well. */
    GoldCord(List<? extends Node> marks) {
        stays = true;
        getChildren().addAll(cord, tied);
        tied.setVisible(false);
        cord.getChildren().addAll(marks);
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
            knotted = !route.goesOff();
            this.edge = knotted ? edge : 0;
            spin();
        }
    }

    /** Strings a bead on it, on a square that is counted off. */
    void bead(Node bead) {
        beads.add(bead);
        cord.getChildren().add(bead);
    }

    /** Lays a thread from its piece to its goal, which is seen while it is pointed at. */
    void tie(Node thread) {
        tied.getChildren().setAll(thread);
    }

    /** Shares a stretch with another, or not: it is not seen then, but for marks while it is pointed at. */
    void tangle(boolean now) {
        tangled = now;
        if (stays) {
            cord.setVisible(tied.isVisible() || !now);
        } else {
            setVisible(!now);
        }
    }

    /** Whether the cord is seen. */
    boolean isLaid() {
        return cord.isVisible();
    }

    /** Whether it is a thread among others. */
    boolean isSingle() {
        return single;
    }

    /** The cord lies back behind the light of a way that is pointed at, and is paler while another is. */
    void stand(Standing standing) {
        boolean out = standing == Standing.OUT;
        cord.setVisible(stays ? out || !tangled : !out);
        tied.setVisible(out);
        double back = single ? QUIET_BACK : BACK;
        cord.setOpacity(standing == Standing.BACK ? back : single ? quiet() : 1);
    }

    /**
     * Runs as a single thread beside others, so that none crosses another; neighbours are spun otherwise, so that each
     * is told on both sides of a piece. Where no other goes it lies in the middle.
     *
     * @param walked feet that are seen in the place of one that is too long
     * @param firm   whether there are few, and each is a rope
     */
    void beside(Lanes lanes, List<Sprite> walked, boolean firm) {
        single = true;
        rope = firm;
        feet = walked;
        cord.setOpacity(quiet());
        shared = lanes.shared();
        lane = Math.min(APART, TOGETHER / (lanes.count() - 1)) * (lanes.place() - (lanes.count() - 1) / 2.0);
        spun = SPUN.get(lanes.place() % SPUN.size());
        spin();
    }

    private double quiet() {
        return rope ? FIRM : QUIET;
    }

    /** Whether it goes so far that as a single thread it would not be seen. */
    boolean isFar() {
        return squares.size() - 1 > FAR;
    }

    /** A single thread is not seen on the squares of a way that is lit. */
    void leave(Set<Point2D> squares) {
        if (single && !lit.equals(squares)) {
            lit = Set.copyOf(squares);
            spin();
        }
    }

    private void spin() {
        cord.getChildren().clear();
        if (squares.isEmpty()) {
            return;
        }
        List<Point2D> line = upTo(squares, edge);
        if (single && isFar()) {
            // All of several long ones beside each other would be seen before the pieces between.
            feet.stream().filter(pair -> !lit.contains(pair.at())).forEach(cord.getChildren()::add);
            cord.getChildren().addAll(beads);
            return;
        }
        parts(line.size()).stream().map(part -> laid(line, part.from, part.to)).forEach(part -> cord.getChildren()
                .addAll(single ? List.of(stroke(part, INK, rope ? ROPE_EDGED : EDGED),
                        dashed(stroke(part, LIGHT, rope ? ROPE : THREAD), spun))
                        : List.of(stroke(part, INK, LINED), stroke(part, GOLD, CORD), strand(part))));
        if (knotted && !lit.contains(squares.getLast())) {
            cord.getChildren().add(knot(at(line, line.size() - 1)));
        }
        cord.getChildren().addAll(beads);
    }

    /** A part of a line, in squares from its beginning. */
    private record Part(double from, double to) { }

    /** What is left of a line along the squares without those that are lit: up to the edge of each. */
    private List<Part> parts(int length) {
        List<Part> parts = new ArrayList<>();
        boolean going = false;
        for (int i = 0; i + 1 < length; i++) {
            boolean leaves = lit.contains(squares.get(i));
            boolean comes = lit.contains(squares.get(i + 1));
            // The last stretch ends before the middle of its square.
            double border = i + (knotted && i + 2 == length ? LATE : HALF);
            if (!leaves || !comes) {
                double from = going ? parts.removeLast().from : leaves ? border : i;
                parts.add(new Part(from, comes ? border : i + 1));
            }
            going = !comes;
        }
        return parts;
    }

    private List<Point2D> laid(List<Point2D> line, double from, double to) {
        int steps = single ? BENT : 1;
        return Stream.of(DoubleStream.of(from), IntStream.rangeClosed((int) Math.floor(from * steps) + 1,
                        (int) Math.ceil(to * steps) - 1).mapToDouble(i -> (double) i / steps), DoubleStream.of(to))
                .flatMap(DoubleStream::boxed).map(place -> at(line, place)).toList();
    }

    /** A place of the line, in squares from its beginning. */
    private Point2D at(List<Point2D> line, double place) {
        int i = Math.min((int) place, line.size() - 2);
        double on = place - i;
        Point2D middle = line.get(i).interpolate(line.get(i + 1), on);
        Point2D aside = on == 0 ? beside(line, i) : on == 1 ? beside(line, i + 1) : right(line, i);
        double out = inLane(i) + (inLane(i + 1) - inLane(i)) * on * on * (3 - 2 * on);
        return single ? middle.add(aside.multiply(lane * out)) : middle;
    }

    /** 1 on a square to which or from which others go as well, else 0. */
    private double inLane(int square) {
        return isShared(Math.max(0, square - 1)) || isShared(Math.min(square, squares.size() - 2)) ? 1 : 0;
    }

    private boolean isShared(int stretch) {
        return shared.contains(Set.of(squares.get(stretch), squares.get(stretch + 1)));
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

    private static Polyline stroke(List<Point2D> line, Color colour, double width) {
        Polyline shape = new Polyline();
        shape.getPoints().setAll(line.stream().flatMap(at -> Stream.of(at.getX(), at.getY())).toList());
        line(shape, colour, width);
        return shape;
    }

    /** The beads on it, each as wide as the cord. */
    private static Polyline strand(List<Point2D> line) {
        return dashed(stroke(line, LIGHT, STRAND), List.of(0.0, TWIST));
    }

    private static Polyline dashed(Polyline line, List<Double> dashes) {
        line.getStrokeDashArray().setAll(dashes);
        return line;
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
