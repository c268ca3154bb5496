package patolli.forge.sound.signal;

/** Loudness after ITU-R BS.1770, in LUFS. The filters are those for 44.1 kHz; at 32 kHz they err by less than 1 LU. */
public final class Loudness {
    private static final double[] SHELF = {1.5308412300503478, -2.6509799951547297, 1.1690790799215869,
        -1.6636551132560204, 0.7125954280732254};
    private static final double[] PASS = {1, -2, 1, -1.9891696736297957, 0.9891990357870394};
    private static final double ABSOLUTE_GATE = Math.pow(10, (-70 + 0.691) / 10);

    private final double[] power;

    private Loudness(double[] power) {
        this.power = power;
    }

    /** Measures channels in blocks of 0.4 s, four to a block's length; a shorter sound is one block. */
    public static Loudness of(double[]... channels) {
        int block = Signal.samples(0.4);
        int hop = block / 4;
        double[] power = new double[Math.max(1, (channels[0].length - block) / hop + 1)];
        for (double[] channel : channels) {
            double[] weighed = biquad(biquad(channel, SHELF), PASS);
            for (int b = 0; b < power.length; b++) {
                double sum = 0;
                for (int i = b * hop; i < Math.min(weighed.length, b * hop + block); i++) {
                    sum += weighed[i] * weighed[i];
                }
                power[b] += sum / block;
            }
        }
        return new Loudness(power);
    }

    /** Of the whole, without its pauses. */
    public double whole() {
        return lufs(mean(mean(ABSOLUTE_GATE) * 0.1));
    }

    /** Of the loudest 0.4 s. */
    public double greatest() {
        double most = 0;
        for (double p : power) {
            most = Math.max(most, p);
        }
        return lufs(most);
    }

    private double mean(double gate) {
        double sum = 0;
        int count = 0;
        for (double p : power) {
            if (p > gate) {
                sum += p;
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    private static double lufs(double power) {
        return -0.691 + 10 * Math.log10(power + 1e-12);
    }

    private static double[] biquad(double[] x, double[] c) {
        double[] y = new double[x.length];
        double x1 = 0;
        double x2 = 0;
        double y1 = 0;
        double y2 = 0;
        for (int i = 0; i < x.length; i++) {
            y[i] = c[0] * x[i] + c[1] * x1 + c[2] * x2 - c[3] * y1 - c[4] * y2;
            x2 = x1;
            x1 = x[i];
            y2 = y1;
            y1 = y[i];
        }
        return y;
    }
}
