package patolli.forge.bell;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * A war drum that stands on three stepped feet: a hollowed trunk with carved bands and a sun with rays of flint, a
 * jaguar's skin drawn over its mouth and pegged down. Two mallets lean beside it. The fires light both its flanks.
 */
final class UprightDrum {
    private static final int WIDE = 236, HIGH = 212;
    private static final double X = WIDE / 2.0;
    private static final double[] WOOD = Ink.hex(0x6E3B1E), HEART = Ink.hex(0x35190E), SAP = Ink.hex(0x95592E);
    private static final double[] RED = Ink.hex(0x7C2519), TEAL = Ink.hex(0x1F6260), OCHRE = Ink.hex(0x946626),
            BONE = Ink.hex(0x978A6E), SOOT = Ink.hex(0x120B08), RUBBER = Ink.hex(0x1B1512), CANE = Ink.hex(0x7C5D32),
            PELT = Ink.hex(0x9A6B2C), BELLY = Ink.hex(0x9C8A62);
    /** Where the mouth, the feet and the ground are, and half of how wide the trunk is. */
    private static final double MOUTH = 30, FEET = 150, GROUND = 198, HALF = 60;
    /** Half the height of the mouth as it is seen from above. */
    private static final double TILT = 16;
    /** The middle of the sun on the trunk, and its size in design units. */
    private static final double SUN = 0.56, DISC = 13, RAYS = 30;

    /** The middle of its shadow, how far that reaches, and how dark it is. */
    private static final double SHADE_AT = 186, SHADE_WIDE = 92, SHADE_HIGH = 46, SHADE_LOW = 25, SHADE = 0.74;
    /** How much of the fires' light lies on its flanks, and where on them it begins. */
    private static final double FLANK = 0.30, FLANK_BEGINS = 0.60;

    private UprightDrum() { }

    static BufferedImage draw(int scale) {
        Wrought w = new Wrought(WIDE, HIGH);
        mallet(w, new double[] {X + 73, 183}, new double[] {X + 77, 92});
        mallet(w, new double[] {X + 58, 190}, new double[] {X + 98, 118});
        for (int side : new int[] {-1, 1, 0}) {
            foot(w, X + side * 37, side == 0 ? GROUND : GROUND - 6);
        }
        w.lay(new double[] {X, MOUTH}, new double[] {X, FEET + 6}, UprightDrum::trunk, UprightDrum::painted,
                UprightDrum::carved);
        hide(w);
        return Reduce.by(Wrought.OVER / scale, shade(w.draw(Wrought.OVER)));
    }

    /** Its shadow on the mat: dark about the feet, and thrown downwards by the fires at both sides. */
    private static BufferedImage shade(BufferedImage picture) {
        int wide = picture.getWidth();
        int[] px = Reduce.pixels(picture);
        for (int i = 0; i < px.length; i++) {
            double across = (i % wide / (double) Wrought.OVER - X) / SHADE_WIDE;
            double down = i / wide / (double) Wrought.OVER - SHADE_AT;
            double dark = SHADE * Noise.smooth(1, 0.25, Math.hypot(across, down / (down < 0 ? SHADE_HIGH : SHADE_LOW)));
            px[i] = ContactShadow.beneath(px[i], dark);
        }
        return picture;
    }

    private static double trunk(double t) {
        double ring = Math.abs(t - 0.30) < 0.02 || Math.abs(t - 0.93) < 0.035 ? 1.6 : 0;
        return HALF - 6 * Math.sin(Math.PI * t) + ring;
    }

    /** Units round the trunk from its middle, as if it were unrolled. */
    private static double round(double v) {
        return HALF * Math.asin(Math.clamp(v, -1, 1));
    }

    private static double[] wood(double x, double y) {
        double fibre = Noise.fbm(x / 1.6, y / 26, 441, 3), cloud = Noise.fbm(x / 12, y / 40, 442, 2);
        return Ink.mix(Ink.mix(HEART, WOOD, Noise.smooth(0.25, 0.6, fibre)), SAP,
                0.7 * Noise.smooth(0.5, 0.85, fibre + 0.3 * (cloud - 0.5)));
    }

    private static double[] painted(double t, double v, double x, double y) {
        double[] wood = wood(x, y), c = wood;
        double u = round(v), down = (t - SUN) * (FEET + 6 - MOUTH);
        if (Math.abs(t - 0.30) < 0.02 || Math.abs(t - 0.93) < 0.035) {
            double twist = 0.5 + 0.5 * Math.sin((u * 0.9 + y) * 1.5);
            c = Ink.mix(Ink.scale(RED, 0.45), RED, twist);
        } else if (t < 0.28) {
            c = studs(t, u) > 0 ? BONE : Ink.mix(TEAL, wood, 0.25);
        } else if (t > 0.78) {
            c = steps(t, u) > 0 ? OCHRE : Ink.mix(RED, wood, 0.35);
        } else if (Math.hypot(u, down) < DISC) {
            c = Math.hypot(u, down) < 4.6 ? RED : Math.abs(Math.hypot(u, down) - 8.6) < 1.3 ? SOOT : OCHRE;
        } else if (rays(u, down) > 0) {
            c = Math.hypot(u, down) > 23 ? BONE : Ink.mix(OCHRE, RED, 0.35);
        } else if (Math.abs(Math.abs(u) - 47) < 6) {
            c = Math.abs(Math.abs(u) - 47) < 2.6 && Math.cos(down / 2.6) > -0.2 ? BONE : TEAL;
        }
        double flank = FLANK * Noise.smooth(FLANK_BEGINS, 0.86, Math.abs(v)) * Noise.smooth(1, 0.96, Math.abs(v));
        return Wrought.lit(Ink.mix(c, Wrought.FIRE, flank), v);
    }

