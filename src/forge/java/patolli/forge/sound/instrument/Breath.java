package patolli.forge.sound.instrument;

import static patolli.forge.sound.score.Ornament.ACCENT;
import static patolli.forge.sound.score.Ornament.BREATH;
import static patolli.forge.sound.score.Ornament.FALL;
import static patolli.forge.sound.score.Ornament.SLIDE;
import static patolli.forge.sound.score.Ornament.SLUR;
import static patolli.forge.sound.score.Ornament.SWELL;

import java.util.List;
import java.util.Random;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.signal.Signal;

/** What a player does for a whole line: curves of pitch, pressure, tongue and air drawn in, 2756 times a second. */
final class Breath {
    /** Samples from one point of a curve to the next. */
    static final int STEP = 16;
    private static final double CONTROL = Signal.RATE / (double) STEP;
    private static final double TAIL = 0.6;
    private static final double DRAWN = 0.42;

    /** MIDI pitch. */
    final double[] pitch;
    /** From 0 to 1. */
    final double[] pressure;
    /** Noise of the tongue's stroke, from 0 to about 1. */
    final double[] chiff;
    /** Noise of air drawn in, from 0 to 1. */
    final double[] inhale;
    private final double[] vibrato;
    private final Voice voice;
    private final Random random;

    Breath(Voice voice, List<Note> notes, Random random) {
        this.voice = voice;
        this.random = random;
        int length = (int) ((notes.getLast().end() + TAIL) * CONTROL) + 2;
        pitch = new double[length];
        pressure = new double[length];
        chiff = new double[length];
        inhale = new double[length];
        vibrato = new double[length];
        Note before = null;
        for (int i = 0; i < notes.size(); i++) {
            Note after = i + 1 < notes.size() ? notes.get(i + 1) : null;
            trace(notes.get(i), before, after != null && follows(after));
            before = notes.get(i);
        }
        smooth();
    }

    private static boolean follows(Note note) {
        return note.has(SLUR) || note.has(SLIDE);
    }

    private void trace(Note note, Note before, boolean tiesOn) {
        double pause = before == null ? note.start() : note.start() - before.end();
        boolean tied = before != null && follows(note) && pause < 0.05;
        if (!tied && pause > 0.5) {
            draw(note);
        }
        double touch = 0.65 + 0.7 * random.nextDouble(); // no two tongue strokes are alike
        double stop = note.end() - (tiesOn ? 0 : gap(note));
        double force = Math.min(1, note.force() * (note.has(ACCENT) ? 1.2 : 1));
        int to = Math.min(pitch.length, (int) ((note.end() + TAIL) * CONTROL));
        for (int i = (int) (note.start() * CONTROL); i < to; i++) {
            double t = i / CONTROL - note.start();
            double tongue = tied ? 0.15 * Math.exp(-t / 0.015) : touch * Math.exp(-t / 0.028);
            pitch[i] = note.pitch() + bend(note, tied ? before : null, touch, t);
            pressure[i] = i / CONTROL < stop ? force * arch(note, t) * (tied && t < 0.05 ? 0.86 : 1) : 0;
            vibrato[i] = Math.clamp((t - voice.onset().attack() - voice.vibrato().delay()) / 0.9, 0, 1);
            chiff[i] = tongue * force * (note.has(ACCENT) ? 1.5 : 1);
        }
    }

    private static double gap(Note note) {
        return note.has(BREATH) ? Math.min(0.3, 0.3 * note.seconds()) : Math.min(0.06, 0.25 * note.seconds());
    }

    private void draw(Note note) {
        int to = (int) ((note.start() - 0.06) * CONTROL);
        int length = (int) (DRAWN * CONTROL);
        for (int i = Math.max(0, to - length); i < to; i++) {
            double along = 1 - (to - i) / (double) length;
            inhale[i] = Math.pow(Math.sin(Math.PI * Math.pow(along, 1.5)), 2) * (0.6 + 0.4 * note.force());
        }
    }

    /** Half tones by which a note strays from its pitch after {@code t} seconds. */
    private double bend(Note note, Note before, double touch, double t) {
        double scoop = before == null ? touch * voice.onset().scoop() / 100 * Math.exp(-t / voice.onset().reach()) : 0;
        return Bend.of(note, before, t) - scoop * (note.has(ACCENT) ? 0.6 : 1);
    }

    private static double arch(Note note, double t) {
        double along = Math.clamp(t / note.seconds(), 0, 1);
        double arch = 1 - 0.12 * along * along;
        if (note.has(SWELL)) {
            arch = 0.45 + 0.60 * Math.pow(Math.sin(Math.PI * Math.pow(along, 0.8)), 1.5);
        }
        double last = note.seconds() - t;
        return note.has(FALL) && last < 0.45 ? arch * (0.45 + 0.55 * Math.max(last, 0) / 0.45) : arch;
    }

    /** A chest can't jump: the pressure rises and falls with the instrument's own times, and nothing is steady. */
    private void smooth() {
        double now = 0;
        double slow = 0;
        double tremble = 0;
        double phase = 0;
        double rise = 1 - Math.exp(-1 / (voice.onset().attack() * CONTROL));
        double fall = 1 - Math.exp(-1 / (voice.onset().release() * CONTROL));
        double wander = 1 - Math.exp(-2 * Math.PI * 2.5 / CONTROL);
        double scale = 1 / Math.sqrt(wander / 2);
        for (int i = 0; i < pitch.length; i++) {
            slow += (pressure[i] - slow) * Math.min(1, 3 * rise); // twice smoothed: no corner at the start
            now += (slow - now) * (slow > now ? rise : fall);
            tremble += wander * (random.nextGaussian() - tremble);
            double strayed = tremble * scale;
            phase += 2 * Math.PI * voice.vibrato().hertz() * (1 + 0.06 * strayed) / CONTROL;
            double wave = Math.sin(phase) * vibrato[i];
            pressure[i] = now * (1 + 0.09 * wave + 0.02 * strayed);
            pitch[i] += (voice.vibrato().cents() * wave + voice.vibrato().jitter() * strayed + 30 * (now - 0.7)) / 100;
        }
    }
}
