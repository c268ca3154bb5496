package patolli.forge.table;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * Firelight on a piece of mosaic that lies at the dark foot of the table: its stones are a little clearer, the fires
 * above shine along its upper edges, and a spark of them stands in its eyes.
 */
final class FireOnStone {
    private static final double[] FIRE = Ink.hex(0xFFB560), WARM = {1.5, 1.12, 0.78}, SPARK = Ink.hex(0xFFF3CF);
    /** How much clearer the stones are, and how far apart their colours. */
    private static final double CLEAR = 1.30, COLOUR = 1.16;
    /** How far the light reaches inwards, in the piece's own units, and how strong it is at the edge. */
    private static final double REACH = 17, STRONG = 2.0, VEIL = 0.34;
    /** How far an eye's own glow reaches, and how large the spark is. */
    private static final double GLOW = 13, EMBER = 0.34, POINT = 2.5;

    private FireOnStone() { }

    /**
     * The same piece in that light.
     *
     * @param unit   pixels to one of its units
     * @param pupils where its eyes are, in pixels
     */
    static BufferedImage lit(BufferedImage piece, double unit, List<Rectangle2D> pupils) {
        int w = piece.getWidth(), h = piece.getHeight();
        int[] px = Reduce.pixels(piece), label = new int[px.length];
        float[] cover = new float[px.length];
        for (int i = 0; i < px.length; i++) {
            cover[i] = (px[i] >>> 24) / 255f;
            label[i] = cover[i] > 0.5 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, w, h), soft = new Plate(w, h, 1).blur(cover, 4 * unit);
        for (int i = 0; i < px.length; i++) {
            if (cover[i] > 0) {
                int x = i % w, y = i / w;
                double near = Math.max(0, 1 - off[i] / (REACH * unit));
                px[i] = px[i] & 0xff000000 | rgb(eye(stone(px[i], up(soft, x, y, w, h) * near), x, y, unit, pupils));
            }
        }
        return piece;
    }

    /** How much an edge is turned up, 0 to 1. */
    private static double up(float[] soft, int x, int y, int w, int h) {
        double dx = soft[y * w + Math.min(w - 1, x + 1)] - soft[y * w + Math.max(0, x - 1)];
        double dy = soft[Math.min(h - 1, y + 1) * w + x] - soft[Math.max(0, y - 1) * w + x];
        return Noise.smooth(0.1, 0.85, dy / Math.max(1e-6, Math.hypot(dx, dy)));
    }

    private static double[] stone(int argb, double fire) {
        double[] c = {Reduce.linear(argb >> 16), Reduce.linear(argb >> 8), Reduce.linear(argb)};
        double grey = (c[0] + c[1] + c[2]) / 3, shine = 1 + (STRONG - 1 + 0.4) * fire;
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            double clear = CLEAR * Math.max(0, grey + COLOUR * (c[k] - grey));
            out[k] = clear * (1 + (WARM[k] * shine - 1) * fire);
        }
        // Dark joints stay dark: only what is light already shines.
        return Ink.mix(out, FIRE, VEIL * fire * Noise.smooth(0.01, 0.12, grey));
    }

    private static double[] eye(double[] c, int x, int y, double unit, List<Rectangle2D> pupils) {
        double[] seen = c;
        for (Rectangle2D pupil : pupils) {
            double dx = (x - pupil.getCenterX()) / unit, dy = (y - pupil.getCenterY()) / unit;
            double glow = EMBER * Noise.smooth(GLOW, 3, Math.hypot(dx, dy));
            seen = Ink.mix(seen, FIRE, glow * Noise.smooth(0.02, 0.2, Math.max(seen[0], seen[1])));
            seen = Ink.mix(seen, SPARK, Noise.smooth(POINT, POINT - 1.2, Math.hypot(dx + 2, dy + 4)));
        }
        return seen;
    }

    private static int rgb(double[] c) {
        return Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
    }
}
