package patolli.forge.splash;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.carved.Grain;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;

/** A line of the menu: a stone beam with a sunk field for the words, between two stepped ends. */
final class Lintel {
    static final int WIDE = 320, HIGH = 56;
    /** How the beam is found. */
    enum State { REST, HOT, OFF }

    private static final double[] STONE = Ink.hex(0x6E675C), DARK = Ink.hex(0x403C37), MOSS = Ink.hex(0x3C4230);
    private static final double[] RED = Ink.hex(0x8E2A1C), GOLD = Ink.hex(0xF2BE4E), SOOT = Ink.hex(0x1B1A19);

    private Lintel() { }

    static BufferedImage draw(State state, int scale) {
        Plate p = new Plate(WIDE * Carving.FINE, HIGH * Carving.FINE, Carving.FINE);
        float[] beam = p.mask(outline(state)), field = p.mask(field()), inlay = p.mask(inlay());
        float[] inside = Depth.inside(beam, p.w, p.h), sunk = Depth.inside(field, p.w, p.h),
                groove = Depth.inside(inlay, p.w, p.h);
        p.each((i, x, y) -> {
            if (beam[i] > 0) {
                stone(p, i, x, y, inside[i], state);
                sink(p, i, x, y, sunk[i], state);
                inlay(p, i, x, y, groove[i], state);
                if (state == State.OFF) {
                    crack(p, i, x, y);
                }
                p.a[i] = beam[i];
            }
        });
        Carving.Mood mood = switch (state) {
            case REST -> new Carving.Mood(0.95, 0.34, 0.32);
            case HOT -> new Carving.Mood(0.50, 1.35, 0.34);
            case OFF -> new Carving.Mood(0.40, 0.06, 0.24);
        };
        return Carving.reduced(Carving.withShadow(Carving.light(p, mood), beam, p, -2, 3, 2), scale);
    }

    /** Nearly square-hewn; every state is the same stone, so only the broken one has lost a corner. */
    private static Shape outline(State state) {
        Path2D q = new Path2D.Double();
        boolean first = true;
        double l = 7, t = 4, r = 315, b = 48;
        double[][] c = {{l, t}, {r, t}, {r, b}, {l, b}};
        for (int k = 0; k < 4; k++) {
            double[] from = c[k], to = c[(k + 1) % 4];
            int n = (int) (Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.5);
            for (int s = 0; s < n; s++) {
                double u = s / (double) n, x = from[0] + (to[0] - from[0]) * u, y = from[1] + (to[1] - from[1]) * u;
                double corner = Math.min(Math.abs(x - l) + Math.abs(y - t), Math.min(Math.abs(x - r) + Math.abs(y - t),
                        Math.min(Math.abs(x - r) + Math.abs(y - b), Math.abs(x - l) + Math.abs(y - b))));
                double in = 0.8 - 1.6 * Grain.sum(x / 9, y / 9, 80.5, 4) + 2.4 * Noise.smooth(7, 0, corner);
                in = Math.clamp(in, -1.2, 4);
                double px = x + (k == 1 ? -in : k == 3 ? in : 0), py = y + (k == 0 ? in : k == 2 ? -in : 0);
                if (first) {
                    q.moveTo(px, py);
                    first = false;
                } else {
                    q.lineTo(px, py);
                }
            }
        }
        q.closePath();
        Area a = new Area(q);
        if (state == State.OFF) {
            a.subtract(new Area(Shapes.poly(292, 0, 296, 7, 303, 10, 305, 17, 313, 20, 322, 21, 322, 0)));
            a.subtract(new Area(Shapes.poly(0, 38, 10, 39, 13, 44, 22, 46, 26, 56, 0, 56)));
        }
        return a;
    }

    private static Shape field() {
        return Stepped.field(34, 11, 286, 41, 5, 1);
    }

    /** The line round the field, and a stepped sign at each end. */
    private static Shape inlay() {
        Area a = new Area(Shapes.rule(Stepped.field(31, 8.5, 289, 43.5, 5, 1), 1.7));
        for (int s = -1; s <= 1; s += 2) {
            AffineTransform to = new AffineTransform(s, 0, 0, 1, 160.5, 26);
            a.add(new Area(to.createTransformedShape(Shapes.poly(135, -7, 139, -7, 139, -3, 143, -3, 143, 3, 139, 3,
                    139, 7, 135, 7))));
            a.add(new Area(to.createTransformedShape(Shapes.disc(148, 0, 1.9))));
        }
        return a;
    }

    private static void stone(Plate p, int i, double x, double y, double inside, State state) {
        double vein = Grain.sum(x / 30, y / 30, 90.5, 4), fine = Grain.sum(x / 4, y / 4, 92.5, 3);
        double[] c = Ink.mix(STONE, DARK, Math.clamp(0.45 + 1.1 * vein + 0.5 * fine, 0, 1));
        double moss = Noise.smooth(state == State.OFF ? 0.0 : 0.22, 0.45, Grain.sum(x / 20, y / 14, 94.5, 4));
        p.set(i, Ink.mix(c, MOSS, (state == State.OFF ? 0.7 : 0.4) * moss));
        double round = Math.clamp(inside / (3.6 * Carving.FINE), 0, 1);
        double broken = 1 + 0.4 * Grain.sum(x / 6, y / 6, 96.5, 3);
        p.z[i] = (float) (20 * broken * Math.sqrt(1 - (1 - round) * (1 - round)) + 0.75 * Carving.skin(x, y, 5));
        p.gloss[i] = 0.06f;
    }

    /** The field lies deeper and is rubbed with soot, so that bone-white words stand out. */
    private static void sink(Plate p, int i, double x, double y, double sunk, State state) {
        if (sunk <= 0) {
            return;
        }
        double t = Noise.smooth(0, 7, sunk);
        p.z[i] -= (float) (11 * t + 0.35 * t * Carving.skin(x, y, 5));
        double worn = Noise.smooth(0.05, 0.4, Grain.sum(x / 11, y / 11, 98.5, 4));
        p.coat(i, SOOT, t * (0.74 - 0.20 * worn));
        if (state != State.OFF) {
            p.coat(i, RED, t * 0.20 * (1 - worn));
        }
    }

    private static void inlay(Plate p, int i, double x, double y, double groove, State state) {
        if (groove <= 0) {
            return;
        }
        double t = Math.clamp(groove / 2.6, 0, 1), lost = Noise.smooth(0.05, 0.22, Grain.sum(x / 9, y / 9, 99.5, 3));
        switch (state) {
            case HOT -> {
                p.set(i, Ink.scale(GOLD, 0.85 + 0.5 * Grain.sum(x / 3, y / 3, 101.5, 2)));
                p.z[i] += (float) (2.5 * t);
                p.gloss[i] = 0.55f;
            }
            case REST -> {
                p.z[i] -= (float) (4 * t);
                p.coat(i, Ink.mix(RED, GOLD, 0.4), 0.8 * t * (1 - 0.6 * lost));
            }
            default -> {
                p.z[i] -= (float) (3 * t * (1 - 0.7 * lost));
                p.coat(i, SOOT, 0.4 * t * (1 - lost));
            }
        }
    }

    private static void crack(Plate p, int i, double x, double y) {
        double d = x - 228 + 0.7 * (y - 26) - 7 * Grain.sum(y / 14, 3, 103.5, 4),
                w = Noise.smooth(0.9, 0.15, Math.abs(d));
        p.z[i] -= (float) (8 * w);
        p.dim(i, 1 - 0.55 * w);
    }
}
