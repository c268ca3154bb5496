package patolli.save;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.Told;
import patolli.rules.Refusal;

/** Everything that can be wrong with a line of a save, or with its beginning; each has its words for the player. */
enum Flaw {
    BREAKS_OFF, WINDOWS_LINES, NO_CHECK, CHECK, NO_UTF_8,
    NO_BEGINNING, OTHER_BEGINNING, GAME, OPTIONS, SEAL,
    ENTRY, OTHER_ENTRY, TURNS, TURNS_MOVED, HALF_CAST, COUNTS, HALF_TAKEN_UP, SEALS, SEAT, SITTER, SHAKING, WORD,
    WORD_LATE, NAME, LEVEL, SIDE, TIME, NUMBER, LARGE_NUMBER,
    CLOSED, NO_SUCH_BET, OTHER_CAST_DUE, NO_SUCH_CAST, CAST_CHANGED, CAST_AFTER_OPENING, NO_CAST_DUE, NO_SUCH_MOVE,
    NO_MOVE_DUE, NOTHING_PLAYED, NOTHING_UNDONE, OTHER_SIDES, OPENED_EARLY, STRAY_SEED;

    private static final Logger LOG = LoggerFactory.getLogger(Flaw.class);

    /** Something that is refused in words of its own. */
    @FunctionalInterface
    interface Reading<T> {
        T get() throws Refusal;
    }

    /** In words that fit into brackets. */
    String words() {
        return Told.of("fault." + name());
    }

    Refusal refusal() {
        return new Refusal(words());
    }

    /** Refuses what is not so. */
    void unless(boolean held) throws Refusal {
        if (!held) {
            throw refusal();
        }
    }

    /** Reads something; what the rules or the beans refuse in their own words is this flaw. */
    <T> T unless(Reading<T> reading) throws Refusal {
        try {
            return reading.get();
        } catch (Refusal e) {
            LOG.debug("{}", this, e);
            throw refusal();
        }
    }
}
