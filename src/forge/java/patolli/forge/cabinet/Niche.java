package patolli.forge.cabinet;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;
import patolli.forge.tableau.Thing;

/**
 * The inside of a cabinet of cedar, 1280 x 800: a carved frame, boards behind, a shelf with a few pieces at its ends.
 * Lengths are design units at the frame's face; x goes right from the middle, y up, z towards the eye.
 */
final class Niche {
    private static final double EYE = 1500, EYE_Y = 40, DEEP = 230, W = 574, TOP = 338, SHELF = -326, BOARD = 128;
    private static final Vec LAMP = new Vec(-330, 560, 560);
    private static final double[] DARK = Ink.hex(0x38221A), MID = Ink.hex(0x66432F), LIGHT = Ink.hex(0x8F694C),
            NIGHT = {0.040, 0.052, 0.085}, FLAME = {1.0, 0.74, 0.46};
    private final int k;
    private final Plate face;
    private final List<Thing> things = new ArrayList<>();

    /** @param k pixels to the design unit */
    Niche(int k) {
        this.k = k;
        face = new Plate(1280 * k, 800 * k, k);
        carve();
        furnish();
    }

    Light draw() {
        int w = 1280 * k, h = 800 * k;
        Light out = new Light(w, h);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                out.set(x, y, pixel(x, y));
            }
        });
        out.bloom(0.7, 6 * k, 0.2);
        return out;
    }

    /** One ray, or four where it may meet an edge. */
    private double[] pixel(int x, int y) {
        double u = (x + 0.5) / k - 640, v = 400 - (y + 0.5) / k;
        double edge = Math.min(Math.min(Math.abs(Math.abs(u) - W), Math.abs(v - TOP)), Math.abs(v - SHELF));
        double back = EYE / (EYE + DEEP), ub = W * back, tb = EYE_Y + (TOP - EYE_Y) * back, sb = EYE_Y + (SHELF - EYE_Y)
                * back;
        edge = Math.min(edge, Math.min(Math.min(Math.abs(Math.abs(u) - ub), Math.abs(v - tb)), Math.abs(v - sb)));
        boolean busy = edge < 1.5 || near(u, v);
        if (!busy) {
            return sample(u, v);
        }
        double[] sum = new double[3];
        for (int n = 0; n < 9; n++) {
            double[] c = sample(u + (n % 3 - 1) / (3.0 * k), v + (n / 3 - 1) / (3.0 * k));
            for (int i = 0; i < 3; i++) {
                sum[i] += c[i] / 9;
            }
        }
        return sum;
    }

    private boolean near(double u, double v) {
        Vec eye = new Vec(0, EYE_Y, EYE), d = new Vec(u, v - EYE_Y, -EYE).unit();
        return things.stream().anyMatch(t -> {
            Vec to = t.middle.minus(eye);
            double along = to.dot(d);
            return to.dot(to) - along * along < (t.reach + 2) * (t.reach + 2);
        });
    }

    private double[] sample(double u, double v) {
        if (Math.abs(u) > W || v > TOP || v < SHELF) {
            return frame(u, v);
        }
        Vec eye = new Vec(0, EYE_Y, EYE), d = new Vec(u, v - EYE_Y, -EYE).unit();
        // The nearest of four walls and the back.
        double t = (EYE + DEEP) / -d.z(), side = W / Math.abs(d.x()), up = (d.y() > 0 ? TOP - EYE_Y : SHELF - EYE_Y)
                / d.y();
        double wall = Math.min(t, Math.min(side, up));
        double near = wall;
        Optional<Thing> first = Optional.empty();
        for (Thing thing : things) {
            double s = hit(thing, eye, d, near);
            if (s > 0) {
                near = s;
                first = Optional.of(thing);
            }
        }
        if (first.isPresent()) {
            Thing thing = first.get();
            Vec p = eye.plus(d, near);
            return lit(p, March.normal(thing::distance, p, 0.05), d, thing.colour(p), thing.shine * 0.6);
        }
        Vec p = eye.plus(d, wall);
        if (wall == t) {
            return back(p, d);
        }
        boolean shelf = wall == up;
        double a = shelf ? p.x() : p.z() * 1.0 + 900, b = shelf ? p.z() * 1.4 + (p.y() > 0 ? 700 : 0) : p.y();
        double[] c = shelf ? Timber.at(a, b, 91, DARK, MID, LIGHT) : Timber.at(b, a, 93, DARK, MID, LIGHT);
        Vec n = shelf ? new Vec(0, -Math.signum(p.y()), 0) : new Vec(-Math.signum(p.x()), 0, 0);
        return lit(p, n, d, c, 0.12);
    }

    private static double hit(Thing t, Vec eye, Vec d, double far) {
        Vec to = t.middle.minus(eye);
        double along = to.dot(d), half = t.reach * t.reach - to.dot(to) + along * along;
        if (half <= 0) {
            return -1;
        }
        double s = along - Math.sqrt(half), end = Math.min(far, along + Math.sqrt(half));
        for (int n = 0; n < 120 && s < end; n++) {
            double q = t.distance(d.x() * s, EYE_Y + d.y() * s, EYE + d.z() * s);
            if (q < 0.03) {
                return s;
            }
            s += q * 0.9;
        }
        return -1;
    }

    /** Broad boards side by side, each from another log, their joints open a little. */
    private double[] back(Vec p, Vec d) {
        double f = (p.x() + 9 * BOARD + 40) / BOARD;
        int board = (int) Math.floor(f);
        double in = (f - board) * BOARD, joint = Math.min(in, BOARD - in), tone = 0.82 + 0.30 * Noise.hash(board, 1, 5);
        double[] c = Timber.at(p.y() * 0.8 + 900 * board, p.x() + 37 * board, 95 + board, DARK, MID, LIGHT);
        double slope = 0.55 * Math.exp(-joint / 2.2) * (in < BOARD / 2 ? -1 : 1);
        // Quiet enough to be written on.
        c = Ink.mix(c, MID, 0.45);
        c = Ink.scale(c, tone * (1 - 0.75 * Math.exp(-Turnery.sq(joint / 0.9))));
        return lit(p, new Vec(slope, 0, 1).unit(), d, c, 0.06);
    }

    private double[] frame(double u, double v) {
        double px = Math.clamp((u + 640) * k - 0.5, 1, face.w - 2.01), py = Math.clamp((400 - v) * k - 0.5, 1, face.h
                - 2.01);
        int i = (int) py * face.w + (int) px;
        double dx = (face.z[i + 1] - face.z[i - 1]) / 2, dy = (face.z[i + face.w] - face.z[i - face.w]) / 2;
        Vec p = new Vec(u, v, 0);
        return lit(p, new Vec(-dx, dy, 1).unit(), new Vec(u, v - EYE_Y, -EYE).unit(), new double[] {face.r[i],
                face.g[i],
            face.b[i]}, face.gloss[i]);
    }

    private double[] lit(Vec p, Vec n, Vec d, double[] c, double shine) {
        Vec to = LAMP.minus(p), l = to.unit();
        double fall = 560 * 560 / (to.dot(to) + 120_000), facing = Math.max(0, n.dot(l));
        double off = Math.hypot(p.x() + 130, (p.y() - 30) * 1.12) / 740;
        fall *= 0.34 + 0.66 * Math.exp(-off * off);
        double shade = p.z() < -0.5 ? opening(p, l) * shadow(p.plus(n, 0.6), l) : 1;
        double open = p.z() < -0.5 ? corners(p) : 1;
        double key = 3.0 * fall * facing * shade, bounce = 0.16 * open * Math.exp(-off * off);
        double spec = shine * shade * fall * (0.5 * Math.pow(Math.max(0, n.dot(l.minus(d).unit())),
                24) + 2.5 * Math.pow(
                Math.max(0, n.dot(l.minus(d).unit())), 140));
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = c[i] * (key * FLAME[i] + bounce * FLAME[i] + NIGHT[i] * 2.6 * open) + spec * FLAME[i];
        }
        return out;
    }

    /** How much of the lamp is seen from inside through the frame; it has a width. */
    private static double opening(Vec p, Vec l) {
        double s = -p.z() / l.z(), x = p.x() + l.x() * s, y = p.y() + l.y() * s, soft = 0.10 * -p.z() + 4;
        return Noise.smooth(-soft, soft, TOP - y) * Noise.smooth(-soft, soft, W - Math.abs(x));
    }

    private double shadow(Vec p, Vec l) {
        double reaches = 1;
        for (Thing t : things) {
            Vec to = t.middle.minus(p);
            double along = to.dot(l), side = Math.sqrt(Math.max(0, to.dot(to) - along * along));
            if (along < -t.reach || side > t.reach * 1.25 + 0.1 * Math.max(0, along)) {
                continue;
            }
            double s = Math.max(0.4, along - t.reach * 1.4), end = along + t.reach * 1.4;
            for (int n = 0; n < 40 && s < end; n++) {
                double q = t.distance(p.x() + l.x() * s, p.y() + l.y() * s, p.z() + l.z() * s);
                reaches = Math.min(reaches, 8 * q / s);
                if (reaches < 0.01) {
                    return 0;
                }
                s += Math.max(0.3, q * 0.85);
            }
        }
        return reaches * reaches * (3 - 2 * reaches);
    }

    /** Little light of any kind comes into corners. */
    private double corners(Vec p) {
        double open = 1 - 0.55 * Math.exp(-(W - Math.abs(p.x())) / 45);
        open *= (1 - 0.65 * Math.exp(-(TOP - p.y()) / 60)) * (1 - 0.5 * Math.exp(-(p.y() - SHELF) / 30));
        open *= 1 - 0.30 * Math.exp(-(p.z() + DEEP) / 40);
        for (Thing t : things) {
            double far = p.minus(t.middle).length() / t.reach;
            open *= far < 1.6 ? 1 - 0.45 * Noise.smooth(1.6, 0.7, far) : 1;
        }
        return open;
    }

    /** The frame's wood and carving: stepped frets above and below, flowers of eight petals at the sides. */
    private void carve() {
        float[] cut = face.mask(this::pattern);
        int[] label = new int[cut.length];
        for (int i = 0; i < label.length; i++) {
            label[i] = cut[i] > 0.5 ? 1 : 0;
        }
        float[] deep = Distance.toChange(label, face.w, face.h);
        face.each((i, x, y) -> {
            double u = x - 640, v = 400 - y, in = Math.min(Math.min(W - Math.abs(u), TOP - v), v - SHELF);
            boolean stile = Math.abs(u) > W;
            double[] c = stile ? Timber.at(y + (u > 0 ? 3000 : 0), x, 97, DARK, MID, LIGHT) : Timber.at(x,
                    y + (v > 0 ? 500 : 0), 99,
                    DARK, MID, LIGHT);
            double z = (stile ? Timber.relief(y, x, 97) : Timber.relief(x, y, 99)) * 0.7;
            // The inner edge is rounded and rubbed; two beads run along it.
            double e = -in;
            z -= 5 * Turnery.sq(Math.max(0, 1 - e / 6));
            z += 1.6 * (bead(e, 10) + bead(e, 15)) - 1.4 * Math.exp(-Turnery.sq((e - 7.2) / 0.8)) - 1.4 * Math.exp(
                    -Turnery.sq((e - 18) / 0.8));
            double d = label[i] == 1 ? Math.min(deep[i] / k, 4.2) : 0;
            z -= 1.15 * d;
            double shade = 1 - 0.16 * d - 0.5 * Math.exp(-Turnery.sq((e - 7.2) / 1.0)) - 0.4 * Math.exp(-Turnery.sq((e
                    - 18)
                    / 0.9));
            double rub = 0.4 * (Noise.smooth(6, 2, e) + bead(e, 10)) * Noise.smooth(0.35, 0.65, Noise.fbm(x / 40,
                    y / 40,
                    62, 3)) + (label[i] == 0 && e > 20 ? 0.14 * Noise.smooth(0.4, 0.7, Noise.fbm(x / 30, y / 30, 63, 3))
                    : 0);
            face.set(i, Ink.mix(Ink.scale(c, shade), Ink.scale(LIGHT, 1.1), rub));
            face.z[i] = (float) (z * k);
            face.gloss[i] = (float) (0.10 + 0.2 * rub);
        });
    }

    private static double bead(double e, double at) {
        double t = Math.abs(e - at) / 2.4;
        return t < 1 ? Math.sqrt(1 - t * t) : 0;
    }

    /** What is cut away. */
    private void pattern(Graphics2D g) {
        AffineTransform old = g.getTransform();
        for (int row = 0; row < 2; row++) {
            int n = 14;
            double pitch = 1112.0 / n, y = row == 0 ? 4 : 772;
            for (int i = 0; i < n; i++) {
                g.setTransform(old);
                boolean left = i < n / 2;
                g.translate(84 + i * pitch + (left ? pitch : 0), y + (row == 0 ? 0 : 24));
                g.scale(left ? -1.5 : 1.5, row == 0 ? 1.5 : -1.5);
                g.fill(Shapes.poly(3, 24, 3, 18, 10, 18, 10, 11, 17, 11, 17, 3, 50, 3, 50, 21, 29, 21, 29, 11, 40, 11,
                        40, 15,
                        34, 15, 34, 17, 45, 17, 45, 7, 23, 7, 23, 24));
            }
            g.setTransform(old);
        }
        for (int side = 0; side < 2; side++) {
            for (int j = 0; j < 11; j++) {
                double x = side == 0 ? 24 : 1256, y = 74 + j * 65.2;
                flower(g, x, y, 19);
                if (j < 10) {
                    g.fill(Shapes.poly(x, y + 23, x + 7, y + 32.6, x, y + 42, x - 7, y + 32.6));
                }
            }
            for (int row = 0; row < 2; row++) {
                flower(g, side == 0 ? 36 : 1244, row == 0 ? 32 : 768, 22);
            }
        }
    }

    private static void flower(Graphics2D g, double x, double y, double r) {
        for (int i = 0; i < 8; i++) {
            double a = i * Math.PI / 4;
            g.fill(Shapes.at(Shapes.path(0, 0, 0.3, 0.24, 0.8, 0.28, 1, 0, 0.8, -0.28, 0.3, -0.24, 0, 0), x + 0.22 * r
                    * Math.cos(a), y + 0.22 * r * Math.sin(a), a, 0.8 * r, 0.8 * r));
        }
    }

    /** A few pieces of every game at both ends of the shelf. */
    private void furnish() {
        double[][] lac = {Ink.hex(0xC92A1E), Ink.hex(0xFFC93A), Ink.hex(0x258F4C)};
        double[] line = Ink.hex(0xF0D9A0), brown = Ink.hex(0x8C2A17);
        double[][] at = {{478, -62}, {526, -96}, {428, -104}};
        for (int i = 0; i < 3; i++) {
            things.add(new Thing(new Vec(at[i][0], SHELF, at[i][1]), 0, 0, 2.0, 18.5, 14, 0.9, Turnery::pawn,
                    Turnery.pawnSkin(lac[i], i == 1 ? brown : line, i == 1 ? brown : line)));
        }
        things.add(new Thing(new Vec(330, SHELF + 10, -84), 0.25, 0, 1.2, 56, 0, 0.5, Turnery::die, Turnery.dieSkin(6,
                3,
                61)));
        double[][] draughts = {{-496, 0, -118, 0}, {-494, 14, -118, 1}, {-424, 0, -104, 1}, {-464, 0, -42, 0}};
        for (double[] q : draughts) {
            boolean pale = q[3] == 1;
            things.add(new Thing(new Vec(q[0], SHELF + q[1], q[2]), q[0], 0, 1.2, 32, 6, 0.6, pale ? Turnery::dome
                    : Turnery::ring, Turnery.draught(pale, (int) q[1] + 3)));
        }
        things.add(new Thing(new Vec(-310, SHELF, -104), 0.5, 0, 1.35, 26, 5, 0.9, Counters.piece(Counters.Side.BLUE),
                Counters.pieceSkin(Counters.Side.BLUE, 4)));
        things.add(new Thing(new Vec(-364, SHELF, -60), 0.2, 0, 1.35, 26, 5, 0.9, Counters.piece(Counters.Side.RED),
                Counters.pieceSkin(Counters.Side.RED, 9)));
        for (int i = 0; i < 3; i++) {
            things.add(new Thing(new Vec(-260 + 34 * i, SHELF, -54 - 40 * (i % 2)), 0.7 * i - 0.3, 0, 1.25, 20, 7, 0.9,
                    Counters::bean, Counters.beanSkin(i != 1, 30 + i)));
        }
    }
}
