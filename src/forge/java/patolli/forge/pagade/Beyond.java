package patolli.forge.pagade;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.evening.LampTable;
import patolli.forge.evening.Winner;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * Somebody who sits beyond the cloth at the end of an evening: small enough to be seen whole, darker towards the cloth's
 * edge, and with a shadow on the cloth.
 */
record Beyond(Winner seated) implements Picture.Painter {
    private static final double SMALLER = 0.94, ABOUT = 262;
    /** How far up from the edge it grows dark, and how much light is left there. */
    private static final double DUSK = 64, LEFT = 0.30;
    /** The shadow on the cloth: as deep, as dark, and how far in it ends at its sides. */
    private static final double DEEP = 34, DARK = 0.78, SIDES = 44;

    @Override
    public BufferedImage draw(int scale) {
        BufferedImage whole = seated.draw(2);
        BufferedImage figure = new BufferedImage(whole.getWidth(), whole.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = figure.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        double away = 1 - SMALLER;
        g.drawImage(whole, new AffineTransform(SMALLER, 0, 0, SMALLER, 2 * away * ABOUT, 2 * away * LampTable.EDGE),
                null);
        g.dispose();
        settle(Reduce.pixels(figure), figure.getWidth(), figure.getHeight());
        return Reduce.by(2 / scale, figure);
    }

    private static void settle(int[] px, int w, int h) {
        int edge = (int) (2 * LampTable.EDGE);
        int last = (edge - 2) * w;
        int first = 0;
        int end = w;
        while (first < w - 1 && px[last + first] >>> 24 < 128) {
            first++;
        }
        while (end > first && px[last + end - 1] >>> 24 < 128) {
            end--;
        }
        for (int i = 0; i < px.length; i++) {
            double up = (edge - i / w) / 2.0;
            if (up > 0) {
                double lit = 1 - (1 - LEFT) * Noise.smooth(DUSK, 0, up);
                px[i] = px[i] & 0xFF000000 | Ink.toByte(Reduce.linear(px[i] >> 16) * lit) << 16
                        | Ink.toByte(Reduce.linear(px[i] >> 8) * lit) << 8 | Ink.toByte(Reduce.linear(px[i]) * lit);
            } else {
                double x = i % w;
                double within = Math.min(x - first, end - x) / 2;
                double dark = DARK * Noise.smooth(-SIDES / 2, SIDES, within) * Noise.smooth(DEEP, -4, -up);
                int over = px[i] >>> 24;
                // The shadow lies under what is there already.
                int alpha = (int) Math.round(over + (255 - over) * dark);
                if (over < 255 && alpha > 0) {
                    double part = (double) over / alpha;
                    px[i] = alpha << 24 | mixed(px[i] >> 16, 8, part) << 16 | mixed(px[i] >> 8, 4, part) << 8
                            | mixed(px[i], 3, part);
                }
            }
        }
    }

    private static int mixed(int one, int other, double part) {
        return (int) Math.round((one & 255) * part + other * (1 - part));
    }
}
