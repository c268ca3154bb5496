package patolli.forge.sound.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.sound.instrument.Body;
import patolli.forge.sound.instrument.Body.Mode;
import patolli.forge.sound.instrument.Body.Strike;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/** What lies on the table, touched once. Force runs from 0 to 1. */
final class Matter {
    private Matter() { }

    /** One bean against another, a palm or the floor: a small hard shell, damped at once by what it touches. */
    static double[] bean(double force, double size, double damp, Random random) {
        double hertz = 2350 / size * (1 + 0.05 * random.nextGaussian());
        Body shell = Body.of(
                new Mode(hertz, 1, 0.030 * damp),
                new Mode(hertz * 1.71, 0.7, 0.022 * damp),
                new Mode(hertz * 2.63, 0.45, 0.014 * damp),
                new Mode(hertz * 0.52, 0.35, 0.018 * damp));
        double[] out = shell.ring(Strike.of(0.00018 + 0.00015 * (1 - force)), 0.05);
        return Signal.scale(out, Math.pow(force, 1.3));
    }

    /** Woven palm on a stone floor, hit by something: a soft thud at {@code hertz}, and strips that rub. */
    static double[] mat(double force, double hertz, double strips, Random random) {
        Body floor = Body.of(new Mode(hertz, 1, 0.075), new Mode(hertz * 1.83, 0.5, 0.05),
                new Mode(hertz * 3.1, 0.3, 0.03));
        double[] out = floor.ring(Strike.of(0.0035), 0.16);
        Filter straw = new Filter(2600 + 900 * random.nextDouble(), 0.9);
        double rub = 0;
        for (int i = 0; i < out.length; i++) {
            double t = i / (double) Signal.RATE;
            if (random.nextDouble() < 900 * Math.exp(-t / 0.022) / Signal.RATE) {
                rub += random.nextDouble();
            }
            rub *= 0.992;
            out[i] += strips * straw.band(rub * random.nextGaussian()) * Math.min(1, t / 0.002) * Math.exp(-t / 0.03);
        }
        return Signal.scale(Signal.fade(out, 0.0005, 0.03), Math.pow(force, 1.2));
    }

    /** A polished stone piece; a smaller {@code size} is higher, a longer contact duller. */
    static double[] stone(double size, double contact) {
        List<Mode> modes = new ArrayList<>();
        for (double at : new double[] {1260, 1490, 2870, 3420, 5650, 6900}) {
            double hertz = at / size;
            modes.add(new Mode(hertz, 1250 / at + 0.2, 0.16 * Math.sqrt(1260 / at)));
        }
        return Signal.fade(new Body(modes).ring(Strike.of(contact), 0.3), 0, 0.05);
    }

    /** A wooden foot set down, tuned by a factor. */
    static double[] wood(double tune) {
        Body foot = Body.of(new Mode(640 * tune, 0.55, 0.050), new Mode(1410 * tune, 0.32, 0.032),
                new Mode(2730 * tune, 0.16, 0.018));
        return foot.ring(Strike.of(0.0009), 0.12);
    }

    /** A thin gold disc: two close tones that beat, and a disc's ratios. */
    static double[] disc(double hertz) {
        Body disc = Body.of(new Mode(hertz, 1, 1.1), new Mode(hertz * 1.004, 0.6, 1.0),
                new Mode(hertz * 1.73, 0.35, 0.6), new Mode(hertz * 2.33, 0.28, 0.45),
                new Mode(hertz * 3.91, 0.15, 0.25));
        return Signal.fade(disc.ring(Strike.of(0.00035), 1.1), 0, 0.3);
    }

    /** The stone bowl in the jaguar's back: a heavy, short ring. */
    static double[] bowl(double force, Random random) {
        double tune = 1 + 0.01 * random.nextGaussian();
        double spot = 0.7 + 0.6 * random.nextDouble();
        Body bowl = Body.of(new Mode(415 * tune, 1, 0.34), new Mode(418.5 * tune, 0.7, 0.32),
                new Mode(1010 * tune, 0.6 * spot, 0.22), new Mode(1022 * tune, 0.4, 0.2),
                new Mode(1830 * tune, 0.4 * spot, 0.13), new Mode(2790 * tune, 0.25, 0.08));
        return Signal.scale(Signal.fade(bowl.ring(Strike.of(0.0006), 0.5), 0, 0.1), Math.pow(force, 1.2));
    }

    /** Something goes through the air or over the mat: noise whose band rises and falls between two frequencies. */
    static double[] swish(double seconds, double from, double to, double q, Random random) {
        double[] out = new double[Signal.samples(seconds)];
        Filter air = new Filter(from, q);
        for (int i = 0; i < out.length; i++) {
            double arch = Math.sin(Math.PI * i / out.length);
            if (i % 16 == 0) {
                air.tune(from + (to - from) * arch, q);
            }
            out[i] = air.band(random.nextGaussian()) * arch * arch;
        }
        return out;
    }
}
