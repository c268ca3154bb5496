package patolli.forge.plinth;

import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.paper.Shadow;

/**
 * A low altar of limestone in three steps, seen from above, on which a side's treasure lies apart from its other
 * assets. In its top is carved what belongs there: the bed of a card on the left, a flower on the right.
 *
 * @param flower whether it is the right one
 */
record Plinth(boolean flower) implements Picture.Painter {
    private static final double WIDE = 50, HIGH = 46;
    /** What is left round it for its shadow. */
    private static final double MARGIN = 6;
    private static final int OVER = 8;
    private static final double NIGHT = 0.42;
    /** How far from its edge each step rises, and how high. */
    private static final double[] RISES = {0, 3.6, 7.4}, HEIGHTS = {2.4, 2.3, 2.5};
    private static final double[] STONE = Ink.hex(0xE2D8BC), WARM = Ink.hex(0xCDB98E), JOINT = Ink.hex(0x6F6046);
    private static final double[] RED = Ink.hex(0xA62B1F), BLUE = Ink.hex(0x2F968F);

    @Override
    public BufferedImage draw(int scale) {
        int w = (int) (WIDE + 2 * MARGIN), h = (int) (HIGH + 2 * MARGIN);
        Plate p = new Plate(w * OVER, h * OVER, OVER);
        p.each((i, x, y) -> {
            double dx = x - w / 2.0, dy = y - h / 2.0;
            double in = Math.min(WIDE / 2 - Math.abs(dx), HIGH / 2 - Math.abs(dy));
            if (in <= 0) {
                return;
            }
            double chipped = in - 0.9 * Noise.smooth(0.5, 0.8, Noise.fbm(x / 2.6, y / 2.6, 213, 3));
            double grain = Noise.fbm(x / 1.6, y / 1.6, 211, 3), cloud = Noise.fbm(x / 13, y / 13, 212, 3);
            double high = 0.45 * grain, joint = 0;
            for (int k = 0; k < RISES.length; k++) {
                high += HEIGHTS[k] * Noise.smooth(RISES[k], RISES[k] + 1.2, chipped);
                double off = (in - RISES[k]) / 0.55;
                joint = Math.max(joint, k > 0 ? Math.exp(-off * off) : 0);
            }
            double[] c = Ink.scale(Ink.mix(STONE, WARM, Noise.smooth(0.42, 0.72, cloud)), 0.88 + 0.22 * grain);
            c = Ink.mix(c, JOINT, 0.55 * joint);
            double worn = 0.5 + 0.5 * Noise.smooth(0.30, 0.55, Noise.fbm(x / 3.4, y / 3.4, 214, 3));
            double paint = flower ? petals(dx, dy) : bed(dx, dy), red = flower ? heart(dx, dy) : rule(dx, dy);
            c = Ink.mix(c, flower ? BLUE : WARM, (flower ? 0.85 : 0.6) * worn * paint);
            c = Ink.mix(c, RED, 0.9 * worn * red);
            high += flower ? 1.3 * paint + 0.9 * red - 1.1 * groove(dx, dy) : -1.5 * paint - 0.5 * red;
            c = Ink.mix(c, JOINT, flower ? 0.5 * groove(dx, dy) : 0.25 * paint);
            // The things on it stay bright in the night; it does not.
            p.set(i, Ink.scale(c, NIGHT));
            p.z[i] = (float) (OVER * high);
        });
        float[] edge = p.mask(Shapes.box(MARGIN, MARGIN, WIDE, HIGH));
        return Reduce.by(OVER / scale, Shadow.under(p, edge, p.light(1), 1));
    }

    /** A bed with round corners, in the size of a card. */
    private static double bed(double dx, double dy) {
        return Noise.smooth(0.8, -0.2, outsideBed(dx, dy));
    }

    /** The painted rule round it. */
    private static double rule(double dx, double dy) {
        double off = (outsideBed(dx, dy) - 1.5) / 0.75;
        return Math.exp(-off * off * off * off);
    }

    private static double outsideBed(double dx, double dy) {
        double x = Math.max(0, Math.abs(dx) - 11), y = Math.max(0, Math.abs(dy) - 7.2);
        return Math.hypot(x, y) - 1.6;
    }

    /** Four petals. */
    private static double petals(double dx, double dy) {
        double x = Math.abs(dx), y = Math.abs(dy), near = Math.min(Math.hypot(x - 6.6, y), Math.hypot(x, y - 6.6));
        return Noise.smooth(4.9, 4.1, near) * Noise.smooth(3.4, 4.0, Math.hypot(dx, dy));
    }

    private static double heart(double dx, double dy) {
        return Noise.smooth(3.3, 2.6, Math.hypot(dx, dy));
    }

    /** The ring that is cut round the flower. */
    private static double groove(double dx, double dy) {
        double off = (Math.hypot(dx, dy) - 13.2) / 0.7;
        return Math.exp(-off * off);
    }
}
