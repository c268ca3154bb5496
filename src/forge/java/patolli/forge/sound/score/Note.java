package patolli.forge.sound.score;

import java.util.Set;

/**
 * One sounding note or stroke.
 *
 * @param start     seconds from the piece's start
 * @param seconds   its length
 * @param pitch     a MIDI pitch, cents as fractions; for a stroke, its lower-case letter
 * @param force     from 0 to 1
 * @param ornaments what is done with it
 * @param above     half tones to the next higher tone of its scale, which some ornaments touch
 */
public record Note(double start, double seconds, double pitch, double force, Set<Ornament> ornaments, double above) {
    private static final double TONE = 2;

    /** One whose ornaments touch the whole tone above. */
    public Note(double start, double seconds, double pitch, double force, Set<Ornament> ornaments) {
        this(start, seconds, pitch, force, ornaments, TONE);
    }

    /** Whether it carries an ornament. */
    public boolean has(Ornament ornament) {
        return ornaments.contains(ornament);
    }

    /** When it ends. */
    public double end() {
        return start + seconds;
    }

    Note louder(double by) {
        return new Note(start, seconds, pitch, Math.min(1, force * by), ornaments, above);
    }
}
