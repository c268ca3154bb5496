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

/** The round back-shield: a rim of jewels and stairs, four fire-serpents that chase one another, a dark mirror. */
final class Shield {
    /** Its diameter on the table in units. */
    static final double WIDTH = 164;
    private static final int OVER = 6, SPACE = 300;
    private static final double CARVED = OVER * WIDTH / SPACE, C = SPACE / 2.0;
    private static final int RIM = 1, RED_RING = 2, FIELD = 3, WHITE_RING = 4, DEEP_RING = 5, GOLD_RING = 6, MIRROR = 7,
            STAIR = 8, JEWEL = 9, JEWEL_RING = 10, JEWEL_HEART = 11, RAY = 12, RAY_HEART = 13, STAR = 14, BAR = 15,
            SNAKE = 20;
    private static final double[][] CUTS = {{RIM, 4.9, 1.1}, {STAIR, 4.9, 1.1}, {JEWEL, 4.4, 1.2}, {JEWEL_RING, 3.8,
            1.3},
        {JEWEL_HEART, 9, 1}, {BAR, 5, 1.5}, {RED_RING, 4.6, 1.3}, {FIELD, 4.7, 1.15}, {WHITE_RING, 4.0, 1.35},
        {DEEP_RING, 4.9, 1.1}, {GOLD_RING, 4.4, 1.5}, {MIRROR, 15, 1}, {RAY, 4.2, 1.2}, {RAY_HEART, 4.2, 1.2},
        {STAR, 4.8, 1.2}};
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
        m.claim(RED_RING, disc(125.4));
        m.claim(WHITE_RING, disc(120.6));
        m.claim(FIELD, disc(117));
        for (int k = 0; k < 4; k++) {
            m.claim(RAY, wedge(90 * k, 8.5, 54, 112));
            m.claim(RAY_HEART, wedge(90 * k, 5.2, 54, 99));
            new FireSerpent(C, C, 90 * k + 1.5).draw((part, s) -> m.claim(SNAKE + part.ordinal(), s));
        }
        m.claim(WHITE_RING, disc(58));
        m.claim(RED_RING, disc(54));
        m.claim(DEEP_RING, disc(48));
        for (int k = 0; k < 8; k++) {
            m.claim(STAR, wedge(k * 45 + 22.5, 10, 30, 48));
        }
        m.claim(GOLD_RING, disc(33.5));
        m.claim(MIRROR, disc(28.5));
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0]);
        }
        for (FireSerpent.Part p : FireSerpent.Part.values()) {
            boolean whole = p == FireSerpent.Part.TOOTH || p == FireSerpent.Part.PUPIL
                    || p == FireSerpent.Part.STAR_HEART;
            m.strew(SNAKE + p.ordinal(), whole ? 8 : p == FireSerpent.Part.STAR ? 3.6 : 4.2, 1.2, p.ordinal());
        }
        m.relax(7);
        return Lapidary.set(m, Shield::stone, relief(), CARVED * 0.94);
    }

    /** Eight jewels between bars of shell, and from jewel to jewel a stair that climbs and falls. */
    private void rim() {
        m.claim(RIM, disc(147));
        for (int k = 0; k < 8; k++) {
            double at = k * 45;
            for (int step = 0; step < 4; step++) {
                double half = 13.2 - step * 3.3;
                m.claim(STAIR, sector(at + 22.5 - half, 2 * half, 129 + step * 4.6, 133.6 + step * 4.6));
            }
            m.claim(BAR, sector(at - 8.6, 17.2, 129, 147));
            m.claim(RIM, sector(at - 7, 14, 129, 147));
            double a = Math.toRadians(at), x = C + 138 * Math.cos(a), y = C + 138 * Math.sin(a);
            m.claim(JEWEL_RING, Shapes.disc(x, y, 8.6));
            m.claim(JEWEL, Shapes.disc(x, y, 6.2));
            m.claim(JEWEL_HEART, Shapes.disc(x, y, 2.5));
        }
    }

    private static Lapidary.Stone stone(Mosaic.Tile t) {
        if (t.region >= SNAKE) {
            return switch (FireSerpent.Part.values()[t.region - SNAKE]) {
                case FLAME, BELLY, BROW -> Lapidary.Stone.GOLD;
                case RAY, TRAPEZE, TOOTH, STAR, EYE -> Lapidary.Stone.WHITE;
                case RED, SKULL, CURL, STAR_HEART -> Lapidary.Stone.RED;
                case MAW, PUPIL -> Lapidary.Stone.JET;
            };
        }
        return switch (t.region) {
            case RED_RING, RAY_HEART, JEWEL -> Lapidary.Stone.RED;
            case WHITE_RING, RAY, BAR, JEWEL_RING -> Lapidary.Stone.WHITE;
            case DEEP_RING, RIM -> Lapidary.Stone.DEEP;
            case GOLD_RING, JEWEL_HEART -> Lapidary.Stone.GOLD;
            case STAR, STAIR -> Lapidary.Stone.PALE;
            case MIRROR -> Lapidary.Stone.JET;
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

    /** A triangle that points outwards, {@code half} degrees to either side at its foot. */
    private static Shape wedge(double mid, double half, double r0, double r1) {
        Path2D p = new Path2D.Double();
        for (double[] q : new double[][] {{mid - half, r0}, {mid, r1}, {mid + half, r0}}) {
            double a = Math.toRadians(q[0]), x = C + q[1] * Math.cos(a), y = C + q[1] * Math.sin(a);
            if (p.getCurrentPoint() == null) {
                p.moveTo(x, y);
            } else {
                p.lineTo(x, y);
            }
        }
        p.closePath();
        return p;
    }

    /** A low dome with stepped rings; figures stand a little proud, the mirror is a shallow dish. */
    private float[] relief() {
        float[] own = Distance.toChange(m.region, m.w, m.h), z = new float[own.length];
        for (int i = 0; i < z.length; i++) {
            double r = Math.hypot(i % m.w + 0.5 - C * CARVED, i / m.w + 0.5 - C * CARVED) / CARVED;
            double swell = Math.min(1, own[i] / (5.0 * CARVED));
            boolean dish = m.region[i] == MIRROR;
            double dome = 12 * Math.sqrt(Math.max(0, 1 - r * r / 151 / 151)) + 2.2 * Math.sqrt(1 - (1 - swell) * (1
                    - swell));
            z[i] = (float) (CARVED * (dish ? -0.004 * (28 * 28 - r * r) : dome));
        }
        return new Plate(m.w, m.h, 1).blur(z, 1.2 * CARVED);
    }
}
