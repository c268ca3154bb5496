package patolli.forge.bell;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * What the musicians have left where nobody sits: a slit drum of two tongues with its mallets, and a flute with a
 * flower for its end between two rattles of gourd. Each in the middle of its picture, with its shadow.
 */
final class Instruments {
    private static final int WIDE = 220, HIGH = 128;
    private static final double X = WIDE / 2.0;
    private static final double[] WOOD = Ink.hex(0x6E3B1E), HEART = Ink.hex(0x3E1D10), SAP = Ink.hex(0x95592E);
    private static final double[] RED = Ink.hex(0x7C2519), TEAL = Ink.hex(0x1F6260), OCHRE = Ink.hex(0x946626),
            BONE = Ink.hex(0x978A6E), SOOT = Ink.hex(0x120B08), RUBBER = Ink.hex(0x1B1512), CLAY = Ink.hex(0x7A4126),
            GOURD = Ink.hex(0x864F20), CANE = Ink.hex(0x7C5D32), JADE = Ink.hex(0x2C6B4A);
    /** Half the drum's length and thickness, and how far down its middle lies. */
    private static final double LONG = 92, THICK = 29, DRUM = 44;

    private Instruments() { }

    /** The drum. */
    static BufferedImage drum(int scale) {
        Wrought w = new Wrought(WIDE, HIGH);
        w.lay(new double[] {X - LONG, DRUM}, new double[] {X + LONG, DRUM}, Instruments::barrel, Instruments::log,
                Instruments::cut);
        mallet(w, new double[] {X - 62, 112}, new double[] {X + 26, 92});
        mallet(w, new double[] {X + 66, 114}, new double[] {X - 22, 90});
        return w.draw(scale);
    }

    private static double barrel(double t) {
        double far = Math.abs(2 * t - 1);
        double end = Math.sqrt(Math.max(0, Math.min(1, (1 - far) / 0.02)));
        double ring = Math.abs(far - 0.66) < 0.022 || Math.abs(far - 0.95) < 0.026 ? 1.8 : 0;
        return (THICK - 3.5 * far * far + ring) * (0.86 + 0.14 * end);
    }

    private static double[] log(double t, double v, double x, double y) {
        double far = Math.abs(2 * t - 1);
        double fibre = Noise.fbm(x / 24, y / 1.5, 421, 3), cloud = Noise.fbm(x / 40, y / 12, 422, 2);
        double[] wood = Ink.mix(Ink.mix(HEART, WOOD, Noise.smooth(0.25, 0.6, fibre)), SAP,
                0.7 * Noise.smooth(0.5, 0.85, fibre + 0.3 * (cloud - 0.5)));
        if (slit(t, v) > 0) {
            return SOOT;
        }
        if (Math.abs(far - 0.66) < 0.022 || Math.abs(far - 0.95) < 0.026) {
            double twist = 0.5 + 0.5 * Math.sin((x * (t < 0.5 ? 1 : -1) * 0.8 + y) * 1.7);
            return Ink.mix(Ink.scale(RED, 0.45), RED, twist);
        }
        if (far > 0.66 && far < 0.95) {
            double[] ground = Math.abs(v) > 0.80 ? OCHRE : TEAL;
            return fret(t, v) > 0 ? Ink.mix(OCHRE, BONE, 0.45) : Ink.mix(ground, wood, 0.30 + 0.3 * fibre);
        }
        return wood;
    }

    /** Two slits along the drum and one between them, which leaves two tongues. */
    private static double slit(double t, double v) {
        double along = (2 * t - 1) * LONG, down = v * THICK;
        boolean side = Math.abs(Math.abs(down) - 9.5) < 1.35 && Math.abs(along) < 47;
        boolean gap = Math.abs(along - 3) < 1.5 && Math.abs(down) < 9.5;
        return side || gap ? 1 : 0;
    }

    /** Steps and a hook, again and again round the ends. */
    private static double fret(double t, double v) {
        double far = Math.abs(2 * t - 1), u = (far - 0.68) / 0.25;
        double cell = (Math.asin(Math.clamp(v, -1, 1)) / Math.PI + 0.5) * 5, in = cell - Math.floor(cell);
        boolean stair = in < 0.2 + 0.5 * Math.floor(u * 4) / 3 && in > 0.08 && u < 0.80;
        boolean hook = in > 0.80 && in < 0.94 && u > 0.25 || u > 0.86 && u < 0.97;
        return u > 0 && u < 1 && Math.abs(v) < 0.80 && (stair || hook) ? 1 : 0;
    }

    private static double cut(double t, double v) {
        double far = Math.abs(2 * t - 1);
        double tongue = Math.abs(v) < 0.30 && far < 0.5 ? 0.5 : 0;
        return 2.6 * slit(t, v) + tongue + (far > 0.68 && far < 0.93 ? 0.9 * (1 - fret(t, v)) : 0);
    }

