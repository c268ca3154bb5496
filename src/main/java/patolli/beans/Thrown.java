package patolli.beans;

import java.util.OptionalLong;

/**
 * A cast that was made.
 *
 * @param cast  as index into the game's table
 * @param shake how often the beans were drawn while they were held, 0 when nobody held them; empty when real beans
 *              were thrown and the result was entered
 */
public record Thrown(int cast, OptionalLong shake) {

    /** A cast of the app's own beans. */
    public static Thrown of(int cast, long shake) {
        return new Thrown(cast, OptionalLong.of(shake));
    }

    /** A cast of real beans. */
    public static Thrown own(int cast) {
        return new Thrown(cast, OptionalLong.empty());
    }

    /** Whether real beans were thrown. */
    public boolean isOwn() {
        return shake.isEmpty();
    }
}
