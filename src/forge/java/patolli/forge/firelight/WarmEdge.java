package patolli.forge.firelight;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.board.Box;
import patolli.board.HandPlace;
import patolli.board.HandSheet;
import patolli.forge.Picture;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * Something that is cut out and painted, by the light of fires above it at the left and the right: the cut edges that
 * are turned up catch it, and it lies on the paint along them; away from them the paint is in shade.
 *
 * @param arm where that arm leads, if it is one: no light follows it into the dark beyond the mat
 */
record WarmEdge(Picture.Painter plain, Optional<HandPlace> arm) implements Picture.Painter {
    private static final double[] FIRE = Ink.hex(0xFFA03A), EMBER = Ink.hex(0xDF7420), GLEAM = Ink.hex(0xFFD08A);
    /** How much an edge is turned up, of -1 to 1, where it begins to be lit and where it is lit most. */
    private static final double FROM = 0.02, FULL = 0.75;
    /** Design units: how broad the cut edge is, how far light and shade reach into the paint, how smooth it is seen. */
    private static final double CUT = 2.2, REACH = 9, SHADE_REACH = 17, SOFT = 1.9;
    /** How strong the light is on paint and on ink, how dark the shade; what is left of the paper's white there. */
    private static final double ON_PAINT = 0.80, ON_INK = 0.34, SHADE = 0.36, DULL = 0.42;
    /** Darker than this is ink, in linear light. */
    private static final double INK = 0.02;
    /** Less covered than this is no paper, but its shadow; from there to there what is lost in the dark is seen. */
    private static final int SOLID = 140, FAINT = 170, WHOLE = 240;
    /** Design units before an arm's end in which the light is lost. */
    private static final double DUSK = 150, LOST = 34;

    @Override
    public BufferedImage draw(int scale) {
        BufferedImage image = plain.draw(scale);
        int w = image.getWidth(), h = image.getHeight();
        int[] px = Reduce.pixels(image), solid = new int[w * h];
        for (int i = 0; i < px.length; i++) {
            solid[i] = px[i] >>> 24 > SOLID ? 1 : 0;
        }
        float[] in = Distance.toChange(solid, w, h), form = new float[w * h];
        for (int i = 0; i < form.length; i++) {
            form[i] = solid[i];
        }
        float[] soft = new Plate(w, h, scale).blur(form, SOFT * scale), wide = new Plate(w, h, scale).blur(form,
                3 * SOFT * scale);
        int[] out = px.clone();
        IntStream.range(1, h - 1).parallel().forEach(y -> {
            for (int x = 1; x < w - 1; x++) {
                int i = y * w + x;
                if (solid[i] == 1) {
                    double up = in[i] < CUT * 1.5 * scale ? up(soft, i, w) : up(wide, i, w);
                    double seen = Noise.smooth(FAINT, WHOLE, px[i] >>> 24) * lightAt((x + 0.5) / scale,
                            (y + 0.5) / scale);
                    out[i] = px[i] & 0xff000000 | lit(px[i], in[i] / scale, up, seen);
                }
            }
        });
        System.arraycopy(out, 0, px, 0, out.length);
        return image;
    }

    /** How much of the light gets to a place of the picture. */
    private double lightAt(double x, double y) {
        return arm.map(place -> {
            Box box = HandSheet.arm(place);
            double turn = Math.toRadians(place.arm());
            return Noise.smooth(LOST, DUSK, place.reach() - (x + box.x()) * Math.cos(turn)
                    - (y + box.y()) * Math.sin(turn));
        }).orElse(1.0);
    }

    /** How much the nearest edge is turned up; what is within it lies below it. */
    private static double up(float[] soft, int i, int w) {
        double across = soft[i + 1] - soft[i - 1], down = soft[i + w] - soft[i - w], far = Math.hypot(across, down);
        return far < 1e-4 ? 0 : down / far;
    }

    private static int lit(int argb, double in, double up, double seen) {
        double[] own = {Reduce.linear(argb >> 16), Reduce.linear(argb >> 8), Reduce.linear(argb)};
        double warm = Noise.smooth(FROM, FULL, up) * seen, inwards = Math.max(0, in - CUT);
        double[] dull = Ink.scale(own, 1 - (1 - DULL) * seen);
        double[] edge = Ink.mix(Ink.mix(dull, FIRE, warm), GLEAM, seen * Noise.smooth(0.7, 0.98, up));
        double near = Math.max(0, 1 - inwards / REACH), far = Math.max(0, 1 - inwards / SHADE_REACH);
        boolean ink = Math.max(own[0], Math.max(own[1], own[2])) < INK;
        double[] paint = Ink.mix(Ink.scale(own, 1 - SHADE * Noise.smooth(0, 0.9, -up) * far),
                Ink.mix(EMBER, FIRE, near), warm * near * near * (ink ? ON_INK : ON_PAINT));
        double[] c = Ink.mix(edge, paint, Noise.smooth(CUT - 0.6, CUT + 0.6, in));
        return Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
    }
}
