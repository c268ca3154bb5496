package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Oblique;

/** A thing with a thin rim of bone about it and a dark line about that, so that it is seen on any ground. */
final class Rim {
    /** How wide both are. */
    static final double BONE = 2.0, LINE = 1.2;
    /** Those of what is in the air: its line, its rim, the line about that. */
    private static final double INNER = 1.5, HALO = 1.3, OUTER = 1.0;
    private static final int OVER = 4;
    /** Where its shadow begins to fade and is gone, from the middle of the picture, of its side. */
    private static final double FADES = 0.19, GONE = 0.32;
    private static final double[] PALE = Ink.hex(0xFFF4D2), DIM = Ink.hex(0xF6E2AE), NIGHT = Ink.hex(0x0C0604);

    private Rim() { }

    /** The same for what is in the air: a dark line parts it from a narrow rim, as wide all round, in another line. */
    static BufferedImage crisp(Oblique thing, int side, int scale) {
        int over = 2 * scale;
        BufferedImage image = thing.draw(side, side, over, false);
        int[] px = Reduce.pixels(image);
        int[] body = new int[px.length];
        for (int i = 0; i < px.length; i++) {
            body[i] = px[i] >>> 24 > 127 ? 1 : 0;
        }
        float[] away = Distance.toChange(body, image.getWidth(), image.getHeight());
        for (int i = 0; i < px.length; i++) {
            double off = body[i] == 1 ? 0 : (double) away[i] / over;
            if (body[i] == 0) {
                double[] c = off > INNER && off <= INNER + HALO ? DIM : NIGHT;
                int alpha = off < INNER + HALO + OUTER ? 255 : 0;
                px[i] = alpha << 24 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
            } else {
                px[i] |= 0xFF000000;
            }
        }
        return Reduce.by(2, image);
    }

    static BufferedImage round(Oblique thing, int side, int scale) {
        BufferedImage image = thing.draw(side, side, OVER, true);
        int[] px = Reduce.pixels(image);
        int w = image.getWidth();
        int[] body = new int[px.length];
        for (int i = 0; i < px.length; i++) {
            body[i] = px[i] >>> 24 > 250 ? 1 : 0;
        }
        float[] away = Distance.toChange(body, w, image.getHeight());
        for (int i = 0; i < px.length; i++) {
            double x = (i % w + 0.5) / OVER - side / 2.0;
            double y = (double) (i / w) / OVER - side / 2.0;
            double off = body[i] == 1 ? 0 : away[i] / OVER;
            if (off > 0 && off < BONE + LINE + 0.3) {
                double[] c = off < BONE ? Ink.mix(DIM, PALE, Noise.smooth(8, -10, x * 0.6 + y)) : NIGHT;
                double cover = Noise.smooth(BONE + LINE + 0.25, BONE + LINE - 0.1, off);
                int under = px[i] >>> 24;
                int alpha = (int) Math.round(255 * cover + under * (1 - cover));
                px[i] = alpha << 24 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
            } else if (off > 0) {
                double fade = Noise.smooth(GONE * side, FADES * side, Math.hypot(x, y - 3));
                px[i] = px[i] & 0xFFFFFF | (int) ((px[i] >>> 24) * fade) << 24;
            }
        }
        return Reduce.by(OVER / scale, image);
    }
}
