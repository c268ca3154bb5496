package patolli.ui.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
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
import patolli.ui.common.RoundMarks;
import patolli.ui.common.Spread;

/**
 * How chances became sure while games were played, from left to right: for each of the moves a cord at its chance, and
 * about that of the best one, which lies on top, its interval, which narrows; those of the others, told in figures,
 * would hide the cords. Right of the paper stand beads with the moves' numbers, each tied to the end of its cord.
 */
final class NarrowingChart extends Pane {
    static final double WIDTH = 338;
    static final double HEIGHT = 149;
    /** The paper: left of it stand the chances, right of it the beads, below it the games. */
    static final double LEFT = 40;
    static final double RIGHT = WIDTH - 38;
    static final double TOP = 4;
    static final double BOTTOM = 107;
    private static final double GAMES = 119.5;
    private static final double COUNTED = 139.5;
    /** Between what is written there at least. */
    private static final double APART = 4;
    private static final double BEADS = WIDTH - 10;
    private static final double BEAD = 8;
    /** The bead of a move that is none of the best. */
    private static final double SMALL = 6.8;
    /** Between beads, their contours not taken off. */
    private static final double GAP = 3.5;
    /** Cords of the best move, of the next ones, and of all others, with contours. */
    private static final double BEST = 3;
    private static final double NEXT = 1.9;
    private static final double THREAD = 2.2;
    private static final double CONTOUR = 2.6;
    /** Of the games: what the first ones of them showed leaps about, and is not drawn. */
    private static final double SETTLED = 0.35;
    /** So far below the interval of the best one, in its own widths, or so much, moves are drawn. */
    private static final double BELOW = 1.5;
    private static final double BELOW_LEAST = 0.1;
    /** What is left free above all that is drawn and below it. */
    private static final double ROOM = 0.05;
    private static final double NARROWEST = 0.02;
    /** From the frame to both ends of the scale. */
    private static final double INSIDE = 8;
    /** How much of the paper a tint covers. */
    private static final double TINT = 0.2;
    private static final int MOST_CHANCES = 6;
    private static final int MOST_GAMES = 6;
    private static final double HUNDRED = 100;
    private final List<Standing> past;
    private final List<Candidate> shown;
    private final double floor;
    private final double low;
    private final double high;

