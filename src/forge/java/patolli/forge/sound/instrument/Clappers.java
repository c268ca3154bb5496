package patolli.forge.sound.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;

/** Two hard-wood bars struck together, a tone apart ({@code c}): a free bar's modes, 1 : 2.756 : 5.404. */
public final class Clappers implements Struck {
    private static final double[] BARS = {1080, 1210};

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        List<Body.Mode> modes = new ArrayList<>();
        for (double bar : BARS) {
            double hertz = bar * (1 + 0.006 * random.nextGaussian());
            modes.add(new Body.Mode(hertz, 1, 0.075));
            modes.add(new Body.Mode(hertz * 2.756, 0.8, 0.045));
            modes.add(new Body.Mode(hertz * 5.404, 0.5, 0.025));
        }
        double[] out = new Body(modes).ring(Body.Strike.of(0.00025), 0.14);
        Signal.add(out, Noise.burst(4200, 0.5, 0.0003, 0.0015, random), 0, 0.35);
        return Signal.scale(Signal.fade(out, 0.0002, 0.03), 0.6 * force);
    }
}
