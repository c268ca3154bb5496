package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.function.UnaryOperator;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The double-headed serpent in turquoise mosaic, carved in a space of 720 x 200 with a margin round it; 720 is 312
 * units on the table.
 */
final class Serpent {
    /** Size on the table in units, with the margin. */
    static final double WIDTH = 325, HEIGHT = 94;
    private static final int OVER = 6;
    private static final double CARVED = OVER * 312.0 / 720, REPEAT = 46, BACK = -0.32;
    private static final double LEFT = (WIDTH * 720 / 312 - 720) / 2, TOP = 10;
    private static final int BODY = 1, HEAD = 2, GUM = 3, TOOTH = 4, EYE = 5, PUPIL = 6, BROW = 7, RED_BAND = 8,
            WHITE_BAND = 9, PLUME = 10, TONGUE = 11, BEAD = 12, IRIS = 13, RED_PLUME = 14, STUD = 15, CHIN = 16,
            FLARE = 17, FLARE_RING = 18, FLARE_HEART = 19, JAW = 20, MAW = 21, CURL = 22, GOLD_IRIS = 23,
            PLATE = 24, SEAM = 25, RED_BROW = 26, NOSE = 27, LINE = 28;
    private static final double[][] CUTS = {{BODY, 6.3, 1.12}, {HEAD, 5.8, 1.12}, {JAW, 5.8, 1.12}, {CURL, 5.4, 1.1},
        {GUM, 5.2, 1.5}, {TOOTH, 13, 1.5}, {EYE, 5.2, 1.2}, {PUPIL, 9, 1}, {MAW, 7, 1.1}, {BROW, 5.8, 1.25},
        {RED_BAND, 5.4, 1.3}, {WHITE_BAND, 5, 1.4}, {PLUME, 5.6, 1.3}, {TONGUE, 6.4, 1.4}, {BEAD, 4.2, 1.2},
        {IRIS, 4.6, 1.3}, {GOLD_IRIS, 4.6, 1.3}, {CHIN, 11, 0.75}, {FLARE, 4.8, 1.3}, {FLARE_RING, 4.8, 1.3},
        {FLARE_HEART, 10, 1}, {PLATE, 6, 1.2}, {SEAM, 4, 1.6}, {RED_BROW, 5.6, 1.25}, {NOSE, 6, 1}, {LINE, 4, 1.6},
        {RED_PLUME, 5.6, 1.3}, {STUD, 11, 1}};
    private final SerpentBody body = new SerpentBody();
    private final Mosaic m = new Mosaic((int) (WIDTH * OVER), (int) (HEIGHT * OVER), CARVED, LEFT, TOP);

    private Serpent() { }

