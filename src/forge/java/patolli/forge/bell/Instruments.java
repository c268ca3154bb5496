package patolli.forge.bell;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * What a musician has left where nobody sits: two rattles of gourd laid across each other, with their shadow. The
 * fires light the edges of the gourds.
 */
final class Instruments {
    private static final int WIDE = 244, HIGH = 176;
    private static final double X = WIDE / 2.0;
    private static final double[] SAP = Ink.hex(0x95592E);
    private static final double[] RED = Ink.hex(0x7C2519), TEAL = Ink.hex(0x1F6260),
            BONE = Ink.hex(0x978A6E), SOOT = Ink.hex(0x120B08),
            GOURD = Ink.hex(0x864F20), CANE = Ink.hex(0x7C5D32), JADE = Ink.hex(0x2C6B4A);

    private Instruments() { }

    static BufferedImage rattles(int scale) {
        Wrought w = new Wrought(WIDE, HIGH);
        rattle(w, new double[] {X - 58, 66}, new double[] {X + 40, 132});
        rattle(w, new double[] {X + 60, 58}, new double[] {X - 40, 128});
        return Reduce.by(Wrought.OVER / scale, heavy(w.draw(Wrought.OVER)));
    }

    /** Both gourds press the mat: a wide shadow under each, thrown downwards by the fires at both sides. */
    private static BufferedImage heavy(BufferedImage picture) {
        int wide = picture.getWidth();
        int[] px = Reduce.pixels(picture);
        for (int i = 0; i < px.length; i++) {
            double x = i % wide / (double) Wrought.OVER, y = i / wide / (double) Wrought.OVER;
            double left = Math.hypot((x - X + 56) / 52, (y - 78) / 46), right = Math.hypot((x - X - 62) / 52,
                    (y - 70) / 46);
            px[i] = ContactShadow.beneath(px[i], 0.62 * Noise.smooth(1, 0.45, Math.min(left, right)));
        }
        return picture;
    }

    private static void rattle(Wrought w, double[] gourd, double[] grip) {
        double dx = grip[0] - gourd[0], dy = grip[1] - gourd[1], l = Math.hypot(dx, dy);
        double ux = dx / l, uy = dy / l;
        for (int i = -1; i <= 1; i++) {
            double turn = Math.atan2(uy, ux) + 0.42 * i;
            double[] end = {grip[0] + 25 * Math.cos(turn) - 10 * ux, grip[1] + 25 * Math.sin(turn) - 10 * uy};
            double[] root = {grip[0] - 13 * ux, grip[1] - 13 * uy};
            int each = i;
            w.lay(root, end, t -> 7.2 * Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)))),
                    (t, v, x, y) -> t > 0.82 ? RED : Ink.mix(JADE, TEAL, each == 0 ? 0.2 : 0.8));
        }
        w.lay(gourd, new double[] {grip[0] - 4 * ux, grip[1] - 4 * uy}, t -> 4.2, (t, v, x, y) -> t > 0.86 ? RED
                : Ink.mix(CANE, SAP, Noise.value(x / 2, y / 2, 427)));
        double r = 37;
        w.lay(new double[] {gourd[0] - r * ux, gourd[1] - r * uy}, new double[] {gourd[0] + r * ux, gourd[1] + r * uy},
                t -> 34 * Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, t * 0.97)))), Instruments::shell,
                (t, v) -> seed(t, v) > 0 ? 1.2 : 0);
    }

    private static double[] shell(double t, double v, double x, double y) {
        double[] c = Ink.mix(GOURD, Ink.scale(GOURD, 0.55), Noise.fbm(x / 7, y / 7, 426, 3));
        if (seed(t, v) > 0) {
            return SOOT;
        }
        boolean rim = Math.abs(t - 0.33) < 0.022 || Math.abs(t - 0.67) < 0.022;
        boolean band = t > 0.33 && t < 0.67;
        double turn = Math.asin(Math.clamp(v, -1, 1)) / Math.PI * 7;
        boolean star = t > 0.67 && t < 0.90 && Math.abs(turn - Math.round(turn)) < 1.7 * (0.90 - t);
        double[] paint = rim || star ? BONE : band ? Ink.mix(RED, c, 0.2) : t > 0.92 ? TEAL : c;
        return Wrought.lit(paint, x < y + X - HIGH / 2.0 ? Math.abs(v) : -Math.abs(v));
    }

    /** Holes round the middle, through which the seeds are heard. */
    private static double seed(double t, double v) {
        double turn = Math.asin(Math.clamp(v, -1, 1)) / Math.PI * 6, near = Math.round(turn);
        return Math.hypot((turn - near) * 16, (t - 0.5) * 74) < 4 ? 1 : 0;
    }
}
