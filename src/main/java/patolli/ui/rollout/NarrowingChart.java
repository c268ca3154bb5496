package patolli.ui.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import patolli.ai.rollout.Candidate;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ui.common.Cord;
import patolli.ui.common.Pigment;

/**
 * How chances became sure while games were played, from left to right: for each of the moves a cord at its chance, and
 * about that of the best one its interval, which narrows; those of the others, told in figures, would hide the cords. A
 * bead at the end of a cord has the move's number.
 */
final class NarrowingChart extends Pane {
    static final double WIDTH = 340;
    static final double HEIGHT = 139;
    /** What stands left of the cords: the chances. */
    private static final double LEFT = 40;
    private static final double TOP = 4;
    private static final double BOTTOM = 119;
    /** The words under it. */
    private static final double AXIS = 130;
    /** Between them at least. */
    private static final double APART = 4;
    private static final double BEAD = 8;
    /** The bead of a move that is none of the best. */
    private static final double SMALL = 6.4;
    private static final double CORD = 2.6;
    private static final double THREAD = 2;
    private static final double CONTOUR = 5.2;
    /** Beads at the same chance stand so far beside each other. */
    private static final double BESIDE = 17;
    private static final int COLUMNS = 3;
    /** After fewer games chances leap about. */
    private static final int FEW = 4;
    private static final double ROOM = 0.03;
    /** So far below the best ones moves are still seen: a very bad one would press all others together. */
    private static final double BELOW = 0.15;
    private static final double EDGE = 1;
    /** How much of the paper a tint covers. */
    private static final double TINT = 0.16;
    /** What is left free before the cords, above what can be and below it. */
    private static final double BEFORE = 6;
    private static final double WITHIN = 4;
    /** Of the work, so that the first of it is not divided by nothing. */
    private static final double LEAST = 0.001;
    private static final double[] MARKS = {0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5};
    private static final int MOST_MARKS = 5;
    private final List<Standing> past;
    private final double low;
    private final double high;

    /**
     * @param past how it stood, one after the other, at least once
     * @param most so many of the moves are drawn, the best ones
     * @param axis what is counted from left to right
     * @param told what it shows, in words
     */
    NarrowingChart(List<Standing> past, int most, String axis, String told) {
        this.past = past.stream().filter(one -> one == past.getLast() || one.candidates().getFirst().games() >= FEW)
                .toList();
        List<Candidate> all = this.past.getLast().candidates();
        List<Candidate> shown = all.subList(0, Math.min(most, all.size()));
        List<Candidate> best = shown.subList(0, Math.min(Cord.RANKS.size(), shown.size()));
        double lowest = shown.getFirst().chance().low();
        low = Math.max(0, shown.stream().mapToDouble(one -> Math.clamp(one.chance().value(), lowest - BELOW, lowest))
                .min().orElse(0) - ROOM);
        high = Math.min(1, this.past.stream().flatMap(one -> best.stream().flatMap(cord -> found(one, cord).stream()))
                .mapToDouble(one -> one.chance().value()).reduce(shown.getFirst().chance().high(), Math::max) + ROOM);
        setId("narrowing");
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        ground();
        axis(axis);
        Pane drawn = new Pane();
        drawn.setClip(new Rectangle(LEFT + 1, TOP + 1, WIDTH - LEFT - 2, BOTTOM - TOP - 2));
        getChildren().add(drawn);
        drawn.getChildren().addAll(band(shown.getFirst(), Cord.RANKS.getFirst().pigment().color()));
        shown.stream().skip(best.size()).forEach(one ->
                drawn.getChildren().add(cord(one, Pigment.INK.color().deriveColor(0, 1, 1, 0.7), THREAD)));
        best.forEach(one -> drawn.getChildren().add(cord(one, Pigment.INK.color(), CONTOUR)));
        // The whole one lies lowest: through the gaps of the others it is seen where they run together.
        for (int n = 0; n < best.size(); n++) {
            Polyline cord = cord(best.get(n), Cord.RANKS.get(n).pigment().color(), CORD);
            for (double part : Cord.RANKS.get(n).dashes(CORD)) {
                cord.getStrokeDashArray().add(part);
            }
            drawn.getChildren().add(cord);
        }
        if (all.size() > 1) {
            beads(shown);
        }
    }

    /** Each at the end of its cord, or beside or below those of better moves that lie there. */
    private void beads(List<Candidate> shown) {
        List<Point2D> laid = new ArrayList<>();
        double right = x(past.getLast().part());
        for (int n = 0; n < shown.size(); n++) {
            double at = height(y(shown.get(n).chance().value()));
            Point2D place = IntStream.of(0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5)
                    .mapToObj(down -> height(at + down * BESIDE))
                    .flatMap(height -> IntStream.range(0, COLUMNS).mapToObj(column ->
                            new Point2D(right + column * BESIDE, height)))
                    .filter(free -> !isTaken(laid, free)).findFirst().orElse(new Point2D(right, at));
            laid.add(place);
            bead(n + 1, Cord.of(n), n < Cord.RANKS.size() ? BEAD : SMALL, place.getX(), place.getY());
        }
    }

    private static double height(double y) {
        return Math.clamp(y, TOP + BEAD + 2, BOTTOM - BEAD - 2);
    }

    private static boolean isTaken(List<Point2D> laid, Point2D at) {
        return laid.stream().anyMatch(other -> other.distance(at) < 2 * BEAD + 1);
    }

