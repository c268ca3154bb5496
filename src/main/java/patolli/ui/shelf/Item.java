package patolli.ui.shelf;

import java.time.Instant;
import java.util.Optional;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * A saved game as it lies on the shelf.
 *
 * @param id      tells it from every other, also when its position changes
 * @param name    what the player called it
 * @param when    when it was last played
 * @param state   where the game stands; empty when its file cannot be read
 * @param level   how strong Smoking Mirror plays, in words
 * @param trouble what the player must know of it, as a whole sentence
 */
public record Item(String id, Optional<String> name, Instant when, Optional<State> state, Seats seats,
        Optional<String> level, Optional<String> trouble) {

    /** Whether it has been played to its end. */
    public boolean isOver() {
        return state.filter(position -> position.phase() == Phase.OVER).isPresent();
    }
}
