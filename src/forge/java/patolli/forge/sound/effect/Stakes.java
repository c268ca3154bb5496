package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Huehuetl;
import patolli.forge.sound.instrument.Teponaztli;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.stage.Courtyard;

/** What stakes do. */
public final class Stakes {
    private Stakes() { }

    /** Laid into the jaguar's bowl: something small and hard drops, the stone answers, it rolls to rest. */
    public static double[] bet(int variant) {
        Random random = new Random(70 + variant);
        double[] out = new double[Signal.samples(0.95)];
        double size = new double[] {0.80, 1.05, 0.66}[variant];
        double t = 0.002;
        double hop = 0.10 + 0.025 * variant;
        for (double force = 1; force > 0.12; force *= 0.55) {
            Signal.add(out, Matter.stone(size, 0.0003 + 0.0004 * (1 - force)), t, 0.45 * force);
            Signal.add(out, Matter.bowl(force, random), t, 0.8);
            t += hop * (0.9 + 0.2 * random.nextDouble());
            hop *= 0.62;
        }
        int rolls = 5 + 2 * variant;
        for (int k = 0; k < rolls; k++) {
            Signal.add(out, Matter.bean(0.3 * (1 - k / (rolls + 1.0)), 0.9 * size, 1, random), t, 0.4);
            Signal.add(out, Matter.bowl(0.12, random), t, 0.6);
            t += 0.030 + 0.004 * k + 0.006 * random.nextDouble();
        }
        return Courtyard.around(out, 0.15);
    }

    /** A black triangle: two stakes change hands in hard clicks, and the log says no, falling by a tone. */
    public static double[] triangle() {
        Random random = new Random(41);
        double[] out = new double[Signal.samples(1.2)];
        for (int k = 0; k < 2; k++) {
            double from = 0.002 + 0.24 * k;
            Signal.add(out, Teponaztli.tongue(k == 0 ? 196 : 174.6, 300, 0.7, random), from, 0.7);
            for (int tick = 0; tick < 3; tick++) {
                double at = from + 0.012 + 0.055 * tick * (1 - 0.2 * tick);
                Signal.add(out, Matter.bean(0.7 * Math.pow(0.5, tick), 1.3, 1.5, random), at, 0.5);
            }
        }
        return Courtyard.around(out, 0.35);
    }

    /** A turn is forfeited: two muted blows, and something is drawn away over the mat and set down. */
    public static double[] forfeit() {
        Random random = new Random(43);
        Huehuetl drum = new Huehuetl();
        double[] out = new double[Signal.samples(1.35)];
        Signal.add(out, drum.strike('m', 0.85, 0, random), 0.002, 1.6);
        Signal.add(out, drum.strike('l', 0.6, 0, random), 0.20, 0.7);
        Signal.add(out, Matter.swish(0.42, 700, 2300, 0.8, random), 0.34, 0.10);
        for (int k = 0; k < 9; k++) { // strips catch as it slides
            Signal.add(out, Matter.mat(0.10 + 0.06 * random.nextDouble(), 260, 1.4, random), 0.38 + 0.038 * k, 0.5);
        }
        Signal.add(out, Matter.mat(0.55, 150, 0.7, random), 0.80, 0.8);
        Signal.add(out, Matter.stone(1.1, 0.0008), 0.80, 0.16);
        return Courtyard.around(out, 0.25);
    }
}
