package patolli.forge.stitch;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.rules.Side;

/** The cross of Pagade, as it is stitched: four arms of three by eight squares about a lotus. */
public final class StitchedCross {
    /** The side of a square. */
    public static final double SQ = 36;
    private static final double[] INDIGO_D = Ink.hex(0x141C3A), INDIGO_L = Ink.hex(0x3A4F86), IVORY = Ink.hex(0xF0E2C4);
    private static final double[] BLUE = Ink.hex(0x86AED6), YELLOW = Motifs.YELLOW;
    private static final double[] RED = Ink.hex(0xC2281C), BLACK = Ink.hex(0x211C1E);
    private static final double[] GREEN = Ink.hex(0x2F8A4E), LEAF = Ink.hex(0x4F8F3C), LEAF_D = Ink.hex(0x23582E);
    private static final double[] PINK = Ink.hex(0xE08A86), ROSE = Ink.hex(0xB8323F);
    private static final double[][] OWNER = {RED, BLACK, YELLOW, GREEN};
    private static final double[][] OWNER_2 = {Ink.hex(0xE04A30), Ink.hex(0x3A3136), Ink.hex(0xF6CE5C),
        Ink.hex(0x55AA62)};

    /** How strong the silks are: those of bellies, by their owners, and the pale ones. */
    public enum Silks {
        /** As they come from the dyer. */
        STRONG(1, 1, 0.72, 1, 0.84, 0.72),
        /** Of a cloth in use, on which nothing is brighter than pawns. */
        QUIET(0.56, 0.80, 0.60, 1, 0.46, 0.52);

        private final double pale, home;
        private final double[] sunk;

        Silks(double pale, double home, double... sunk) {
            this.pale = pale;
            this.home = home;
            this.sunk = sunk;
        }
    }

    private final Silk k;
    private final Motifs motifs;
    private final double cx;
    private final double cy;
    private final Silks silks;

    /** The cross with its middle at a point of the cloth. */
    public StitchedCross(Silk k, double cx, double cy, Silks silks) {
        this.k = k;
        motifs = new Motifs(k);
        this.cx = cx;
        this.cy = cy;
        this.silks = silks;
    }

    /** Lays the indigo twill of the arms, which is stitched on. */
    public void weave() {
        for (int a = 0; a < 4; a++) {
            Rectangle2D r = turned(new Rectangle2D.Double(-1.5 * SQ, 1.5 * SQ, 3 * SQ, 8 * SQ), a).getBounds2D();
            k.weave(new double[] {r.getMinX(), r.getMinY(), r.getMaxX(), r.getMaxY()}, INDIGO_D, INDIGO_L, 1.5, 31 + a);
        }
    }

    /** Stitches it. */
    public void sew() {
        arms();
        home();
    }

    /** A shape of the south arm, in units about the middle, turned to arm a (S, E, N, W). */
    private Shape turned(Shape s, int a) {
        AffineTransform t = AffineTransform.getTranslateInstance(cx, cy);
        t.rotate(-a * Math.PI / 2);
        return t.createTransformedShape(s);
    }

    private void arms() {
        for (int a = 0; a < 4; a++) {
            for (int row = 1; row <= 8; row++) {
                for (int col = -1; col <= 1; col++) {
                    square(a, row, col);
                }
            }
            for (int j = 1; j < 8; j++) {
                motifs.gold(turned(Motifs.line(-1.5 * SQ, (1.5 + j) * SQ, 1.5 * SQ, (1.5 + j) * SQ), a), 2.5);
            }
            motifs.gold(turned(Motifs.line(-0.5 * SQ, 1.5 * SQ, -0.5 * SQ, 9.5 * SQ), a), 2.5);
            motifs.gold(turned(Motifs.line(0.5 * SQ, 1.5 * SQ, 0.5 * SQ, 9.5 * SQ), a), 2.5);
            motifs.gold(turned(edge(0), a), 3.2);
            motifs.gold(turned(edge(4), a), 1.6);
        }
    }

