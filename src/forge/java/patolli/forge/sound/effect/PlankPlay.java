package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Talam;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.stage.Courtyard;

/** Four split sticks, and turned pieces on a board of planks. */
public final class PlankPlay {
    /** Seconds after which the held sticks may begin again. */
    public static final double TURN = 3.2;
    /** Seconds of one shake, in which one turn fades into the next. */
    public static final double OVERLAP = 0.4;
    private static final int STICKS = 4;
    private static final double[] TUNES = {1, 0.95, 1.06, 0.91, 1.11};

    private PlankPlay() { }

    /** Rattled in both hands: fewer and heavier knocks than beans make, flat sides that slide on each other. */
    public static double[] held() {
        Random random = new Random(205);
        double seconds = TURN + OVERLAP;
        double[] loop = new double[Signal.samples(seconds)];
        for (double t = 0; t < seconds; t += -Math.log(1 - random.nextDouble()) / 62) {
            double swing = 0.5 - 0.5 * Math.cos(2 * Math.PI * t / OVERLAP);
            double there = Math.pow(swing, 2) + 0.3 * Math.pow(1 - swing, 6);
            if (random.nextDouble() <= there) {
                double force = (0.3 + 0.7 * Math.pow(random.nextDouble(), 1.4)) * (0.45 + 0.55 * there);
                double size = 0.92 + 0.055 * random.nextInt(STICKS);
                Signal.add(loop, Timber.stick(force, size, 0.55, random), t, 0.8);
            }
        }
        for (int shake = 0; shake < seconds / OVERLAP - 1; shake++) {
            double at = OVERLAP * (shake + 0.18) + 0.02 * random.nextDouble();
            Signal.add(loop, Timber.rub(0.24, 2300, 700, random), at, 0.05 + 0.03 * random.nextDouble());
        }
        double[] palms = Filter.bandPass(loop, 780, 1.4);
        for (int i = 0; i < loop.length; i++) {
            loop[i] = 0.7 * loop[i] + 0.7 * palms[i];
        }
        return loop;
    }

    /** Thrown on the plank: each lands on an end, claps down flat or rocks on its round back until it lies. */
    public static double[] thrown(int variant) {
        Random random = new Random(210 + variant);
        double[] out = new double[Signal.samples(1.5)];
        for (int k = 0; k < STICKS; k++) {
            double t = 0.005 + (0.04 + 0.01 * variant) * (k + 0.8 * random.nextDouble());
            double size = 0.93 + 0.05 * k;
            double speed = 0.85 + 0.15 * random.nextDouble();
            for (double hop = 0.12 + 0.06 * random.nextDouble(); hop > 0.016; hop *= 0.44, speed *= 0.6) {
                Signal.add(out, Timber.stick(speed, size, 1, random), t, 0.55);
                Signal.add(out, Timber.plank(speed, 0.95 + 0.1 * random.nextDouble(), random), t, 0.6);
                double end = 0.018 + 0.012 * random.nextDouble(); // the other end comes down
                Signal.add(out, Timber.stick(0.8 * speed, size, 0.8, random), t + end, 0.5);
                Signal.add(out, Timber.plank(0.6 * speed, 1.05, random), t + end, 0.5);
                t += hop;
            }
            if (random.nextBoolean()) {
                rock(out, t, size, random);
            }
        }
        return Courtyard.around(out, 0.10);
    }

    private static void rock(double[] out, double from, double size, Random random) {
        double t = from;
        for (int k = 0; k < 6; k++) {
            Signal.add(out, Timber.stick(0.24 - 0.03 * k, size, 0.5, random), t, 0.5);
            Signal.add(out, Timber.plank(0.22 - 0.03 * k, 1.1, random), t, 0.5);
            t += 0.062 * Math.pow(0.86, k) + 0.006 * random.nextDouble();
        }
    }

    /** A turned piece is set down one hollow on. */
    public static double[] step(int variant) {
        Random random = new Random(220 + variant);
        double tune = TUNES[variant];
        double[] out = new double[Signal.samples(0.24)];
        Signal.add(out, Timber.plank(0.8, tune, random), 0.002, 0.9);
        Signal.add(out, Timber.turned(1 / tune, 0.00035), 0.002, 0.6);
        Signal.add(out, Timber.turned(0.94 / tune, 0.0004), 0.026 + 0.01 * random.nextDouble(), 0.14);
        return out;
    }

    /** Knocked over and out: wood on wood, then it tumbles off over the plank and its edge. */
    public static double[] capture(int variant) {
        Random random = new Random(230 + variant);
        double[] out = new double[Signal.samples(1.2)];
        Signal.add(out, Timber.turned(1, 0.00016), 0.002, 1.3);
        Signal.add(out, Timber.turned(1.18, 0.0002), 0.004, 0.9);
        Signal.add(out, Timber.plank(1, 0.92, random), 0.004, 1.3);
        double t = 0.11 + 0.02 * variant;
        double hop = 0.085;
        for (int k = 0; k < 8; k++) {
            double force = 0.72 * Math.pow(0.82, k);
            Signal.add(out, Timber.turned(1.05 + 0.05 * random.nextDouble(), 0.0003), t, 0.8 * force);
            Signal.add(out, Timber.plank(force, 0.98 + 0.1 * random.nextDouble(), random), t, 0.9);
            t += hop * (0.85 + 0.3 * random.nextDouble());
            hop *= 0.88;
        }
        Signal.add(out, Timber.cloth(0.55, 150, random), t + 0.05, 0.9); // off the plank
        Signal.add(out, Timber.turned(1.1, 0.0016), t + 0.05, 0.12);
        return Courtyard.around(out, 0.14);
    }

    /** Come to stay: set down hard, turned half about in its hollow, and a touch of the cups. */
    public static double[] settled() {
        Random random = new Random(240);
        double[] out = new double[Signal.samples(1.7)];
        Signal.add(out, Timber.plank(1, 0.9, random), 0.002, 1.2);
        Signal.add(out, Timber.turned(1.1, 0.0008), 0.002, 0.6);
        Signal.add(out, Timber.rub(0.16, 700, 900, random), 0.07, 0.08);
        Signal.add(out, Timber.plank(0.5, 0.95, random), 0.24, 1);
        Signal.add(out, new Talam().strike('o', 0.6, 0, random), 0.25, 0.42);
        return Courtyard.around(out, 0.3);
    }
}