    private static void mallet(Wrought w, double[] grip, double[] head) {
        w.lay(grip, head, t -> 2.6 + 0.5 * Math.sin(9 * t), (t, v, x, y) -> Ink.mix(CANE, SAP, Noise.value(x / 6,
                y / 2, 424)));
        double dx = head[0] - grip[0], dy = head[1] - grip[1], l = Math.hypot(dx, dy) / 11;
        w.lay(new double[] {head[0] - dx / l, head[1] - dy / l}, new double[] {head[0] + dx / l, head[1] + dy / l},
                Wrought.ball(10.5), (t, v, x, y) -> Math.abs(t - 0.16) < 0.07 ? RED : RUBBER);
    }

    /** The flute and the rattles. */
    static BufferedImage flute(int scale) {
        Wrought w = new Wrought(WIDE, HIGH);
        rattle(w, new double[] {X - 64, 46}, new double[] {X + 28, 74});
        rattle(w, new double[] {X + 66, 36}, new double[] {X - 18, 88});
        w.lay(new double[] {X - 88, 86}, new double[] {X + 20, 112}, Instruments::pipe, Instruments::piped,
                (t, v) -> hole(t, v) > 0 ? 3 : 0);
        return w.draw(scale);
    }

    /** From its flower to the mouthpiece. */
    private static double pipe(double t) {
        double flower = 15 * Noise.smooth(0.20, 0.02, t), lip = Noise.smooth(0.90, 0.94, t) * 2;
        return 7.4 - 1.2 * t + flower - lip;
    }

    private static double[] piped(double t, double v, double x, double y) {
        if (hole(t, v) > 0) {
            return SOOT;
        }
        double petal = 0.5 + 0.5 * Math.cos(v * 3 * Math.PI);
        double[] clay = Ink.mix(CLAY, Ink.scale(CLAY, 0.6), Noise.fbm(x / 3, y / 7, 425, 3));
        if (t < 0.14) {
            return Ink.mix(RED, BONE, petal > 0.82 ? 0.8 : 0);
        }
        return t < 0.18 || t > 0.93 ? BONE : Math.abs(t - 0.24) < 0.02 || Math.abs(t - 0.84) < 0.02 ? TEAL : clay;
    }

    private static double hole(double t, double v) {
        double step = (t - 0.34) / 0.115, near = Math.round(step);
        double down = (step - near) * 0.115 * 111, aside = v * 6.8;
        return near >= 0 && near <= 3 && Math.hypot(down, aside) < 2.2 ? 1 : 0;
    }

    private static void rattle(Wrought w, double[] gourd, double[] grip) {
        double dx = grip[0] - gourd[0], dy = grip[1] - gourd[1], l = Math.hypot(dx, dy);
        double ux = dx / l, uy = dy / l;
        for (int i = -1; i <= 1; i++) {
            double turn = Math.atan2(uy, ux) + 0.42 * i;
            double[] end = {grip[0] + 19 * Math.cos(turn) - 8 * ux, grip[1] + 19 * Math.sin(turn) - 8 * uy};
            double[] root = {grip[0] - 10 * ux, grip[1] - 10 * uy};
            int each = i;
            w.lay(root, end, t -> 5.4 * Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)))),
                    (t, v, x, y) -> t > 0.82 ? RED : Ink.mix(JADE, TEAL, each == 0 ? 0.2 : 0.8));
        }
        w.lay(gourd, new double[] {grip[0] - 4 * ux, grip[1] - 4 * uy}, t -> 3.4, (t, v, x, y) -> t > 0.86 ? RED
                : Ink.mix(CANE, SAP, Noise.value(x / 2, y / 2, 427)));
        double r = 25;
        w.lay(new double[] {gourd[0] - r * ux, gourd[1] - r * uy}, new double[] {gourd[0] + r * ux, gourd[1] + r * uy},
                t -> 23 * Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, t * 0.97)))), Instruments::shell,
                (t, v) -> seed(t, v) > 0 ? 1.2 : 0);
    }

    private static double[] shell(double t, double v, double x, double y) {
        double[] c = Ink.mix(GOURD, Ink.scale(GOURD, 0.55), Noise.fbm(x / 7, y / 7, 426, 3));
        if (seed(t, v) > 0) {
            return SOOT;
        }
        boolean rim = Math.abs(t - 0.33) < 0.022 || Math.abs(t - 0.67) < 0.022;
        boolean band = t > 0.33 && t < 0.67;
        return rim ? BONE : band ? Ink.mix(RED, c, 0.2) : t > 0.92 ? TEAL : c;
    }

    /** Holes round the middle, through which the seeds are heard. */
    private static double seed(double t, double v) {
        double turn = Math.asin(Math.clamp(v, -1, 1)) / Math.PI * 6, near = Math.round(turn);
        return Math.hypot((turn - near) * 11, (t - 0.5) * 50) < 3 ? 1 : 0;
    }
}
