package patolli.forge.sound.instrument;

/** The modes of an ideal round skin: m diameters and n circles stand still. */
final class Membrane {
    /** Modes known: m below this. */
    static final int DIAMETERS = 8;
    /** Modes known: n up to this. */
    static final int CIRCLES = 4;
    private static final double[][] ZEROS = zeros();

    private Membrane() { }

    /** Frequency of a mode over that of the lowest. */
    static double ratio(int m, int n) {
        return ZEROS[m][n - 1] / ZEROS[0][0];
    }

    /** How strongly a blow at a radius (0 the centre, 1 the rim) drives a mode, in even measure for all. */
    static double shape(int m, int n, double radius) {
        double zero = ZEROS[m][n - 1];
        return bessel(m, zero * radius) / Math.abs(bessel(m + 1, zero));
    }

    /** Bessel function of the first kind, by its integral. */
    private static double bessel(int m, double x) {
        double sum = 0;
        int steps = 96;
        for (int i = 0; i < steps; i++) {
            double t = Math.PI * (i + 0.5) / steps;
            sum += Math.cos(m * t - x * Math.sin(t));
        }
        return sum / steps;
    }

    private static double[][] zeros() {
        double[][] zeros = new double[DIAMETERS][CIRCLES];
        for (int m = 0; m < DIAMETERS; m++) {
            double x = Math.max(1, m * 0.9);
            for (int n = 0; n < CIRCLES; n++) {
                while (bessel(m, x) * bessel(m, x + 0.05) > 0) {
                    x += 0.05;
                }
                zeros[m][n] = between(m, x, x + 0.05);
                x += 0.05;
            }
        }
        return zeros;
    }

    private static double between(int m, double from, double to) {
        double low = from;
        double high = to;
        for (int i = 0; i < 40; i++) {
            double middle = (low + high) / 2;
            if (bessel(m, low) * bessel(m, middle) <= 0) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return (low + high) / 2;
    }
}