    /** A flower as on the tip of a side's arm. */
    public static void tip(Motifs motifs, Side side, double x, double y) {
        int a = List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN).indexOf(side);
        motifs.flower(x, y, 15, 8, OWNER_2[a], OWNER[a], 0);
    }

    /** The south arm's sides and tip, so far beyond its squares. */
    private static Path2D edge(double off) {
        double x = 1.5 * SQ + off;
        double tip = 9.5 * SQ + off;
        return Motifs.line(-x, x, -x, tip, x, tip, x, x);
    }

    private void square(int a, int row, int col) {
        Rectangle2D m = turned(new Rectangle2D.Double(col * SQ - 1, (1 + row) * SQ - 1, 2, 2), a).getBounds2D();
        double x = m.getCenterX();
        double y = m.getCenterY();
        if (col == 0 && row < 8) {
            belly(a, row, x, y);
        } else if (col == 0) {
            motifs.flower(x, y, 15, 8, OWNER_2[a], OWNER[a], 0);
        } else if (col == 1 && row == 5) {
            motifs.cross(x, y, 10.5, OWNER_2[a], OWNER[a]);
        } else {
            boolean star = (row + col) % 2 == 0;
            for (int q = 0; q < 4; q++) {
                double t = q * Math.PI / 2, c = Math.cos(t), s = Math.sin(t);
                if (star) {
                    k.stitch(x + 1.6 * c, y + 1.6 * s, x + 6 * c, y + 6 * s, 1.7, BLUE);
                    k.knot(x + 5.2 * (c - s), y + 5.2 * (s + c), 1.2, IVORY);
                } else {
                    k.stitch(x + 12 * (c - s), y + 12 * (s + c), x + 8 * (c - s), y + 8 * (s + c), 1.5, BLUE);
                }
            }
        }
    }

    /** Four triangles of satin whose directions turn, so that a square gleams on two sides. */
    private void belly(int a, int row, double x, double y) {
        double h = SQ / 2 - 1.2;
        for (int q = 0; q < 4; q++) {
            double t = q * Math.PI / 2, c = Math.cos(t), s = Math.sin(t);
            Path2D tri = Motifs.line(x, y, x + h * (c - s), y + h * (s + c), x + h * (c + s), y + h * (s - c));
            tri.closePath();
            k.fray = 0.24;
            k.satin(tri, t + Math.PI / 2, 1.75, Ink.scale(OWNER[a], silks.sunk[a]),
                    Ink.scale(OWNER_2[a], silks.sunk[a]));
            k.fray = 0.14;
        }
        if (row >= 6) {
            motifs.cross(x, y, 10.5, pale(IVORY), pale(Motifs.GOLD));
            return;
        }
        k.level = 1.3;
        for (int q = 0; q < 4; q++) {
            k.satin(Motifs.petal(x, y, q * Math.PI / 2, 6.5, 3.6), q * Math.PI / 2, 1.2,
                    pale(IVORY), pale(Motifs.GOLD));
        }
        k.level = 0.5;
    }

    private double[] pale(double[] silk) {
        return Ink.scale(silk, silks.pale);
    }

    private double[] home(double[] silk) {
        return Ink.scale(silk, silks.home);
    }

    private void home() {
        double r = 1.5 * SQ;
        k.weave(new double[] {cx - r, cy - r, cx + r, cy + r}, home(Ink.hex(0x8E6F42)), home(Ink.hex(0xE8D2A0)),
                1.5, 41);
        for (int a = 0; a < 4; a++) {
            corner(a);
        }
        for (int j = 0; j < 16; j++) {
            double a = (j + 0.5) * Math.PI / 8;
            k.satin(Motifs.petal(cx + 22 * Math.cos(a), cy + 22 * Math.sin(a), a, 27, 12), a, 1.4,
                    home(IVORY), home(ROSE));
        }
        for (int j = 0; j < 8; j++) {
            double a = j * Math.PI / 4;
            Shape s = Motifs.petal(cx + 11 * Math.cos(a), cy + 11 * Math.sin(a), a, 27, 19);
            k.level = 1.0;
            k.satin(s, a, 1.4, home(Ink.hex(0xF7E9DA)), home(PINK));
            k.level = 1.5;
            k.couch(s, 1.1, Motifs.GOLD, Motifs.TIE, 6);
        }
        k.level = 1.2;
        k.satin(new Ellipse2D.Double(cx - 13, cy - 13, 26, 26), 0.8, 1.4, LEAF, LEAF_D);
        k.level = 1.8;
        for (int j = 0; j < 19; j++) {
            double q = 10.5 * Math.sqrt((j + 0.3) / 19), t = j * 2.39996;
            k.knot(cx + q * Math.cos(t), cy + q * Math.sin(t), 2.3, YELLOW);
        }
        k.level = 0.5;
        motifs.gold(new Ellipse2D.Double(cx - 14, cy - 14, 28, 28), 1.7);
        motifs.gold(new Ellipse2D.Double(cx - 50.5, cy - 50.5, 101, 101), 1.7);
        motifs.gold(new Rectangle2D.Double(cx - r, cy - r, 2 * r, 2 * r), 3.0);
    }

    /** Home's corner to the right of an arm, in that owner's silk. */
    private void corner(int a) {
        double t = Math.PI / 4 - a * Math.PI / 2, d = 1.5 * SQ - 2;
        double sx = Math.signum(Math.cos(t)), sy = Math.signum(Math.sin(t));
        Path2D tri = Motifs.line(cx + sx * d, cy + sy * d, cx + sx * (d - 25), cy + sy * d,
                cx + sx * d, cy + sy * (d - 25));
        tri.closePath();
        k.satin(tri, t + Math.PI / 2, 1.4, OWNER[a], OWNER_2[a]);
    }

}