    /** What was played so far takes the whole width: more of it makes the beginning narrower. */
    private double x(double part) {
        double first = past.getFirst().part();
        return LEFT + BEFORE + (WIDTH - LEFT - BEFORE - BEAD - 4 - (COLUMNS - 1) * BESIDE)
                * (part - first) / Math.max(LEAST, past.getLast().part() - first);
    }

    private double y(double chance) {
        return BOTTOM - WITHIN - (chance - low) / (high - low) * (BOTTOM - TOP - 2 * WITHIN);
    }

    /** Bark paper with a line for every so many hundredths. */
    private void ground() {
        Rectangle paper = new Rectangle(LEFT, TOP, WIDTH - LEFT - 1, BOTTOM - TOP);
        paper.setFill(Pigment.BONE.color().deriveColor(0, 1, 1, 0.5));
        paper.setStroke(Pigment.INK.color());
        paper.setStrokeWidth(1.4);
        getChildren().add(paper);
        double each = MARKS[MARKS.length - 1];
        for (double mark : MARKS) {
            each = (high - low) / mark <= MOST_MARKS && mark < each ? mark : each;
        }
        for (long n = (long) Math.ceil(low / each); n * each <= high; n++) {
            double at = y(n * each);
            Line line = new Line(LEFT + 1, at, WIDTH - 2, at);
            line.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, 0.22));
            Text number = new Text(Math.round(n * each * 100) + "%");
            number.getStyleClass().add("points");
            number.setTextOrigin(VPos.CENTER);
            number.setY(Math.clamp(at, TOP + 6, BOTTOM - 6));
            number.layoutBoundsProperty().subscribe(bounds -> number.setX(LEFT - 5 - bounds.getWidth()));
            getChildren().addAll(line, number);
        }
    }

    /**
     * Under the paper: in its middle what is counted, and how many games the left end and the right one stand for. If
     * the words are so large that a number would touch what is counted, it is left out.
     */
    private void axis(String counted) {
        Text middle = under(counted, (LEFT + WIDTH) / 2);
        number(past.getFirst(), middle);
        if (past.size() > 1) {
            number(past.getLast(), middle);
        }
    }

    private void number(Standing standing, Text middle) {
        Text number = under(Integer.toString(games(standing)), x(standing.part()));
        Stream.of(number, middle).forEach(text -> text.boundsInParentProperty().subscribe(() -> number.setVisible(
                number.getBoundsInParent().getMinX() > middle.getBoundsInParent().getMaxX() + APART
                || number.getBoundsInParent().getMaxX() < middle.getBoundsInParent().getMinX() - APART)));
    }

    private static int games(Standing standing) {
        return standing.candidates().getFirst().games();
    }

    private Text under(String words, double x) {
        Text text = new Text(words);
        text.getStyleClass().add("points");
        text.setTextOrigin(VPos.CENTER);
        text.setY(AXIS);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(x - bounds.getWidth() / 2));
        getChildren().add(text);
        return text;
    }

    /** The interval of one of them, in a tint of its colour. */
    private List<Node> band(Candidate candidate, Color colour) {
        Polyline lower = new Polyline();
        Polyline upper = new Polyline();
        past.forEach(standing -> found(standing, candidate).ifPresent(now -> {
            double x = x(standing.part());
            lower.getPoints().addAll(x, y(now.chance().low()));
            upper.getPoints().addAll(x, y(now.chance().high()));
        }));
        Polygon between = new Polygon();
        between.getPoints().addAll(lower.getPoints());
        for (int at = upper.getPoints().size() - 2; at >= 0; at -= 2) {
            between.getPoints().addAll(upper.getPoints().get(at), upper.getPoints().get(at + 1));
        }
        between.setFill(colour.deriveColor(0, 1, 1, TINT));
        stroke(lower, colour, EDGE);
        stroke(upper, colour, EDGE);
        return List.of(between, lower, upper);
    }

    /** The chance of one of them, from the first time on that it was told. */
    private Polyline cord(Candidate candidate, Color colour, double width) {
        Polyline cord = new Polyline();
        past.forEach(standing -> found(standing, candidate).ifPresent(now ->
                cord.getPoints().addAll(x(standing.part()), y(now.chance().value()))));
        stroke(cord, colour, width);
        return cord;
    }

    private static Optional<Candidate> found(Standing standing, Candidate candidate) {
        return standing.candidates().stream().filter(one -> one.move().equals(candidate.move())).findFirst();
    }

    private static void stroke(Polyline cord, Color colour, double width) {
        cord.setStroke(colour);
        cord.setStrokeWidth(width);
        cord.setStrokeLineCap(StrokeLineCap.ROUND);
        cord.setStrokeLineJoin(StrokeLineJoin.ROUND);
    }

    private void bead(int number, Cord cord, double radius, double x, double y) {
        Circle bead = new Circle(x, y, radius, cord.pigment().color());
        bead.setStroke(Pigment.INK.color());
        bead.setStrokeWidth(1.4);
        Text text = new Text(Integer.toString(number));
        text.getStyleClass().add("bead-number");
        text.setStyle("-fx-fill: " + (cord.written() == Pigment.INK ? "-ink" : "-bone"));
        text.setTextOrigin(VPos.CENTER);
        text.setY(y);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(x - bounds.getWidth() / 2));
        getChildren().addAll(bead, text);
    }
}
