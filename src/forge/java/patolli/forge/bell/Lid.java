package patolli.forge.bell;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.rules.Side;

/**
 * A disc of mosaic that covers a seat at which nobody sits: the sign of its side in gold on jet, rays of turquoise about
 * it, a rim of jet with stairs: dark, for nothing is played there. In the middle of 148 x 148 units, with its shadow.
 */
final class Lid implements Picture.Painter {
    private static final int SIDE = 148, OVER = 6;
    private static final double R = 64, RIM_IN = 52, RAYS_IN = 33, FIELD = 30, C = SIDE / 2.0, SIGN = 2.25;
    private static final int RIM = 1, STAIR = 2, BAND = 3, RAY = 4, GAP = 5, RING = 6, HEART = 7, GOLD = 8;
    private static final double[][] CUTS = {{RIM, 2.8, 1.1}, {STAIR, 2.6, 1.1}, {BAND, 2.3, 1.6}, {RAY, 2.7, 1.3},
        {GAP, 2.8, 1.2}, {RING, 2.2, 1.6}, {HEART, 3.2, 1.1}, {GOLD, 2.5, 1.2}};
    private final Side side;

    Lid(Side side) {
        this.side = side;
    }

    @Override
    public BufferedImage draw(int scale) {
        Mosaic m = new Mosaic(SIDE * OVER, SIDE * OVER, OVER);
        m.claim(RIM, disc(R));
        for (int k = 0; k < 12; k++) {
            for (int step = 0; step < 3; step++) {
                double half = 9.6 - step * 3;
                m.claim(STAIR, sector(30 * k - half, 2 * half, RIM_IN + 1.5 + step * 3.2, RIM_IN + 5.2 + step * 3.2));
            }
        }
        m.claim(BAND, disc(RIM_IN + 1.6));
        m.claim(GAP, disc(RIM_IN - 1.4));
        for (int k = 0; k < 16; k++) {
            m.claim(RAY, sector(22.5 * k - 7, 14, RAYS_IN, RIM_IN - 1.4));
        }
        m.claim(RING, disc(RAYS_IN + 0.4));
        m.claim(HEART, disc(FIELD));
        m.claim(GOLD, Shapes.at(Entries.sign(side), C, C, 0, SIGN, SIGN));
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0] + side.ordinal() * 16L);
        }
        m.relax(6);
        BufferedImage set = Lapidary.set(m, Lid::stone, relief(m), OVER * 0.62);
        return Reduce.by(OVER / scale, ContactShadow.under(set, OVER));
    }

    private static Lapidary.Stone stone(Mosaic.Tile tile) {
        return switch (tile.region) {
            case STAIR, GAP -> Lapidary.Stone.DEEP;
            case RING, GOLD -> Lapidary.Stone.GOLD;
            case RIM, BAND, HEART -> Lapidary.Stone.JET;
            default -> Lapidary.Stone.TURQUOISE;
        };
    }

    /** A low dome with a rounded edge; the sign stands out. */
    private static float[] relief(Mosaic m) {
        float[] own = Distance.toChange(m.region, m.w, m.h), z = new float[own.length];
        for (int i = 0; i < z.length; i++) {
            double r = Math.hypot(i % m.w + 0.5 - C * OVER, i / m.w + 0.5 - C * OVER) / (OVER * R);
            double swell = Math.min(1, own[i] / (3.0 * OVER)), sign = m.region[i] == GOLD ? 2.4 : 1;
            z[i] = (float) (OVER * 0.62 * (13 * Math.sqrt(Math.max(0, 1 - Math.pow(r, 3)))
                    + 1.1 * sign * Math.sqrt(1 - (1 - swell) * (1 - swell))));
        }
        return new Plate(m.w, m.h, 1).blur(z, 0.9 * OVER);
    }

    private static Shape disc(double r) {
        return Shapes.disc(C, C, r);
    }

    private static Shape sector(double from, double span, double inner, double outer) {
        Area all = new Area(new Arc2D.Double(C - outer, C - outer, 2 * outer, 2 * outer, -from - span, span, Arc2D.PIE));
        all.subtract(new Area(disc(inner)));
        return all;
    }
}
