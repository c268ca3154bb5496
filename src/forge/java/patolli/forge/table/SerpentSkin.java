package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;

/** Turquoise mosaic as the serpent wears it: which parts there are, what stones they are cut from, how they swell. */
final class SerpentSkin {
    /** Pixels to the unit of the table, and to that of the serpent's own space. */
    static final int OVER = 6;
    static final double CARVED = OVER * 312.0 / 720;
    /** How far apart the diamonds of the back lie, and how far off its middle. */
    static final double REPEAT = 46, BACK = -0.32;
    static final int BODY = 1, PLATE = 24, SEAM = 25, STUD = 15, BEAD = 12, RED_BAND = 8, WHITE_BAND = 9, THROAT = 29;
    private static final int HEAD = 2, GUM = 3, TOOTH = 4, EYE = 5, PUPIL = 6, BROW = 7, PLUME = 10, TONGUE = 11,
            IRIS = 13, RED_PLUME = 14, CHIN = 16, FLARE = 17, FLARE_RING = 18, FLARE_HEART = 19, JAW = 20, CURL = 22,
            GOLD_IRIS = 23, RED_BROW = 26, NOSE = 27, LINE = 28;
    private static final double[][] CUTS = {{BODY, 6.3, 1.12}, {HEAD, 5.8, 1.12}, {JAW, 5.8, 1.12}, {CURL, 5.4, 1.1},
        {GUM, 5.2, 1.5}, {TOOTH, 13, 1.5}, {EYE, 5.2, 1.2}, {PUPIL, 9, 1}, {BROW, 5.8, 1.25}, {RED_BAND, 5.4, 1.3},
        {WHITE_BAND, 5, 1.4}, {PLUME, 5.6, 1.3}, {TONGUE, 6.4, 1.4}, {BEAD, 4.2, 1.2}, {IRIS, 4.6, 1.3},
        {GOLD_IRIS, 4.6, 1.3}, {CHIN, 11, 0.75}, {FLARE, 4.8, 1.3}, {FLARE_RING, 4.8, 1.3}, {FLARE_HEART, 10, 1},
        {PLATE, 6, 1.2}, {SEAM, 4, 1.6}, {RED_BROW, 5.6, 1.25}, {NOSE, 6, 1}, {LINE, 4, 1.6}, {RED_PLUME, 5.6, 1.3},
        {STUD, 11, 1}, {THROAT, 7, 1.1}};
    private final List<Rectangle2D> pupils = new ArrayList<>();
    private final Mosaic m;
    private final double left, top;
    private final UnaryOperator<Shape> at;

    /**
     * A piece of so many units of the serpent's own space, the origin so far from its upper left corner.
     *
     * @param at where its shapes lie
     */
    SerpentSkin(double width, double height, double left, double top, UnaryOperator<Shape> at) {
        m = new Mosaic((int) (width * CARVED), (int) (height * CARVED), CARVED, left, top);
        this.left = left;
        this.top = top;
        this.at = at;
    }

    void claim(int id, Shape s) {
        m.claim(id, at.apply(s));
    }

    /** A row of red studs ringed with shell. */
    void stud(double x, double y, double size) {
        claim(BEAD, Shapes.disc(x, y, 8.4 * size));
        claim(STUD, Shapes.disc(x, y, 5.0 * size));
    }

    /** All of the head but what hangs at the lower jaw. */
    void skull(SerpentHead h) {
        Shape[] plumes = h.plumes();
        for (int k = plumes.length - 1; k >= 0; k--) {
            claim(k % 2 == 1 ? RED_PLUME : PLUME, plumes[k]);
        }
        claim(HEAD, h.skull());
        claim(CURL, h.curl());
        claim(FLARE, h.flare(14));
        claim(FLARE_RING, h.flare(9.6));
        claim(FLARE_HEART, h.flare(5));
        lined(TOOTH, h.upperTeeth());
        claim(GUM, h.gumAbove());
        claim(LINE, Shapes.cord(h.socket(), 5));
        claim(EYE, h.socket());
        claim(h.isOpen() ? IRIS : GOLD_IRIS, h.iris());
        claim(PUPIL, h.pupil());
        Rectangle2D pupil = at.apply(h.pupil()).getBounds2D();
        pupils.add(new Rectangle2D.Double((pupil.getX() + left) * CARVED, (pupil.getY() + top) * CARVED,
                pupil.getWidth() * CARVED, pupil.getHeight() * CARVED));
        claim(LINE, Shapes.cord(h.brow(), 4));
        claim(h.isOpen() ? BROW : RED_BROW, h.brow());
        claim(LINE, Shapes.cord(h.nostril(), 5));
        claim(NOSE, h.nostril());
    }

