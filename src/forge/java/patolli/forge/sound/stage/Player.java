package patolli.forge.sound.stage;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.score.Part;
import patolli.forge.sound.score.Score;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.signal.Stereo;

/** Plays a score: each part with its instrument, then all of them in the court. */
public final class Player {
    private static final double LATE = 0.004;
    private static final int LOUDNESSES = 10;

    private Player() { }

    /** The whole piece, as long as the score says. */
    public static Stereo play(Score score) {
        Stereo dry = Stereo.silence(Signal.samples(score.seconds()));
        Stereo send = Stereo.silence(dry.length());
        for (Part part : score.parts()) {
            double[] line = line(part, score.seconds());
            double gain = Signal.db(part.level());
            dry.add(line, 0, gain, part.pan());
            send.add(line, 0, gain * part.room(), part.pan());
        }
        return dry.add(Courtyard.answer(send), 1);
    }

    /** One part by itself, dry. */
    public static double[] line(Part part, double seconds) {
        double[] line = new double[Signal.samples(seconds)];
        Random hand = new Random(part.name().hashCode());
        if (Ensemble.isMelodic(part.instrument())) {
            Ensemble.Melodic melodic = Ensemble.melodic(part.instrument());
            Signal.add(line, melodic.line().play(part.notes(), hand), 0, melodic.gain());
        } else {
            beat(part, Ensemble.beaten(part.instrument()), line, hand);
        }
        return line;
    }

    private static void beat(Part part, Ensemble.Beaten beaten, double[] line, Random hand) {
        Map<String, double[]> kept = new HashMap<>();
        for (Note note : part.notes()) {
            char sign = (char) note.pitch();
            double force = Math.clamp(note.force() * (1 + 0.06 * hand.nextGaussian()), 0.05, 1);
            double at = Math.max(0, note.start() + LATE * hand.nextGaussian());
            int alike = hand.nextInt(beaten.struck().alike());
            double step = Math.max(1, Math.rint(force * LOUDNESSES)) / LOUDNESSES;
            double[] stroke = beaten.struck().kept()
                    ? kept.computeIfAbsent(sign + " " + step + " " + alike,
                            key -> beaten.struck().strike(sign, step, 0, new Random(key.hashCode())))
                    : beaten.struck().strike(sign, force, note.seconds(), hand);
            double rest = beaten.struck().kept() ? Math.pow(force / step, 1.3) : 1;
            Signal.add(line, stroke, at, beaten.gain() * rest);
        }
    }
}
