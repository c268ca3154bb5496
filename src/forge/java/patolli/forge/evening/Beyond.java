package patolli.forge.evening;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.NearArm;

/**
 * Somebody who sits beyond a table at the end of an evening: small enough to be seen whole, darker towards the table's
 * edge, and with a shadow on it.
 *
 * @param arm nothing but the arm that reaches over the table, and is no darker there
 */
public record Beyond(Winner seated, Winner arm) implements Picture.Painter {
    private static final double WIDE = 720, SMALLER = 0.94, ABOUT = 262;
    /** How far up from the edge it grows dark, and how much light is left there. */
    private static final double DUSK = 84, LEFT = 0.10;
    /** The shadow on the table: as deep, as dark, and how far in it ends at its sides. */
    private static final double DEEP = 34, DARK = 0.78, SIDES = 44;

    /** Somebody whose parts are these. */
    public static Beyond of(FigureParts parts, Rig rig, Winner.Mood mood) {
        FigureParts less = new FigureParts();
        FigureParts near = new FigureParts();
        parts.names().forEach(part -> {
            less.add(part, c -> smaller(parts, part, c));
            near.add(part, c -> {
                if (part.equals(NearArm.SWEEPING)) {
                    smaller(parts, part, c);
                }
            });
        });
        return new Beyond(new Winner(less, rig, mood), new Winner(near, rig, mood));
    }

    /** A part as it is drawn where the painter is, but all of it smaller about a point of the table's edge. */
    private static void smaller(FigureParts parts, String part, Painter c) {
        double pixels = c.image.getWidth() / WIDE;
        AffineTransform less = AffineTransform.getTranslateInstance(pixels * ABOUT, pixels * LampTable.EDGE);
        less.scale(SMALLER, SMALLER);
        less.translate(-pixels * ABOUT, -pixels * LampTable.EDGE);
        less.concatenate(c.g.getTransform());
        c.g.setTransform(less);
        parts.draw(part, c);
    }

    @Override
    public BufferedImage draw(int scale) {
        BufferedImage figure = seated.draw(scale);
        settle(Reduce.pixels(figure), Reduce.pixels(arm.draw(scale)), figure.getWidth(), scale);
        return figure;
    }

    private static void settle(int[] px, int[] near, int w, int scale) {
        int edge = (int) (scale * LampTable.EDGE);
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
            double up = (edge - i / w) / (double) scale;
            if (up > 0) {
                double lit = 1 - (1 - LEFT) * Noise.smooth(DUSK, 0, up) * (1 - (near[i] >>> 24) / 255.0);
                px[i] = px[i] & 0xFF000000 | Ink.toByte(Reduce.linear(px[i] >> 16) * lit) << 16
                        | Ink.toByte(Reduce.linear(px[i] >> 8) * lit) << 8 | Ink.toByte(Reduce.linear(px[i]) * lit);
            } else {
                double x = i % w;
                double within = Math.min(x - first, end - x) / scale;
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
