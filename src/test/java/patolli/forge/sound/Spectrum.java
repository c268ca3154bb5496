package patolli.forge.sound;

/** Power by frequency of a piece of sound. */
final class Spectrum {
    private final double[] power;
    private final double width;

    private Spectrum(double[] power, double width) {
        this.power = power;
        this.width = width;
    }

    /** Of a piece under a Hann window, padded to {@code size}, a power of two; a full-scale sine reads 1. */
    static Spectrum of(double[] piece, int rate, int size) {
        double[] re = new double[size];
        double[] im = new double[size];
        int n = Math.min(piece.length, size);
        for (int i = 0; i < n; i++) {
            re[i] = piece[i] * (0.5 - 0.5 * Math.cos(2 * Math.PI * i / n));
        }
        transform(re, im);
        double[] power = new double[size / 2];
        for (int k = 0; k < power.length; k++) {
            power[k] = (re[k] * re[k] + im[k] * im[k]) * 16 / ((double) n * n);
        }
        return new Spectrum(power, rate / (double) size);
    }

    /** Power between two frequencies. */
    double between(double low, double high) {
        double sum = 0;
        for (int k = bin(low); k < bin(high); k++) {
            sum += power[k];
        }
        return sum;
    }

    /** The greatest power between two frequencies. */
    double most(double low, double high) {
        return power[strongest(low, high)];
    }

    /** The frequency of the strongest bin between two, refined by its neighbours. */
    double peak(double low, double high) {
        int k = Math.max(1, strongest(low, high));
        double a = Math.log(power[k - 1] + 1e-30);
        double b = Math.log(power[k] + 1e-30);
        double c = Math.log(power[k + 1] + 1e-30);
        double curve = a - 2 * b + c;
        return (k + (curve == 0 ? 0 : 0.5 * (a - c) / curve)) * width;
    }

    /** The middle of all power above 30 Hz. */
    double centroid() {
        double sum = 1e-30;
        double weighed = 0;
        for (int k = bin(30); k < power.length; k++) {
            sum += power[k];
            weighed += power[k] * k * width;
        }
        return weighed / sum;
    }

    private int strongest(double low, double high) {
        int best = bin(low);
        for (int k = best; k < bin(high); k++) {
            if (power[k] > power[best]) {
                best = k;
            }
        }
        return best;
    }

    private int bin(double hertz) {
        return Math.clamp(Math.round(hertz / width), 0, power.length - 2);
    }

    private static void transform(double[] re, double[] im) {
        int n = re.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j ^= bit;
            if (i < j) {
                swap(re, i, j);
                swap(im, i, j);
            }
        }
        for (int len = 2; len <= n; len <<= 1) {
            for (int k = 0; k < len / 2; k++) {
                double cos = Math.cos(2 * Math.PI * k / len);
                double sin = -Math.sin(2 * Math.PI * k / len);
                for (int a = k; a < n; a += len) {
                    int b = a + len / 2;
                    double r = re[b] * cos - im[b] * sin;
                    double m = re[b] * sin + im[b] * cos;
                    re[b] = re[a] - r;
                    im[b] = im[a] - m;
                    re[a] += r;
                    im[a] += m;
                }
            }
        }
    }

    private static void swap(double[] x, int i, int j) {
        double t = x[i];
        x[i] = x[j];
        x[j] = t;
    }
}