    void jaw(SerpentHead h) {
        claim(JAW, h.lowerJaw());
        claim(CHIN, h.chin());
        if (h.isOpen()) {
            claim(TONGUE, h.tongue());
        }
        lined(TOOTH, h.lowerTeeth());
        claim(GUM, h.gumBelow());
    }

    private void lined(int id, Shape... shapes) {
        for (Shape s : shapes) {
            claim(LINE, Shapes.cord(s, 3.4));
            claim(id, s);
        }
    }

    /**
     * The finished piece.
     *
     * @param round how far it swells from its edge inwards, in units of the serpent's own space
     * @param skin  where a tile lies in the back's pattern: 0 in a diamond's middle, growing outwards
     */
    BufferedImage set(double round, ToDoubleFunction<double[]> skin) {
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0]);
        }
        m.relax(7);
        return FireOnStone.lit(Lapidary.set(m, t -> stone(t, skin), relief(round), CARVED * 0.94), CARVED, pupils);
    }

    /** Which stone a tile is cut from; the skin's diamonds are chosen tile by tile, so their edges are stepped. */
    private Lapidary.Stone stone(Mosaic.Tile t, ToDoubleFunction<double[]> skin) {
        return switch (t.region) {
            case GUM, RED_BAND, TONGUE, STUD, IRIS, RED_PLUME, FLARE_RING, SEAM, RED_BROW, NOSE -> Lapidary.Stone.RED;
            case TOOTH, EYE, WHITE_BAND, BEAD, FLARE, PLATE -> Lapidary.Stone.WHITE;
            case PUPIL, LINE -> Lapidary.Stone.JET;
            case THROAT -> m.tiles.indexOf(t) % 3 == 0 ? Lapidary.Stone.RED : Lapidary.Stone.JET;
            case BROW -> Lapidary.Stone.DEEP;
            case FLARE_HEART, GOLD_IRIS -> Lapidary.Stone.GOLD;
            case PLUME, CHIN -> Lapidary.Stone.PALE;
            case BODY -> {
                double off = skin.applyAsDouble(new double[] {t.x / CARVED - left, t.y / CARVED - top});
                yield off < 0.86 ? Lapidary.Stone.PALE : off > 1.12 ? Lapidary.Stone.DEEP : Lapidary.Stone.TURQUOISE;
            }
            default -> Lapidary.Stone.TURQUOISE;
        };
    }

    /**
     * How far from the middle of its diamond something on the back is.
     *
     * @param along  how far from the middle of a diamond along the body
     * @param beside how far from its spine, as a share of half its girth
     */
    static double diamond(double along, double beside) {
        double f = Math.abs(along) / REPEAT, off = 2 * Math.abs(f - Math.round(f));
        double across = Math.abs(beside - BACK) / (1 + BACK);
        return across > 0.78 && off + across >= 0.86 ? 1 : off + across;
    }

    /** The wood under the tiles: one broad swell for the whole, and a small one for each part. */
    private float[] relief(double round) {
        int[] any = new int[m.w * m.h], part = new int[m.w * m.h];
        for (int i = 0; i < any.length; i++) {
            any[i] = Math.min(1, m.region[i]);
            part[i] = swell(m.region[i]);
        }
        float[] whole = Distance.toChange(any, m.w, m.h), own = Distance.toChange(part, m.w, m.h);
        float[] z = new float[any.length];
        for (int i = 0; i < z.length; i++) {
            if (any[i] == 1) {
                double lift = switch (m.region[i]) {
                    case THROAT -> -1.2;
                    case BROW, RED_BROW -> 5.0;
                    case LINE -> 0.4;
                    default -> 3.0;
                };
                z[i] = (float) (CARVED * (dome(whole[i], round * CARVED) * 9 + dome(own[i], 6 * CARVED) * lift));
            }
        }
        return new Plate(m.w, m.h, 1).blur(z, 1.4 * CARVED);
    }

    /** Rings of one eye, one stud or one ear-flare share a swell. */
    private static int swell(int region) {
        return switch (region) {
            case STUD, PUPIL, IRIS, GOLD_IRIS, BEAD -> EYE;
            case FLARE_RING -> FLARE;
            case CURL -> HEAD;
            case PLATE, SEAM -> BODY;
            default -> region;
        };
    }

    private static double dome(double d, double r) {
        double t = Math.min(1, d / r);
        return Math.sqrt(1 - (1 - t) * (1 - t));
    }
}
