package patolli.model;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import patolli.ai.Judged;
import patolli.ai.reason.Reason;
import patolli.rules.State;

/**
 * What an adviser thinks of the moves of a position.
 *
 * @param judged  every legal move, best first
 * @param reasons by move what speaks for and against it, the weightiest first
 * @param part    how much of it is wanted
 */
public record Hint(State position, List<Judged> judged, Map<Integer, List<Reason>> reasons, Part part) {

    /** How much somebody wants to be told. */
    public enum Part { BEST, ALL }

    /** A copy that cannot be changed. */
    public Hint {
        judged = List.copyOf(judged);
        reasons = Map.copyOf(reasons);
    }

    /** What a move is worth; empty when it is none of this position. */
    public OptionalDouble value(int move) {
        return judged.stream().filter(each -> each.move() == move).mapToDouble(Judged::value).findFirst();
    }

    /** What speaks for and against a move; nothing when it is none of this position. */
    public List<Reason> reasons(int move) {
        return reasons.getOrDefault(move, List.of());
    }

    /** The same, told in full. */
    public Hint inFull() {
        return new Hint(position, judged, reasons, Part.ALL);
    }

    /** The best move. */
    public Judged best() {
        return judged.getFirst();
    }
}
