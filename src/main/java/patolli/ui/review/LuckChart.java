package patolli.ui.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Shape;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import patolli.ai.review.Review;
import patolli.ai.review.ReviewedStep;
import patolli.rules.Side;
import patolli.ui.common.Cord;
import patolli.ui.common.Pigment;
import patolli.ui.common.RoundMarks;

/**
 * Two cords over the steps of a record: what all casts have changed so far in a side's chance to win, and what all
 * decisions have given it and cost it. The dearest decisions hang on the second as numbered beads. A thread beside them
 * is what was known only later: the three together make every change.
 */
final class LuckChart extends Pane {
    /** On its sheet. */
    static final double WIDTH = 588;
    private static final double HEIGHT = 172;
    /** What stands left of the cords: the numbers of points. */
    private static final double LEFT = 40;
    private static final double TOP = 4;
    private static final double BOTTOM = 148;
    /** Under the paper stand the numbers of steps. */
    private static final double STEPS = 160;
    /** Before the first step and after the last the paper goes on, so that a bead has room there. */
    private static final double INSET = 12;
    private static final int MOST_STEPS = 6;
    /** So many beads may hang below one another. */
    private static final int FEW = 4;
    private static final double CORD = 2.6;
    private static final double CONTOUR = 5.2;
    private static final double THREAD = 2.2;
    private static final double HALO = 3.8;
    private static final double GREY = 0.85;
    private static final double BEAD = 8;
    private static final int MOST_MARKS = 6;
    /** Above and below all that is drawn, as a part of it. */
    private static final double ROOM = 0.07;
    static final Cord LUCK = Cord.whole(Pigment.JADE);
    static final Cord SKILL = new Cord(Pigment.OCHRE, List.of(3.4, 2.4));
    /** Thinner than those, with a pale contour. */
    static final Cord LATER = new Cord(Pigment.INK, List.of(0.01, 1.9));
    private final Review review;
    private final Unit unit;
    private final double wide;
    private final double low;
    private final double high;

    /**
     * @param unit    in which it is drawn
     * @param dearest what is marked, in the order of its numbers
     */
    LuckChart(Review review, Side side, Unit unit, List<ReviewedStep> dearest, List<Integer> games, String told) {
        this(review, side, unit, dearest, games, told, WIDTH);
    }

