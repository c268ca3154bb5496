package patolli.ui.laboratory;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import patolli.ai.measure.Interval;
import patolli.ui.common.Pigment;

/**
 * A share of a whole as a painted reed, with a thread over it from the lower to the upper end of its interval, and a
 * cord across where nobody would be favoured.
 */
final class ShareReed extends Pane {
    private static final double WIDTH = 218;
    private static final double HEIGHT = 15;
    private static final double TOP = 3;
    private static final double CAP = 3.5;
    private static final double THREAD = 1.8;
    private static final double HALO = 4;
    private static final double SAMPLE = 26;

    /**
     * @param set  the number of the set of rules
     * @param even where nobody would be favoured; 0 for no cord
     * @param told what it shows, in words
     */
    ShareReed(Interval share, int set, double even, String told) {
        Rectangle bare = new Rectangle(1, TOP, WIDTH, HEIGHT);
        bare.setFill(Pigment.BONE.color());
        RuleMark.contour(bare);
        getChildren().add(bare);
        RuleMark.bar(this, set, 1, TOP, WIDTH * share.value(), HEIGHT);
        double middle = TOP + HEIGHT / 2;
        interval(this, x(share.low()), x(share.high()), middle);
        if (even > 0) {
            even(this, x(even), HEIGHT + 2 * TOP);
        }
        setMinSize(WIDTH + 2, HEIGHT + 2 * TOP);
        setMaxSize(WIDTH + 2, HEIGHT + 2 * TOP);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        getStyleClass().add("share-reed");
    }

    private static double x(double share) {
        return 1 + WIDTH * share;
    }

    private static void even(Pane into, double x, double high) {
        line(into, new Line(x, 0, x, high), Pigment.BONE, 4.6);
        line(into, new Line(x, 0, x, high), Pigment.COCHINEAL, 2.2);
    }

    /** Light under dark, so that it is seen on any pigment. */
    private static void interval(Pane into, double from, double to, double middle) {
        for (Pigment pigment : List.of(Pigment.BONE, Pigment.INK)) {
            double width = pigment == Pigment.INK ? THREAD : HALO;
            line(into, new Line(from, middle, to, middle), pigment, width);
            for (double end : List.of(from, to)) {
                line(into, new Line(end, middle - CAP, end, middle + CAP), pigment, width);
            }
        }
    }

    /** The cord, beside the words for it. */
    static Pane evenSample() {
        Pane pane = new Pane();
        even(pane, 4, HEIGHT);
        return sized(pane, 8);
    }

    /** An interval, beside the words for it. */
    static Pane intervalSample() {
        Pane pane = new Pane();
        interval(pane, 2, SAMPLE - 2, HEIGHT / 2);
        return sized(pane, SAMPLE);
    }

    private static Pane sized(Pane pane, double width) {
        pane.setMinSize(width, HEIGHT);
        pane.setMaxSize(width, HEIGHT);
        return pane;
    }

    private static void line(Pane into, Line line, Pigment pigment, double width) {
        line.setStroke(pigment.color());
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        into.getChildren().add(line);
    }
}
