package patolli.ui.table;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import patolli.ui.common.Pigment;

/**
 * A bead of jet with dots of gold, as many as the number that chooses the move, counted as in the day signs of the
 * codices; two with as many dots say that a piece and a goal belong together.
 */
final class Knot extends Group {
    private static final double RADIUS = 10.5;
    private static final double RIM = 2;
    private static final Color GOLD = Color.web("#F0C75E");
    /** More dots could not be told apart at a glance. */
    private static final int MOST = 9;
    /** So many dots lie in a ring; of more one lies in its middle. */
    private static final int RINGED = 4;
    /** From the bead's middle to those of the dots. */
    private static final double FEW_OUT = 4.3;
    private static final double MANY_OUT = 5.6;
    private static final double[] DOTS = {4, 2.9, 2.7, 2.4, 2.1, 2, 1.9, 1.7, 1.6};

    /** @param n which of the pairs it is of, from 1; after nine it begins again */
    Knot(int n) {
        Circle bead = new Circle(RADIUS, Pigment.INK.color());
        bead.setStroke(GOLD);
        bead.setStrokeWidth(RIM);
        getChildren().add(bead);
        int dots = (n - 1) % MOST + 1;
        int around = dots == 1 ? 0 : dots <= RINGED ? dots : dots - 1;
        double out = dots <= RINGED ? FEW_OUT : MANY_OUT;
        for (int i = 0; i < dots; i++) {
            // Two lie side by side, three with a point above, four in a square.
            double turn = 2 * Math.PI * i / Math.max(1, around) + (dots == 2 ? 0 : around == RINGED ? Math.PI / 4
                    : -Math.PI / 2);
            double far = i < around ? out : 0;
            getChildren().add(new Circle(far * Math.cos(turn), far * Math.sin(turn), DOTS[dots - 1], GOLD));
        }
        setManaged(false);
        setMouseTransparent(true);
    }
}
