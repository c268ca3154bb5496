package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Mridangam;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.stage.Courtyard;

/** What the drum says to a throw. */
public final class DrumCalls {
    private static final double KEY = 293.66;

    private DrumCalls() { }

    /** Once more: ta ka dhi tham, quick; or ki ta tham. */
    public static double[] again(int variant) {
        return call(401 + variant, variant == 0 ? "tkdh" : "ktnh", 0.078, 0.5, 0.9);
    }

    /** Nothing comes of it: three strokes that sink and are stopped. */
    public static double[] lost(int variant) {
        return call(411 + variant, variant == 0 ? "cko" : "tok", 0.13, 0.75, 0.45);
    }

    /** Strokes at even distances, whose force runs from one value to another. */
    private static double[] call(long seed, String strokes, double apart, double from, double to) {
        Random random = new Random(seed);
        Mridangam drum = new Mridangam(KEY);
        double[] out = new double[Signal.samples(1.5)];
        for (int k = 0; k < strokes.length(); k++) {
            double force = from + (to - from) * k / (strokes.length() - 1);
            Signal.add(out, drum.strike(strokes.charAt(k), force, 0, random),
                    0.002 + apart * k + (k == 0 ? 0 : 0.003 * random.nextGaussian()), 0.8);
        }
        return Courtyard.around(out, 0.28);
    }
}
