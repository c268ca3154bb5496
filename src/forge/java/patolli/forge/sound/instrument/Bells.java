package patolli.forge.sound.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.sound.signal.Signal;

/**
 * A dancer's string of small cast-copper bells, pear-shaped and slit, each with a pellet. Thin uneven castings: every
 * mode is a pair some hertz apart, which beats, and no two bells agree. A stamp ({@code b}) sends each pellet against
 * its wall several times, ever softer.
 */
public final class Bells implements Struck {
    private static final int COUNT = 11;
    private static final double[] RATIOS = {1, 1.53, 2.16, 2.71, 3.42};
    private static final double[] GAINS = {1, 0.75, 0.5, 0.3, 0.16};
    private static final double SECONDS = 0.75;
    private static final List<double[]> STRING = cast(new Random(77));

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        double[] out = new double[Signal.samples(SECONDS + 0.35)];
        for (double[] bell : STRING) {
            double at = 0.002 + 0.022 * random.nextDouble();
            double push = 0.55 + 0.45 * random.nextDouble();
            double hop = 0.022 + 0.035 * random.nextDouble();
            while (push > 0.05) {
                Signal.add(out, bell, at, 0.13 * push * (random.nextBoolean() ? 1 : -1));
                at += hop * (0.7 + 0.6 * random.nextDouble());
                hop *= 0.86;
                push *= 0.58 + 0.14 * random.nextDouble();
            }
        }
        return Signal.scale(Signal.fade(out, 0.0005, 0.15), Math.pow(force, 1.4));
    }

    private static List<double[]> cast(Random random) {
        List<double[]> bells = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            double base = 2050 * Math.pow(1.95, (i + 0.8 * random.nextDouble()) / COUNT);
            List<Body.Mode> modes = new ArrayList<>();
            for (int k = 0; k < RATIOS.length; k++) {
                double hertz = base * RATIOS[k] * (1 + 0.03 * random.nextGaussian());
                double t60 = (0.38 + 0.3 * random.nextDouble()) / Math.sqrt(RATIOS[k]);
                modes.add(new Body.Mode(hertz, 0.6 * GAINS[k], t60));
                modes.add(new Body.Mode(hertz + 6 + 14 * random.nextDouble(), 0.4 * GAINS[k], 0.9 * t60));
            }
            bells.add(new Body(modes).ring(Body.Strike.of(0.00006), SECONDS));
        }
        return bells;
    }
}
