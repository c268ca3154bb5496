package patolli.forge.paper;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Bark;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Things of bark paper: the tile for panels, the name plates, the leaf on which a bet is made. */
final class Papers {
    private static final int TILE = 512;
    /** What a plate is dipped in while its side is to act: dark enough for bone-coloured words. */
    private static final double[] COCHINEAL = Ink.hex(0x9E261B), MAYA = Ink.hex(0x195F71);
    private static final Color MAYA_INK = new Color(0x195F71);

    private Papers() { }

    /** A seamless tile; a rim of the next tiles is lit with it, or its edges would show. */
    static BufferedImage amate(int scale) {
        int over = 2, rim = 4, side = TILE + 2 * rim;
        Plate p = new Plate(side * scale * over, side * scale * over, scale * over);
        new Bark(1, TILE).lay(p, rim);
        return Reduce.by(over, p.light(0.9)).getSubimage(rim * scale, rim * scale, TILE * scale, TILE * scale);
    }

    /**
     * 220 x 52; the seal lies at the left end for red, at the right for blue. Free for words: 60 to 210 (red) or 10 to
     * 160 (blue) across, 7 to 45 down. The active one is painted in the side's own colour.
     */
    static BufferedImage plate(boolean red, boolean active, int scale) {
        int seed = red ? 11 : 12;
        Leaf leaf = new Leaf(220, 52, 2.4, seed);
        if (active) {
            leaf.dipped(red ? COCHINEAL : MAYA);
        }
        return leaf.draw(scale, g -> {
            if (!red) {
                g.transform(new AffineTransform(-1, 0, 0, 1, 219, 0));
            }
            Color own = red ? Dye.RED : Dye.BLUE;
            g.setColor(Dye.INK);
            g.fill(rule(box(5.4, 5.4, 208.2, 40.9), active ? 2.3 : 1.4));
            if (active) {
                g.setColor(Dye.GLEAM);
                g.fill(rule(box(5.4, 5.4, 208.2, 40.9), 1.3));
            }
            foot(g, active ? Dye.OCHRE : own, active ? red ? Dye.RED : MAYA_INK : Dye.OCHRE);
            if (red) {
                roundSeal(g, 28, 26);
            } else {
                lobedSeal(g, 27, 26);
            }
        });
    }

    /** A stepped foot carries the seal; a second one echoes it. */
    private static void foot(Graphics2D g, Color c, Color echo) {
        put(g, echo, poly(5.4, 5.4, 46, 5.4, 46, 13, 51, 13, 51, 19.5, 56, 19.5, 56, 32.2, 51, 32.2, 51, 38.7, 46, 38.7,
                46, 46.3, 5.4, 46.3), 1.3);
        put(g, c, poly(5.4, 5.4, 42, 5.4, 42, 13, 47, 13, 47, 19.5, 52, 19.5, 52, 32.2, 47, 32.2, 47, 38.7, 42, 38.7,
                42, 46.3, 5.4, 46.3), 1.2);
    }

    private static void roundSeal(Graphics2D g, double x, double y) {
        put(g, Dye.BONE, disc(x, y, 14.5), 1.5);
        put(g, Dye.RED, disc(x, y, 11.4), 1.2);
        for (int k = 0; k < 8; k++) {
            double a = k * Math.PI / 4;
            put(g, Dye.BONE, disc(x + 8.4 * Math.cos(a), y + 8.4 * Math.sin(a), 1.5), 0.7);
        }
        put(g, Dye.OCHRE, disc(x, y, 5.2), 1.2);
        put(g, Dye.RED, disc(x, y, 2.2), 0.9);
    }

    private static void lobedSeal(Graphics2D g, double x, double y) {
        for (int ring = 0; ring < 2; ring++) {
            for (int k = 0; k < 4; k++) {
                double a = k * Math.PI / 2, r = ring == 0 ? 8.2 : 5.0;
                put(g, ring == 0 ? Dye.BONE : Dye.TURQUOISE, disc(x + 7.4 * Math.cos(a), y + 7.4 * Math.sin(a), r),
                        ring == 0 ? 1.5 : 1.2);
            }
        }
        put(g, Dye.BONE, disc(x, y, 4.6), 1.2);
        put(g, Dye.INK, disc(x, y, 1.8), 0);
    }
}
