package patolli.forge.mictlan;

import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;

/** How light falls on the painted figure: flat colour, but nearer the fire it glows, and edges catch it. */
final class Paint {
    /** Factors for red, green and blue at a place (design units). */
    interface Glow {
        /**
         * @param rim     1 where an edge faces the light, below 0 where it is turned away
         * @param flicker about 1: light is never even
         */
        double[] at(double u, double v, double rim, double flicker);
    }

    /** What becomes of the light of a pixel. */
    interface Change {
        double[] at(int x, int y, double[] was);
    }

    private Paint() { }

    /** Changes every pixel. */
    static void each(Light o, Change change) {
        IntStream.range(0, o.height()).parallel().forEach(y -> {
            for (int x = 0; x < o.width(); x++) {
                o.set(x, y, change.at(x, y, o.get(x, y)));
            }
        });
    }

    /** Lit from a direction (design units, y down). */
    static Light.Tint lit(Mask figure, int k, double dx, double dy, Glow glow) {
        Mask edge = figure.blurred(5.5 * k);
        int sx = (int) Math.round(dx * k), sy = (int) Math.round(dy * k);
        return (x, y) -> {
            double lit = Math.clamp(1.2 * (1 - edge.at(x + sx, y + sy)), 0, 1);
            double off = Math.clamp(1.2 * (1 - edge.at(x - sx, y - sy)), 0, 1);
            double u = (x + 0.5) / k, v = (y + 0.5) / k;
            return glow.at(u, v, lit - 0.6 * off, 0.94 + 0.18 * Grain.sum(u / 90, v / 90, 4, 3));
        };
    }

    /** A bright neighbourhood: 1 in its middle. */
    static double near(double u, double v, double x, double y, double reach) {
        return Math.exp(-((u - x) * (u - x) + (v - y) * (v - y)) / (reach * reach));
    }
}
