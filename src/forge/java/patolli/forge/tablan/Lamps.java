package patolli.forge.tablan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.OilLamp;
import patolli.rules.Side;

/** Two small lamps of brass that burn on the cloth below the plank, and what light they throw about them. */
final class Lamps {
    /** How much smaller they are than the lamp seen from near, and how much brighter their brass is. */
    private static final double SMALL = 0.39;
    private static final double BRIGHT = 1.8;
    /** The side of the picture of that, and where it stands. */
    private static final int ROOM = 640;
    private static final Point STANDS = new Point(300, 380);
    /** Where the flame is, from the lamp's middle. */
    private static final Point FLAME = new Point(26, -20);
    /** The left one; the other is its mirror image. */
    private static final Point LEFT = TablanBoard.BOARD.flame(Side.WHITE).plus(-FLAME.x(), -FLAME.y());
    /** What of that light lies on the threads themselves, whatever their colour: linear, red first. */
    private static final double[] WARM = {0.095, 0.043, 0.007};
    private static final double NEAR = 40, REACH = 104, GLOW = 1.5, ROUND = 0.6;
    /** What lies beside the sticks has a little light of its own: how far from the corner's middle, and how much. */
    private static final Point CORNER = new Point(186, 658);
    private static final double WIDE = 190, HIGH = 112, DIM = 0.62;
    /** Below the plank all lies in their light: where that begins and is whole, and how much it is. */
    private static final double BEGINS = 530, WHOLE = 590, BELOW = 1.35;

    private Lamps() { }

    /** Lights them on a picture of the table at this scale. */
    static BufferedImage light(BufferedImage table, int scale) {
        shine(table, scale);
        int dense = 2;
        BufferedImage lamp = new BufferedImage(ROOM * dense, ROOM * dense, BufferedImage.TYPE_INT_ARGB);
        OilLamp.draw(lamp, dense, STANDS);
        polish(lamp);
        Graphics2D g = table.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (boolean right : List.of(false, true)) {
            AffineTransform to = AffineTransform.getScaleInstance(scale, scale);
            if (right) {
                to.translate(2 * TablanBoard.BOARD.middle().x(), 0);
                to.scale(-1, 1);
            }
            to.translate(LEFT.x(), LEFT.y());
            to.scale(SMALL, SMALL);
            to.translate(-STANDS.x(), -STANDS.y());
            to.scale(1.0 / dense, 1.0 / dense);
            g.drawImage(lamp, to, null);
        }
        g.dispose();
        return table;
    }

    /** Brass that is rubbed each evening. */
    private static void polish(BufferedImage lamp) {
        int[] px = Reduce.pixels(lamp);
        for (int i = 0; i < px.length; i++) {
            px[i] = px[i] & 0xFF000000 | Ink.toByte(BRIGHT * Reduce.linear(px[i] >> 16)) << 16
                    | Ink.toByte(BRIGHT * Reduce.linear(px[i] >> 8)) << 8 | Ink.toByte(BRIGHT * Reduce.linear(px[i]));
        }
    }

    /** All that lies near them is brighter and warmer. */
    private static void shine(BufferedImage table, int scale) {
        int[] px = Reduce.pixels(table);
        int w = table.getWidth();
        double middle = TablanBoard.BOARD.middle().x();
        for (int i = 0; i < px.length; i++) {
            double x = middle - Math.abs((i % w + 0.5) / scale - middle);
            double y = (i / w + 0.5) / scale;
            double far = Math.hypot(x - LEFT.x() - FLAME.x(), y - LEFT.y() - FLAME.y());
            double k = GLOW * Math.exp(-far * far / NEAR / NEAR) + ROUND * Math.exp(-far * far / REACH / REACH);
            double beside = Math.hypot((x - CORNER.x()) / WIDE, (y - CORNER.y()) / HIGH);
            double dim = DIM * Math.exp(-beside * beside * beside * beside);
            dim += BELOW * Noise.smooth(BEGINS, WHOLE, y);
            if (k + dim > 0.01) {
                px[i] = 0xFF000000 | Ink.toByte(Reduce.linear(px[i] >> 16) * (1 + k + dim) + WARM[0] * k) << 16
                        | Ink.toByte(Reduce.linear(px[i] >> 8) * (1 + 0.80 * k + 0.93 * dim) + WARM[1] * k) << 8
                        | Ink.toByte(Reduce.linear(px[i]) * (1 + 0.2 * k + 0.74 * dim) + WARM[2] * k);
            }
        }
    }
}
