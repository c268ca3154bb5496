package patolli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.beans.Occasion;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;

/** Counts the casts of a contest: each side's for itself, and anew in each of its games. */
public final class Occasions {
    private final Map<Side, Integer> casts = new EnumMap<>(Side.class);
    private int game = 1;

    /** Before the first turn. */
    public Occasions() { }

    /** Counts one more turn. */
    public void count(Turn turn) {
        if (turn.decision() instanceof Decision.Cast) {
            casts.merge(turn.before().mover(), 1, Integer::sum);
        }
        int begun = begun(turn);
        if (begun > 0) {
            game = begun;
            casts.clear();
        }
    }

    /** Takes the turn that was counted last back; false when it began a game, for then all must be counted anew. */
    boolean uncount(Turn turn) {
        if (begun(turn) > 0) {
            return false;
        }
        if (turn.decision() instanceof Decision.Cast) {
            casts.merge(turn.before().mover(), -1, Integer::sum);
        }
        return true;
    }

    /** Which cast a state after those turns waits for; empty when it waits for none. */
    public Optional<Occasion> next(State state) {
        return state.phase().isChance() ? Optional.of(new Occasion(state.game().name(), game, state.mover(),
                1 + casts.getOrDefault(state.mover(), 0))) : Optional.empty();
    }

    /** Which cast each turn of a history was; empty for bets and moves. */
    public static List<Optional<Occasion>> of(List<Turn> history) {
        Occasions counted = new Occasions();
        List<Optional<Occasion>> all = new ArrayList<>(history.size());
        for (Turn turn : history) {
            all.add(counted.next(turn.before()));
            counted.count(turn);
        }
        return all;
    }

    /** What was counted after a history; looks back only as far as its last game goes. */
    static Occasions after(List<Turn> history) {
        int from = history.size();
        while (from > 0 && begun(history.get(from - 1)) == 0) {
            from--;
        }
        Occasions counted = new Occasions();
        history.subList(Math.max(0, from - 1), history.size()).forEach(counted::count);
        return counted;
    }

    /** The number of the game that begins with this turn; 0 when none does. */
    private static int begun(Turn turn) {
        for (Event event : turn.events()) {
            if (event instanceof Event.NextGame next) {
                return next.number();
            }
        }
        return 0;
    }
}
