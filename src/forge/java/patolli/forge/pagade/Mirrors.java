package patolli.forge.pagade;

import java.awt.geom.Ellipse2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** Round bits of mirror glass, held on the cloth by a ring of buttonhole stitches. */
final class Mirrors {
    private static final double[] RING = Ink.hex(0xB63A2A), SECOND = Ink.hex(0xDCCBA6);
    private static final double[][] GLASS = Ink.stops(0x2A2F3A, 0x8790A0, 0xE8ECF0);

    private Mirrors() { }

    static void sew(Silk k, double x, double y, double r) {
        Plate p = k.plate();
        double glass = r * 0.62;
        int seed = (int) (x * 7 + y * 13);
        p.each((i, px, py) -> {
            double d = Math.hypot(px - x, py - y);
            if (d < glass) {
                double room = 0.5 + 0.5 * Noise.value((px - x) / 5 + seed, (py - y) / 4, 91);
                double slope = 0.5 - 0.35 * ((px - x) + (py - y)) / glass;
                p.set(i, Ink.ramp(Math.clamp(0.65 * slope * room + 0.22, 0, 1), GLASS));
                p.z[i] = (float) (0.6 * p.scale);
                p.gloss[i] = 0.5f;
            }
        });
        int n = (int) Math.round(r * 4.2);
        k.level = 0.9;
        for (int j = 0; j < n; j++) {
            double a = 2 * Math.PI * j / n;
            double in = glass - 0.5;
            k.stitch(x + in * Math.cos(a), y + in * Math.sin(a), x + r * Math.cos(a + 0.12), y + r * Math.sin(a + 0.12),
                    1.3, j % 2 == 0 ? RING : SECOND);
        }
        k.level = 0.5;
        new Motifs(k).gold(new Ellipse2D.Double(x - r - 0.8, y - r - 0.8, 2 * r + 1.6, 2 * r + 1.6), 1.3);
    }
}
