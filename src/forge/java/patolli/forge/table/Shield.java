package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The round back-shield: a rim of jewels and stairs, two fire-serpents whose tails
 * meet above and whose heads meet below, and within their ring the fire-bird.
 */
final class Shield {
    /** Its diameter on the table in units. */
    static final double WIDTH = 176;
    private static final int OVER = 6, SPACE = 300;
    private static final double CARVED = OVER * WIDTH / SPACE, C = SPACE / 2.0;
    private static final int RIM = 1, RED_RING = 2, FIELD = 3, WHITE_RING = 4, DEEP_RING = 5, GOLD_RING = 6, SKY = 7,
            STAIR = 8, JEWEL = 9, JEWEL_RING = 10, JEWEL_HEART = 11, RAY = 12, BLOCK = 13, BAR = 15, SNAKE = 20, BIRD = 50;
    private static final double[][] CUTS = {{RIM, 4.9, 1.1}, {STAIR, 4.9, 1.1}, {JEWEL, 4.4, 1.2}, {JEWEL_RING, 3.8,
            1.3}, {JEWEL_HEART, 9, 1}, {BAR, 5, 1.5}, {RED_RING, 4.2, 1.3}, {FIELD, 4.9, 1.15}, {WHITE_RING, 4.0, 1.35},
        {DEEP_RING, 4.9, 1.1}, {GOLD_RING, 4.2, 1.5}, {SKY, 5.2, 1.1}, {RAY, 4.4, 1.2}, {BLOCK, 5, 1.2}};
    private final Mosaic m = new Mosaic((int) (WIDTH * OVER), (int) (WIDTH * OVER), CARVED);

    private Shield() { }

