package patolli.forge.table;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** The worn paint in the squares: pale on the way, turquoise tips, ochre where danger waits, each side's own entry. */
final class Squares {
    private static final double[] DRY = Ink.mix(Ink.OCHRE, Ink.hex(0xC98A34), 0.5),
            WATER = Ink.mix(Ink.TURQUOISE, Ink.BONE, 0.16);
    private static final double[][] HUB = {Ink.RED, DRY, Ink.BLUE, DRY};

    private Squares() { }

    static void paint(Ground m) {
        double s = m.p.scale;
        float[] mask = m.p.blur(m.p.mask(q -> {
            for (int n = 0; n < 68; n++) {
                q.fill(Track.outline(n, 2.2));
            }
        }), 0.8 * s);
        for (int n = 0; n < 68; n++) {
            one(m, mask, n);
        }
    }

    private static void one(Ground m, float[] mask, int n) {
        boolean danger = n % 17 == 0 || n % 17 == 16, signed = danger || Track.rank(n) == 8;
        double s = m.p.scale, full = danger ? 0.97 : signed ? 0.94 : 0.56;
        double wear = n % 17 == 0 ? 0.02 : signed ? 0.14 : 0.58 + 0.33 * Noise.hash(n, 4, 82);
        double[] c = colour(n);
        Path2D whole = Track.outline(n, 0);
        Rectangle2D r = whole.getBounds2D();
        IntStream.range((int) (r.getMinY() * s), (int) (r.getMaxY() * s)).parallel().forEach(py -> {
            for (int px = (int) (r.getMinX() * s); px < r.getMaxX() * s; px++) {
                int i = py * m.p.w + px;
                double x = px / s, y = py / s;
                double edge = Noise.smooth(0.35, 0.65, mask[i] + 0.3 * (Noise.value(x / 4, y / 4, 90 + n) - 0.5));
                if (edge > 0 && whole.contains(x, y)) {
                    m.paint(i, x, y, c, full * edge, Math.min(1.2, wear + Wear.square(n, x, y)), 90 + n);
                }
            }
        });
    }

    private static double[] colour(int n) {
        int m = n % 17;
        if (m == 0) {
            return HUB[n / 17];
        }
        return Track.rank(n) == 8 ? WATER : m == 16 ? DRY
                : Ink.mix(Ink.BONE, Ink.AMATE, 0.15 + Noise.hash(n, 3, 81) * 0.45);
    }
}
