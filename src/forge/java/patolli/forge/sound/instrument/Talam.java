package patolli.forge.sound.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.sound.instrument.Body.Mode;
import patolli.forge.sound.signal.Signal;

/**
 * The talam, two thick bell-metal cups on a string, which keep the count: {@code o} struck edge on edge and left to
 * ring, {@code c} held together. Each mode is two, for no two cups are cast alike.
 */
public final class Talam implements Struck {
    private static final double[] HERTZ = {2143, 3391, 4720, 5874, 7633};
    private static final double[] GAINS = {0.9, 1, 0.55, 0.4, 0.2};

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        double ring = switch (sign) {
            case 'o' -> 1.5;
            case 'c' -> 0.07;
            default -> throw new IllegalArgumentException("talam: o or c, not " + sign);
        };
        List<Mode> modes = new ArrayList<>();
        for (int k = 0; k < HERTZ.length; k++) {
            double gain = GAINS[k] * (0.85 + 0.3 * random.nextDouble());
            double t60 = ring / (1 + 0.35 * k);
            modes.add(new Mode(HERTZ[k], gain, t60));
            modes.add(new Mode(HERTZ[k] * (1.0022 + 0.0007 * k), 0.8 * gain, 0.9 * t60));
        }
        double[] out = new Body(modes).ring(Body.Strike.of(0.00012), Math.max(0.12, 0.9 * ring));
        return Signal.scale(Signal.fade(out, 0.0003, 0.05 + 0.1 * ring), 0.5 * Math.pow(force, 1.3));
    }
}
