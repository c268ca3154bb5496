package patolli.forge.sound.instrument;

import static patolli.forge.sound.score.Ornament.ACCENT;
import static patolli.forge.sound.score.Ornament.BREATH;
import static patolli.forge.sound.score.Ornament.SLIDE;
import static patolli.forge.sound.score.Ornament.SLUR;

import java.util.List;
import java.util.Random;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/**
 * The veena: tones that are tied or slid into go on with the pluck before, by pulling the string over its frets; all
 * others are plucked. A new pluck stops the one before.
 */
public final class Veena {
    private static final BuzzingString STRING = new BuzzingString(0.13, 0.0012, 5.2, 0.34, 0.75);
    private static final double TIED = 0.06;
    private static final double STOP = 0.03;
    private static final double RING = 1.4;

    private Veena() { }

    /** The line from the piece's start; a little longer than its last note. */
    public static double[] play(List<Note> notes, Random random) {
        if (notes.isEmpty()) {
            return new double[0];
        }
        double[] line = new double[Signal.samples(notes.getLast().end() + RING + 0.1)];
        for (int from = 0; from < notes.size();) {
            int to = from + 1;
            while (to < notes.size() && isTied(notes.get(to), notes.get(to - 1))) {
                to++;
            }
            pluck(line, notes.subList(from, to), to < notes.size() ? notes.get(to).start() : Double.MAX_VALUE, random);
            from = to;
        }
        return body(line);
    }

    private static boolean isTied(Note note, Note before) {
        return (note.has(SLUR) || note.has(SLIDE)) && note.start() - before.end() < TIED;
    }

    private static void pluck(double[] line, List<Note> notes, double next, Random random) {
        Note first = notes.getFirst();
        Note last = notes.getLast();
        double ring = last.has(BREATH) ? -0.25 * last.seconds() : RING;
        double end = Math.min(last.end() + ring, next + STOP);
        double[] hertz = new double[(int) ((end - first.start()) * Signal.RATE / BuzzingString.STEP) + 2];
        int at = 0;
        for (int c = 0; c < hertz.length; c++) {
            double t = first.start() + c * BuzzingString.STEP / (double) Signal.RATE;
            while (at + 1 < notes.size() && notes.get(at + 1).start() <= t) {
                at++;
            }
            Note note = notes.get(at);
            double bend = Bend.of(note, at == 0 ? null : notes.get(at - 1), t - note.start());
            double pulled = at == 0 ? 0.10 * Math.exp(-(t - first.start()) / 0.05) : 0; // a pluck stretches the string
            hertz[c] = Signal.hertz(note.pitch() + bend + pulled);
        }
        double force = Math.min(1, first.force() * (first.has(ACCENT) ? 1.2 : 1)) * (0.94 + 0.12 * random.nextDouble());
        double[] sound = STRING.ring(hertz, force, random);
        double start = first.start() + 0.003 * random.nextGaussian();
        Signal.add(line, Signal.fade(sound, 0.0003, STOP), Math.max(0, start), 0.5 * Math.pow(force, 1.1));
        Signal.add(line, BuzzingString.touch(force, random), Math.max(0, start), 0.5);
    }

    /** The hollow jackwood bowl and the gourd. */
    private static double[] body(double[] dry) {
        double[] out = Filter.highPass(dry, 70);
        double[] bowl = Filter.bandPass(out, 290, 1.6);
        double[] gourd = Filter.bandPass(out, 560, 2.2);
        double[] lid = Filter.bandPass(out, 1250, 1.4);
        for (int i = 0; i < out.length; i++) {
            out[i] = 0.62 * out[i] + 0.5 * bowl[i] + 0.35 * gourd[i] + 0.3 * lid[i];
        }
        return out;
    }
}
