package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * The heart of the cloth: a round lotus, as high as Home, open on its dark leaf, with a string of pearls about that;
 * where Home is broader lie a bud and two leaves at either side.
 */
final class Lotus {
    private static final double[] LEAF = Ink.hex(0x3E8A50), LEAF_D = Ink.hex(0x14402E), WATER = Ink.hex(0x0C2C3A),
        SHALLOW = Ink.hex(0x1A5058);
    private static final double[] CRIMSON = Ink.hex(0xA81E3C), ROSE = Ink.hex(0xE0566A), PINK = Ink.hex(0xF49C98),
        CREAM = Ink.hex(0xFFF0DC), IVORY = Ink.hex(0xF8E6CA), PEARL = Ink.hex(0xF4E6C8);
    private static final double[] GOLD = Ink.hex(0xF0BE50), TIE = Ink.hex(0xA5521E), YELLOW = Ink.hex(0xFFCB3C),
        POD = Ink.hex(0x6AA03C), POD_D = Ink.hex(0x2A6030);
    /** How large its leaf is, where the cord and the pearls about it lie, and how many pearls there are. */
    private static final double WATERS = 46.5, CORD = 47, STRING = 50.4;
    private static final int PEARLS = 48;
    /** A ring of petals goes round the pod: how many, where they begin, how long and how broad they are. */
    private static final int OUTER = 16, INNER = 8;
    private static final double POD_WIDE = 11, SEEDS = 8.8;
    private static final int SEED = 27;
    private static final double GOLDEN = 2.39996;
    /** Where the bud at a side begins, how long and how broad it is. */
    private static final double BUD = 53.4, BUD_LONG = 17, BUD_BROAD = 15;
    private final Silk k;
    private final Motifs motifs;
    private final double cx, cy;

    Lotus(Silk k) {
        this.k = k;
        motifs = new Motifs(k);
        Box home = PagadeBoard.BOARD.home();
        cx = home.middle().x();
        cy = home.middle().y();
    }

    void sew() {
        leaf();
        ring(OUTER, 0.5, 26.5, 18.5, 9.6, 0.6, LEAF_D, LEAF);
        ring(OUTER, 0, 19, 26, 12.4, 0.8, ROSE, CRIMSON);
        outlined(INNER, 0.5, 12, 28, 17.5, 1.0, PINK, ROSE);
        outlined(INNER, 0, 9, 23, 15.5, 1.3, CREAM, PINK);
        pod();
        pearls();
        bud(-1);
        bud(1);
    }

    /** Threads that go out from the middle, as a leaf's veins do. */
    private void leaf() {
        k.level = 0.4;
        for (int j = 0; j < 2 * OUTER; j++) {
            double a = (j + 0.5) * Math.PI / OUTER, half = Math.PI / OUTER / 2 + 0.02;
            Shape wedge = Motifs.line(cx, cy, cx + WATERS * Math.cos(a - half), cy + WATERS * Math.sin(a - half),
                    cx + WATERS * Math.cos(a + half), cy + WATERS * Math.sin(a + half));
            k.satin(wedge, a, 1.4, j % 2 == 0 ? WATER : SHALLOW, j % 2 == 0 ? WATER : SHALLOW);
        }
    }

    private void ring(int n, double turn, double from, double length, double wide, double level, double[] root,
            double[] tip) {
        for (int j = 0; j < n; j++) {
            k.level = level;
            double a = (j + turn) * 2 * Math.PI / n;
            k.satin(petal(a, from, length, wide), a, 1.3, root, tip);
        }
    }

    /** The same, each with a thread of gold about it. */
    private void outlined(int n, double turn, double from, double length, double wide, double level, double[] root,
            double[] tip) {
        for (int j = 0; j < n; j++) {
            double a = (j + turn) * 2 * Math.PI / n;
            Shape petal = petal(a, from, length, wide);
            k.level = level;
            k.satin(petal, a, 1.3, root, tip);
            k.level = level + 0.5;
            k.couch(petal, 0.9, GOLD, TIE, 6);
        }
    }

    private Shape petal(double a, double from, double length, double wide) {
        return Motifs.petal(cx + from * Math.cos(a), cy + from * Math.sin(a), a, length, wide);
    }

    private void pod() {
        k.level = 1.5;
        k.satin(circle(POD_WIDE), 0.8, 1.4, POD, POD_D);
        k.level = 2.1;
        for (int j = 0; j < SEED; j++) {
            double q = SEEDS * Math.sqrt((j + 0.3) / SEED), t = j * GOLDEN;
            k.knot(cx + q * Math.cos(t), cy + q * Math.sin(t), 2.2, YELLOW);
        }
        k.level = 1.6;
        k.couch(circle(POD_WIDE + 0.6), 1.7, GOLD, TIE, 4);
    }

    private Shape circle(double r) {
        return new Ellipse2D.Double(cx - r, cy - r, 2 * r, 2 * r);
    }

    private void pearls() {
        k.level = 1.2;
        for (int j = 0; j < PEARLS; j++) {
            double a = j * 2 * Math.PI / PEARLS;
            k.knot(cx + STRING * Math.cos(a), cy + STRING * Math.sin(a), j % 4 == 0 ? 3.1 : 2.4,
                    j % 4 == 0 ? ROSE : PEARL);
        }
        k.level = 0.5;
        motifs.gold(circle(CORD), 2.2);
    }

    /** A bud to the left or to the right of the flower, between two leaves that bend along it. */
    private void bud(int out) {
        double x = cx + out * BUD, a = out > 0 ? 0 : Math.PI;
        k.level = 0.7;
        for (int up = -1; up <= 1; up += 2) {
            double lean = a + out * up * 1.12;
            motifs.leaf(x + out, cy + up * 4, lean, 22, 11, LEAF_D, LEAF);
            double small = a + out * up * 0.62;
            k.satin(Motifs.petal(x, cy + up * 2, small, 14, 7), small, 1.3, POD_D, POD);
        }
        k.level = 1.2;
        for (int up = -1; up <= 1; up += 2) {
            double lean = a + out * up * 0.34;
            k.satin(Motifs.petal(x, cy + up * 1.5, lean, BUD_LONG - 1.5, BUD_BROAD * 0.55), lean, 1.3, CRIMSON, ROSE);
        }
        Shape heart = Motifs.petal(x - out, cy, a, BUD_LONG, BUD_BROAD * 0.62);
        k.level = 1.6;
        k.satin(heart, a, 1.3, IVORY, ROSE);
        k.level = 2.0;
        k.couch(heart, 0.9, GOLD, TIE, 6);
        k.level = 0.5;
    }
}