    /** The shield with {@code scale} pixels to the unit, without shadow. */
    static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.IMAGE);
    }

    private static final class Master {
        static final BufferedImage IMAGE = new Shield().carve();
    }

    private BufferedImage carve() {
        rim();
        m.claim(WHITE_RING, disc(129));
        m.claim(FIELD, disc(125.4));
        for (int way = -1; way <= 1; way += 2) {
            new FireSerpent(C, C, -90, way, way > 0 ? 8 : 7).draw((part, s) -> m.claim(SNAKE + part.ordinal(), s));
        }
        jewel(90, 101, 9.5);
        m.claim(WHITE_RING, disc(80.5));
        m.claim(RED_RING, disc(77.2));
        m.claim(GOLD_RING, disc(73.6));
        m.claim(SKY, disc(71));
        FireBird.draw(C, C + 1, (part, s) -> m.claim(BIRD + part.ordinal(), s));
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0]);
        }
        for (FireSerpent.Part p : FireSerpent.Part.values()) {
            double size = switch (p) {
                case TOOTH, PUPIL, STAR_HEART -> 8;
                case STAR -> 3.6;
                case LINE -> 3;
                default -> 4.2;
            };
            m.strew(SNAKE + p.ordinal(), size, 1.2, p.ordinal());
        }
        for (FireBird.Part p : FireBird.Part.values()) {
            double size = switch (p) {
                case PUPIL -> 8;
                case EYE -> 3.4;
                case LINE -> 3;
                default -> 3.7;
            };
            m.strew(BIRD + p.ordinal(), size, 1.3, p.ordinal());
        }
        m.relax(7);
        return Lapidary.set(m, Shield::stone, relief(), CARVED * 0.94);
    }

    /**
     * Four great jewels at the quarters. Between them groups that change by turns: stairs that climb and fall, then
     * short blocks of red and shell, with a sun's ray where two groups meet.
     */
    private void rim() {
        m.claim(RIM, disc(147));
        for (int k = 0; k < 4; k++) {
            double at = k * 90;
            if (k % 2 == 0) {
                stair(at + 25);
                blocks(at + 49, 5, 6.2);
            } else {
                blocks(at + 14, 4, 6.2);
                stair(at + 62);
            }
            ray(at + (k % 2 == 0 ? 44.6 : 42));
        }
        for (int k = 0; k < 4; k++) {
            m.claim(BAR, sector(90 * k - 10, 20, 129, 147));
            m.claim(RED_RING, sector(90 * k - 8.4, 16.8, 129, 147));
            jewel(90 * k, 138, 8.4);
        }
    }

    private void stair(double mid) {
        for (int step = 0; step < 4; step++) {
            double half = 13.2 - step * 3.3;
            m.claim(STAIR, sector(mid - half, 2 * half, 129 + step * 4.6, 133.6 + step * 4.6));
        }
    }

    private void blocks(double from, int n, double each) {
        for (int k = 0; k < n; k++) {
            m.claim(k % 2 == 0 ? BLOCK : BAR, sector(from + k * each, each - 0.6, 132.5, 143.5));
        }
    }

    private void ray(double mid) {
        Path2D p = new Path2D.Double();
        double[][] corners = {{mid - 4.6, 129}, {mid, 147.5}, {mid + 4.6, 129}};
        for (double[] q : corners) {
            double a = Math.toRadians(q[0]), x = C + q[1] * Math.cos(a), y = C + q[1] * Math.sin(a);
            if (p.getCurrentPoint() == null) {
                p.moveTo(x, y);
            } else {
                p.lineTo(x, y);
            }
        }
        p.closePath();
        m.claim(RAY, p);
    }

    private void jewel(double degrees, double r, double radius) {
        double a = Math.toRadians(degrees), x = C + r * Math.cos(a), y = C + r * Math.sin(a);
        m.claim(JEWEL_RING, Shapes.disc(x, y, radius));
        m.claim(JEWEL, Shapes.disc(x, y, radius * 0.72));
        m.claim(JEWEL_HEART, Shapes.disc(x, y, radius * 0.34));
    }

    private static Lapidary.Stone stone(Mosaic.Tile t) {
        if (t.region >= BIRD) {
            return switch (FireBird.Part.values()[t.region - BIRD]) {
                case FLAME, EMBER, ARM, BODY, JEWEL_HEART -> Lapidary.Stone.RED;
                case QUILL, BEAK, CLAW, SKULL, BREAST -> Lapidary.Stone.GOLD;
                case GLOW, EYE -> Lapidary.Stone.WHITE;
                case COVERT, JEWEL -> Lapidary.Stone.PALE;
                case LINE, PUPIL -> Lapidary.Stone.JET;
            };
        }
        if (t.region >= SNAKE) {
            return switch (FireSerpent.Part.values()[t.region - SNAKE]) {
                case FLAME, BROW, TRAPEZE, CURL, CLAW -> Lapidary.Stone.GOLD;
                case RAY, TOOTH, STAR, EYE, BELLY -> Lapidary.Stone.WHITE;
                case RED, SKULL, RAY_HEART, STAR_HEART -> Lapidary.Stone.RED;
                case SCALE, TRAPEZE_HEART -> Lapidary.Stone.PALE;
                case LINE, MAW, PUPIL -> Lapidary.Stone.JET;
            };
        }
        return switch (t.region) {
            case RED_RING, JEWEL, BLOCK -> Lapidary.Stone.RED;
            case WHITE_RING, BAR, JEWEL_RING -> Lapidary.Stone.WHITE;
            case DEEP_RING, RIM, SKY, FIELD -> Lapidary.Stone.DEEP;
            case GOLD_RING, JEWEL_HEART, RAY -> Lapidary.Stone.GOLD;
            case STAIR -> Lapidary.Stone.PALE;
            default -> Lapidary.Stone.TURQUOISE;
        };
    }

    private static Shape disc(double r) {
        return Shapes.disc(C, C, r);
    }

    /** A piece of a ring from an angle (degrees, clockwise from east) over a span. */
    private static Shape sector(double from, double span, double r0, double r1) {
        Area a = new Area(new Arc2D.Double(C - r1, C - r1, 2 * r1, 2 * r1, -from - span, span, Arc2D.PIE));
        a.subtract(new Area(disc(r0)));
        return a;
    }

    /** A low dome with stepped rings; figures stand a little proud. */
    private float[] relief() {
        float[] own = Distance.toChange(m.region, m.w, m.h), z = new float[own.length];
        for (int i = 0; i < z.length; i++) {
            double r = Math.hypot(i % m.w + 0.5 - C * CARVED, i / m.w + 0.5 - C * CARVED) / CARVED;
            double swell = Math.min(1, own[i] / (5.0 * CARVED));
            double dome = 12 * Math.sqrt(Math.max(0, 1 - r * r / 151 / 151)) + 2.2 * Math.sqrt(1 - (1 - swell) * (1
                    - swell));
            z[i] = (float) (CARVED * dome);
        }
        return new Plate(m.w, m.h, 1).blur(z, 1.2 * CARVED);
    }
}
