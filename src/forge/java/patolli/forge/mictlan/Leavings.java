package patolli.forge.mictlan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.LyingMat;
import patolli.board.Point;
import patolli.forge.matter.Reduce;
import patolli.forge.pieces.Beans;
import patolli.forge.pieces.Pieces;
import patolli.forge.pieces.Stone;

/** What is left lying on the mat, seen as flat as the mat: beans, pieces of whoever has won, and anything else. */
final class Leavings {
    /** Beans as they fall on Neeley's mat: middle on the table in design units, and turn on the mat in degrees. */
    static final double[][] FALLEN = {{560, 566, 10}, {692, 560, -34}, {548, 634, -36}, {640, 606, 25},
        {724, 626, -20}};
    /** Beans as they lie on the cloth that Bell's mat has for them. */
    static final double[][] ON_THEIR_CLOTH = {{836, 350, 28}, {782, 410, 24}, {838, 412, 8}, {892, 410, -22},
        {834, 470, 16}};
    private static final double[][] PIECES = {{840, 440, 0}, {936, 434, 20}, {886, 358, 35}, {978, 352, 10}};
    /** How wide they are on the table. */
    private static final double BEAN = 66, PIECE = 54;
    /** How high things are, as part of how wide they look. */
    private static final double BEAN_HIGH = 0.10, PIECE_HIGH = 0.085;
    private static final double SIDE = 0.34;
    private final Graphics2D g;
    private final int k;

    /** @param k pixels to the design unit */
    Leavings(BufferedImage to, int k) {
        this(to, k, new Point(0, 0));
    }

    /** The same for a picture of a part of the scene. @param corner its upper left one, in design units */
    Leavings(BufferedImage to, int k, Point corner) {
        g = to.createGraphics();
        g.translate(-corner.x() * k, -corner.y() * k);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        this.k = k;
    }

    /** The five beans. @param places middle on the table in design units, and turn on the mat in degrees */
    void beans(double[][] places) {
        for (int i = 0; i < places.length; i++) {
            lay(Beans.bare(i), places[i], BEAN, BEAN_HIGH);
        }
    }

    /** Four pieces that have come home: of gold. */
    void pieces(Stone stone) {
        for (int i = 0; i < PIECES.length; i++) {
            lay(Pieces.bareGold(stone, i, Pieces.SIDE * 6), PIECES[i], PIECE, PIECE_HIGH);
        }
    }

    /**
     * Lays a thing down; what is nearer is larger.
     *
     * @param place middle on the table in design units, and turn on the mat in degrees
     * @param wide  how wide its picture is on the table
     * @param high  how high it stands, as part of how wide it looks
     */
    void lay(BufferedImage thing, double[] place, double wide, double high) {
        Point on = new Point(place[0], place[1]);
        Point seen = LyingMat.seen(on);
        double size = wide * LyingMat.across(on);
        BufferedImage side = darkened(thing);
        int up = (int) Math.round(size * high * k);
        for (int i = up; i >= 0; i--) {
            AffineTransform at = new AffineTransform();
            at.translate(seen.x() * k, seen.y() * k - up + i);
            at.scale(1, LyingMat.flat(on));
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
