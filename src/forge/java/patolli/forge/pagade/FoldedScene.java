package patolli.forge.pagade;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.DiceSheet;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.OilLamp;

/**
 * 1280 x 800: the end of an evening at the cloth, seen from near: it is half folded up, its dull back over the board;
 * the pawns are gathered in a bowl, whoever has won; a lamp burns, and towards the right it is dark.
 */
final class FoldedScene {
    private static final double NEAR = 1.72;
    /** Pixels to the unit of what lies on the cloth. */
    private static final int FINE = 4;
    /** What of the table lies at the upper left, in the table's units. */
    private static final double LEFT = 410, TOP = 196;
    private static final Point LAMP = new Point(178, 690);
    /** Where the cloth is folded, at the upper edge and how much farther left at the lower; how wide the flap is. */
    private static final double FOLD = 700, SLANT = 60, FLAP = 190;
    private static final double[] BACK = Ink.hex(0x6E2A20), PALE = Ink.hex(0x8E4636);
    private static final double[][] BOWL = {{-6, -36, 1, 3}, {-26, -16, 1, 0}, {14, -22, 1, 1}, {34, -14, 1, 0},
        {-4, 8, 0, 2}, {30, 12, 1, 3}, {-32, 16, 0, 1}, {6, -4, 1, 2}, {14, 30, 1, 1}, {-14, 34, 1, 3}};

    private FoldedScene() { }

    static BufferedImage draw(int scale) {
        BufferedImage table = ClothTable.draw(2);
        BufferedImage out = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform near = AffineTransform.getScaleInstance(scale, scale);
        near.scale(NEAR, NEAR);
        near.translate(-LEFT, -TOP);
        put(g, near, table, 640, 400, 2);
        for (int i = 0; i < 2; i++) {
            AffineTransform die = new AffineTransform(near);
            die.translate(548 + 4 * i, 486 + 27 * i);
            die.rotate(Math.toRadians(-7 + 5 * i));
            die.scale(1.0 / FINE, 1.0 / FINE);
            die.translate(-DiceSheet.WIDE * FINE / 2.0, -DiceSheet.HIGH * FINE / 2.0);
            g.drawImage(LongDie.thing(i, 8 * i).draw(DiceSheet.WIDE, DiceSheet.HIGH, FINE, true), die, null);
        }
        bowl(g, near);
        fold(out, scale);
        OilLamp.light(out, scale, LAMP);
        OilLamp.draw(out, scale, LAMP);
        g.dispose();
        return out;
    }

    /** A picture of so many pixels to the unit with its middle at a point of the table. */
    private static void put(Graphics2D g, AffineTransform near, BufferedImage image, double x, double y, int fine) {
        AffineTransform at = new AffineTransform(near);
        at.translate(x, y);
        at.scale(1.0 / fine, 1.0 / fine);
        at.translate(-image.getWidth() / 2.0, -image.getHeight() / 2.0);
        g.drawImage(image, at, null);
    }

    /** A dish of brass with the other pawns in it. */
    private static void bowl(Graphics2D g, AffineTransform near) {
        int side = 150;
        BufferedImage dish = new StillLife(side, side).lay(new StillLife.Brass(75, 75, 62, q -> 6
                + 9 * Math.exp(-Math.pow((q - 0.93) / 0.07, 2)) - 5 * Noise.smooth(0.9, 0.6, q), 0.2)).draw(FINE);
        put(g, near, dish, 500, 300, FINE);
        for (double[] pawn : BOWL) {
            Beehive kind = Beehive.values()[(int) pawn[3]];
            put(g, near, Beehive.near(pawn[2] > 0 ? kind.laid(1) : kind.upright(1), FINE), 500 + pawn[0],
                    300 + pawn[1], FINE);
        }
    }

    /** Turns the cloth over along a line: beyond it the mat is bare, before it lies the back of the cloth. */
    private static void fold(BufferedImage out, int scale) {
        int[] px = Reduce.pixels(out);
        int w = out.getWidth();
        int[] cloth = px.clone();
        int[] floor = Reduce.pixels(floor(scale));
        for (int i = 0; i < px.length; i++) {
            double x = (i % w + 0.5) / scale;
            double y = (double) (i / w) / scale;
            double edge = FOLD - SLANT * y / 800 + 4 * (Noise.fbm(y / 90, 3, 31, 2) - 0.5);
            double off = x - edge;
            if (off > 0) {
                px[i] = scaled(floor[i], 1 - 0.7 * Noise.smooth(34, 0, off));
            } else if (off > -flap(y)) {
                int mirrored = i / w * w + Math.clamp((int) ((edge - off) * scale), 0, w - 1);
                px[i] = back(cloth[mirrored], x, y, off, flap(y));
            } else {
                px[i] = scaled(px[i], 1 - 0.78 * Noise.smooth(38, 0, -off - flap(y)));
            }
        }
    }

    private static double flap(double y) {
        return FLAP + 9 * (Noise.fbm(y / 120, 7, 33, 2) - 0.5) - 26 * y / 800;
    }

    /** The back of embroidery: its threads run across, dull, on the dye of the ground; round where it is folded. */
    private static int back(int front, double x, double y, double off, double wide) {
        double thread = 0.82 + 0.24 * Noise.value(x * 1.1, y * 0.18, 41) + 0.2 * Noise.value(x * 0.18, y * 1.1, 42);
        double[] dye = Ink.mix(BACK, PALE, Noise.fbm(x / 60, y / 60, 43, 3));
        double round = 0.45 + 0.75 * Math.sin(Math.PI * Math.min(1, -off / 60) * 0.6) - 0.12 * Noise.smooth(60, 160,
                -off);
        double hem = Math.abs(-off - wide + 9) < 1.6 || Math.abs(-off - wide + 20) < 1.2 ? 0.55 : 1;
        double rim = 0.6 + 0.4 * Noise.smooth(0, 5, off + wide);
        int rgb = 0xFF;
        for (int k = 0; k < 3; k++) {
            double under = Reduce.linear(front >> 16 - 8 * k);
            rgb = rgb << 8 | Ink.toByte((0.84 * dye[k] * thread + 0.11 * under) * round * hem * rim);
        }
        return rgb;
    }

    private static int scaled(int c, double k) {
        return 0xFF000000 | Ink.toByte(k * Reduce.linear(c >> 16)) << 16 | Ink.toByte(k * Reduce.linear(c >> 8)) << 8
                | Ink.toByte(k * Reduce.linear(c));
    }

    /** The mat, seen as near as the cloth. */
    private static BufferedImage floor(int scale) {
        Plate mat = new Plate(1280 * scale, 800 * scale, scale);
        mat.each((i, x, y) -> ReedFloor.dot(mat, i, x / NEAR, y / NEAR));
        return mat.light(1.0);
    }
}
