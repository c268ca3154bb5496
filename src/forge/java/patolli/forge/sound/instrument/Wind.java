package patolli.forge.sound.instrument;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/** A blown instrument playing a whole line: partials and coloured noise that follow the player's curves. */
public final class Wind {
    private static final int BORE = 4;
    private static final double SMOOTH = 0.02;
    private final Voice voice;
    private final Random random;
    private final Breath line;
    private final double[] level;
    private final double[] target;
    private final double[] gain;

    private Wind(Voice voice, List<Note> notes, Random random) {
        this.voice = voice;
        this.random = random;
        line = new Breath(voice, notes, random);
        level = new double[voice.partials().length];
        target = new double[level.length];
        gain = Arrays.stream(voice.partials()).map(Signal::db).toArray();
    }

    /** The line from the piece's start; a little longer than its last note. */
    public static double[] play(Voice voice, List<Note> notes, Random random) {
        return notes.isEmpty() ? new double[0] : new Wind(voice, notes, random).sound();
    }

    private double[] sound() {
        double[] out = new double[(line.pitch.length - 1) * Breath.STEP];
        Filter[] bore = new Filter[BORE];
        for (int k = 0; k < BORE; k++) {
            bore[k] = new Filter(500, voice.air().q());
        }
        Filter rest = new Filter(voice.air().hertz(), 0.6);
        Filter lips = new Filter(1500, 0.8);
        // of Java's random numbers these are normally distributed at a third of the cost
        SplittableRandom air = new SplittableRandom(random.nextLong());
        double turn = 0;
        double step = 0;
        double puff = 0;
        double burst = 0;
        double drawn = 0;
        for (int i = 0; i < out.length; i++) {
            int c = i / Breath.STEP;
            if (i % Breath.STEP == 0) {
                double hertz = Signal.hertz(line.pitch[c]);
                step = 2 * Math.PI * hertz / Signal.RATE;
                for (int k = 0; k < BORE; k++) {
                    bore[k].tune(hertz * (k + 1), voice.air().q() * (1 + 0.5 * k));
                }
                aim(hertz, line.pressure[c], line.chiff[c]);
                puff = Math.pow(Math.max(0, line.pressure[c]), 0.8) * Signal.db(voice.air().breath());
                burst = line.chiff[c] * Signal.db(voice.air().chiff()) * Math.min(1, line.pressure[c] * 6);
                drawn = line.inhale[c] * Signal.db(voice.air().inhale());
                lips.tune(1100 + 1400 * line.inhale[c], 0.8);
            }
            turn += step;
            double sin = Math.sin(turn);
            double white = air.nextGaussian();
            double edge = 0;
            for (int k = 0; k < BORE; k++) {
                edge += bore[k].band(white) * (k == 0 ? 1.6 : 1.3 / k);
            }
            // the jet swings across the edge: its noise comes in puffs, one a period
            double noise = puff * (1 + 0.6 * sin) + burst;
            out[i] = tone(sin, turn) + noise * (edge + 0.55 * rest.band(white)) + 4 * drawn * lips.band(white);
        }
        return Signal.fade(Filter.highPass(out, 90), 0.002, 0.05);
    }

    private double tone(double sin, double turn) {
        double twice = 2 * Math.cos(turn);
        double tone = 0;
        double last = 0;
        double now = sin;
        for (int h = 0; h < level.length; h++) {
            level[h] += (target[h] - level[h]) * SMOOTH;
            tone += level[h] * now;
            double next = twice * now - last; // sin((h+2)x) from the two before it
            last = now;
            now = next;
        }
        return tone;
    }

    private void aim(double hertz, double pressure, double start) {
        double blown = Math.max(pressure, 0);
        for (int h = 0; h < target.length; h++) {
            double room = Math.clamp((17_000 - hertz * (h + 1)) / 3000, 0, 1); // nothing near half the rate
            double edge = h == 1 || h == 2 ? 1 + 2.2 * start : 1;                // the edge speaks before the bore
            target[h] = room * edge * colour(hertz, h) * gain[h]
                    * Math.pow(blown, 1 + voice.bright() * h);
        }
    }

    /** Cross-fingerings colour every pitch in its own way: up to 2.5 dB, above the fundamental. */
    private static double colour(double hertz, int h) {
        return h == 0 ? 1 : Signal.db(2.5 * Math.sin(hertz * 0.031 * h + 1.7 * h));
    }
}
