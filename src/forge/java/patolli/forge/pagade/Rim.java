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
    static final double BONE = 2.0, LINE = 1.5;
    /** Of what is in the air: the dark line about it, and the shade that parts it from all below. */
    private static final double OUTER = 1.3, SOFT = 4.2, SHADE = 0.5;
    /** How far light reaches over its edge from the lamp, and from the fire that it flies out of. */
    private static final double EDGE = 1.7, GLEAM = 0.62, FIRE = 0.8;
    private static final double[] LAMP = Ink.hex(0xFFF4DC), GLOW = Ink.hex(0xFF9A3A);
    private static final int OVER = 4;
    /** Where its shadow begins to fade and is gone, from the middle of the picture, of its side. */
    private static final double FADES = 0.19, GONE = 0.32;
    /** The shade all about it: how far it goes and how dark it is. */
    private static final double CLOSE = 3.0, BESIDE = 0.72;
    private static final double[] PALE = Ink.hex(0xFFF4D2), DIM = Ink.hex(0xF6E2AE), NIGHT = Ink.hex(0x0C0604);

    private Rim() { }

    /** What is in the air: light lies along its edges, a dark line and a soft shade part it from what is below. */
    static BufferedImage crisp(Oblique thing, int side, int scale) {
        int over = 2 * scale;
        BufferedImage image = thing.draw(side, side, over, false);
        int[] px = Reduce.pixels(image);
        int w = image.getWidth();
        int[] body = new int[px.length];
        for (int i = 0; i < px.length; i++) {
            body[i] = px[i] >>> 24 > 127 ? 1 : 0;
        }
        float[] away = Distance.toChange(body, w, image.getHeight());
        for (int i = 0; i < px.length; i++) {
            double off = away[i] / over;
            if (body[i] == 0) {
                double soft = SHADE * Math.exp(-Math.pow(Math.max(0, off - OUTER) / SOFT * 2, 2));
                double firm = Noise.smooth(OUTER + 0.3, OUTER - 0.2, off);
                px[i] = (int) Math.round(255 * Math.max(firm, soft)) << 24 | Ink.toByte(NIGHT[0]) << 16
                        | Ink.toByte(NIGHT[1]) << 8 | Ink.toByte(NIGHT[2]);
            } else {
                double[] out = outwards(away, i, w);
                double near = Math.exp(-Math.pow(off / EDGE, 2));
                double lamp = GLEAM * near * Noise.smooth(0.25, 0.95, -0.55 * out[0] - 0.83 * out[1]);
                double fire = FIRE * near * Noise.smooth(0.1, 0.95, 0.45 * out[0] + 0.89 * out[1]);
                px[i] = 0xFF000000 | lit(px[i] >> 16 & 255, 0, lamp, fire) << 16
                        | lit(px[i] >> 8 & 255, 1, lamp, fire) << 8 | lit(px[i] & 255, 2, lamp, fire);
            }
        }
        return Reduce.by(2, image);
    }

    private static int lit(int value, int part, double lamp, double fire) {
        return Ink.toByte(Math.min(1, Reduce.linear(value) + lamp * LAMP[part] + fire * GLOW[part]));
    }

    /** In which direction the nearest edge of a body lies. */
    private static double[] outwards(float[] away, int i, int w) {
        int x = i % w, y = i / w, last = away.length / w - 1;
        double dx = away[y * w + Math.max(0, x - 2)] - away[y * w + Math.min(w - 1, x + 2)];
        double dy = away[Math.max(0, y - 2) * w + x] - away[Math.min(last, y + 2) * w + x];
        double length = Math.hypot(dx, dy) + 1e-6;
        return new double[] {dx / length, dy / length};
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
                // What stands close behind lies in its shade, whichever way that is.
                double beside = BESIDE * Math.exp(-Math.pow((off - BONE - LINE) / CLOSE, 2));
                int alpha = Math.max((int) ((px[i] >>> 24) * fade), (int) (255 * beside));
                px[i] = px[i] & 0xFFFFFF | alpha << 24;
            }
        }
        return Reduce.by(OVER / scale, image);
    }
}
