package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Teponaztli;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.stage.Courtyard;

/** What pieces do. */
public final class Pieces {
    private static final double[] TUNES = {1, 0.955, 1.04, 0.98, 1.02};
    private static final double[] FIVE = {0, 3, 5, 7, 10, 12, 15, 17, 19, 22, 24, 27};
    private static final double LOW = 220;
    private static final double HIGH = 327;

    private Pieces() { }

    /** Set down one square on; variants, so that a walk doesn't tick like a clock. */
    public static double[] step(int variant) {
        Random random = new Random(20 + variant);
        double tune = TUNES[variant];
        double[] out = new double[Signal.samples(0.26)];
        Signal.add(out, Matter.mat(0.8, 165 * tune, 0.4 + 0.2 * random.nextDouble(), random), 0.002, 1);
        Signal.add(out, Matter.wood(tune), 0.002, 1);
        Signal.add(out, Matter.wood(tune * 1.07), 0.030 + 0.012 * random.nextDouble(), 0.18); // the other edge
        return out;
    }

    /** Onto the mat: set down firmly, and the log's two tongues rise. */
    public static double[] entry() {
        Random random = new Random(11);
        double[] out = new double[Signal.samples(0.9)];
        Signal.add(out, Matter.mat(1, 140, 0.8, random), 0.002, 1.1);
        Signal.add(out, Matter.stone(1.2, 0.0006), 0.002, 0.35);
        Signal.add(out, Teponaztli.tongue(LOW, HIGH, 0.55, random), 0.07, 0.6);
        Signal.add(out, Teponaztli.tongue(HIGH, LOW, 0.7, random), 0.20, 0.7);
        return Courtyard.around(out, 0.3);
    }

    /** A turn more: the log calls high, high, low, high. */
    public static double[] extraTurn() {
        Random random = new Random(12);
        double[] out = new double[Signal.samples(1.1)];
        double[] at = {0.002, 0.105, 0.210, 0.315};
        double[] force = {0.5, 0.42, 0.6, 0.85};
        for (int k = 0; k < at.length; k++) {
            boolean low = k == 2;
            Signal.add(out, Teponaztli.tongue(low ? LOW : HIGH, low ? HIGH : LOW, force[k], random), at[k], 0.8);
            Signal.add(out, Matter.bean(force[k], 1, 1, random), at[k] + 0.004, 0.35);
        }
        return Courtyard.around(out, 0.35);
    }

    /** One knocks another off: stone on stone, the swish of its flight, the thud where it lands. */
    public static double[] bump() {
        Random random = new Random(31);
        double[] out = new double[Signal.samples(0.95)];
        Signal.add(out, Matter.stone(1, 0.00022), 0.002, 0.8);
        Signal.add(out, Matter.mat(1, 120, 0.5, random), 0.002, 1.2);
        Signal.add(out, Matter.swish(0.36, 420, 1950, 1.4, random), 0.08, 0.12);
        Signal.add(out, Matter.mat(0.7, 150, 0.9, random), 0.47, 1);
        Signal.add(out, Matter.stone(1.05, 0.0006), 0.47, 0.14);
        Signal.add(out, Matter.mat(0.3, 170, 0.7, random), 0.575, 1);
        Signal.add(out, Matter.stone(1.05, 0.0009), 0.578, 0.05);
        return Courtyard.around(out, 0.18);
    }

    /** Jaws of wood and stone snap shut on one: the rows of teeth meet, and once more as they spring back. */
    public static double[] bite() {
        Random random = new Random(37);
        double[] out = new double[Signal.samples(0.6)];
        Signal.add(out, Matter.swish(0.05, 600, 1700, 1.2, random), 0.002, 0.08);
        for (int k = 0; k < 2; k++) {
            double at = 0.034 + 0.046 * k;
            double force = 1 - 0.6 * k;
            Signal.add(out, Matter.wood(0.62 + 0.14 * k), at, 1.3 * force);
            Signal.add(out, Matter.stone(1.6 - 0.3 * k, 0.0005), at, 0.45 * force);
            for (int tooth = 0; tooth < 4; tooth++) {
                Signal.add(out, Matter.bean(force * (0.8 - 0.13 * tooth), 0.9 + 0.12 * tooth, 0.8, random),
                        at + 0.006 * tooth, 0.5);
            }
        }
        Signal.add(out, Matter.mat(0.5, 110, 0.2, random), 0.034, 0.9); // the hollow head
        return Courtyard.around(out, 0.2);
    }

    /** Home, and gold: thin discs touch, from low to high. */
    public static double[] bearOff() {
        Random random = new Random(52);
        double[] out = new double[Signal.samples(2.1)];
        Signal.add(out, Matter.mat(0.6, 165, 0.5, random), 0.002, 0.5);
        for (int k = 0; k < 18; k++) {
            int step = Math.min(FIVE.length - 1, (int) (k * 0.62 + random.nextDouble() * 2));
            double hertz = 1175 * Math.pow(2, FIVE[step] / 12) * (1 + 0.003 * random.nextGaussian());
            double t = 0.06 + 0.85 * Math.pow(k / 18.0, 1.15) + 0.015 * random.nextDouble();
            Signal.add(out, Matter.disc(hertz), t, 0.4 * Math.sin(Math.PI * (k + 2) / 22.0));
        }
        return Courtyard.around(out, 0.45);
    }
}
