package patolli.model;

import java.util.List;
import patolli.ai.Judged;
import patolli.rules.State;

/**
 * What an adviser thinks of the moves of a position.
 *
 * @param judged every legal move, best first
 */
public record Hint(State position, List<Judged> judged) {

    /** A copy that cannot be changed. */
    public Hint {
        judged = List.copyOf(judged);
    }

    /** The best move. */
    public Judged best() {
        return judged.getFirst();
    }
}
