package patolli.save;

import java.time.Instant;
import java.util.Optional;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;

/** A save as the list of all of them shows it. */
public sealed interface Shelved {

    /** By which the shelf knows it. */
    String id();

    /** When it was played last: by its own word or, if it was cut off, by the file's. */
    Instant lastPlayed();

    /**
     * One that can be taken up, or looked at if it is over.
     *
     * @param name    of a copy that was given one
     * @param seats   who sits where now
     * @param reseated whether anybody has ever sat otherwise than at first
     * @param state   the position that it is left in
     * @param casts   how many casts were made in it, those taken back not counted
     * @param order   the higher, the later it was taken up, whatever the clock says
     * @param trouble what would be told if it were taken up
     */
    record Contest(String id, Optional<String> name, Header header, Seats seats, boolean reseated, State state,
            int casts, int order, Instant lastPlayed, Optional<Trouble> trouble) implements Shelved {

        /** Whether it is played to its end. */
        public boolean isOver() {
            return state.phase() == Phase.OVER;
        }
    }

    /** One that can't be used as it is. */
    record Unusable(String id, Instant lastPlayed, Trouble trouble) implements Shelved { }
}
