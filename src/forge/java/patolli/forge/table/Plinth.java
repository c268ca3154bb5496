package patolli.forge.table;

import java.awt.Shape;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** A low block of stone in two steps, seen from above, on which a side's treasure lies apart from its other assets. */
final class Plinth {
    private static final double WIDE = 50, HIGH = 46, STEP = 4.2;
    private static final double[] STONE = Ink.hex(0x6E7468), MOSS = Ink.hex(0x4C5A4A), RED = Ink.hex(0x8E2E20);

    private Plinth() { }

    /** Sets it down with its middle at a point. */
    static void stand(Ground m, Point at) {
        double s = m.p.scale;
        float[] foot = m.p.mask(block(at, 0)), top = m.p.mask(block(at, STEP)), soft = m.p.blur(top, 0.7 * s);
        float[] rule = m.p.mask(g -> g.fill(Shapes.rule(block(at, STEP + 2.6), 1.3)));
        float[] edge = m.p.blur(foot, 0.8 * s);
        m.p.shadow(foot, 2.6, 2.2, 0.62);
        m.p.each((i, x, y) -> {
            if (foot[i] <= 0) {
                return;
            }
            double grain = Noise.fbm(x / 2.2, y / 2.2, 211, 3), cloud = Noise.fbm(x / 15, y / 15, 212, 3);
            double[] c = Ink.scale(Ink.mix(STONE, MOSS, Noise.smooth(0.4, 0.7, cloud)), 0.80 + 0.36 * grain);
            c = Ink.mix(Ink.scale(c, 0.72), c, soft[i]);
            m.p.coat(i, Ink.mix(c, RED, 0.7 * rule[i]), foot[i]);
            double z = s * (2.4 * Noise.smooth(0.5, 1, edge[i]) + 3.0 * soft[i] + 0.5 * grain - 0.5 * rule[i]);
            m.p.z[i] = (float) Noise.mix(m.p.z[i], z, foot[i]);
        });
    }

    private static Shape block(Point at, double inset) {
        return Shapes.box(at.x() - WIDE / 2 + inset, at.y() - HIGH / 2 + inset, WIDE - 2 * inset, HIGH - 2 * inset);
    }
}