    private static double carved(double t, double v) {
        double u = round(v), down = (t - SUN) * (FEET + 6 - MOUTH);
        if (t < 0.28) {
            return 1.5 * (1 - studs(t, u));
        }
        if (t > 0.78) {
            return t > 0.895 ? 0 : 1.5 * (1 - steps(t, u));
        }
        boolean raised = Math.hypot(u, down) < DISC || rays(u, down) > 0 || Math.abs(Math.abs(u) - 47) < 6;
        return t < 0.32 ? 0 : raised ? 0 : 2.2;
    }

    /** A row of round stones below the skin. */
    private static double studs(double t, double u) {
        double step = u / 15, near = Math.round(step);
        double far = Math.hypot((step - near) * 15, (t - 0.225) * (FEET + 6 - MOUTH));
        return far < 5.2 && far > 1.7 ? 1 : 0;
    }

    /** Eight flints round the sun, narrower outwards. */
    private static double rays(double u, double down) {
        double r = Math.hypot(u, down), turn = Math.atan2(down, u) / (Math.PI / 4);
        double off = Math.abs(turn - Math.round(turn)) * Math.PI / 4 * r;
        return r > DISC + 1.4 && r < RAYS && off < 5.6 * (RAYS - r) / (RAYS - DISC) ? 1 : 0;
    }

    /** Stairs up and down, above the feet. */
    private static double steps(double t, double u) {
        double in = Math.abs(u / 22 - Math.round(u / 22)) * 2, up = (0.90 - t) / 0.11;
        return up < 1 - 0.33 * Math.floor(in * 3) && up > 0 ? 1 : 0;
    }

    private static void foot(Wrought w, double x, double ground) {
        w.lay(new double[] {x, FEET - 8}, new double[] {x, ground}, t -> 17 - 3.5 * Math.floor(t * 2.99)
                + (t > 0.86 ? 4 : 0), (t, v, px, py) -> Wrought.lit(t > 0.86 ? RED : t > 0.62 && t < 0.72 ? BONE
                : wood(px, py), v), (t, v) -> t > 0.62 && t < 0.72 ? 0.8 : 0);
    }

    /** The skin over the mouth: its rosettes above, and its edge drawn down over the rim with pegs. */
    private static void hide(Wrought w) {
        w.lay(new double[] {X, MOUTH}, new double[] {X, MOUTH + 18}, t -> HALF + 1.5 - 1.5 * t, (t, v, x, y) ->
                Wrought.lit(peg(t, v) > 0 ? BONE : hem(t, v) > 0 ? wood(x, y) : pelt(round(v), 40 + 18 * t, 0.2), v),
                (t, v) -> peg(t, v) > 0 ? -1.2 : hem(t, v) > 0 ? 1.6 : 0);
        w.lay(new double[] {X - HALF - 2, MOUTH}, new double[] {X + HALF + 2, MOUTH},
                t -> TILT * Math.sqrt(Math.max(0, 1 - (2 * t - 1) * (2 * t - 1))), (t, v, x, y) -> {
                    double u = (2 * t - 1) * HALF, r = Math.hypot(2 * t - 1, v);
                    double[] c = pelt(u, v * HALF * 0.62, Noise.smooth(0.45, 0.1, r));
                    double rim = Noise.smooth(0.87, 0.93, Math.hypot(2 * t - 1, v * Math.sqrt(Math.max(0.01,
                            1 - (2 * t - 1) * (2 * t - 1)))));
                    return Ink.mix(c, Wrought.FIRE, 0.6 * rim * Noise.smooth(0.3, -0.6, 2 * t - 1 + v));
                });
    }

    private static double peg(double t, double v) {
        double step = round(v) / 17, off = Math.abs(step - Math.round(step)) * 17;
        return t > 0.30 && t < 0.58 && off < 2.2 ? 1 : 0;
    }

    /** Where the scalloped edge of the skin ends. */
    private static double hem(double t, double v) {
        return t > 0.74 + 0.16 * Math.cos(round(v) / 17 * 2 * Math.PI) ? 1 : 0;
    }

    /** Rosettes: broken rings with a darker middle. @param pale how much of it is beaten pale */
    private static double[] pelt(double x, double y, double pale) {
        double[] c = Ink.mix(Ink.mix(PELT, BELLY, 0.6 * Noise.fbm(x / 20, y / 14, 443, 2)), BELLY, 0.5 * pale);
        double row = Math.round(y / 11), dx = x / 15 + 0.5 * (row % 2), near = Math.round(dx);
        double shift = Noise.value(near * 3.7, row * 5.1, 444) - 0.5;
        double r = Math.hypot((dx - near) * 15 + 3 * shift, y - row * 11 + 2 * shift);
        double turn = Math.atan2(y - row * 11, (dx - near) * 15);
        boolean ring = r > 2.9 && r < 5.2 && Math.cos(3 * turn + 6 * shift) > -0.55;
        return ring ? SOOT : r <= 2.9 ? Ink.mix(c, RED, 0.45) : c;
    }

    private static void mallet(Wrought w, double[] grip, double[] head) {
        w.lay(grip, head, t -> 2.9, (t, v, x, y) -> t < 0.22 ? RED : Ink.mix(CANE, SAP, Noise.value(x / 3, y / 6,
                445)));
        double dx = head[0] - grip[0], dy = head[1] - grip[1], l = Math.hypot(dx, dy) / 13;
        w.lay(new double[] {head[0] - dx / l, head[1] - dy / l}, new double[] {head[0] + dx / l, head[1] + dy / l},
                Wrought.ball(12), (t, v, x, y) -> Wrought.lit(Math.abs(t - 0.16) < 0.07 ? RED : RUBBER, -v));
    }
}
