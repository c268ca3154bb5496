package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/**
 * A big dry head calling "ha": uneven pulses of the voice and breath go through five resonances, which start narrow and
 * high as the breath comes and settle on an open "ah" (or whatever the mouth is tuned to).
 */
final class Throat {
    private static final double[] CENTRES = {590, 1060, 2300, 3050, 4100};
    private static final double[] WIDTHS = {85, 100, 150, 200, 300};
    private static final double[] LEVELS = {0, -5, -15, -20, -27};
    private static final double BREATH = 0.065;
    private final Random random;

    Throat(Random random) {
        this.random = random;
    }

    /**
     * One call.
     *
     * @param pitch   hertz at which the voice sets in
     * @param seconds of voice, after a breath of 65 ms
     * @param fall    by which fraction the pitch sinks
     * @param rough   how uneven the pulses are
     * @param mouth   factor of the two lowest resonances: 1 is "ah", less is rounder
     */
    double[] call(double pitch, double seconds, double fall, double rough, double mouth) {
        double whole = BREATH + seconds + 0.03;
        double[] source = new double[Signal.samples(whole)];
        double phase = 0;
        double period = 1;
        double size = 1;
        boolean second = false;
        double soft = 0;
        double air = 0;
        for (int i = 0; i < source.length; i++) {
            double t = i / (double) Signal.RATE;
            double voiced = Math.clamp((t - BREATH) / 0.018, 0, 1) * Math.clamp((BREATH + seconds - t) / 0.055, 0, 1);
            double along = Math.clamp((t - BREATH) / seconds, 0, 1);
            phase += pitch * (1.10 - fall * along) * period / Signal.RATE;
            if (phase >= 1) { // a dry throat never makes two pulses alike
                phase -= 1;
                period = 1 + rough * random.nextGaussian();
                second = !second; // the false cords take part: every other pulse is the weaker
                size = (second ? Math.max(0.4, 1 - 6 * rough) : 1) + (0.1 + 1.5 * rough) * random.nextGaussian();
            }
            double open = t < BREATH ? Math.sin(Math.PI / 2 * t / BREATH) : 1 - 0.72 * voiced;
            double blown = Math.pow(Math.sin(Math.PI * Math.clamp(t / whole, 0, 1)), 0.7);
            air += 0.45 * (random.nextGaussian() - air); // breath is duller than white
            double hiss = air * blown * 0.24 * open * (1 + voiced * (flow(phase) * 1.5 - 0.5));
            soft += 0.5 * (size * voiced * flow(phase) - soft);
            source[i] = soft + hiss;
        }
        for (int i = source.length - 1; i > 0; i--) {
            source[i] -= 0.97 * source[i - 1]; // lips radiate the change of flow
        }
        return mouth(source, mouth);
    }

    /** Rosenberg's pulse: opens slowly, shuts fast. */
    private static double flow(double phase) {
        if (phase < 0.42) {
            return 0.5 - 0.5 * Math.cos(Math.PI * phase / 0.42);
        }
        return phase < 0.58 ? Math.cos(Math.PI / 2 * (phase - 0.42) / 0.16) : 0;
    }

    private static double[] mouth(double[] source, double mouth) {
        double[] out = new double[source.length];
        for (int k = 0; k < CENTRES.length; k++) {
            double centre = CENTRES[k] * (k < 2 ? mouth : 1);
            Filter formant = new Filter(centre, centre / WIDTHS[k]);
            double level = Signal.db(LEVELS[k]) * (k % 2 == 0 ? 1 : -1); // or holes open in the valleys between
            for (int i = 0; i < source.length; i++) {
                if (k < 2 && i % 64 == 0) { // the jaw drops while the breath comes
                    double now = centre * (1 + (k == 0 ? -0.22 : 0.12) * Math.exp(-i / (0.045 * Signal.RATE)));
                    formant.tune(now, now / WIDTHS[k]);
                }
                out[i] += level * formant.band(source[i]);
            }
        }
        return Signal.fade(out, 0.004, 0.02);
    }
}
