package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Round eyes that never close quite; lids and gaze are most of a mood. */
final class Eyes {
    private static final double X = 56, Y = 214, R = 33;
    private static final Color EMBER = new Color(0x7A1A0C), FIRE = new Color(0xE8702A), GOLD = new Color(0xFFD978);
    private final Painter c;
    private final Mood mood;
    private final double[] gaze;

    /** @param gaze where he looks: how far from straight ahead, across and down, and how large the iris is */
    Eyes(Painter c, Mood mood, double[] gaze) {
        this.c = c;
        this.mood = mood;
        this.gaze = gaze.clone();
    }

    /** Where somebody looks in a mood. */
    static double[] gaze(Mood mood) {
        return switch (mood) {
            case INVITING -> new double[] {2, 2, 18};
            case SULKING -> new double[] {-14, 10, 16};
            case BEATEN -> new double[] {-6, 13, 15};
            case SMUG -> new double[] {-10, 2, 17};
            case GLOATING -> new double[] {-5, -1, 18};
        };
    }

    void draw() {
        for (int s = -1; s <= 1; s += 2) {
            int side = s;
            Shape ball = Form.disc(s * X, Y, R);
            c.fill(ball, Pots.SKULL);
            c.clipped(ball, () -> {
                veins(side);
                iris(side * X + gaze[0], Y + gaze[1], gaze[2]);
                c.at(0, 0, 0, side, 1, () -> lids(side));
            });
            c.ink(ball, 1);
        }
        if (mood.low()) {
            Both.sides(c, s -> {
                c.ink(Form.curve(26, 256, 54, 268, 84, 256), 0.6);
                c.ink(Form.curve(34, 268, 54, 276, 78, 268), 0.45);
            });
        }
    }

    private void veins(int s) {
        for (int i = 0; i < 5; i++) {
            double a = Math.toRadians(20 + i * 67 + s * 13), x = s * X + R * Math.cos(a), y = Y + R * Math.sin(a);
            c.ink(Form.line(x, y, x - 7 * Math.cos(a + 0.3), y - 7 * Math.sin(a + 0.3), x - 11 * Math.cos(a - 0.2), y -
                    11 * Math.sin(a - 0.2)), 0.34, Pigment.RED);
        }
    }

    private void iris(double x, double y, double r) {
        c.draw(Form.disc(x, y, r), Pigment.RED, 0.8);
        c.draw(Form.disc(x, y, r * 0.62), Pigment.OCHRE, 0.55);
        for (int i = 0; i < 12; i++) {
            double a = i * Math.PI / 6;
            c.ink(Form.line(x + r * 0.66 * Math.cos(a), y + r * 0.66 * Math.sin(a), x + r * 0.9 * Math.cos(a), y + r *
                    0.9 * Math.sin(a)), 0.34);
        }
        c.fill(Form.disc(x, y, r * 0.36), Pigment.INK);
        c.fill(Form.disc(x + r * 0.30, y - r * 0.32, r * 0.17), Pigment.BONE);
    }

    private void lids(int s) {
        switch (mood) {
            case INVITING -> {
                if (s < 0) {
                    lid(10, 206, 30, 198, 56, 195, 96, 204, 96, 204, 96, 160, 96, 160, 10, 160, 10, 160);
                }
                lid(16, 240, 36, 236, 56, 235, 96, 240, 96, 240, 96, 262, 96, 262, 16, 262, 16, 262);
            }
            case SULKING -> {
                lid(10, 209, 30, 211, 56, 210, 98, 206, 98, 206, 98, 160, 98, 160, 10, 160, 10, 160);
                lid(16, 238, 36, 234, 56, 234, 96, 238, 96, 238, 96, 262, 96, 262, 16, 262, 16, 262);
            }
            case BEATEN -> lid(10, 201, 30, 204, 56, 212, 98, 234, 98, 234, 98, 160, 98, 160, 10, 160, 10, 160);
            case SMUG -> {
                lid(10, 206, 30, 201, 56, 200, 96, 204, 96, 204, 96, 160, 96, 160, 10, 160, 10, 160);
                lid(16, 236, 36, 230, 56, 229, 96, 234, 96, 234, 96, 262, 96, 262, 16, 262, 16, 262);
            }
            case GLOATING -> lid(16, 234, 36, 228, 56, 226, 96, 232, 96, 232, 96, 262, 96, 262, 16, 262, 16, 262);
        }
    }

    private void lid(double... q) {
        Shape s = Form.blob(q);
        c.draw(s, Pots.LID, 0.9);
    }

    /** The eyes alone, as they open in the dark: embers with a core of gold. */
    void glowing() {
        for (int s = -1; s <= 1; s += 2) {
            double x = s * X, y = Y + 2;
            c.fill(Form.disc(x, Y, R - 1), EMBER);
            c.fill(Form.disc(x + 2, y, 20), FIRE);
            c.fill(Form.disc(x + 2, y, 13.5), GOLD);
            for (int i = 0; i < 12; i++) {
                double a = i * Math.PI / 6, u = Math.cos(a), v = Math.sin(a);
                c.ink(Form.line(x + 2 + 14 * u, y + 14 * v, x + 2 + 18 * u, y + 18 * v), 0.4, EMBER);
            }
            c.fill(Form.disc(x + 2, y, 7), Pigment.INK);
            c.fill(Form.disc(x + 7.4, y - 5.8, 3), Pigment.BONE);
        }
    }
}