    /** The same, so wide. */
    LuckChart(Review review, Side side, Unit unit, List<ReviewedStep> dearest, List<Integer> games, String told,
            double wide) {
        this.wide = wide;
        this.review = review;
        this.unit = unit;
        int seat = review.sides().indexOf(side);
        List<Double> luck = sums(step -> step.luck(seat));
        List<Double> skill = sums(step -> Account.decided(review, step, side));
        List<Double> later = sums(step -> Account.later(review, step, side));
        double[] drawn = Stream.of(luck, skill, later).flatMap(List::stream).mapToDouble(Double::doubleValue).toArray();
        double least = DoubleStream.of(drawn).min().orElse(0);
        double most = Math.max(least + unit.least(), DoubleStream.of(drawn).max().orElse(0));
        low = least - ROOM * (most - least);
        high = most + ROOM * (most - least);
        setId("luck-chart");
        setMinSize(wide, HEIGHT);
        setPrefSize(wide, HEIGHT);
        setMaxSize(wide, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        ground();
        games.stream().skip(1).forEach(this::seam);
        cord(skill, SKILL, "skill-cord");
        cord(luck, LUCK, "luck-cord");
        // It is the thinnest, and would be hidden where it runs along another.
        cord(later, LATER, "later-cord");
        List<Point2D> placed = new ArrayList<>();
        for (int n = 0; n < dearest.size(); n++) {
            bead(n + 1, review.steps().indexOf(dearest.get(n)), skill, placed);
        }
    }

    /** What the steps of one kind have changed, in its unit, after each step and before the first. */
    private List<Double> sums(ToDoubleFunction<ReviewedStep> part) {
        List<Double> sums = new ArrayList<>(List.of(0.0));
        for (ReviewedStep step : review.steps()) {
            sums.add(sums.getLast() + unit.whole() * part.applyAsDouble(step));
        }
        return sums;
    }

    private double x(double step) {
        return LEFT + INSET + (wide - LEFT - 2 * INSET) * step / Math.max(1, review.steps().size());
    }

    /** How high so much stands. */
    double y(double points) {
        return BOTTOM - (points - low) / (high - low) * (BOTTOM - TOP);
    }

    /** Bark paper with a line for every so many points, and steps counted under it. */
    private void ground() {
        Rectangle paper = new Rectangle(LEFT, TOP, wide - LEFT - 1, BOTTOM - TOP);
        paper.setFill(Pigment.BONE.color().deriveColor(0, 1, 1, 0.55));
        paper.setStroke(Pigment.INK.color());
        paper.setStrokeWidth(1.4);
        getChildren().add(paper);
        for (double mark : RoundMarks.between(low, high, Math.max(1, RoundMarks.step(high - low, MOST_MARKS)))) {
            long points = Math.round(mark);
            Line line = new Line(LEFT + 1, y(points), wide - 2, y(points));
            line.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, points == 0 ? 0.8 : 0.22));
            line.setStrokeWidth(points == 0 ? 1.4 : 1);
            getChildren().add(line);
            Text number = number(points == 0 ? "0" : (points > 0 ? "+" : "\u2212") + Math.abs(points),
                    Math.clamp(y(points), TOP + 6, BOTTOM - 6));
            number.layoutBoundsProperty().subscribe(bounds -> number.setX(LEFT - 7 - bounds.getWidth()));
        }
        int steps = review.steps().size();
        for (double step : RoundMarks.between(1, steps, Math.max(1, RoundMarks.step(steps, MOST_STEPS)))) {
            Line tick = new Line(x(step), BOTTOM, x(step), BOTTOM + 4);
            tick.setStroke(Pigment.INK.color());
            tick.setStrokeWidth(1.4);
            getChildren().add(tick);
            Text number = number(Long.toString(Math.round(step)), STEPS);
            number.layoutBoundsProperty().subscribe(bounds -> number.setX(x(step) - bounds.getWidth() / 2));
        }
    }

    private Text number(String words, double y) {
        Text number = new Text(words);
        number.getStyleClass().add("points");
        number.setTextOrigin(VPos.CENTER);
        number.setY(y);
        getChildren().add(number);
        return number;
    }

    /** Where one game of a contest ends and the next begins. */
    private void seam(int first) {
        long before = review.steps().stream().filter(step -> step.index() < first).count();
        Line line = new Line(x(before), TOP + 1, x(before), BOTTOM - 1);
        line.setStroke(Pigment.COCHINEAL.color().deriveColor(0, 1, 1, 0.5));
        line.getStrokeDashArray().setAll(3.0, 4.0);
        getChildren().add(line);
    }

    private void cord(List<Double> sums, Cord look, String id) {
        for (Pigment pigment : layers(look)) {
            Polyline cord = new Polyline();
            for (int i = 0; i < sums.size(); i++) {
                cord.getPoints().addAll(x(i), y(sums.get(i)));
            }
            stroke(cord, pigment, look);
            cord.setStrokeLineJoin(StrokeLineJoin.ROUND);
            getChildren().add(cord);
            if (pigment == look.pigment()) {
                cord.setId(id);
            }
        }
    }

    /** The contour and what lies on it; a thread has a pale one, so that it is seen on a cord as well. */
    private static List<Pigment> layers(Cord look) {
        return List.of(look == LATER ? Pigment.BONE : Pigment.INK, look.pigment());
    }

    private static void stroke(Shape cord, Pigment pigment, Cord look) {
        double width = look == LATER ? THREAD : CORD;
        boolean over = pigment == look.pigment();
        cord.setStroke(look == LATER ? pigment.color().deriveColor(0, 1, 1, GREY) : pigment.color());
        cord.setStrokeWidth(over ? width : look == LATER ? HALO : CONTOUR);
        cord.setStrokeLineCap(StrokeLineCap.ROUND);
        if (over || look == LATER) {
            for (double part : look.dashes(width)) {
                cord.getStrokeDashArray().add(part);
            }
        }
    }

    /** A piece of a cord, beside the word for it. */
    static Node sample(Cord look) {
        Pane pane = new Pane();
        for (Pigment pigment : layers(look)) {
            Line line = new Line(3, 8, 25, 8);
            stroke(line, pigment, look);
            pane.getChildren().add(line);
        }
        pane.setMinSize(28, 16);
        pane.setMaxSize(28, 16);
        return pane;
    }

    /** A bead, beside the words for it. */
    static Node beadSample() {
        Circle bead = new Circle(BEAD, BEAD, BEAD - 1.4, Pigment.COCHINEAL.color());
        bead.setStroke(Pigment.INK.color());
        bead.setStrokeWidth(1.4);
        return bead;
    }

    /** On the cord, or below those that lie there already. */
    private void bead(int number, int step, List<Double> skill, List<Point2D> placed) {
        double middle = x(step + 1);
        double at = Math.clamp(y(skill.get(step + 1)), TOP + BEAD + 1, BOTTOM - BEAD - 1);
        int way = at + 2 * BEAD * FEW > BOTTOM ? -1 : 1;
        while (isTaken(new Point2D(middle, at), placed)) {
            at += way;
        }
        placed.add(new Point2D(middle, at));
        Circle bead = new Circle(middle, at, BEAD, Pigment.COCHINEAL.color());
        bead.setStroke(Pigment.INK.color());
        bead.setStrokeWidth(1.4);
        Text text = new Text(Integer.toString(number));
        text.getStyleClass().add("bead-number");
        text.setTextOrigin(VPos.CENTER);
        text.setY(at);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(middle - bounds.getWidth() / 2));
        getChildren().addAll(bead, text);
    }

    private static boolean isTaken(Point2D at, List<Point2D> placed) {
        return placed.stream().anyMatch(other -> other.distance(at) < 2 * BEAD + 1);
    }
}
