package patolli.forge.table;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Where strips broke, a later hand wove in new palm, still yellow, and tied its ends down with red thread. */
final class Mend {
    /** The younger palm. */
    static final double[][] NEW = {Ink.hex(0xCDB477), Ink.hex(0xDFCB92), Ink.hex(0xEEE0B4)};
    /** Upright or not, from and to across the strip, from and to along it. */
    private record Patch(boolean upright, double lo, double hi, double from, double to) { }

    private static final Patch[] PATCHES = {
        new Patch(true, 440, 463, 342, 466),
        new Patch(false, 112, 127, 744, 832)};

    private Mend() { }

    /** Whether a strip at that place is a new one. */
    static boolean covers(boolean upright, double across, double along) {
        for (Patch p : PATCHES) {
            if (p.upright == upright && across > p.lo && across < p.hi && along > p.from && along < p.to) {
                return true;
            }
        }
        return false;
    }

    /** The stitches at the ends of each patch. */
    static void thread(Graphics2D g) {
        g.setStroke(new BasicStroke(1.25f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (Patch p : PATCHES) {
            for (int end = 0; end < 2; end++) {
                double at = end == 0 ? p.from : p.to;
                int n = (int) Math.round((p.hi - p.lo + 5) / 3.4);
                for (int k = 0; k < n; k++) {
                    double a = p.lo - 2.5 + (k + 0.5) * (p.hi - p.lo + 5) / n, lean = 1.2 * Noise.hash(k, end, 91);
                    double b = at - 4.2 - lean, c = at + 4.2 - lean;
                    g.draw(p.upright ? new Line2D.Double(a, b, a + 1.5, c) : new Line2D.Double(b, a, c, a + 1.5));
                }
            }
        }
    }
}
