package patolli.ui.rollout;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import patolli.ai.measure.Interval;
import patolli.ui.common.Pigment;

/** A chance as a painted reed, with a thread over it from the lower to the upper end of its interval. */
final class ChanceReed extends Pane {
    private static final double WIDTH = 218;
    private static final double HEIGHT = 15;
    private static final double TOP = 4;
    private static final double CAP = 4;
    private static final double CONTOUR = 1.4;
    private static final double SAMPLE = 22;

    /**
     * @param best whether no other move is better for certain
     * @param told what it shows, in words
     */
    ChanceReed(Interval chance, boolean best, String told) {
        Rectangle bare = painted(WIDTH, Pigment.BONE);
        Rectangle full = painted(WIDTH * chance.value(), colour(best));
        getChildren().addAll(bare, full);
        interval(this, x(chance.low()), x(chance.high()), TOP + HEIGHT / 2);
        setMinSize(WIDTH + 2, HEIGHT + 2 * TOP);
        setMaxSize(WIDTH + 2, HEIGHT + 2 * TOP);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        getStyleClass().addAll("chance-reed", best ? "best" : "lesser");
    }

    private static Rectangle painted(double width, Pigment pigment) {
        Rectangle part = new Rectangle(1, TOP, width, HEIGHT);
        part.setFill(pigment.color());
        part.setStroke(Pigment.INK.color());
        part.setStrokeWidth(CONTOUR);
        return part;
    }

    private static double x(double chance) {
        return 1 + WIDTH * chance;
    }

    private static Pigment colour(boolean best) {
        return best ? Pigment.JADE : Pigment.OCHRE;
    }

    /** A piece of the reed of a move that may be the best, or of a worse one, beside the words for it. */
    static Pane sample(boolean best) {
        return sized(new Pane(painted(SAMPLE, colour(best))));
    }

    /** An interval, beside the words for it. */
    static Pane rangeSample() {
        Pane pane = new Pane();
        interval(pane, 2, SAMPLE, TOP + HEIGHT / 2);
        return sized(pane);
    }

    private static Pane sized(Pane sample) {
        sample.setMinSize(SAMPLE + 2, HEIGHT + 2 * TOP);
        sample.setMaxSize(SAMPLE + 2, HEIGHT + 2 * TOP);
        return sample;
    }

    private static void interval(Pane into, double from, double to, double middle) {
        thread(into, from, middle, to, middle);
        for (double end : new double[] {from, to}) {
            thread(into, end, middle - CAP, end, middle + CAP);
        }
    }

    /** Ink on a rim of bone, so that it is seen on the reed as well as beside its filling. */
    private static void thread(Pane into, double from, double top, double to, double foot) {
        for (Pigment pigment : new Pigment[] {Pigment.BONE, Pigment.INK}) {
            Line line = new Line(from, top, to, foot);
            line.setStroke(pigment.color());
            line.setStrokeWidth(pigment == Pigment.INK ? 1.8 : 4);
            into.getChildren().add(line);
        }
    }
}