    /** The serpent with {@code scale} pixels to the unit, without shadow. */
    static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.IMAGE);
    }

    private static final class Master {
        static final BufferedImage IMAGE = new Serpent().carve();
    }

    private BufferedImage carve() {
        m.claim(BODY, body.part(0, body.length, 0));
        belly();
        // A row of red studs ringed with shell, one in the middle of each diamond of the back.
        for (double at = body.length / 2 - 5 * REPEAT; at < body.length / 2 + 5.5 * REPEAT; at += REPEAT) {
            SerpentBody.Joint p = body.joint(at);
            double r = body.girth(at) / 50, off = BACK * body.girth(at) / 2;
            double x = p.x() - p.dy() * off, y = p.y() + p.dx() * off;
            m.claim(BEAD, Shapes.disc(x, y, 8.4 * r));
            m.claim(STUD, Shapes.disc(x, y, 5.0 * r));
        }
        AffineTransform left = AffineTransform.getRotateInstance(Math.toRadians(4), 166, 94);
        AffineTransform right = new AffineTransform(-1, 0, 0, 1, 720, 0);
        right.rotate(Math.toRadians(-5), 166, 94);
        head(new SerpentHead(true), left::createTransformedShape, true);
        head(new SerpentHead(false), right::createTransformedShape, false);
        collar(20, 46);
        collar(body.length - 46, body.length - 20);
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0]);
        }
        m.relax(7);
        return Lapidary.set(m, this::stone, relief(), CARVED * 0.94);
    }

    /** Broad plates under the belly, parted by thin red ones. */
    private void belly() {
        m.claim(SEAM, body.strip(20, body.length - 20, 0.36, 1));
        double at = 24;
        for (int k = 0; at < body.length - 24; k++) {
            double plate = 8.5 + 0.12 * body.girth(at);
            m.claim(PLATE, body.strip(at, at + plate, 0.44, 1));
            at += plate + 3.4;
        }
    }

    /** Hides where head and neck are joined. */
    private void collar(double from, double to) {
        m.claim(RED_BAND, body.part(from, to, 8));
        m.claim(WHITE_BAND, body.part(from, from + 8, 8));
        m.claim(WHITE_BAND, body.part(to - 8, to, 8));
    }

    private void head(SerpentHead h, UnaryOperator<Shape> at, boolean open) {
        Shape[] plumes = h.plumes();
        for (int k = plumes.length - 1; k >= 0; k--) {
            m.claim(k % 2 == 1 ? RED_PLUME : PLUME, at.apply(plumes[k]));
        }
        m.claim(MAW, at.apply(h.maw()));
        m.claim(JAW, at.apply(h.lowerJaw()));
        m.claim(CHIN, at.apply(h.chin()));
        m.claim(HEAD, at.apply(h.skull()));
        m.claim(CURL, at.apply(h.curl()));
        m.claim(FLARE, at.apply(h.flare(14)));
        m.claim(FLARE_RING, at.apply(h.flare(9.6)));
        m.claim(FLARE_HEART, at.apply(h.flare(5)));
        claim(TOOTH, at, h.upperTeeth());
        if (open) {
            m.claim(TONGUE, at.apply(h.tongue()));
        }
        claim(TOOTH, at, h.lowerTeeth());
        m.claim(GUM, at.apply(h.gumBelow()));
        m.claim(GUM, at.apply(h.gumAbove()));
        m.claim(LINE, at.apply(Shapes.cord(h.socket(), 5)));
        m.claim(EYE, at.apply(h.socket()));
        m.claim(open ? IRIS : GOLD_IRIS, at.apply(h.iris()));
        m.claim(PUPIL, at.apply(h.pupil()));
        m.claim(LINE, at.apply(Shapes.cord(h.brow(), 4)));
        m.claim(open ? BROW : RED_BROW, at.apply(h.brow()));
        m.claim(LINE, at.apply(Shapes.cord(h.nostril(), 5)));
        m.claim(NOSE, at.apply(h.nostril()));
    }

    private void claim(int id, UnaryOperator<Shape> at, Shape... shapes) {
        for (Shape s : shapes) {
            m.claim(LINE, at.apply(Shapes.cord(s, 3.4)));
            m.claim(id, at.apply(s));
        }
    }

    /** Which stone a tile is cut from; the skin's diamonds are chosen tile by tile, so their edges are stepped. */
    private Lapidary.Stone stone(Mosaic.Tile t) {
        return switch (t.region) {
            case GUM, RED_BAND, TONGUE, STUD, IRIS, RED_PLUME, FLARE_RING, SEAM, RED_BROW, NOSE -> Lapidary.Stone.RED;
            case TOOTH, EYE, WHITE_BAND, BEAD, FLARE, PLATE -> Lapidary.Stone.WHITE;
            case PUPIL, MAW, LINE -> Lapidary.Stone.JET;
            case BROW -> Lapidary.Stone.DEEP;
            case FLARE_HEART, GOLD_IRIS -> Lapidary.Stone.GOLD;
            case PLUME, CHIN -> Lapidary.Stone.PALE;
            case BODY -> skin(t.x / CARVED - LEFT, t.y / CARVED - TOP);
            default -> Lapidary.Stone.TURQUOISE;
        };
    }

    private Lapidary.Stone skin(double x, double y) {
        SerpentBody.Joint j = body.nearest(x, y);
        double f = Math.abs(j.at() - body.length / 2) / REPEAT, off = 2 * Math.abs(f - Math.round(f));
        double side = ((j.x() - x) * j.dy() + (y - j.y()) * j.dx()) / (body.girth(j.at()) / 2);
        double across = Math.abs(side - BACK) / (1 + BACK);
        return off + across < 0.86 ? Lapidary.Stone.PALE : across > 0.78 || off + across < 1.12
                ? Lapidary.Stone.TURQUOISE : Lapidary.Stone.DEEP;
    }

    /** The wood under the tiles: one broad swell for the whole, and a small one for each part; the mouth is hollow. */
    private float[] relief() {
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
                    case MAW -> -1.2;
                    case BROW, RED_BROW -> 5.0;
                    case LINE -> 0.4;
                    default -> 3.0;
                };
                z[i] = (float) (CARVED * (dome(whole[i], 25 * CARVED) * 9 + dome(own[i], 6 * CARVED) * lift));
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
