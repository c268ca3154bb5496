package patolli.forge.table;

import java.awt.image.BufferedImage;
import patolli.board.PatolliBoard;
import patolli.board.SquareKind;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** Floor, fringe, palm, paint, age and rubber, in the order in which they were laid. */
final class Mat {
    private final Ground m;
    private final Plate p;
    private final double s;

    private Mat(double scale) {
        m = new Ground(scale, new Track(PatolliBoard.BOARD));
        p = m.p;
        s = scale;
    }

    /** The whole ground of the scene with {@code scale} pixels to the unit. */
    static BufferedImage draw(double scale) {
        return new Mat(scale).make();
    }

    private BufferedImage make() {
        Floor.lay(p);
        fringe();
        weave();
        Mend.sew(m);
        Border.paint(m);
        Faded.paint(m);
        Places.paint(m);
        Squares.paint(m);
        Signs.paint(m);
        Wear.stain(m);
        Places.cloths(m);
        Feet.paint(m);
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

    private void weave() {
        ThreadLocal<Weave> palms = ThreadLocal.withInitial(() -> new Weave(1280, 800, 7.4, 11));
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
        // Blurred over less than a line's width the mask is a bead: steep at the rim, flat in the middle.
        float[] bead = p.blur(mask, 0.75 * s), wide = p.blur(mask, 2.0 * s);
        double[] black = Ink.hex(0x211B17);
        p.each((i, x, y) -> {
            if (bead[i] <= 0.01) {
                return;
            }
            double k = Noise.smooth(0.34, 0.66, bead[i] + 0.10 * (Noise.value(x / 2.4, y / 2.4, 91) - 0.5));
            double dust = Noise.fbm(x / 9, y / 9, 92, 3);
            p.coat(i, Ink.scale(black, 0.75 + 0.5 * dust), k);
            // Wide areas (the triangles) sink a little in the middle and keep a raised edge.
            double rise = 2.0 * Math.min(1, bead[i] * 1.15) - 0.7 * Noise.smooth(0.7, 1, wide[i]);
            p.z[i] = (float) Noise.mix(p.z[i], p.z[i] * 0.30 + s * rise + 0.22 * s * (Noise.fbm(x / 5, y / 5, 93,
                    3) - 0.5), k);
            p.gloss[i] = (float) (0.16 * k);
        });
    }
}
