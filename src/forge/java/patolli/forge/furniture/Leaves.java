package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/** Sheets and slips of bark paper on which words stand. */
final class Leaves {
    private static final Color BAND = new Color(0x2E9A97);

    private Leaves() { }

    /** 760 x 600; words from (64, 62) to (692, 532). */
    static BufferedImage leaf(int scale) {
        return new Leaf(760, 600, 12, 401).coarse(4).primed(0.62).lifted(3.2)
                .draw(scale, g -> {
                    Borders.frame(g, 21, 21, 714, 554, 26);
                    hair(g, 51.5, 51.5, 653, 493);
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
     * 380 x 230: the leaf reaches from (6, 14) to (360, 218); words from (26, 50) to (342, 204), as far as 296
     * only where the feather hangs down to 68.
     */
    static BufferedImage lesson(int scale) {
        int over = 4;
        BufferedImage all = new BufferedImage(380 * over, 230 * over, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = all.createGraphics();
        // The leaf is folded: its back half looks out below.
        g.drawImage(new Leaf(380, 230, 6, 404).coarse(over).cut(poly(12, 20, 366, 17, 369, 221, 15, 223)).lifted(2)
                .large(q -> { }), 0, 0, null);
        g.drawImage(new Leaf(380, 230, 6, 403).coarse(over).primed(0.6).cut(poly(6, 15, 361, 13, 362, 216, 8, 217))
                .lifted(1.3).large(Leaves::lessonPaint), 0, 0, null);
        g.drawImage(Quill.draw(380, 230, over), 0, 0, null);
        g.dispose();
        return Reduce.by(over / scale, all);
    }

    private static void lessonPaint(Graphics2D g) {
        put(g, BAND, box(11, 20, 346, 18), 0);
        put(g, Dye.INK, box(11, 19.4, 346, 1.5), 0);
        put(g, Dye.OCHRE, box(11, 35.4, 346, 2.6), 0);
        put(g, Dye.INK, box(11, 34.6, 346, 1.1), 0);
        put(g, Dye.INK, box(11, 37.8, 346, 1.4), 0);
        for (int k = 0; k < 11; k++) {
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
        g.fill(rule(box(11, 19.8, 346, 191.4), 1.3));
        g.setColor(Dye.RED);
        g.fill(rule(box(15, 42.6, 338, 164.6), 0.9));
    }

    /** 460 x 150; words from (84, 24) to (436, 124). */
    static BufferedImage fact(int scale) {
        return new Leaf(460, 150, 6, 405).coarse(8).primed(0.55).lifted(1.8)
                .cut(poly(6, 9, 160, 6, 452, 8, 450, 140, 220, 142, 8, 139)).draw(scale, g -> {
                    g.setColor(Dye.INK);
                    g.fill(rule(poly(12, 14.5, 446, 14, 444.5, 134, 13.5, 133.5), 1.3));
                    put(g, Dye.RED, poly(66, 15, 69, 15, 69, 133.5, 66, 133.5), 0);
                    put(g, Dye.OCHRE, poly(13, 15, 62.5, 15, 62.5, 133.2, 14, 133.2), 0);
                    put(g, Dye.INK, box(62, 14.6, 1.3, 118.8), 0);
                    scroll(g);
                    for (int k = 0; k < 4; k++) {
                        put(g, k % 2 == 0 ? Dye.TURQUOISE : Dye.RED, disc(20.5 + 11.7 * k, 123, 4), 1);
                        put(g, Dye.BONE, disc(20.5 + 11.7 * k, 123, 1.4), 0);
                    }
                    put(g, Dye.INK, box(13.4, 113.4, 49, 1.1), 0);
                });
    }

    /** The scroll of speech: it swells out of a mouth and curls in; what it says is a flower. */
    private static void scroll(Graphics2D q) {
        put(q, Dye.TURQUOISE, Form.ribbon(17.5, 105, 0.4, 18, 102, 2.6, 19, 96, 4.6, 20.5, 82, 5.6, 20.6, 66, 6.0, 22,
                50, 6.4, 28, 37, 6.8, 40,
                32.5, 6.8, 49.4, 40, 6.4, 51, 52, 5.8, 44, 60.5, 5.0, 35.6, 57, 4.0, 36.2, 49.4, 2.9, 41, 47.8, 1.6,
                        42.4, 48.4, 0.3), 1.5);
        double[] at = {19.4, 93, 20.5, 80, 20.8, 67, 22.6, 52.5, 29.4, 39.6, 41, 34.6, 49, 43.4};
        for (int k = 0; k < at.length; k += 2) {
            put(q, Dye.BONE, disc(at[k], at[k + 1], 1.8), 0.8);
        }
        put(q, Dye.RED, Form.ribbon(22, 103, 0.4, 24.5, 103, 2.2, 31, 102, 3.4, 40.5, 97, 4.2, 43.6, 88, 4.0, 37,
                83.4, 3.2, 32.6, 87.4, 1.8, 32.8, 89.4, 0.4), 1.4);
        for (int k = 0; k < 4; k++) {
            put(q, Dye.RED, Shapes.at(Form.blob(0, 0, 0, 0, 3.4, -3.2, 3.0, -7.2, 0, -8.2, -3.0, -7.2, -3.4, -3.2),
                    47, 72,
                    k * Math.PI / 2 + 0.3, 1, 1), 1);
        }
        put(q, Dye.BONE, disc(47, 72, 2.5), 0.9);
    }

    /** 240 x 260, slices 14: the ground of a menu; its items from 13 to 225 across, 13 to 245 down. */
    static BufferedImage menu(int scale) {
        return new Leaf(240, 260, 3, 406).primed(0.7).lifted(1.7).draw(scale, g -> {
            g.setColor(Dye.INK);
            g.fill(rule(box(6.2, 6.2, 226.6, 246.6), 1.5));
            g.setColor(Dye.OCHRE);
            g.fill(rule(box(8.1, 8.1, 222.8, 242.8), 2.4));
            g.setColor(Dye.INK);
            g.fill(rule(box(9.8, 9.8, 219.4, 239.4), 0.9));
            for (int k = 0; k < 4; k++) {
                double x = k % 2 == 0 ? 8.6 : 230.4, y = k < 2 ? 8.6 : 250.4;
                put(g, k == 0 || k == 3 ? Dye.RED : Dye.TURQUOISE, box(x - 3.6, y - 3.6, 7.2, 7.2), 1.1);
                put(g, Dye.BONE, disc(x, y, 1.4), 0);
            }
        });
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
