package patolli.forge.table;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Paints the border on the mat with a hand-held brush. */
final class Border {
    private Border() { }

    static void paint(Ground m) {
        int[] img = m.p.sheet(g -> {
            Fret.draw(g);
            stitches(g);
            Cartouche.draw(g);
        });
        float[] field = m.p.mask(Cartouche.field());
        double s = m.p.scale;
        m.p.each((i, x, y) -> {
            // Every edge wanders by about half a unit.
            double dx = 1.5 * (Noise.value(x / 11, y / 11, 71) - 0.5) + 0.45 * (Noise.value(x / 4, y / 4, 72) - 0.5);
            double dy = 1.5 * (Noise.value(x / 11, y / 11, 73) - 0.5) + 0.45 * (Noise.value(x / 4, y / 4, 74) - 0.5);
            int px = (int) ((x + dx) * s), py = (int) ((y + dy) * s), j = py * m.p.w + px;
            if (px < 0 || py < 0 || px >= m.p.w || py >= m.p.h) {
                return;
            }
            int c = img[j];
            if (c >>> 24 == 0) {
                return;
            }
            double k = (c >>> 24) / 255.0 * 0.995;
            if (field[j] > 0.5) {
                m.prime(i, x, y, Ink.hex(c & 0xffffff), k);
            } else {
                m.paint(i, x, y, Ink.hex(c & 0xffffff), k, 0.06 + 0.5 * Wear.edge(m.aged(x), m.agedDown(y)), 75);
            }
        });
    }

    /** Red and ochre cord, overcast along the hem. */
    private static void stitches(Graphics2D g) {
        g.setStroke(new BasicStroke(1.7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int k = 0; k < 205; k++) {
            g.setColor(new Color(k / 3 % 2 == 0 ? 0x8E241A : 0xC08A2E));
            double x = Ground.MAT.getX() + 3 + k * 6.0, lean = 1.6 + Noise.hash(k, 0, 77);
            g.draw(new Line2D.Double(x, Ground.MAT.getY() + 0.6, x + lean, Ground.MAT.getY() + 4.4));
            g.draw(new Line2D.Double(x, Ground.MAT.getMaxY() - 4.4, x + lean, Ground.MAT.getMaxY() - 0.6));
        }
    }
}
