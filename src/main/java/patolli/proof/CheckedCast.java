package patolli.proof;

import java.util.OptionalLong;
import patolli.beans.Occasion;

/**
 * A cast of a save, and what was found out about it. A cast that was taken back and made again is there twice.
 *
 * @param line  where it stands in the save, from 1
 * @param shake how many draws were made while the beans were held, 0 when nobody held them; empty for real beans
 * @param cast  what the save says, as the game writes it
 */
public record CheckedCast(int line, Occasion occasion, OptionalLong shake, String cast, Finding finding) {

    /** Whether real beans were thrown. */
    public boolean isOwn() {
        return shake.isEmpty();
    }
}
