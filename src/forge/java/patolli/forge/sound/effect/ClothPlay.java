package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Mridangam;
import patolli.forge.sound.instrument.Talam;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.stage.Courtyard;

/** Two long ivory dice, and wooden pawns on an embroidered cloth. */
public final class ClothPlay {
    /** Seconds after which the held dice may begin again. */
    public static final double TURN = 3.2;
    /** Seconds of one rub, in which one turn fades into the next. */
    public static final double OVERLAP = 0.4;
    /** The hertz of the key note at this table. */
    private static final double KEY = 392;
    private static final double[] TUNES = {1, 0.94, 1.07, 0.89, 1.13};

    private ClothPlay() { }

    /** Rolled between the palms: edge over edge, to and fro, and skin that rubs on ivory. */
    public static double[] held() {
        Random random = new Random(305);
        double seconds = TURN + OVERLAP;
        double[] loop = new double[Signal.samples(seconds)];
        int halves = (int) Math.round(2 * seconds / OVERLAP);
        for (int half = 0; half < halves; half++) {
            double from = half * OVERLAP / 2;
            for (int edge = 0; edge < 5; edge++) {
                double along = Math.acos(1 - 2 * (edge + 0.5) / 5) / Math.PI; // slow at both ends of the way
                double force = 0.25 + 0.4 * Math.sin(Math.PI * along) + 0.35 * random.nextDouble();
                double at = from + along * OVERLAP / 2 + 0.006 * random.nextGaussian();
                double size = 0.96 + 0.08 * random.nextInt(2);
                Signal.add(loop, Timber.ivory(force, size, 0.6, random), Math.max(0, at), 0.6);
            }
            Signal.add(loop, Timber.rub(0.19, 1500, 1500, random), from, 0.10 + 0.05 * random.nextDouble());
        }
        double[] palms = Filter.bandPass(loop, 1050, 1.2);
        for (int i = 0; i < loop.length; i++) {
            loop[i] = 0.55 * loop[i] + 0.9 * palms[i];
        }
        return loop;
    }

    /** Rolled out along the cloth: a tap for each of four edges, slower and slower, a knock where they meet. */
    public static double[] thrown(int variant) {
        Random random = new Random(310 + variant);
        double[] out = new double[Signal.samples(1.4)];
        for (int die = 0; die < 2; die++) {
            double t = 0.006 + 0.035 * die + 0.02 * random.nextDouble();
            double size = 0.97 + 0.07 * die;
            double pause = 0.026 + 0.004 * variant * random.nextDouble();
            Signal.add(out, Timber.cloth(0.9, 135, random), t, 0.6);
            int taps = 9 + variant % 2 * 2 + random.nextInt(3);
            for (int tap = 0; tap < taps; tap++) {
                double force = 0.85 * Math.pow(0.90, tap) * (0.8 + 0.4 * random.nextDouble());
                Signal.add(out, Timber.ivory(Math.min(1, force), size, 0.7, random), t, 0.62);
                Signal.add(out, Timber.cloth(Math.min(1, force), 165 + 20 * random.nextGaussian(), random), t, 0.55);
                t += pause;
                pause *= 1.135;
            }
            Signal.add(out, Timber.ivory(0.3, size, 0.6, random), t + 0.012, 0.3); // it falls back on its side
        }
        Signal.add(out, Timber.ivory(0.9, 1, 1.2, random), 0.16 + 0.07 * variant, 0.5);
        Signal.add(out, Timber.ivory(0.7, 1.07, 1.2, random), 0.161 + 0.07 * variant, 0.45);
        return Courtyard.around(out, 0.08);
    }

    /** A wooden pawn set down on cloth. */
    public static double[] step(int variant) {
        Random random = new Random(320 + variant);
        double tune = TUNES[variant];
        double[] out = new double[Signal.samples(0.24)];
        Signal.add(out, Timber.cloth(0.85, 150 * tune, random), 0.002, 1);
        Signal.add(out, Timber.turned(1.25 / tune, 0.0009), 0.002, 0.5);
        return out;
    }

