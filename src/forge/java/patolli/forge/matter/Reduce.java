package patolli.forge.matter;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.stream.IntStream;

/** Makes small pictures of large paintings, in linear light, so that fine dark joints keep their weight. */
public final class Reduce {
    private static final float[] LINEAR = new float[256];
    private static final byte[] SHOWN = new byte[1 << 16];

    static {
        for (int i = 0; i < 256; i++) {
            LINEAR[i] = (float) Ink.toLinear(i / 255.0);
        }
        for (int i = 0; i < SHOWN.length; i++) {
            SHOWN[i] = (byte) Ink.toByte(i / (SHOWN.length - 1.0));
        }
    }

    private Reduce() { }

    /** Exact area mean of n x n pixels, premultiplied; the image must be of type ARGB. */
    public static BufferedImage by(int n, BufferedImage src) {
        int w = src.getWidth() / n, h = src.getHeight() / n, row = src.getWidth();
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] in = pixels(src), to = pixels(out);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                double sa = 0, sr = 0, sg = 0, sb = 0;
                for (int v = 0; v < n; v++) {
                    for (int u = 0; u < n; u++) {
                        int p = in[(y * n + v) * row + x * n + u];
                        double al = (p >>> 24) / 255.0;
                        sa += al;
                        sr += al * LINEAR[p >> 16 & 255];
                        sg += al * LINEAR[p >> 8 & 255];
                        sb += al * LINEAR[p & 255];
                    }
                }
                if (sa > 0) {
                    to[y * w + x] = (int) Math.round(255 * sa / (n * n)) << 24 | shown(sr / sa) << 16
                            | shown(sg / sa) << 8 | shown(sb / sa);
                }
            }
        });
        return out;
    }

    /** The pixels of an ARGB image themselves: writing to them writes to the image. */
    public static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    /** A byte of sRGB as linear light. */
    public static double linear(int value) {
        return LINEAR[value & 255];
    }

    private static int shown(double linear) {
        return SHOWN[(int) (Math.min(1, linear) * (SHOWN.length - 1) + 0.5)] & 255;
    }
}
