package patolli.forge.mictlan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Reduce;
import patolli.forge.pieces.Beans;
import patolli.forge.pieces.Pieces;
import patolli.forge.pieces.Stone;

/** What is left lying on the mat, seen as flat as the mat: five beans, and pieces of whoever has won. */
final class Leavings {
    /** Middle in design units, and turn on the mat in degrees. */
    private static final double[][] BEANS = {{352, 598, 10}, {484, 566, 60}, {408, 650, -40}, {520, 610, 25},
        {330, 696, -20}};
    private static final double[][] PIECES = {{566, 688, 0}, {612, 684, 20}, {590, 656, 35}, {636, 652, 10}};
    /** How wide they are where the mat is nearest, beside its squares as on the table. */
    private static final double BEAN = 50, PIECE = 44;
    /** How much lower than wide a round thing looks that lies there. */
    private static final double FLAT = 0.54;
    /** How high things are, as part of how wide they look. */
    private static final double BEAN_HIGH = 0.10, PIECE_HIGH = 0.085;
    private static final double SIDE = 0.34;
    private final Graphics2D g;
    private final int k;

    /** @param k pixels to the design unit */
    Leavings(BufferedImage to, int k) {
        g = to.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        this.k = k;
    }

    void beans() {
        for (int i = 0; i < BEANS.length; i++) {
            lay(Beans.bare(i), BEANS[i], BEAN, BEAN_HIGH);
        }
    }

    void pieces(Stone stone) {
        for (int i = 0; i < PIECES.length; i++) {
            lay(Pieces.bare(stone, i, Pieces.SIDE * 6), PIECES[i], PIECE, PIECE_HIGH);
        }
    }

    /** Lays a thing down; what is nearer is larger. */
    private void lay(BufferedImage thing, double[] place, double wide, double high) {
        double size = wide * (0.62 + 0.38 * (place[1] - 560) / 160);
        BufferedImage side = darkened(thing);
        int up = (int) Math.round(size * high * k);
        for (int i = up; i >= 0; i--) {
            AffineTransform at = new AffineTransform();
            at.translate(place[0] * k, place[1] * k - up + i);
            at.scale(1, FLAT);
            at.rotate(Math.toRadians(place[2]));
            at.scale(size * k / thing.getWidth(), size * k / thing.getWidth());
            at.translate(-thing.getWidth() / 2.0, -thing.getHeight() / 2.0);
            g.drawImage(i == 0 ? thing : side, at, null);
        }
    }

    private static BufferedImage darkened(BufferedImage thing) {
        BufferedImage out = new BufferedImage(thing.getWidth(), thing.getHeight(), BufferedImage.TYPE_INT_ARGB);
        int[] from = Reduce.pixels(thing), to = Reduce.pixels(out);
        for (int i = 0; i < to.length; i++) {
            int c = from[i];
            to[i] = c & 0xff000000 | (int) ((c >> 16 & 255) * SIDE) << 16 | (int) ((c >> 8 & 255) * SIDE) << 8
                    | (int) ((c & 255) * SIDE);
        }
        return out;
    }
}