    /**
     * @param past how it stood, one after the other, at least once
     * @param most so many of the moves are told, the best ones
     * @param axis what is counted from left to right
     * @param told what it shows, in words
     */
    NarrowingChart(List<Standing> past, int most, String axis, String told) {
        this.past = past.stream().filter(one -> games(one) >= SETTLED * games(past.getLast())).toList();
        List<Candidate> all = past.getLast().candidates();
        shown = all.subList(0, Math.min(most, all.size()));
        Candidate best = shown.getFirst();
        floor = best.chance().low()
                - Math.max(BELOW_LEAST, BELOW * (best.chance().high() - best.chance().low()));
        double[] seen = this.past.stream().flatMapToDouble(one -> DoubleStream.concat(
                found(one, best).stream().flatMapToDouble(now ->
                        DoubleStream.of(now.chance().low(), now.chance().high())),
                drawn().flatMap(move -> found(one, move).stream()).mapToDouble(now -> now.chance().value()))).toArray();
        double least = DoubleStream.of(seen).min().orElse(0);
        double wide = Math.max(NARROWEST, DoubleStream.of(seen).max().orElse(1) - least);
        low = Math.max(0, least - ROOM * wide);
        high = Math.min(1, Math.max(low + NARROWEST, least + wide * (1 + ROOM)));
        setId("narrowing");
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        ground();
        axis(axis);
        Pane cords = new Pane();
        cords.setClip(new Rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP));
        getChildren().add(cords);
        cords.getChildren().add(band(best, Cord.RANKS.getFirst().pigment().color()));
        for (Candidate move : drawn().toList().reversed()) {
            cords.getChildren().addAll(cord(move));
        }
        frame();
        if (all.size() > 1) {
            beads();
        }
    }

    /** One that is far worse than the best is only told by a bead: its cord would press all others together. */
    private Stream<Candidate> drawn() {
        return shown.stream().filter(this::isDrawn);
    }

    private boolean isDrawn(Candidate move) {
        return move.chance().value() >= floor;
    }

    private static double radius(int place) {
        return place < Cord.RANKS.size() ? BEAD : SMALL;
    }

    /** Each beside the end of its cord, and tied to it where it has to give way to others. */
    private void beads() {
        double[] ends = shown.stream().mapToDouble(move -> isDrawn(move) ? y(move.chance().value()) : BOTTOM).toArray();
        double[] half = new double[ends.length];
        for (int n = 0; n < half.length; n++) {
            half[n] = radius(n) + GAP / 2;
        }
        double[] laid = Spread.of(ends, half, TOP - GAP, BOTTOM + GAP);
        for (int n = 0; n < laid.length; n++) {
            if (isDrawn(shown.get(n))) {
                Line tie = new Line(RIGHT + 1, ends[n], BEADS - radius(n), laid[n]);
                tie.setStroke(Pigment.INK.color());
                tie.getStyleClass().add("tie");
                getChildren().add(tie);
            } else {
                Polygon below = new Polygon(RIGHT + 6, laid[n] - 3, RIGHT + 15, laid[n] - 3, RIGHT + 10.5, laid[n] + 4);
                below.setFill(Pigment.INK.color());
                below.getStyleClass().add("below");
                getChildren().add(below);
            }
            bead(n, laid[n]);
        }
    }

    /** What was played takes the whole width: more of it makes the beginning narrower. */
    private double x(double games) {
        double first = games(past.getFirst());
        double all = games(past.getLast()) - first;
        return all == 0 ? RIGHT : LEFT + (RIGHT - LEFT) * (games - first) / all;
    }

    private double y(double chance) {
        return BOTTOM - INSIDE - (chance - low) / (high - low) * (BOTTOM - TOP - 2 * INSIDE);
    }

    /** Bark paper with a line for every so many hundredths. */
    private void ground() {
        Rectangle paper = new Rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP);
        paper.setFill(Pigment.BONE.color().deriveColor(0, 1, 1, 0.5));
        getChildren().add(paper);
        double step = Math.max(1 / HUNDRED, RoundMarks.step(high - low, MOST_CHANCES));
        for (double chance : RoundMarks.between(low, high, step)) {
            Line line = new Line(LEFT, y(chance), RIGHT, y(chance));
            line.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, 0.22));
            Text number = new Text(Math.round(chance * HUNDRED) + "%");
            number.getStyleClass().add("points");
            number.setTextOrigin(VPos.CENTER);
            number.setY(y(chance));
            number.layoutBoundsProperty().subscribe(bounds -> number.setX(LEFT - 6 - bounds.getWidth()));
            getChildren().addAll(line, number);
        }
    }

    /** Over the ends of the cords. */
    private void frame() {
        Rectangle frame = new Rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP);
        frame.setFill(null);
        frame.setStroke(Pigment.INK.color());
        frame.setStrokeWidth(1.4);
        getChildren().add(frame);
    }

    /** Under the paper: round numbers of games, and what is counted. */
    private void axis(String counted) {
        double first = games(past.getFirst());
        double last = games(past.getLast());
        List<Text> numbers = new ArrayList<>();
        for (double games : RoundMarks.between(first, last,
                Math.max(1, RoundMarks.step(Math.max(1, last - first), MOST_GAMES)))) {
            Line mark = new Line(x(games), BOTTOM, x(games), BOTTOM + 4);
            mark.setStroke(Pigment.INK.color());
            mark.setStrokeWidth(1.4);
            getChildren().add(mark);
            numbers.add(under(Long.toString(Math.round(games)), x(games), GAMES));
        }
        Text words = under(counted, (LEFT + RIGHT) / 2, COUNTED);
        Stream.concat(numbers.stream(), Stream.of(words)).forEach(text ->
                text.layoutBoundsProperty().subscribe(() -> thin(numbers, words)));
    }

    /** Where words are so large that numbers would touch one another or what is counted, some are left out. */
    private static void thin(List<Text> numbers, Text words) {
        double free = Double.NEGATIVE_INFINITY;
        for (Text number : numbers) {
            double left = number.getX();
            boolean room = left >= free && number.getLayoutBounds().getHeight() + words.getLayoutBounds().getHeight()
                    <= 2 * (COUNTED - GAMES);
            number.setVisible(room);
            free = room ? left + number.getLayoutBounds().getWidth() + APART : free;
        }
    }

    private static int games(Standing standing) {
        return standing.candidates().getFirst().games();
    }

    private Text under(String words, double x, double y) {
        Text text = new Text(words);
        text.getStyleClass().add("points");
        text.setTextOrigin(VPos.CENTER);
        text.setY(y);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(x - bounds.getWidth() / 2));
        getChildren().add(text);
        return text;
    }

    /** The interval of one of them, in a tint of its colour: edges would look like cords. */
    private Polygon band(Candidate candidate, Color colour) {
        List<Double> lower = new ArrayList<>();
        List<Double> upper = new ArrayList<>();
        past.forEach(standing -> found(standing, candidate).ifPresent(now -> {
            double x = x(games(standing));
            lower.addAll(List.of(x, y(now.chance().low())));
            upper.addAll(List.of(x, y(now.chance().high())));
        }));
        Polygon between = new Polygon();
        between.getPoints().addAll(lower);
        for (int at = upper.size() - 2; at >= 0; at -= 2) {
            between.getPoints().addAll(upper.get(at), upper.get(at + 1));
        }
        between.setFill(colour.deriveColor(0, 1, 1, TINT));
        return between;
    }

    /** A cord with its contour; a thread for one that is none of the best. */
    private List<Node> cord(Candidate candidate) {
        int place = shown.indexOf(candidate);
        if (place >= Cord.RANKS.size()) {
            return List.of(line(candidate, Cord.of(place).pigment().color(), THREAD));
        }
        Cord look = Cord.RANKS.get(place);
        double width = place == 0 ? BEST : NEXT;
        Polyline cord = line(candidate, look.pigment().color(), width);
        cord.getStrokeDashArray().setAll(DoubleStream.of(look.dashes(width)).boxed().collect(Collectors.toList()));
        return List.of(line(candidate, Pigment.INK.color(), width + CONTOUR), cord);
    }

    /** The chance of one of them, from the first time on that it is drawn. */
    private Polyline line(Candidate candidate, Color colour, double width) {
        Polyline line = new Polyline();
        past.forEach(standing -> found(standing, candidate).ifPresent(now ->
                line.getPoints().addAll(x(games(standing)), y(now.chance().value()))));
        stroke(line, colour, width);
        return line;
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

    private void bead(int place, double y) {
        Cord cord = Cord.of(place);
        Circle bead = new Circle(BEADS, y, radius(place), cord.pigment().color());
        bead.setStroke(Pigment.INK.color());
        bead.setStrokeWidth(1.4);
        Text text = new Text(Integer.toString(place + 1));
        text.getStyleClass().add("bead-number");
        text.setStyle("-fx-fill: " + (cord.written() == Pigment.INK ? "-ink" : "-bone"));
        text.setTextOrigin(VPos.CENTER);
        text.setY(y);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(BEADS - bounds.getWidth() / 2));
        getChildren().addAll(bead, text);
    }
}
