package patolli.forge.sound.instrument;

import java.util.Random;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;

/**
 * A plucked string over a wide curved bridge (the jivari of the veena and of the tanpura). The string wraps and unwraps
 * along the bridge in every period. That keeps its partials exactly whole multiples, hands energy from the low ones up
 * as long as it swings, so that the high ones die with the low ones and not before, and moves the brightest region
 * slowly downwards.
 *
 * @param pluck  where it is plucked, as a part of its length
 * @param attack seconds in which a pluck sets in: a nail is quick, a finger's flesh slow
 * @param t60    seconds in which the lowest partial falls by 60 dB
 * @param buzz   how much the bridge hands up, 0 for a sharp edge
 * @param sweep  seconds, the time constant in which the brightest region comes down
 */
record BuzzingString(double pluck, double attack, double t60, double buzz, double sweep) {
    /** Samples from one point of a curve to the next. */
    static final int STEP = 16;
    private static final int PARTIALS = 46;
    private static final double HIGHEST = 9500;
    /** Hertz from which on the bridge and the lid of wood send less and less out. */
    private static final double DULL = 3800;
    private static final double BRIGHT = 4300;
    private static final double LOW = 1000;
    private static final double OCTAVES = 0.85;

    /**
     * One pluck.
     *
     * @param hertz  the pitch, a value each {@link #STEP} samples
     * @param force  from 0 to 1
     * @param random places of the beats between its two planes of swinging
     */
    double[] ring(double[] hertz, double force, Random random) {
        double[] out = new double[(hertz.length - 1) * STEP];
        double base = hertz[0];
        int count = (int) Math.clamp(HIGHEST / base, 1, PARTIALS);
        double[] level = new double[count];
        double[] slope = new double[count];
        double[] beat = new double[count];
        Partial[] partials = new Partial[count];
        for (int h = 0; h < count; h++) {
            beat[h] = 2 * Math.PI * random.nextDouble();
            partials[h] = new Partial(h + 1, base, force);
        }
        double turn = 0;
        for (int c = 0; c + 1 < hertz.length; c++) {
            double t = (c + 1) * STEP / (double) Signal.RATE;
            double rise = 1 - Math.exp(-t / attack);
            double bright = Math.log(LOW + (BRIGHT * (0.6 + 0.4 * force) - LOW) * Math.exp(-t / sweep));
            double left = Math.exp(-6.9 * 1.15 * t / t60) * (1 - Math.exp(-t / 0.05));
            for (int h = 0; h < count; h++) {
                double beats = 1 + 0.13 * Math.cos((2 + 0.8 * h) * t + beat[h]);
                slope[h] = (rise * beats * partials[h].at(t, bright, left) - level[h]) / STEP;
            }
            double step = 2 * Math.PI * hertz[c] / Signal.RATE;
            for (int i = c * STEP; i < (c + 1) * STEP; i++) {
                turn += step;
                out[i] = sample(turn, level, slope);
            }
        }
        return out;
    }

    private static double sample(double turn, double[] level, double[] slope) {
        double twice = 2 * Math.cos(turn);
        double last = 0;
        double now = Math.sin(turn);
        double sum = 0;
        for (int h = 0; h < level.length; h++) {
            level[h] += slope[h];
            sum += level[h] * now;
            double next = twice * now - last; // sin((h+2)x) from the two before it
            last = now;
            now = next;
        }
        return sum;
    }

    /** What of a partial does not change while the string sounds. */
    private final class Partial {
        private final double plucked;
        private final double dull;
        private final double decay;
        private final double pitch;
        private final double fed;

        Partial(int h, double base, double force) {
            plucked = (0.25 + Math.abs(Math.sin(Math.PI * h * pluck))) / Math.pow(h, 1.25 - 0.35 * force);
            dull = 1 / (1 + Math.pow(h * base / DULL, 2));
            decay = 6.9 / t60 * (1 + 0.11 * Math.pow(h, 1.15));
            pitch = Math.log(h * base);
            fed = buzz / Math.pow(h, 0.55);
        }

        /** @param left what the time has left of all that the bridge feeds */
        double at(double t, double bright, double left) {
            double away = (pitch - bright) / (OCTAVES * Math.log(2));
            return dull * (plucked * Math.exp(-decay * t) + fed * Math.exp(-0.5 * away * away) * left);
        }
    }

    /** The finger leaves the string: a small knock at the wood. */
    static double[] touch(double force, Random random) {
        Body wood = Body.of(new Body.Mode(205, 1, 0.06), new Body.Mode(390, 0.6, 0.04), new Body.Mode(870, 0.3, 0.025));
        double[] out = wood.ring(Body.Strike.of(0.0016), 0.1);
        Signal.scale(out, 0.25 * force);
        Signal.add(out, Noise.burst(3400, 0.8, 0.0004, 0.003, random), 0, 0.16 * force);
        return out;
    }
}
