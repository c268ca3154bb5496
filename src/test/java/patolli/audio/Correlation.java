package patolli.audio;

/**
 * The cross-correlation of a long signal with a short pattern, by Fourier transforms: thousands of places are compared
 * in the time that a few take one by one. Outside the signal there is silence.
 */
final class Correlation {
    private final double[] cosines;
    private final double[] sines;
    private final double[] re;
    private final double[] im;

    private Correlation(int size) {
        cosines = new double[size / 2];
        sines = new double[size / 2];
        for (int i = 0; i < size / 2; i++) {
            cosines[i] = Math.cos(2 * Math.PI * i / size);
            sines[i] = Math.sin(2 * Math.PI * i / size);
        }
        re = new double[size];
        im = new double[size];
    }

    /**
     * For each of so many places from one on: the sum of the products of the signal there and the pattern.
     *
     * @param signal where the pattern is looked for
     * @param from   the first place, which may lie before the signal
     * @param places how many places there are
     * @param whole  the pattern is a part of it
     * @param first  where that part begins
     * @param length how long that part is
     */
    static double[] of(float[] signal, int from, int places, float[] whole, int first, int length) {
        int needed = places + length;
        Correlation both = new Correlation(Integer.highestOneBit(Math.max(1, needed - 1)) * 2);
        for (int i = Math.max(0, -from); i < needed && from + i < signal.length; i++) {
            both.re[i] = signal[from + i];
        }
        for (int i = 0; i < length; i++) {
            both.im[i] = whole[first + i];
        }
        return both.correlate(places);
    }

    /** The signal is the real part, the pattern the imaginary one; one transform serves both. */
    private double[] correlate(int places) {
        transform();
        int size = re.length;
        double[] realProduct = new double[size];
        double[] imaginaryProduct = new double[size];
        for (int k = 0; k < size; k++) {
            int mirror = (size - k) & (size - 1);
            double signalRe = (re[k] + re[mirror]) / 2;
            double signalIm = (im[k] - im[mirror]) / 2;
            double patternRe = (im[k] + im[mirror]) / 2;
            double patternIm = (re[mirror] - re[k]) / 2;
            realProduct[k] = signalRe * patternRe + signalIm * patternIm;
            // conjugate, so that the forward transform leads back
            imaginaryProduct[k] = signalRe * patternIm - signalIm * patternRe;
        }
        System.arraycopy(realProduct, 0, re, 0, size);
        System.arraycopy(imaginaryProduct, 0, im, 0, size);
        transform();
        double[] sums = new double[places];
        for (int i = 0; i < places; i++) {
            sums[i] = re[i] / size;
        }
        return sums;
    }

    /** The transform by halves, in place. */
    private void transform() {
        int size = re.length;
        for (int i = 1, j = 0; i < size; i++) {
            int bit = size >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j |= bit;
            if (i < j) {
                swap(re, i, j);
                swap(im, i, j);
            }
        }
        for (int half = 1; half < size; half *= 2) {
            int step = size / (2 * half);
            for (int block = 0; block < size; block += 2 * half) {
                for (int i = 0; i < half; i++) {
                    butterfly(block + i, block + i + half, i * step);
                }
            }
        }
    }

    private void butterfly(int upper, int lower, int turn) {
        double x = re[lower] * cosines[turn] + im[lower] * sines[turn];
        double y = im[lower] * cosines[turn] - re[lower] * sines[turn];
        re[lower] = re[upper] - x;
        im[lower] = im[upper] - y;
        re[upper] += x;
        im[upper] += y;
    }

    private static void swap(double[] x, int i, int j) {
        double kept = x[i];
        x[i] = x[j];
        x[j] = kept;
    }

    /** The energy of a signal up to each of its samples: that of a stretch is the difference of two. */
    static double[] energies(float[] x) {
        double[] sums = new double[x.length + 1];
        for (int i = 0; i < x.length; i++) {
            sums[i + 1] = sums[i] + x[i] * x[i];
        }
        return sums;
    }
}
