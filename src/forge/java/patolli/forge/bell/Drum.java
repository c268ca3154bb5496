package patolli.forge.bell;

import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * A drum that stands on the mat, seen as the pot is, from above and a little in front: a jaguar's skin beaten pale in
 * the middle, a twisted hoop on which both fires shine, a laced trunk below. Its two mallets lie across the skin.
 */
final class Drum {
    private static final int WIDE = 196, HIGH = 188;
    private static final double X = 94, Y = 74;
    /** Half of the skin across and down, how much of the trunk is seen under it, and how much that narrows. */
    private static final double A = 66, B = 57, TRUNK = 38, NARROWS = 7;
    private static final double[] WOOD = Ink.hex(0x6E3B1E), HEART = Ink.hex(0x35190E), SAP = Ink.hex(0x95592E);
    private static final double[] RED = Ink.hex(0x7C2519), TEAL = Ink.hex(0x1F6260), OCHRE = Ink.hex(0x946626),
            BONE = Ink.hex(0x978A6E), SOOT = Ink.hex(0x120B08), RUBBER = Ink.hex(0x1B1512), CANE = Ink.hex(0x7C5D32),
            PELT = Ink.hex(0x8A5E26), BELLY = Ink.hex(0xA08C62), INK = Ink.hex(0x1E1712);
    /** Where the skin ends and the hoop begins, as parts of the way outwards; and how thick the hoop is. */
    private static final double HOOP = 0.885, THICK = 5;
    /** How far apart the lacing's turns are, and half of how thick the cord is. */
    private static final double TURN = 2 * Math.PI * A / 22, CORD = 1.25;
    /** Where its upper ring ends, and where its lower ring begins and ends, in parts of the trunk. */
    private static final double UPPER = 0.17, LOWER = 0.76, FOOT = 0.90;
    /** How far its shadow reaches, and how dark it is. */
    private static final double SHADE_WIDE = 92, SHADE_HIGH = 78, SHADE = 0.66;

    private Drum() { }

    static BufferedImage draw(int scale) {
        Wrought w = new Wrought(WIDE, HIGH);
        w.lay(Drum::at);
        w.contour(outline());
        mallet(w, new double[] {X + 82, 118}, new double[] {X - 14, 66});
        mallet(w, new double[] {X + 64, 142}, new double[] {X + 22, 52});
        return Reduce.by(Wrought.OVER / scale, shade(w.draw(Wrought.OVER)));
    }

    private static Area outline() {
        double a = A - NARROWS, b = a * B / A;
        Path2D sides = new Path2D.Double();
        sides.moveTo(X - A, Y);
        sides.lineTo(X + A, Y);
        sides.lineTo(X + a, Y + TRUNK);
        sides.lineTo(X - a, Y + TRUNK);
        sides.closePath();
        Area all = new Area(sides);
        all.add(new Area(new Ellipse2D.Double(X - A, Y - B, 2 * A, 2 * B)));
        all.add(new Area(new Ellipse2D.Double(X - a, Y + TRUNK - b, 2 * a, 2 * b)));
        return all;
    }

    /** Colour and height at a point; nothing beside the drum. */
    private static double[] at(double x, double y) {
        double dx = x - X, dy = y - Y, r = Math.hypot(dx / A, dy / B);
        return r <= 1 ? top(dx, dy, r) : trunk(dx, dy);
    }

    private static double[] top(double dx, double dy, double r) {
        if (r < HOOP) {
            double pale = Noise.smooth(0.62, 0.30, r + 0.14 * (Noise.fbm(dx / 14, dy / 12, 451, 2) - 0.5));
            double[] skin = Ink.mix(pelt(dx, dy), BELLY, pale);
            double worn = 0.16 * Noise.smooth(0.20, 0.05, Math.hypot((dx + 4) / A, (dy - 3) / B));
            // The hoop stands over the skin, and shades it at the side of the fires.
            double under = Noise.smooth(HOOP - 0.13, HOOP, r + 0.05 * -dy / B);
            return high(Ink.scale(Ink.mix(skin, SAP, worn), 1 - 0.62 * under), 34 - 2 * pale);
        }
        double v = (r - (1 + HOOP) / 2) / ((1 - HOOP) / 2), turn = Math.atan2(dy / B, dx / A);
        double twist = Math.floorMod((int) Math.floor(turn / Math.PI * 30 + 0.55 * v), 3);
        double[] c = twist == 0 ? Ink.mix(OCHRE, BONE, 0.35) : twist == 1 ? RED : Ink.scale(RED, 0.72);
        double round = Math.sqrt(Math.max(0, 1 - v * v));
        // Both fires burn above, at the left and the right.
        double up = Noise.smooth(0.15, 0.95, -dy / B + 0.32 * Math.abs(dx) / A);
        c = Ink.mix(Ink.scale(c, 0.42 + 0.58 * round), Wrought.FIRE, 0.72 * up * Noise.smooth(0.95, 0.2,
                Math.abs(v + 0.15)));
        return high(Math.abs(v) > 0.86 ? INK : c, 34 + THICK * round);
    }

