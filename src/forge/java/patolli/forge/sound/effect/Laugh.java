package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.stage.Courtyard;

/**
 * The Mirror's laugh: dry, low, half breath. Laughs are breath first; the calls get lower, softer and slower, the last
 * one creaks; and the black glass he speaks out of rings along, faintly and out of tune.
 */
public final class Laugh {
    /** The glass: hertz, seconds to fall by 60 dB, gain. */
    private static final double[][] MODES = {{1387, 0.9, 1}, {1391, 0.8, 0.8}, {2410, 0.7, 0.9}, {2423, 0.6, 0.7},
        {3725, 0.4, 0.8}, {5280, 0.3, 0.6}};
    private static final double GLASS = 0.07;
    private static final int CALLS = 6;

    private Laugh() { }

    /** The long one (0): six falling calls. The short one (1): a drawn-in "hm", then three, rising at first. */
    public static double[] mirror(int variant) {
        return variant == 0 ? longLaugh() : shortLaugh();
    }

    private static double[] longLaugh() {
        Random random = new Random(66);
        Throat throat = new Throat(random);
        double[] out = new double[Signal.samples(2.5)];
        double t = 0.01;
        double pitch = 112;
        for (int call = 0; call < CALLS; call++) {
            boolean last = call == CALLS - 1;
            double seconds = last ? 0.27 : 0.115 + 0.02 * random.nextDouble();
            double level = (call == 0 ? 0.75 : Math.pow(0.87, call - 1)) * (last ? 0.8 : 1);
            double mouth = 1 - 0.035 * call;
            Signal.add(out, throat.call(pitch, seconds, last ? 0.42 : 0.24, last ? 0.10 : 0.035, mouth), t, level);
            t += seconds + 0.105 + 0.015 * call * random.nextDouble() + (call == CALLS - 2 ? 0.14 : 0);
            pitch *= call == 0 ? 1.06 : 0.93;
        }
        return placed(out);
    }

    private static double[] shortLaugh() {
        Throat throat = new Throat(new Random(67));
        double[] out = new double[Signal.samples(1.9)];
        Signal.add(out, throat.call(88, 0.34, 0.05, 0.06, 0.55), 0.01, 0.5);
        Signal.add(out, throat.call(108, 0.13, 0.16, 0.03, 0.94), 0.58, 0.75);
        Signal.add(out, throat.call(122, 0.14, 0.22, 0.03, 1.04), 0.82, 1);
        Signal.add(out, throat.call(101, 0.24, 0.45, 0.09, 0.90), 1.10, 0.7);
        return placed(out);
    }

    private static double[] placed(double[] voice) {
        Signal.add(voice, glass(voice), 0, 1);
        return Courtyard.around(voice, 0.14);
    }

    /** A polished obsidian disc, moved by the voice in front of it. */
    private static double[] glass(double[] voice) {
        double[] out = new double[voice.length];
        for (double[] mode : MODES) {
            double q = Math.PI * mode[0] * mode[1] / Math.log(1000);
            Signal.add(out, Filter.bandPass(voice, mode[0], q), 0, mode[2]);
        }
        return Signal.scale(out, GLASS * Signal.peak(voice) / Signal.peak(out));
    }
}
