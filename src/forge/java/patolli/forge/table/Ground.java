package patolli.forge.table;

import java.awt.geom.Rectangle2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** The mat while it is made: a plate, and for each pixel how proud and which way the strip on top lies. */
public final class Ground {
    /** The mat on the table. */
    static final Rectangle2D MAT = new Rectangle2D.Double(24, 4, 1232, 792);
    /** The surface itself. */
    public final Plate p;
    /** The track that is painted on it. */
    public final Track track;
    /** Whether cups have left rings on it. */
    final boolean cups;
    private final boolean turned;
    final float[] crest;
    final boolean[] upright;

    Ground(double scale, Design design) {
        track = new Track(design.board());
        turned = design.turned();
        cups = design.cups();
        p = new Plate((int) (1280 * scale), (int) (800 * scale), scale);
        crest = new float[p.w * p.h];
        upright = new boolean[p.w * p.h];
    }

    /** Where the marks of age at a point are looked up: x. */
    double aged(double x) {
        return turned ? MAT.getMinX() + MAT.getMaxX() - x : x;
    }

    /** Where the marks of age at a point are looked up: y. */
    double agedDown(double y) {
        return turned ? MAT.getMinY() + MAT.getMaxY() - y : y;
    }

    /**
     * Paint on palm: thin on the crests, thick and darker in the grooves, uneven in the wash, and rubbed off along the
     * fibres of the strip that lies on top.
     *
     * @param k    how much of the paint covers, 0 to 1
     * @param wear how much of it the years took, 0 to 1
     */
    public void paint(int i, double x, double y, double[] c, double k, double wear, int seed) {
        double wash = Noise.fbm(x / 16, y / 16, seed, 3), lx = upright[i] ? 2.6 : 11, ly = upright[i] ? 11 : 2.6;
        double rub = 0.55 * Noise.fbm(x / lx, y / ly, seed + 9, 3) + 0.45 * Noise.fbm(x / 14, y / 14, seed + 19, 3);
        double edge = 0.50 + 0.13 * (1 - wear), worn = Noise.smooth(edge, edge + 0.16, rub + 0.08 * (crest[i] - 0.6));
        double lum = 0.45 + 0.55 * p.lightness(i) / 0.42;
        double cover = k * (1 - worn) * (1 - 0.16 * crest[i] * wear);
        p.coat(i, Ink.scale(c, (0.86 + 0.28 * wash) * Math.min(1.12, lum)), cover);
    }

    /** Thick, even paint that fills the grooves: the weave is only just felt, so that writing can lie on it. */
    void prime(int i, double x, double y, double[] c, double k) {
        double wash = Noise.fbm(x / 34, y / 12, 171, 4), age = Noise.fbm(x / 120, y / 60, 172, 4);
        double lum = 0.92 + 0.08 * Math.min(1.1, p.lightness(i) / 0.42);
        double rim = Math.min(y - Cartouche.TOP, Cartouche.LOW - y), dirt = Noise.smooth(5, 0, rim + 4 * (wash - 0.5));
        double tone = (0.93 + 0.14 * wash) * lum * (1.03 - 0.10 * Noise.smooth(0.45, 0.75, age)) * (1 - 0.16 * dirt);
        p.coat(i, Ink.scale(c, tone), k);
        p.z[i] *= (float) (1 - 0.80 * k);
    }
}
