package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Reduce;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/** Sheets and slips of bark paper on which words stand. */
final class Leaves {
    private static final Color BAND = new Color(0x2E9A97);

    private Leaves() { }

    /** 760 x 600; words from (64, 62) to (692, 532). */
    static BufferedImage leaf(int scale) {
        return leaf(600, 401, scale);
    }

    /** 760 x 660, for what has many lines. */
    static BufferedImage tall(int scale) {
        return leaf(660, 408, scale);
    }

    /** 760 x 440, for what has few. */
    static BufferedImage low(int scale) {
        return leaf(440, 409, scale);
    }

    private static BufferedImage leaf(int high, int seed, int scale) {
        return new Leaf(760, high, 12, seed).coarse(4).primed(0.62).lifted(3.2)
                .draw(scale, g -> {
                    Borders.frame(g, 21, 21, 714, high - 46, 26);
                    hair(g, 51.5, 51.5, 653, high - 107);
                });
    }

    /** 560 x 340; words from (54, 52) to (502, 284). */
    static BufferedImage small(int scale) {
        return new Leaf(560, 340, 10, 402).coarse(4).primed(0.62).lifted(2.8)
                .draw(scale, g -> {
                    Borders.frame(g, 18, 18, 520, 300, 20);
                    hair(g, 42, 42, 472, 252);
                });
    }

    /** The thin red line inside a border. */
    private static void hair(Graphics2D g, double x, double y, double w, double h) {
        g.setColor(Dye.RED);
        g.fill(rule(box(x, y, w, h), 0.9));
    }

