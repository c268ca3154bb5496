package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The round back-shield: a quiet rim of low stairs with a jewel at each quarter, and the fire-bird that fills the
 * field.
 */
final class Shield {
    /** Its diameter on the table in units. */
    static final double WIDTH = 176;
    private static final int OVER = 6, SPACE = 300;
    private static final double CARVED = OVER * WIDTH / SPACE, C = SPACE / 2.0;
    private static final int RIM = 1, WHITE_RING = 2, SKY = 3, STAIR = 4, JEWEL = 5, JEWEL_RING = 6, JEWEL_HEART = 7,
            BIRD = 20;
    private static final double[][] CUTS = {{RIM, 4.9, 1.1}, {STAIR, 4.9, 1.1}, {JEWEL, 4.4, 1.2}, {JEWEL_RING, 3.8,
            1.3}, {JEWEL_HEART, 9, 1}, {WHITE_RING, 4.0, 1.35}, {SKY, 5.2, 1.1}};
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
        m.claim(WHITE_RING, disc(131));
        m.claim(SKY, disc(127));
        FireBird.draw(C, C, (part, s) -> m.claim(BIRD + part.ordinal(), s));
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0]);
        }
        for (FireBird.Part p : FireBird.Part.values()) {
            double size = switch (p) {
                case PUPIL -> 8;
                case EYE -> 4.2;
                case LINE -> 3.4;
                default -> 4.8;
            };
            m.strew(BIRD + p.ordinal(), size, 1.3, p.ordinal());
        }
        m.relax(7);
        return Lapidary.set(m, Shield::stone, relief(), CARVED * 0.94);
    }

    /** Four great jewels at the quarters, and between them stairs that climb and fall. */
    private void rim() {
        m.claim(RIM, disc(147));
        for (int k = 0; k < 12; k++) {
            if (k % 3 != 0) {
                stair(30 * k);
            }
        }
        for (int k = 0; k < 4; k++) {
            jewel(90 * k, 139, 8.0);
        }
    }

    private void stair(double mid) {
        for (int step = 0; step < 3; step++) {
            double half = 10.8 - step * 3.4;
            m.claim(STAIR, sector(mid - half, 2 * half, 131 + step * 5.2, 136.2 + step * 5.2));
        }
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
                case BLADE, CREST, BODY, CERE, BROW, JEWEL_HEART -> Lapidary.Stone.RED;
                case DARK_BLADE, COVERT -> Lapidary.Stone.TURQUOISE;
                case TIP, JEWEL -> Lapidary.Stone.PALE;
                case BEAK, CLAW, SKULL, BREAST -> Lapidary.Stone.GOLD;
                case EYE -> Lapidary.Stone.WHITE;
                case LINE, PUPIL -> Lapidary.Stone.JET;
            };
        }
        return switch (t.region) {
            case JEWEL -> Lapidary.Stone.RED;
            case WHITE_RING, JEWEL_RING -> Lapidary.Stone.WHITE;
            case RIM, SKY -> Lapidary.Stone.DEEP;
            case JEWEL_HEART -> Lapidary.Stone.GOLD;
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
