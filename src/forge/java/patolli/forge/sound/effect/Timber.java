package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Body;
import patolli.forge.sound.instrument.Body.Mode;
import patolli.forge.sound.instrument.Body.Strike;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;

/** Sticks, planks, turned wood, ivory and cloth, touched once. Force runs from 0 to 1. */
final class Timber {
    private Timber() { }

    /** A split stick: a free bar's modes 1 : 2.756 : 5.404, dulled by what it touches; its flat side claps. */
    static double[] stick(double force, double size, double damp, Random random) {
        double hertz = 1060 / size * (1 + 0.03 * random.nextGaussian());
        double spot = 0.7 + 0.6 * random.nextDouble();
        Body bar = Body.of(new Mode(hertz, 1, 0.085 * damp), new Mode(hertz * 2.756, 0.9 * spot, 0.05 * damp),
                new Mode(hertz * 5.404, 0.6, 0.025 * damp), new Mode(hertz * 1.63, 0.3, 0.03 * damp));
        double[] out = bar.ring(Strike.of(0.00018 + 0.0003 * (1 - force)), 0.16);
        Signal.add(out, Noise.burst(2900, 0.7, 0.0003, 0.0022, random), 0, 0.42 * force);
        return Signal.scale(Signal.fade(out, 0.0002, 0.03), Math.pow(force, 1.3));
    }

    /** A plank on a cloth, hit by something: short, hollow, low. */
    static double[] plank(double force, double tune, Random random) {
        Body board = Body.of(new Mode(176 * tune, 1, 0.105), new Mode(287 * tune, 0.8, 0.085),
                new Mode(455 * tune, 0.5, 0.06), new Mode(812 * tune, 0.3 + 0.15 * random.nextDouble(), 0.04),
                new Mode(1330 * tune, 0.16, 0.028));
        double[] out = board.ring(Strike.of(0.0017), 0.2);
        return Signal.scale(Signal.fade(out, 0.0004, 0.04), Math.pow(force, 1.2));
    }

    /** A small turned piece of hard wood, knocked; a smaller {@code size} is higher, a longer contact duller. */
    static double[] turned(double size, double contact) {
        Body piece = Body.of(new Mode(1180 / size, 1, 0.055), new Mode(2290 / size, 0.8, 0.035),
                new Mode(3710 / size, 0.6, 0.022), new Mode(5630 / size, 0.4, 0.014), new Mode(640 / size, 0.3, 0.04));
        return Signal.fade(piece.ring(Strike.of(contact), 0.12), 0, 0.02);
    }

    /** A long die of ivory, on one of its edges: hard, high, almost without ringing. */
    static double[] ivory(double force, double size, double damp, Random random) {
        double hertz = 3050 / size * (1 + 0.035 * random.nextGaussian());
        Body die = Body.of(new Mode(hertz, 1, 0.038 * damp), new Mode(hertz * 1.83, 0.7, 0.026 * damp),
                new Mode(hertz * 2.756, 0.45, 0.016 * damp), new Mode(hertz * 0.57, 0.3, 0.02 * damp));
        double[] out = die.ring(Strike.of(0.00016 + 0.00018 * (1 - force)), 0.07);
        return Signal.scale(out, Math.pow(force, 1.3));
    }

    /** Quilted cloth on a floor, hit by something: a soft thud, and threads that rub. */
    static double[] cloth(double force, double hertz, Random random) {
        Body floor = Body.of(new Mode(hertz, 1, 0.07), new Mode(hertz * 1.71, 0.55, 0.05),
                new Mode(hertz * 2.9, 0.28, 0.03));
        double[] out = floor.ring(Strike.of(0.0052), 0.16);
        Filter threads = new Filter(1300 + 300 * random.nextDouble(), 0.6);
        for (int i = 0; i < out.length; i++) {
            double t = i / (double) Signal.RATE;
            out[i] += 0.14 * threads.band(random.nextGaussian()) * Math.min(1, t / 0.003) * Math.exp(-t / 0.016);
        }
        return Signal.scale(Signal.fade(out, 0.0008, 0.03), Math.pow(force, 1.2));
    }

    /** Something is drawn over something: grains of friction, as many a second as {@code rough}. */
    static double[] rub(double seconds, double hertz, double rough, Random random) {
        double[] out = new double[Signal.samples(seconds)];
        Filter body = new Filter(hertz, 1.1);
        double grain = 0;
        for (int i = 0; i < out.length; i++) {
            double arch = Math.sin(Math.PI * i / out.length);
            if (random.nextDouble() < rough * arch / Signal.RATE) {
                grain += 0.3 + 0.7 * random.nextDouble();
            }
            grain *= 0.988;
            out[i] = body.band(random.nextGaussian() * (grain + 0.12)) * arch;
        }
        return out;
    }
}