    /**
     * 324 x 241: the leaf reaches from (6, 14) to (306, 228); words from (26, 50) to (286, 215), as far as 240
     * only where the feather hangs down to 68.
     */
    static BufferedImage lesson(int scale) {
        int over = 4;
        BufferedImage all = new BufferedImage(324 * over, 241 * over, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = all.createGraphics();
        // The leaf is folded: its back half looks out below.
        g.drawImage(new Leaf(324, 241, 6, 404).coarse(over).cut(poly(12, 20, 310, 17, 313, 232, 15, 234)).lifted(2)
                .large(q -> { }), 0, 0, null);
        g.drawImage(new Leaf(324, 241, 6, 403).coarse(over).primed(0.6).cut(poly(6, 15, 305, 13, 306, 227, 8, 228))
                .lifted(1.3).large(Leaves::lessonPaint), 0, 0, null);
        g.drawImage(Quill.draw(324, 241, -56, over), 0, 0, null);
        g.dispose();
        return Reduce.by(over / scale, all);
    }

    private static void lessonPaint(Graphics2D g) {
        put(g, BAND, box(11, 20, 290, 18), 0);
        put(g, Dye.INK, box(11, 19.4, 290, 1.5), 0);
        put(g, Dye.OCHRE, box(11, 35.4, 290, 2.6), 0);
        put(g, Dye.INK, box(11, 34.6, 290, 1.1), 0);
        put(g, Dye.INK, box(11, 37.8, 290, 1.4), 0);
        for (int k = 0; k < 9; k++) {
            double x = 26 + k * 27;
            if (k % 2 == 0) {
                put(g, Dye.BONE, disc(x, 27.8, 5.6), 1.1);
                put(g, Dye.RED, disc(x, 27.8, 2.9), 0.9);
            } else {
                put(g, Dye.OCHRE, poly(x - 9, 34, x - 9, 30.6, x - 6, 30.6, x - 6, 27.2, x - 3, 27.2, x - 3, 23.8, x
                        + 3, 23.8, x
                        + 3, 27.2, x + 6, 27.2, x + 6, 30.6, x + 9, 30.6, x + 9, 34), 1);
                put(g, Dye.INK, box(x - 1.5, 28.6, 3, 6), 0);
            }
        }
        g.setColor(Dye.INK);
        g.fill(rule(box(11, 19.8, 290, 202.4), 1.3));
        g.setColor(Dye.RED);
        g.fill(rule(box(15, 42.6, 282, 175.6), 0.9));
    }

    /**
     * 930 x 70: a strip with swallow's tails that lies on the mat's lower border and covers nothing of the game; words
     * from (60, 14) to (870, 54).
     */
    static BufferedImage fact(int scale) {
        return new Leaf(930, 70, 6, 405).coarse(8).primed(0.55).lifted(1.8).cut(strip(0)).draw(scale, g -> {
            g.setColor(Dye.INK);
            g.fill(rule(strip(4), 1.2));
            put(g, Dye.OCHRE, rule(strip(6.2), 2.6), 0);
            g.setColor(Dye.INK);
            g.fill(rule(strip(8), 0.9));
            for (int side = 0; side < 2; side++) {
                for (int k = 0; k < 3; k++) {
                    bead(g, k, side == 0 ? 44 : 886, 22 + 12 * k);
                }
            }
        });
    }

    /** The strip's outline, so far inside its edge. */
    private static Shape strip(double in) {
        double left = 8 + 2.2 * in, right = 922 - 2.2 * in, top = 7 + in, foot = 61 - in, k = 1.1 * in;
        return poly(left, top, right, top, 906 - k, 34, right, foot, left, foot, 24 + k, 34);
    }

    private static void bead(Graphics2D g, int nth, double x, double y) {
        put(g, nth % 2 == 0 ? Dye.TURQUOISE : Dye.RED, disc(x, y, 2.7), 0.8);
        put(g, Dye.BONE, disc(x, y, 0.9), 0);
    }

    /**
     * 240 x 240, slices 20: the edge of a menu, plaited of dyed straw; what is within is cut out by whoever uses it.
     * Between the slices each side has whole repeats of its pattern.
     */
    static BufferedImage menu(int scale) {
        return new Leaf(240, 240, 3, 406).primed(0.7).lifted(1.7).draw(scale, g -> {
            for (int side = 0; side < 4; side++) {
                Graphics2D q = (Graphics2D) g.create();
                q.rotate(side * Math.PI / 2, 120, 120);
                plait(q);
                q.dispose();
            }
            for (int k = 0; k < 4; k++) {
                double x = k % 2 == 0 ? 11 : 229, y = k < 2 ? 11 : 229;
                put(g, k == 0 || k == 3 ? Dye.RED : Dye.TURQUOISE, box(x - 5.6, y - 5.6, 11.2, 11.2), 1.3);
                put(g, Dye.BONE, disc(x, y, 2.4), 0.8);
            }
        });
    }

    /** The upper side of a plaited edge: slanting strips of straw, every fourth dyed, between two cords. */
    private static void plait(Graphics2D g) {
        Color straw = new Color(0xD9B873), pale = new Color(0xE9D3A0);
        put(g, Dye.INK, box(12, 6, 216, 10), 0);
        Graphics2D q = (Graphics2D) g.create();
        q.clip(box(12, 7.4, 216, 7.2));
        for (int k = -2; k < 44; k++) {
            double x = 20 + 5 * k;
            Color dye = k % 8 == 0 ? Dye.RED : k % 8 == 4 ? Dye.TURQUOISE : k % 2 == 0 ? straw : pale;
            put(q, dye, poly(x, 14.8, x + 3, 7.2, x + 7.4, 7.2, x + 4.4, 14.8), 0.7);
        }
        q.dispose();
        put(g, Dye.OCHRE, box(17, 17, 206, 0.9), 0);
    }

    /** 200 x 60, slices 10; words from 10 to 188 across, 8 to 50 down. */
    static BufferedImage tooltip(int scale) {
        return new Leaf(200, 60, 2, 407).primed(0.7).lifted(1.2).draw(scale, g -> {
            g.setColor(Dye.INK);
            g.fill(rule(box(4.4, 4.4, 190.2, 50.2), 1.3));
            g.setColor(Dye.TURQUOISE);
            g.fill(rule(box(6.2, 6.2, 186.6, 46.6), 1.7));
        });
    }
}
