package patolli.forge.sound.weather;

import java.util.Random;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.signal.Stereo;

/** Rain on a stone court: far drops are a hiss that breathes, near ones are taps, and few fall into puddles. */
public final class Rain {
    private static final double NEAR = 150;
    private static final double PUDDLE = 0.10;
    private final Random random;

    private Rain(Random random) {
        this.random = random;
    }

    /** Steady rain for some seconds; no two stretches of it are alike. */
    public static Stereo fall(double seconds, Random random) {
        return new Rain(random).fall(Signal.samples(seconds));
    }

    private Stereo fall(int length) {
        Stereo rain = new Stereo(hiss(length), hiss(length));
        for (double t = 0; t < length / (double) Signal.RATE; t += -Math.log(1 - random.nextDouble()) / NEAR) {
            double force = 0.05 + Math.pow(random.nextDouble(), 3.5);
            double[] drop = random.nextDouble() < PUDDLE ? bubble() : tap();
            rain.add(drop, t, 0.42 * force, 1.6 * random.nextDouble() - 0.8);
        }
        return rain;
    }

    private double[] hiss(int length) {
        double[] white = Noise.white(length, random);
        double[] leaf = Filter.bandPass(white, 2300, 0.5);
        double[] spray = Filter.bandPass(white, 5600, 0.6);
        double[] stone = Filter.bandPass(white, 850, 0.45);
        double[] ground = Filter.bandPass(white, 260, 0.7);
        double a = 6 * random.nextDouble();
        double b = 6 * random.nextDouble();
        double grain = 0;
        double[] out = new double[length];
        for (int i = 0; i < length; i++) {
            double t = i / (double) Signal.RATE;
            // many small drops are not quite noise: its strength flickers
            grain += 0.004 * (random.nextGaussian() - grain);
            double gust = 1 + 0.12 * Math.sin(2.1 * t + a) + 0.08 * Math.sin(5.3 * t + b) + 2.2 * grain;
            out[i] = gust * (0.034 * leaf[i] + 0.010 * spray[i] + 0.054 * stone[i] + 0.050 * ground[i]);
        }
        return out;
    }

    /** A drop in a puddle: the bubble it shuts in sings, and rises as it nears the surface. */
    private double[] bubble() {
        double hertz = 1500 + 4200 * random.nextDouble();
        double rise = 0.08 + 0.15 * random.nextDouble();
        double[] out = new double[Signal.samples(0.06)];
        double turn = 0;
        for (int i = 0; i < out.length; i++) {
            double t = i / (double) Signal.RATE;
            turn += 2 * Math.PI * hertz * (1 + rise * t / 0.03) / Signal.RATE;
            out[i] = 0.8 * Math.sin(turn) * Math.min(1, t / 0.001) * Math.exp(-t * hertz * 0.10);
        }
        return Signal.fade(out, 0.0003, 0.01);
    }

    private double[] tap() {
        double hertz = 1100 + 4200 * random.nextDouble() * random.nextDouble();
        return Noise.burst(hertz, 1.2, 0.0003, 0.0015 + 0.0025 * random.nextDouble(), random);
    }
}
