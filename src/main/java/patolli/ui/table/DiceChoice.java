package patolli.ui.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import patolli.rules.MoveView;

/**
 * Which dice a move is to use, as far as that has been chosen before the piece.
 *
 * @param views all legal moves
 */
record DiceChoice(List<MoveView> views, Optional<Use> chosen) {
    /** Where nothing is to be chosen. */
    static final DiceChoice NONE = new DiceChoice(List.of(), Optional.empty());

    /** A copy that cannot be changed. */
    DiceChoice {
        views = List.copyOf(views);
    }

    /** Dice that a move uses, and how many pieces go by them together. */
    record Use(List<Integer> dice, int pieces) {

        static Use of(MoveView view) {
            return new Use(view.uses(), view.legs().getFirst().pieces());
        }

        /** As ids write it. */
        String key() {
            return String.join("-", dice.stream().map(String::valueOf).toList()) + (pieces > 1 ? "-pair" : "");
        }
    }

    /** All there are: single dice first, lower ones before higher ones, then both; none where there are no dice. */
    List<Use> uses() {
        return views.stream().filter(view -> !view.uses().isEmpty()).map(Use::of).distinct()
                .sorted(Comparator.comparingInt((Use use) -> use.dice().size()).thenComparingInt(Use::pieces)
                        .thenComparingInt(use -> use.dice().getFirst())).toList();
    }

    /** The moves that are left when dice have been chosen. */
    List<MoveView> left() {
        return views.stream().filter(view -> chosen.map(Use.of(view)::equals).orElse(true)).toList();
    }

    /** Those dice are chosen; if they were, none are. */
    DiceChoice choose(Use use) {
        return new DiceChoice(views, chosen.filter(use::equals).isPresent() ? Optional.empty() : Optional.of(use));
    }

    /** None are chosen any more. */
    DiceChoice back() {
        return new DiceChoice(views, Optional.empty());
    }
}
