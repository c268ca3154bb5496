package patolli.ui.laboratory;

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
    private static final double WIDTH = 214;
    private static final double HEIGHT = 15;
    private static final double TOP = 3;
    private static final double CAP = 3.5;

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
        thread(share.low(), middle, share.high(), middle);
        for (double end : new double[] {share.low(), share.high()}) {
            thread(end, middle - CAP, end, middle + CAP);
        }
        if (even > 0) {
            line(new Line(x(even), 0, x(even), HEIGHT + 2 * TOP), Pigment.BONE, 4.6);
            line(new Line(x(even), 0, x(even), HEIGHT + 2 * TOP), Pigment.COCHINEAL, 2.2);
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

    private void thread(double from, double top, double to, double foot) {
        line(new Line(x(from), top, x(to), foot), Pigment.INK, 1.8);
    }

    private void line(Line line, Pigment pigment, double width) {
        line.setStroke(pigment.color());
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        getChildren().add(line);
    }
}
