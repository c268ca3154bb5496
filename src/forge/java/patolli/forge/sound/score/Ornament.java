package patolli.forge.sound.score;

import java.util.Optional;

/** What is done with a blown or plucked tone. */
public enum Ornament {
    /** Glides in from the note before. */
    SLIDE('~'),
    /** Follows the note before without a new breath or pluck. */
    SLUR('_'),
    /** Harder, with more chiff. */
    ACCENT('!'),
    /** A short touch of the note above at the start. */
    MORDENT('*'),
    /** The note above, again and again, ever quicker. */
    TRILL('%'),
    /** Swings towards the note above and back, evenly: the kampita of South Indian song. */
    SHAKE('='),
    /** Falls onto its pitch from the note above: the nokku. */
    FROM_ABOVE('`'),
    /** Begins softly, grows, and dies away. */
    SWELL('+'),
    /** The pitch sinks as the breath goes. */
    FALL('^'),
    /** Ends early, for a breath. */
    BREATH('\'');

    private final char sign;

    Ornament(char sign) {
        this.sign = sign;
    }

    /** The ornament that a sign stands for. */
    static Optional<Ornament> of(char sign) {
        for (Ornament ornament : values()) {
            if (ornament.sign == sign) {
                return Optional.of(ornament);
            }
        }
        return Optional.empty();
    }
}