    /** On the trunk: how far down it is, how far round it, and what is painted there. */
    private static double[] trunk(double dx, double dy) {
        double from = 0, to = 1;
        for (int i = 0; i < 22; i++) {
            double t = (from + to) / 2;
            if (front(t, dx) < dy) {
                from = t;
            } else {
                to = t;
            }
        }
        double t = (from + to) / 2, a = A - NARROWS * t;
        if (dy < 0 || t > 0.999 || Math.abs(dx) >= a) {
            return new double[0];
        }
        double v = dx / a, u = A * Math.asin(v);
        double[] c = Ink.scale(painted(t, u, dx, dy), (0.55 + 0.35 * Math.abs(v)) * (1.06 - 0.5 * t));
        double under = Noise.smooth(0.16, 0, t);
        return high(Wrought.lit(Ink.scale(c, 1 - 0.6 * under), v), 26 * Math.sqrt(1 - v * v) + (ringed(t) ? 3 : 0)
                + (laced(t, u) ? 1.6 : 0));
    }

    private static double front(double t, double dx) {
        double a = A - NARROWS * t;
        return TRUNK * t + a * B / A * Math.sqrt(Math.max(0, 1 - dx * dx / (a * a)));
    }

    private static boolean ringed(double t) {
        return t < UPPER || t > LOWER && t < FOOT;
    }

    /** The cord goes up and down between the two rings. */
    private static boolean laced(double t, double u) {
        return t > UPPER && t < LOWER && Math.abs(between(t) - wave(u)) * (LOWER - UPPER) * TRUNK < 1.9 * CORD;
    }

    private static double between(double t) {
        return (t - UPPER) / (LOWER - UPPER);
    }

    private static double wave(double u) {
        double at = u / TURN + 0.25;
        return 2 * Math.abs(at - Math.round(at));
    }

    private static double[] painted(double t, double u, double x, double y) {
        if (ringed(t)) {
            double twist = 0.5 + 0.5 * Math.sin((u + 7 * t * (t < UPPER ? 3 : 6)) * 1.1);
            return t < UPPER ? Ink.mix(Ink.scale(RED, 0.5), RED, twist) : Ink.mix(Ink.scale(OCHRE, 0.5), OCHRE, twist);
        }
        if (t >= FOOT) {
            return wood(x, y);
        }
        if (laced(t, u)) {
            return BONE;
        }
        double off = between(t) - wave(u);
        double[] field = off > 0 ? TEAL : RED;
        return Ink.mix(Ink.scale(field, 1.35), wood(x, y), Math.abs(off) < 0.45 ? 0.05 : 0.5);
    }

    private static double[] wood(double x, double y) {
        double fibre = Noise.fbm(x / 1.6, y / 26, 441, 3);
        return Ink.mix(Ink.mix(HEART, WOOD, Noise.smooth(0.25, 0.6, fibre)), SAP, 0.5 * Noise.smooth(0.5, 0.85, fibre));
    }

    /** Rosettes: broken rings with a darker middle. */
    private static double[] pelt(double x, double y) {
        double[] c = Ink.mix(PELT, BELLY, 0.6 * Noise.fbm(x / 20, y / 14, 443, 2));
        double row = Math.round(y / 11.5), dx = x / 14 + 0.5 * (row % 2), near = Math.round(dx);
        double shift = Noise.value(near * 3.7, row * 5.1, 444) - 0.5;
        double ax = (dx - near) * 14 + 3 * shift, ay = (y - row * 11.5) * 1.1 + 2 * shift;
        double r = Math.hypot(ax, ay), turn = Math.atan2(ay, ax);
        boolean ring = r > 3.0 && r < 5.0 && Math.cos(3 * turn + 6 * shift) > -0.5;
        return ring ? SOOT : r <= 3.0 ? Ink.mix(c, WOOD, 0.5) : c;
    }

    private static double[] high(double[] c, double z) {
        return new double[] {c[0], c[1], c[2], z};
    }

    private static void mallet(Wrought w, double[] grip, double[] head) {
        w.lay(grip, head, t -> 2.9, (t, v, x, y) -> t < 0.22 ? RED : Ink.mix(CANE, SAP, Noise.value(x / 3, y / 6,
                445)));
        double dx = head[0] - grip[0], dy = head[1] - grip[1], l = Math.hypot(dx, dy) / 12;
        w.lay(new double[] {head[0] - dx / l, head[1] - dy / l}, new double[] {head[0] + dx / l, head[1] + dy / l},
                Wrought.ball(11), (t, v, x, y) -> Wrought.lit(Math.abs(t - 0.16) < 0.07 ? RED : RUBBER, v));
    }

    /** Its shadow on the mat: dark about the foot, and thrown downwards by the fires at both sides. */
    private static BufferedImage shade(BufferedImage picture) {
        int wide = picture.getWidth();
        int[] px = Reduce.pixels(picture);
        for (int i = 0; i < px.length; i++) {
            double across = (i % wide / (double) Wrought.OVER - X) / SHADE_WIDE;
            double down = (i / wide / (double) Wrought.OVER - Y - TRUNK + 4) / SHADE_HIGH;
            px[i] = ContactShadow.beneath(px[i], SHADE * Noise.smooth(1, 0.35, Math.hypot(across, down)));
        }
        return picture;
    }
}
