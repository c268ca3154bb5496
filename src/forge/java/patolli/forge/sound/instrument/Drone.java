package patolli.forge.sound.instrument;

import java.util.Arrays;
import java.util.Random;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/**
 * The strings that hold the key note, plucked softly one after the other: {@code b} the low key note, {@code s} the
 * middle one, {@code h} the high one, {@code p} the fifth below the middle, {@code m} the fourth there instead, for
 * ragas without a fifth.
 */
public final class Drone implements Struck {
    private static final BuzzingString STRING = new BuzzingString(0.42, 0.010, 7.5, 0.62, 1.5);
    private static final double SECONDS = 5.2;
    private final double key;

    /** @param key hertz of the middle key note */
    public Drone(double key) {
        this.key = key;
    }

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        double hertz = key * switch (sign) {
            case 'b' -> 0.5;
            case 's' -> 1;
            case 'h' -> 2;
            case 'p' -> 0.75;
            case 'm' -> 2 / 3.0;
            default -> throw new IllegalArgumentException("drone: b s h p m, not " + sign);
        };
        double[] steady = new double[(int) (SECONDS * Signal.RATE / BuzzingString.STEP) + 2];
        Arrays.fill(steady, hertz * (1 + 0.0004 * random.nextGaussian()));
        double[] out = Filter.lowPass(Filter.highPass(STRING.ring(steady, force, random), 60), 7000);
        return Signal.scale(Signal.fade(out, 0.004, 1.6), 0.4 * Math.pow(force, 1.1));
    }

    @Override
    public int alike() {
        return 2;
    }
}
