package patolli.forge.table;

import java.awt.image.BufferedImage;
import patolli.board.SquareKind;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** Floor, fringe, palm, paint, age and rubber, in the order in which they were laid. */
public final class Mat {
    /** How far the palm is dyed, and how much red, green and blue the dye takes away. */
    private static final double DYED = 0.62;
    private static final double[] SMOKE = {0.42, 0.56, 0.66};
    private final Ground m;
    private final Plate p;
    private final double s;

    private final Design design;

    private Mat(double scale, Design design) {
        this.design = design;
        m = new Ground(scale, design);
        p = m.p;
        s = scale;
    }

    /** The whole ground of the scene with {@code scale} pixels to the unit. */
    public static BufferedImage draw(double scale, Design design) {
        return new Mat(scale, design).make();
    }

    private BufferedImage make() {
        Floor.lay(p);
        fringe();
        weave();
        Mend.sew(m, design.patches());
        Border.paint(m);
        deepen();
        design.paint().accept(m);
        Wear.stain(m);
        design.laid().accept(m);
        rubber();
        return p.light(1.0);
    }

    private void fringe() {
        int[] img = p.sheet(g -> {
            Fringe.draw(g, Ground.MAT.getMinX(), Ground.MAT.getMinY() + 3, Ground.MAT.getMaxY() - 3, -1, 5);
            Fringe.draw(g, Ground.MAT.getMaxX(), Ground.MAT.getMinY() + 3, Ground.MAT.getMaxY() - 3, 1, 6);
        });
        float[] cover = new float[img.length], body = p.mask(Ground.MAT);
        for (int i = 0; i < cover.length; i++) {
            cover[i] = Math.max(body[i], (img[i] >>> 24) / 255f);
        }
        // Where the mat meets the floor it is darkest; further out the lamp's shadow fades.
        p.shadow(cover, 9, 8.5, 0.55);
        p.shadow(cover, 0.5, 5, 0.42);
        p.shadow(cover, 4, 2.2, 0.60);
        for (int i = 0; i < cover.length; i++) {
            p.coat(i, Ink.hex(img[i] & 0xffffff), (img[i] >>> 24) / 255.0);
            p.z[i] = p.z[i] * (1 - cover[i]) + cover[i] * (float) s;
            p.gloss[i] *= 1 - cover[i];
        }
    }

    private static ThreadLocal<Weave> palms(int seed) {
        return ThreadLocal.withInitial(() -> new Weave(1280, 800, 7.4, seed));
    }

    /** The relief alone of a mat's palm, on a plate whose upper left corner lies at (left, top). */
    public static void relief(Plate p, int seed, double left, double top) {
        ThreadLocal<Weave> palms = palms(seed);
        p.each((i, x, y) -> {
            Weave v = palms.get();
            v.at(left + x, top + y);
            p.z[i] = (float) (p.scale * 0.62 * v.height);
        });
    }

    private void weave() {
        ThreadLocal<Weave> palms = palms(design.seed());
        p.each((i, x, y) -> {
            double edge = 1.1 * (Noise.value(x / 9, y / 9, 61) - 0.5);
            double in = Math.min(Math.min(x - Ground.MAT.getMinX(), Ground.MAT.getMaxX() - x),
                    Math.min(y - Ground.MAT.getMinY(), Ground.MAT.getMaxY() - y)) + edge;
            double k = Noise.smooth(-0.35, 0.35, in);
            if (k <= 0) {
                return;
            }
            Weave v = palms.get();
            v.at(x, y);
            // The outermost strips are turned over: a rounded hem.
            double hem = Noise.smooth(0, 4.5, in);
            p.coat(i, Ink.scale(v.paint, v.shade * (0.72 + 0.28 * hem)), k);
            p.z[i] = (float) Noise.mix(p.z[i], (v.height + 2.2 * hem) * s * 0.62, k);
            m.crest[i] = (float) v.crest;
            m.upright[i] = v.upright;
        });
    }

    /** Beside the track the palm was dyed, and took the smoke of the hearths: the way stands out from it. */
    private void deepen() {
        float[] way = p.mask(q -> {
            for (int n = 0; n < m.track.squares(); n++) {
                q.fill(m.track.outline(n, 0));
            }
        }), field = p.mask(Ground.MAT);
        p.each((i, x, y) -> {
            double cloud = 0.85 + 0.3 * Noise.fbm(x / 60, y / 60, 63, 3);
            double k = DYED * cloud * field[i] * (1 - way[i]);
            p.r[i] *= (float) (1 - k * SMOKE[0]);
            p.g[i] *= (float) (1 - k * SMOKE[1]);
            p.b[i] *= (float) (1 - k * SMOKE[2]);
        });
    }

    private void rubber() {
        float[] mask = p.mask(q -> {
            Rubber.lines(q, m.track);
            for (int n = 0; n < m.track.squares(); n++) {
                if (m.track.kind(n) == SquareKind.WEDGE) {
                    q.fill(m.track.triangle(n));
                }
            }
        });
        p.shadow(mask, 1.6, 1.0, 0.45);
        Rubber.pour(p, mask);
    }
}
