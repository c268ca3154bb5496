package patolli.forge.mictlan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.stream.IntStream;
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
    /** How bright its side is at the foot and right under its face, against what the face is in the mean. */
    private static final double FOOT = 0.30, BROW = 0.62;
    /** What is darker than this is the contour of a thing, and not what it is made of; of 255. */
    private static final int INK = 60;
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
        int matter = matter(thing);
        int up = (int) Math.round(size * high * k);
        for (int i = up; i >= 0; i--) {
            AffineTransform at = new AffineTransform();
            at.translate(seen.x() * k, seen.y() * k - up + i);
            at.scale(1, LyingMat.flat(on));
            at.rotate(Math.toRadians(place[2]));
            at.scale(size * k / thing.getWidth(), size * k / thing.getWidth());
            at.translate(-thing.getWidth() / 2.0, -thing.getHeight() / 2.0);
            g.drawImage(i == 0 ? thing : i == up ? form(thing, 0) : form(thing,
                    scaled(matter, BROW + (FOOT - BROW) * i / up)), at, null);
        }
    }

    /** What a thing is made of: the mean colour of its face without the contours. */
    private static int matter(BufferedImage thing) {
        int[] face = Reduce.pixels(thing);
        int[] made = Arrays.stream(face).filter(c -> (c >>> 24) > 200 && brightest(c) > INK).toArray();
        int[] of = made.length > 0 ? made : Arrays.stream(face).filter(c -> (c >>> 24) > 200).toArray();
        return IntStream.of(16, 8, 0).map(shift -> (int) Arrays.stream(of).map(c -> c >> shift & 255).average()
                .orElse(0) << shift).sum();
    }

    private static int brightest(int c) {
        return Math.max(c >> 16 & 255, Math.max(c >> 8 & 255, c & 255));
    }

    private static int scaled(int c, double by) {
        return IntStream.of(16, 8, 0).map(shift -> (int) ((c >> shift & 255) * by) << shift).sum();
    }

    /** The form of a thing, all of one colour. */
    private static BufferedImage form(BufferedImage thing, int colour) {
        BufferedImage out = new BufferedImage(thing.getWidth(), thing.getHeight(), BufferedImage.TYPE_INT_ARGB);
        int[] from = Reduce.pixels(thing), to = Reduce.pixels(out);
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] & 0xff000000 | colour;
        }
        return out;
    }
}
