package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import patolli.rules.Hindrance;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * Why a piece can't go.
 *
 * @param dice by which it can't; none where it can't go by anything that lies there
 */
record Bar(List<Integer> dice, Hindrance why) {

    /** A copy that cannot be changed. */
    Bar {
        dice = List.copyOf(dice);
    }

    /** Why the piece there can't go by the dice that have been chosen for one piece, or by anything. */
    static Optional<Bar> of(State state, Spot origin, Optional<DiceChoice.Use> chosen) {
        return chosen.filter(use -> use.pieces() == 1).flatMap(use -> by(state, origin, use.dice()))
                .or(() -> state.hindrance(origin).map(why -> new Bar(List.of(), why)));
    }

    private static Optional<Bar> by(State state, Spot origin, List<Integer> dice) {
        return state.hindrance(origin, dice).map(why -> new Bar(dice, why));
    }

    /** The dice by which a piece can't go alone that can go by another, or by both. */
    static List<Bar> beside(State state, Spot origin) {
        return state.dice().size() < 2 ? List.of() : state.dice().stream().distinct()
                .flatMap(die -> by(state, origin, List.of(die)).stream()).toList();
    }
}
