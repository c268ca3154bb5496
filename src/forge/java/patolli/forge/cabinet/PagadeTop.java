package patolli.forge.cabinet;

import java.awt.geom.Rectangle2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.forge.stitch.StitchedCross;

/** The cloth of Pagade: four embroidered arms about a lotus, on madder wool, squares of 36. */
final class PagadeTop {
    static final double SQ = StitchedCross.SQ, CX = 640, CY = 400;
    private static final double[] MADDER_D = Ink.hex(0x4A100E), MADDER_L = Ink.hex(0x9A2F22);
    private static final double[] LEAF = Ink.hex(0x4F8F3C), LEAF_D = Ink.hex(0x23582E), ROSE = Ink.hex(0xB8323F);
    private final Plate p;
    private final Silk k;
    private final double left, top;

    private PagadeTop(Rectangle2D part, double scale) {
        left = part.getX();
        top = part.getY();
        p = new Plate((int) (part.getWidth() * scale), (int) (part.getHeight() * scale), scale);
        k = new Silk(p, left, top);
    }

    static Top lay(Rectangle2D part, double scale) {
        PagadeTop t = new PagadeTop(part, scale);
        t.k.weave(new double[] {-9e3, -9e3, 9e3, 9e3}, MADDER_D, MADDER_L, 1.9, 21);
        StitchedCross cross = new StitchedCross(t.k, CX, CY, StitchedCross.Silks.STRONG);
        cross.weave();
        cross.sew();
        t.field();
        t.folds();
        return new Top(t.p, t.left, t.top);
    }

    /** Slow waves of cloth that lies on a table. */
    private void folds() {
        p.each((i, x, y) -> p.z[i] += (float) (p.scale * 7 * Noise.fbm((x + left) / 150, (y + top) / 150, 77, 2)));
    }

    /** Small sprigs strewn in rows over the field, so quiet that pawns stand out from them. */
    private void field() {
        double[] stem = Ink.hex(0xA87A34), dot = Ink.hex(0xC99A4C), bud = Ink.hex(0xC86A66);
        for (int j = -8; j <= 8; j++) {
            for (int i = -9; i <= 9; i++) {
                double x = CX + i * 52 + Math.floorMod(j, 2) * 26, y = CY + j * 40;
                double ax = Math.abs(x - CX), ay = Math.abs(y - CY);
                if (ax < 76 || ay < 72) {
                    continue;
                }
                for (int q = -1; q <= 1; q++) {
                    double a = -Math.PI / 2 + q * 0.95;
                    k.satin(Motifs.petal(x + 2 * Math.cos(a), y + 2 * Math.sin(a), a, 9, 5.4), a, 1.3,
                            q == 0 ? ROSE : stem,
                            q == 0 ? bud : dot);
                }
                k.stitch(x, y + 14, x, y, 1.3, stem);
                k.satin(Motifs.petal(x, y + 13, -0.5, 8, 5), -0.4, 1.3, LEAF_D, LEAF);
                k.satin(Motifs.petal(x, y + 13, Math.PI + 0.5, 8, 5), 0.4, 1.3, LEAF_D, LEAF);
            }
        }
    }
}