    /** Two pawns set down together. */
    public static double[] pair(int variant) {
        Random random = new Random(330 + variant);
        double[] out = new double[Signal.samples(0.24)];
        for (int pawn = 0; pawn < 2; pawn++) {
            double at = 0.002 + pawn * (0.019 + 0.006 * variant);
            Signal.add(out, Timber.cloth(0.85, (145 + 25 * pawn) * TUNES[variant], random), at, 0.9);
            Signal.add(out, Timber.turned(1.3 + 0.12 * pawn, 0.0009), at, 0.5);
        }
        Signal.add(out, Timber.turned(1.2, 0.0007), 0.034, 0.22); // they touch
        return out;
    }

    /** Cut: a knock, it falls over on the cloth and rolls in a bow on its cone. */
    public static double[] cut(int variant) {
        Random random = new Random(340 + variant);
        double[] out = new double[Signal.samples(1.3)];
        Signal.add(out, Timber.turned(1.25 - 0.13 * variant, 0.0003), 0.002, 1.1);
        Signal.add(out, Timber.turned(1.4, 0.0005), 0.003, 0.7);
        Signal.add(out, Timber.cloth(1, 128 + 14 * variant, random), 0.003, 1.2);
        Signal.add(out, Timber.cloth(0.8, 155 - 12 * variant, random), 0.15 + 0.02 * variant, 1.1);
        Signal.add(out, Timber.turned(1.4, 0.0007), 0.15 + 0.02 * variant, 0.4);
        for (int k = 0; k < 9; k++) {
            double at = 0.22 + 0.05 * k + 0.004 * k * k * (1 + 0.3 * variant);
            Signal.add(out, Timber.cloth(0.42 * Math.pow(0.87, k), 190 + 15 * random.nextGaussian(), random), at, 0.9);
            Signal.add(out, Timber.turned(1.5, 0.0008), at, 0.16 * Math.pow(0.85, k));
        }
        return Courtyard.around(out, 0.12);
    }

    /** Back from the hand: set down firmly, and the drum bids it on. */
    public static double[] backIn() {
        Random random = new Random(350);
        Mridangam drum = new Mridangam(KEY);
        double[] out = new double[Signal.samples(1.4)];
        Signal.add(out, Timber.cloth(1, 140, random), 0.002, 1.2);
        Signal.add(out, Timber.turned(1.3, 0.0012), 0.002, 0.5);
        Signal.add(out, drum.strike('k', 0.5, 0, random), 0.08, 0.5);
        Signal.add(out, drum.strike('n', 0.7, 0, random), 0.19, 0.55);
        return Courtyard.around(out, 0.3);
    }

    /** Home: laid down softly in the middle, and the cups ring twice. */
    public static double[] home() {
        Random random = new Random(360);
        Talam cups = new Talam();
        double[] out = new double[Signal.samples(2.2)];
        Signal.add(out, Timber.cloth(0.9, 140, random), 0.002, 1);
        Signal.add(out, Timber.turned(1.4, 0.0016), 0.002, 0.3);
        Signal.add(out, new Mridangam(KEY).strike('h', 0.75, 0, random), 0.12, 0.7);
        Signal.add(out, cups.strike('o', 0.5, 0, random), 0.12, 0.35);
        Signal.add(out, cups.strike('o', 0.8, 0, random), 0.34, 0.42);
        return Courtyard.around(out, 0.4);
    }

    /** One die is put aside: it is pushed over the cloth, and knocks against the other. */
    public static double[] dieLost() {
        Random random = new Random(370);
        double[] out = new double[Signal.samples(0.7)];
        Signal.add(out, Timber.rub(0.26, 1200, 900, random), 0.004, 0.5);
        Signal.add(out, Timber.ivory(0.6, 1.05, 0.8, random), 0.25, 0.7);
        Signal.add(out, Timber.cloth(0.6, 150, random), 0.255, 0.9);
        return out;
    }
}
