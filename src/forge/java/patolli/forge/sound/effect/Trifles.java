package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.instrument.Body;
import patolli.forge.sound.instrument.Body.Mode;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/** Paper, and the small tick of a control. */
public final class Trifles {
    private Trifles() { }

    /** A leaf of bark paper is turned: a slow rub, the crackle of fibres, the fall. */
    public static double[] page() {
        Random random = new Random(61);
        double[] out = new double[Signal.samples(0.75)];
        Filter sheet = new Filter(1500, 0.7);
        Filter body = new Filter(420, 1.2);
        double crackle = 0;
        double drift = 0;
        for (int i = 0; i < out.length; i++) {
            double t = i / (double) Signal.RATE;
            drift += 0.0008 * (random.nextGaussian() - drift);
            double rub = Math.pow(Math.sin(Math.PI * Math.clamp(t / 0.52, 0, 1)), 1.6) * (1 + 18 * drift);
            double flop = t < 0.50 ? 0 : Math.min(1, (t - 0.50) / 0.006) * Math.exp(-(t - 0.50) / 0.035);
            if (random.nextDouble() < 320 * rub / Signal.RATE) {
                crackle += Math.pow(random.nextDouble(), 3);
            }
            crackle *= 0.990;
            if (i % 32 == 0) {
                sheet.tune(1300 + 2600 * Math.clamp(t / 0.5, 0, 1), 0.7);
            }
            double white = random.nextGaussian();
            out[i] = sheet.band(white * (0.22 * rub + 1.1 * crackle + 0.5 * flop)) + 0.9 * body.band(white * flop);
        }
        return out;
    }

    /** A control answers: one small wooden tick. */
    public static double[] click() {
        Body wood = Body.of(new Mode(1750, 1, 0.022), new Mode(3150, 0.5, 0.014), new Mode(620, 0.5, 0.02));
        double[] out = new double[Signal.samples(0.07)];
        Signal.add(out, wood.ring(Body.Strike.of(0.0004), 0.05), 0.001, 1);
        return out;
    }
}
