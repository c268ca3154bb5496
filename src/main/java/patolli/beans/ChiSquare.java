package patolli.beans;

/** The chi-square distribution, by the regularised incomplete gamma function. */
final class ChiSquare {
    private static final double ENOUGH = 1e-15;
    private static final double TINY = 1e-300;
    private static final int MOST_TERMS = 100_000;
    /** Lanczos's approximation with g = 7 and nine coefficients, good to about fifteen digits. */
    private static final double LANCZOS_G = 7;
    private static final double[] LANCZOS = {0.99999999999980993, 676.5203681218851, -1259.1392167224028,
        771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
        1.5056327351493116e-7};

    private ChiSquare() { }

    /** The chance of a value at least as great, from 0 to 1. */
    static double atLeast(double value, int degrees) {
        if (degrees < 1 || !(value >= 0)) {
            throw new IllegalArgumentException("no chi-square of " + value + " with " + degrees + " degrees");
        }
        double a = degrees / 2.0;
        double x = value / 2;
        return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
    }

    /** P(a, x) by its power series, which converges fast for x below a + 1. */
    private static double lowerBySeries(double a, double x) {
        if (x == 0) {
            return 0;
        }
        double term = 1 / a;
        double sum = term;
        for (int n = 1; n < MOST_TERMS && term > sum * ENOUGH; n++) {
            term *= x / (a + n);
            sum += term;
        }
        return sum * front(a, x);
    }

    /** Q(a, x) by its continued fraction in Lentz's way, which converges fast for x from a + 1. */
    private static double upperByFraction(double a, double x) {
        double b = x + 1 - a;
        double c = 1 / TINY;
        double d = 1 / b;
        double fraction = d;
        double step = 0;
        for (int n = 1; n < MOST_TERMS && Math.abs(step - 1) > ENOUGH; n++) {
            double numerator = n * (a - n);
            b += 2;
            d = 1 / notZero(numerator * d + b);
            c = notZero(b + numerator / c);
            step = c * d;
            fraction *= step;
        }
        return fraction * front(a, x);
    }

    private static double notZero(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    private static double front(double a, double x) {
        return Math.exp(a * Math.log(x) - x - logGamma(a));
    }

    private static double logGamma(double a) {
        double z = a - 1;
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (z + i);
        }
        double t = z + LANCZOS_G + 0.5;
        return Math.log(2 * Math.PI) / 2 + (z + 0.5) * Math.log(t) - t + Math.log(sum);
    }
}
