package patolli.forge.pagade;

import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.Underneath;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** The strip of black silk above the cloth, on which words are written: gold at its edges, flowers at its ends. */
final class Banner {
    private static final double[] DARK = Ink.hex(0x0A0910), LIGHT = Ink.hex(0x1E1C2E);
    private static final double[] RED_D = Ink.hex(0x4A1410), RED_L = Ink.hex(0x8A2E22);
    private static final double[] ROSE = Ink.hex(0xB8323F), IVORY = Ink.hex(0xF0E2C4), LEAF = Ink.hex(0x4F8F3C);
    private static final double[] LEAF_D = Ink.hex(0x23582E);
    private static final double MORE = 3, CAP = 34;

    private Banner() { }

    static void lay(Plate p, Silk k, Box band) {
        Box strip = new Box(band.x() - CAP, band.y() - MORE, band.width() + 2 * CAP, band.height() + 2 * MORE);
        Underneath.shade(p, strip, 3, 9, 0.6);
        double[] all = {strip.x(), strip.y(), strip.right(), strip.bottom()};
        k.weave(new double[] {all[0], all[1], band.x() - 4, all[3]}, RED_D, RED_L, 1.5, 81);
        k.weave(new double[] {band.right() + 4, all[1], all[2], all[3]}, RED_D, RED_L, 1.5, 82);
        k.weave(new double[] {band.x() - 4, all[1], band.right() + 4, all[3]}, DARK, LIGHT, 1.3, 83);
        // The silk lies over a batten: round along its edges.
        p.each((i, x, y) -> {
            double in = Math.min(Math.min(x - strip.x(), strip.right() - x), Math.min(y - strip.y(),
                    strip.bottom() - y));
            if (in > 0) {
                p.z[i] += (float) (p.scale * (4 * Math.sqrt(1 - sq(1 - Math.min(1, in / 5)))
                        + 1.2 * Noise.fbm(x / 120, y / 30, 84, 2)));
                p.dim(i, 0.6 + 0.4 * Noise.smooth(0, 3, in));
            }
        });
        Motifs motifs = new Motifs(k);
        for (int end = 0; end < 2; end++) {
            double x = end == 0 ? strip.x() + CAP / 2 - 1 : strip.right() - CAP / 2 + 1;
            double y = band.middle().y();
            for (int q = 0; q < 4; q++) {
                double a = Math.PI / 4 + q * Math.PI / 2;
                motifs.leaf(x + 7 * Math.cos(a), y + 7 * Math.sin(a), a, 12, 7, LEAF_D, LEAF);
            }
            motifs.flower(x, y, 12, 8, IVORY, ROSE, 0.39);
            double bar = end == 0 ? band.x() - 4 : band.right() + 4;
            motifs.gold(Motifs.line(bar, strip.y() + 2, bar, strip.bottom() - 2), 2.4);
        }
        motifs.gold(new Rectangle2D.Double(strip.x() + 2, strip.y() + 2, strip.width() - 4, strip.height() - 4), 2.2);
    }

    private static double sq(double v) {
        return v * v;
    }
}
