package patolli.ui.proof;

import java.util.OptionalLong;
import patolli.rules.Side;

/**
 * One cast of a contest's record, and what the opened beans say to it.
 *
 * @param number   which entry it is, from 1
 * @param game     which game of the contest, from 1
 * @param nth      the how-manieth cast of that side in that game, from 1
 * @param shake    how often the beans were drawn in the hand, 0 when nobody held them; empty for beans of one's own
 * @param derived  the cast that the sealed beans give; empty when nobody can tell
 * @param recorded the cast in the record
 */
public record CheckedCast(int number, int game, Side side, int nth, OptionalLong shake, String derived,
        String recorded, Match match) {

    /** Whether the record is what the beans say. */
    public enum Match {
        FITS, DIFFERS,
        /** Thrown with real beans: no seal can say anything of it. */
        OWN,
        /** The secret of its beans is not open. */
        SEALED
    }
}
