package patolli.forge.mysore;

import java.awt.Color;
import java.awt.Shape;
import java.util.function.Consumer;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Hand;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/**
 * The near arm of somebody who sits on the ground, raised before the chest: two fingers count, or the open palm wards
 * something off.
 *
 * @param upper how wide the upper arm is at the shoulder and at the elbow
 * @param fore  how wide the forearm is at the elbow and at the wrist
 * @param hand  how large the hand is
 */
public record NearArm(double[] upper, double[] fore, double hand, Color skin) {
    private static final double SHOULDER_X = 152, SHOULDER_Y = 284, ELBOW_X = 140, ELBOW_Y = 370;
    private static final int COUNTED = 2, ALL = 4;

    /** What is worn on it. */
    public interface Dressing {
        /** Draws the whole arm, bent at the elbow. */
        void arm(Painter c, Shape whole);

        /** Draws what is worn above the elbow. */
        default void above(Painter c) { }

        /** Draws what is worn at the wrist, about the origin, the hand towards +x. */
        void wrist(Painter c);
    }

    /** Adds both to a figure's parts. */
    public FigureParts add(FigureParts parts, Dressing worn) {
        return parts.add("hand-counting", c -> draw(c, worn, 222, 340, -52, COUNTED))
                .add("hand-spread", c -> draw(c, worn, 206, 316, -74, ALL));
    }

    private void draw(Painter c, Dressing worn, double x, double y, double deg, int fingers) {
        double bendX = 0.5 * (ELBOW_X + x) + 4;
        double bendY = 0.5 * (ELBOW_Y + y) + 7;
        double turn = Math.toRadians(deg);
        Consumer<Painter> palm = p -> new Hand(p).raised(x + 1.1 * hand * Math.cos(turn), y + 1.1 * hand
                * Math.sin(turn), deg, hand, fingers, skin);
        palm.accept(c);
        Shape below = Dress.limb(ELBOW_X, ELBOW_Y, fore[0], bendX, bendY, 0.5 * (fore[0] + fore[1]), x, y, fore[1]);
        Shape above = Dress.limb(SHOULDER_X, SHOULDER_Y, upper[0], 140, 328, 0.5 * (upper[0] + upper[1]), ELBOW_X,
                ELBOW_Y, upper[1]);
        worn.arm(c, Form.join(above, below));
        Dress.elbow(c, ELBOW_X + 0.5 * upper[1], ELBOW_Y - 0.9 * fore[0]);
        worn.above(c);
        c.at(x, y, Math.toDegrees(Math.atan2(y - bendY, x - bendX)), 1, 1, () -> worn.wrist(c));
    }
}
