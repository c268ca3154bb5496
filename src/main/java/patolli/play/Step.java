package patolli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.rules.Event;

/**
 * A turn as it stands in the record of a sitting, which keeps those that were taken back as well: so a step's turn
 * need not begin where the step before it ended.
 *
 * @param seats who played which side then
 */
public record Step(Turn turn, Seats seats, Set<Mark> marks) {

    /** A copy that cannot be changed. */
    public Step {
        marks = Set.copyOf(marks);
    }

    /** The steps of a sitting in which nothing was taken back and nobody changed places. */
    public static List<Step> of(List<Turn> history, Seats seats) {
        return history.stream().map(turn -> new Step(turn, seats, Set.of())).toList();
    }

    /** The index of the first step of each game; that of the last one is the number of steps if it has none yet. */
    public static List<Integer> games(List<Step> steps) {
        List<Integer> first = new ArrayList<>(List.of(0));
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).has(Mark.TAKEN_BACK) && steps.get(i).endsGame()) {
                first.add(i + 1);
            }
        }
        return first;
    }

    /** Whether this is noted beside it. */
    public boolean has(Mark mark) {
        return marks.contains(mark);
    }

    private boolean endsGame() {
        return turn.events().stream().anyMatch(Event.NextGame.class::isInstance);
    }
}
