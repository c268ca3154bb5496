package patolli.forge.matter;

/** Colours as linear-light triples: paint is mixed and lit in linear light, and only shown in sRGB. */
public final class Ink {
    private Ink() { }

    /** The palette of the game. */
    public static final double[] AMATE = hex(0xE9D8B4), INK = hex(0x1E1712), RED = hex(0xA62B1F),
            BLUE = hex(0x2E8FA3), TURQUOISE = hex(0x35A79C), OCHRE = hex(0xD9A441),
            JADE = hex(0x3F7F5A), BONE = hex(0xF3EAD7), OBSIDIAN = hex(0x15120F), GOLD = hex(0xE5B84B);

    /** A colour as it is written in a style sheet. */
    public static double[] hex(int rgb) {
        return new double[] {toLinear((rgb >> 16 & 255) / 255.0), toLinear((rgb >> 8 & 255) / 255.0),
                toLinear((rgb & 255) / 255.0)};
    }

    /** Several colours, as stops for {@link #ramp}. */
    public static double[][] stops(int... rgb) {
        double[][] out = new double[rgb.length][];
        for (int i = 0; i < rgb.length; i++) {
            out[i] = hex(rgb[i]);
        }
        return out;
    }

    /** From a at t = 0 to b at t = 1. */
    public static double[] mix(double[] a, double[] b, double t) {
        return new double[] {Noise.mix(a[0], b[0], t), Noise.mix(a[1], b[1], t), Noise.mix(a[2], b[2], t)};
    }

    /** A colour made lighter or darker. */
    public static double[] scale(double[] a, double k) {
        return new double[] {a[0] * k, a[1] * k, a[2] * k};
    }

    /** A colour from a row of stops, t from 0 to 1. */
    public static double[] ramp(double t, double[]... stops) {
        double p = Math.max(0, Math.min(0.9999, t)) * (stops.length - 1);
        int i = (int) p;
        return mix(stops[i], stops[i + 1], p - i);
    }

    /** From sRGB (0 to 1) to linear light. */
    public static double toLinear(double s) {
        return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
    }

    /** From linear light to a byte of sRGB, cut off at both ends. */
    public static int toByte(double lin) {
        double s = lin <= 0.0031308 ? 12.92 * lin : 1.055 * Math.pow(lin, 1 / 2.4) - 0.055;
        return (int) Math.round(255 * Math.max(0, Math.min(1, s)));
    }
}
