package patolli.forge.sound.instrument;

import static patolli.forge.sound.score.Ornament.FALL;
import static patolli.forge.sound.score.Ornament.FROM_ABOVE;
import static patolli.forge.sound.score.Ornament.MORDENT;
import static patolli.forge.sound.score.Ornament.SHAKE;
import static patolli.forge.sound.score.Ornament.SLIDE;
import static patolli.forge.sound.score.Ornament.TRILL;

import patolli.forge.sound.score.Note;

/** How ornaments move a tone's pitch, whatever it is played on. */
final class Bend {
    private static final double SLURRED = 0.022;
    private static final double SHAKES = 5.1;
    private static final double DEPTH = 0.62;
    private static final double WIDEST = 2.2;

    private Bend() { }

    /**
     * Half tones by which a note strays from its pitch.
     *
     * @param before the note that it is tied to; null for a new breath or pluck
     * @param t      seconds since its start
     */
    static double of(Note note, Note before, double t) {
        double bend = before == null ? 0 : glide(note, before, t);
        if (note.has(MORDENT) && t > 0.03 && t < 0.11) {
            bend += note.above() * Math.sin(Math.PI * (t - 0.03) / 0.08);
        }
        double last = note.seconds() - t;
        if (note.has(TRILL) && t > 0.25 && last > 0.1) {
            double turns = 4.2 * (t - 0.25) + 0.7 * Math.pow(t - 0.25, 2);
            bend += note.above() / 2 * (1 + Math.tanh(4 * Math.sin(2 * Math.PI * turns - Math.PI / 2)));
        }
        if (note.has(SHAKE)) {
            bend += shake(note, t, last);
        }
        if (note.has(FROM_ABOVE) && t < 0.13) {
            bend += note.above() * (0.5 + 0.5 * Math.cos(Math.PI * Math.max(0, t - 0.03) / 0.10));
        }
        if (note.has(FALL) && last < 0.45) {
            bend -= 2.2 * Math.pow((0.45 - Math.max(last, 0)) / 0.45, 2);
        }
        return bend;
    }

    private static double glide(Note note, Note before, double t) {
        double glide = note.has(SLIDE) ? Math.min(0.26, 0.5 * note.seconds()) : SLURRED;
        return t < glide ? -(note.pitch() - before.pitch()) * (0.5 + 0.5 * Math.cos(Math.PI * t / glide)) : 0;
    }

    /** Whole swings only, so that the tone begins and ends on its pitch. */
    private static double shake(Note note, double t, double last) {
        double from = Math.min(0.16, 0.2 * note.seconds());
        double room = note.seconds() - from - 0.04;
        double swings = Math.max(1, Math.floor(SHAKES * room));
        double along = (t - from) / room;
        if (along <= 0 || along >= 1 || last < 0) {
            return 0;
        }
        double grow = Math.min(1, 0.7 + 0.6 * along);
        return DEPTH * Math.min(note.above(), WIDEST) * grow * (0.5 - 0.5 * Math.cos(2 * Math.PI * swings * along));
    }
}
