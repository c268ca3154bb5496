package patolli.forge.sound.instrument;

import java.util.Random;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;

/**
 * The teponaztli: two tongues cut in a log, struck with rubber-headed sticks; {@code l} the low one (A3), {@code h} the
 * high one, 686 cents above: measured logs span a major third to just over a fifth. The tongues' ratios lie between a
 * clamped bar's (1, 6.27, 17.5) and those of the thick bevelled tongues; the other tongue and the hollow answer.
 */
public final class Teponaztli implements Struck {
    private static final double LOW = 220;
    private static final double HIGH = 327;

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        return switch (sign) {
            case 'l' -> tongue(LOW, HIGH, force, random);
            case 'h' -> tongue(HIGH, LOW, force, random);
            default -> throw new IllegalArgumentException("teponaztli: l or h, not " + sign);
        };
    }

    /** One tongue of a log whose other tongue is at {@code other} hertz. */
    public static double[] tongue(double hertz, double other, double force, Random random) {
        double tuned = hertz * (1 + 0.0012 * random.nextGaussian());
        double spot = 0.9 + 0.2 * random.nextDouble();
        Body log = Body.of(
                new Body.Mode(tuned, 1, 0.62),
                new Body.Mode(tuned * 1.006, 0.18, 0.50),
                new Body.Mode(tuned * 5.35, 0.95 * spot, 0.19),
                new Body.Mode(tuned * 13.1, 0.8 * spot, 0.06),
                new Body.Mode(hertz * 2.42, 0.16, 0.20),
                new Body.Mode(hertz * 3.61, 0.20, 0.14),
                new Body.Mode(176, 0.22, 0.10),
                new Body.Mode(other, 0.055, 0.55));
        // the harder the blow, the shorter the rubber presses
        double[] out = log.ring(Body.Strike.of(0.00105 - 0.0006 * force), 0.9);
        Signal.add(out, Noise.burst(1700, 1.5, 0.0007, 0.004, random), 0, 0.30 * force);
        return Signal.fade(Signal.scale(out, Math.pow(force, 1.3)), 0.0002, 0.1);
    }
}
