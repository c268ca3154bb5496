package patolli.forge.lamp;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** What a lamp is turned like: a dish on a foot, oil in it, and in its middle a knob that bears the wick. */
public final class LampForm {
    private static final double DOWN = 3, FOOT = 37, BOWL = 27, KNOB = 4.5, OIL = 19, LEVEL = 22;
    private static final double[] DARK = Ink.hex(0x2E1A08), LIGHT = Ink.hex(0x6A4216);

    private LampForm() { }

    /**
     * One round part of brass.
     *
     * @param down   how far below the lamp's middle it lies in the picture
     * @param height by the distance from its middle, as a share of its radius
     */
    public record Part(double down, double radius, DoubleUnaryOperator height) { }

    /** Its foot. @param size how large the lamp is, 1 for one that is seen from near */
    public static Part foot(double size) {
        return new Part(DOWN * size, FOOT * size, q -> size * (6 + 3 * bell(q, 0.92, 0.06)
                + 8 * Noise.smooth(0.9, 0.5, q)));
    }

    public static Part bowl(double size) {
        return new Part(0, BOWL * size, q -> size * (26 + 5 * bell(q, 0.9, 0.09) - 7 * Noise.smooth(0.86, 0.3, q)));
    }

    /** What bears the wick, over the oil. */
    public static Part knob(double size) {
        return new Part(0, KNOB * size, q -> size * (32 + 5 * Math.sqrt(Math.max(0, 1 - q * q))));
    }

    /** What is under the oil, from below. */
    public static List<Part> under(double size) {
        return List.of(foot(size), bowl(size));
    }

    /** How far the oil reaches from the middle, and how high it stands. */
    public static double oil(double size) {
        return OIL * size;
    }

    public static double level(double size) {
        return LEVEL * size;
    }

    /** The colour of oil so far from the middle: dark, and lighter towards the lamp of the room. */
    public static double[] oil(double dx, double dy, double size) {
        return Ink.mix(DARK, LIGHT, Noise.smooth(0.74 * oil(size), -0.74 * oil(size), dx + dy));
    }

    private static double bell(double q, double middle, double wide) {
        return Math.exp(-Math.pow((q - middle) / wide, 2));
    }
}
