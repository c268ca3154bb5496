package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.outline.Form;

/** The codex eye in profile: half an almond, a heavy upper lid, the pupil hanging from it. */
public final class Eye {
    private Eye() { }

    /** An eye about (x, y), {@code s} units to its own unit. */
    public static void draw(Painter c, double x, double y, double s) {
        c.at(x, y, 0, s, s, () -> {
            c.draw(Form.blob(-1.15, 0.24, -1.15, 0.24, -0.35, -0.42, 0.55, -0.48, 1.1, 0.14, 1.1, 0.14, 0.3, 0.5,
                    -0.5, 0.46), Pigment.BONE, 0.8);
            c.fill(Form.blob(0.02, -0.5, 0.66, -0.46, 0.74, 0.1, 0.38, 0.30, 0.02, 0.10), Pigment.INK);
            c.fill(Form.disc(0.5, -0.18, 0.11), Pigment.BONE);
            c.ink(Form.curve(-1.35, 0.20, -0.4, -0.5, 0.55, -0.56, 1.2, 0.12), 1.2);
        });
    }

    /** How the upper lid and the brow stand. */
    public enum Lid {
        /** As in {@link Eye#draw}. */
        OPEN(1, 0),
        WIDE(1.5, -0.34),
        NARROW(0.30, 0.42);

        private final double high;
        private final double brow;

        Lid(double high, double brow) {
            this.high = high;
            this.brow = brow;
        }
    }

    /**
     * An eye that looks somewhere, under its brow.
     *
     * @param ahead -1 to 1: back to ahead
     * @param down  -1 to 1: up to down
     * @param brow  the brow's spline, in the figure's units
     */
    public static void look(Painter c, double x, double y, double s, Lid lid, int ahead, int down, Color colour,
            double... brow) {
        c.at(0, s * lid.brow, 0, 1, 1, () -> c.ink(Form.curve(brow), 0.95, colour));
        double h = lid.high;
        c.at(x, y, 0, s, s, () -> {
            Shape almond = Form.blob(-1.15, 0.24, -1.15, 0.24, -0.35, -0.42 * h, 0.55, -0.48 * h, 1.1, 0.14, 1.1, 0.14,
                    0.3, 0.5, -0.5, 0.46);
            c.draw(almond, Pigment.BONE, 0.8);
            double px = 0.04 + 0.46 * ahead;
            double py = -0.04 + 0.24 * down + (lid == Lid.WIDE ? -0.06 : lid == Lid.NARROW ? 0.12 : 0);
            double r = lid == Lid.WIDE ? 0.31 : 0.37;
            c.clipped(almond, () -> {
                c.fill(Form.oval(px, py, r, r * 1.12), Pigment.INK);
                c.fill(Form.disc(px + 0.13, py - 0.12, 0.1), Pigment.BONE);
            });
            c.ink(Form.curve(-1.35, 0.20, -0.4, -0.5 * h, 0.55, -0.56 * h, 1.2, 0.12), 1.2);
        });
    }

    /** An eye that is shut, under its brow. */
    public static void shut(Painter c, double x, double y, double s, Color colour, double... brow) {
        c.ink(Form.curve(brow), 0.95, colour);
        c.at(x, y, 0, s, s, () -> {
            c.ink(Form.curve(-1.3, 0.06, -0.5, 0.38, 0.45, 0.40, 1.15, 0.14), 1.25, colour);
            c.ink(Form.curve(-0.7, -0.30, 0.1, -0.40, 0.8, -0.2), 0.5, colour);
        });
    }
}
