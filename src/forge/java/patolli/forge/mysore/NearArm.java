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
 * something off; or stretched out over a table, where the hand gathers in what lies there.
 *
 * @param upper how wide the upper arm is at the shoulder and at the elbow
 * @param fore  how wide the forearm is at the elbow and at the wrist
 * @param hand  how large the hand is
 */
public record NearArm(double[] upper, double[] fore, double hand, Color skin) {
    private static final double SHOULDER_X = 152, SHOULDER_Y = 284, ELBOW_X = 140, ELBOW_Y = 370;
    private static final int COUNTED = 2, ALL = 4;
    private static final Color NAIL = new Color(0xD9B48E);

    /** The part that gathers in. */
    public static final String SWEEPING = "arm-sweeping";
    /** Where the elbow and the wrist of that are, and how much larger its hand is, which is nearer. */
    private static final double[] REACH = {108, 386, 286, 473};
    /** How far along the forearm it is thickest, and how thick there; and where it has grown slim. */
    private static final double BELLY = 0.26, FULL = 1.1, SLIM = 0.74;
    private static final double TURN = 14, NEARER = 1.45;
    /** How far before the wrist it ends. */
    private static final double UNDER = 5;
    /** From where to where the fingers of that reach, the forefinger first. */
    private static final double[][] FINGERS = {{0.12, -0.46, 1.42, -0.74}, {0.18, -0.15, 1.74, -0.16},
        {0.16, 0.16, 1.62, 0.42}, {0.04, 0.44, 1.22, 0.94}};

    /** What is worn on it. */
    public interface Dressing {
        /** Draws the whole arm, bent at the elbow. */
        void arm(Painter c, Shape whole);

        /** Draws the whole arm, stretched out. */
        default void reaching(Painter c, Shape whole) {
            arm(c, whole);
        }

        /** Draws what is worn above the elbow. */
        default void above(Painter c) { }

        /** Draws what is worn at the wrist, about the origin, the hand towards +x. */
        void wrist(Painter c);
    }

    /** Adds both to a figure's parts. */
    public FigureParts add(FigureParts parts, Dressing worn) {
        return parts.add("hand-counting", c -> draw(c, worn, 222, 340, -52, COUNTED))
                .add("hand-spread", c -> draw(c, worn, 206, 316, -74, ALL))
                .add(SWEEPING, c -> sweep(c, worn));
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

    private void sweep(Painter c, Dressing worn) {
        double turn = Math.toRadians(TURN);
        double size = NEARER * hand;
        // The arm ends under what is worn at the wrist.
        double wide = REACH[2] - UNDER - REACH[0];
        double high = REACH[3] - 0.4 * UNDER - REACH[1];
        // Bones are straight: the forearm is thick below the elbow and slim before the wrist, the elbow has a point.
        Shape below = Form.join(Form.disc(REACH[0] - 2, REACH[1] + 3, 0.92 * fore[0]), Form.sweep(REACH[0], REACH[1],
                fore[0], REACH[0] + BELLY * wide, REACH[1] + BELLY * high, FULL * fore[0], REACH[0] + SLIM * wide,
                REACH[1] + SLIM * high, 0.5 * fore[0] + 0.62 * fore[1], REACH[0] + wide, REACH[1] + high,
                1.12 * fore[1]));
        double armX = 0.5 * (SHOULDER_X + REACH[0]);
        double armY = 0.5 * (SHOULDER_Y + REACH[1]);
        Shape above = Dress.limb(SHOULDER_X, SHOULDER_Y, upper[0], armX, armY, 0.54 * (upper[0] + upper[1]), REACH[0],
                REACH[1], 0.94 * upper[1]);
        gathering(c, REACH[2] + 1.1 * size * Math.cos(turn), REACH[3] + 1.1 * size * Math.sin(turn), size);
        worn.reaching(c, Form.join(above, below));
        Dress.elbow(c, REACH[0] + 0.9 * upper[1], REACH[1] - 0.7 * fore[0]);
        c.ink(Form.curve(REACH[0] - 0.5 * fore[0], REACH[1] + 0.1 * fore[0], REACH[0] - 0.1 * fore[0], REACH[1]
                + 0.5 * fore[0], REACH[0] + 0.5 * fore[0], REACH[1] + 0.6 * fore[0]), 0.5);
        worn.above(c);
        c.at(REACH[2], REACH[3], TURN + 10, 1.16, 1.16, () -> worn.wrist(c));
    }

    /** The back of a hand that reaches to the right, its fingers spread over what it gathers. */
    private void gathering(Painter c, double x, double y, double size) {
        c.at(x, y, TURN, size, size, () -> {
            c.draw(Form.sweep(-0.70, -0.24, 0.26, -0.34, -0.66, 0.25, 0.06, -0.98, 0.20, 0.34, -1.08, 0.16, 0.52, -1.08,
                    0.05), skin, 0.95);
            c.draw(Form.put(Form.oval(0, 0, 0.13, 0.085), 0.37, -1.11, -6, 1), NAIL, 0.4);
            c.ink(Form.curve(-0.02, -1.06, 0.05, -0.98, 0.04, -0.88), 0.45);
            for (double[] f : FINGERS) {
                finger(c, f[0], f[1], f[2], f[3]);
            }
            c.draw(Form.blob(-1.25, -0.42, -1.25, -0.42, -0.72, -0.52, -0.30, -0.66, 0.06, -0.66, 0.26, -0.54, 0.28,
                    -0.40, 0.24, -0.30, 0.36, -0.20, 0.36, -0.06, 0.29, 0.02, 0.36, 0.12, 0.33, 0.26, 0.22, 0.33, 0.24,
                    0.46, 0.14, 0.60, -0.14, 0.68, -0.60, 0.58, -1.25, 0.42, -1.25, 0.42), skin);
            // Sinews run from the wrist to the knuckles.
            for (int i = 0; i < ALL - 1; i++) {
                c.ink(Form.curve(-0.30, -0.22 + 0.23 * i, -0.10, -0.26 + 0.25 * i, 0.06, -0.30 + 0.27 * i), 0.4);
            }
        });
    }

    /** A finger from its knuckle to its tip, arched a little; its joint is creased, its nail seen. */
    private void finger(Painter c, double x0, double y0, double x1, double y1) {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double arch = 0.07 * Math.hypot(dx, dy);
        double k = y0 > 0.3 ? 0.165 : 0.19;
        c.draw(Form.sweep(x0 - 0.2, y0, k, x0 + 0.42 * dx, y0 + 0.34 * dy - arch, k * 1.04, x0 + 0.78 * dx,
                y0 + 0.72 * dy - 0.6 * arch, k * 0.92, x0 + 0.94 * dx, y0 + 0.93 * dy, k * 0.74, x1, y1, k * 0.28),
                skin, 0.85);
        double lean = Math.toDegrees(Math.atan2(0.4 * dy + arch, 0.4 * dx));
        c.draw(Form.put(Form.oval(0, 0, 0.12, 0.075), x0 + 0.89 * dx, y0 + 0.86 * dy - 0.2 * arch, lean, 1), NAIL, 0.4);
        double jx = x0 + 0.54 * dx;
        double jy = y0 + 0.48 * dy - arch;
        c.ink(Form.curve(jx - 0.03, jy - 0.5 * k, jx + 0.03, jy, jx - 0.03, jy + 0.5 * k), 0.4);
    }
}
