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

    /**
     * @param best whether no other move is better for certain
     * @param told what it shows, in words
     */
    ChanceReed(Interval chance, boolean best, String told) {
        Rectangle bare = painted(WIDTH, Pigment.BONE);
        Rectangle full = painted(WIDTH * chance.value(), best ? Pigment.JADE : Pigment.OCHRE);
        getChildren().addAll(bare, full);
        double middle = TOP + HEIGHT / 2;
        thread(x(chance.low()), middle, x(chance.high()), middle);
        for (double end : new double[] {chance.low(), chance.high()}) {
            thread(x(end), middle - CAP, x(end), middle + CAP);
        }
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

    /** Ink on a rim of bone, so that it is seen on the reed as well as beside its filling. */
    private void thread(double from, double top, double to, double foot) {
        for (Pigment pigment : new Pigment[] {Pigment.BONE, Pigment.INK}) {
            Line line = new Line(from, top, to, foot);
            line.setStroke(pigment.color());
            line.setStrokeWidth(pigment == Pigment.INK ? 1.8 : 4);
            getChildren().add(line);
        }
    }
}
