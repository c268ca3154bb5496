package patolli.forge.sound.instrument;

import java.util.Random;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/**
 * The ayacachtli, a gourd with seeds, after Cook's particles (1997): seeds hit the wall at random, the more of them the
 * more the shake still moves them, and each hit pushes the gourd's resonances. {@code x} is a jerk, {@code s} the slow
 * tilt of a rain rattle for as long as it is written.
 */
public final class Ayacachtli implements Struck {
    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        boolean tilt = sign == 's';
        double swing = tilt ? 0.85 * Math.max(0.15, seconds) : 0.05;
        double many = tilt ? 420 : 1900;
        double[] out = new double[Signal.samples(swing + (tilt ? 0.4 : 0.26))];
        Filter gourd = new Filter(2900 * (1 + 0.02 * random.nextGaussian()), 5);
        Filter shell = new Filter(5600 * (1 + 0.02 * random.nextGaussian()), 3.5);
        Filter hollow = new Filter(950, 4);
        double moving = 0;
        double hit = 0;
        double lean = 0.7 + 0.6 * random.nextDouble();
        double grain = Signal.decay60(0.010);
        double rest = Signal.decay60(0.22);
        for (int i = 0; i < out.length; i++) {
            double t = i / (double) Signal.RATE;
            // the seeds fly to the far wall and arrive together: a swell, then a fall
            double arm = t < swing ? Math.sin(Math.PI * Math.pow(t / swing, tilt ? lean : 1)) : 0;
            moving = Math.max(moving * rest, arm * arm);
            if (random.nextDouble() < many * moving / Signal.RATE) {
                double seed = 0.25 + random.nextDouble() * random.nextDouble();
                hit += moving * seed * (random.nextBoolean() ? 1 : -1);
            }
            double grit = hit * random.nextGaussian();
            hit *= grain;
            out[i] = gourd.band(grit) + 0.7 * shell.band(grit) + 0.5 * hollow.band(grit) + 0.06 * grit;
        }
        return Signal.scale(Signal.fade(out, 0.001, 0.05), 1.1 * Math.pow(force, 1.3));
    }

    @Override
    public boolean kept() {
        return false;
    }
}
