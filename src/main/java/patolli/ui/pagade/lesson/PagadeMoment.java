package patolli.ui.pagade.lesson;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;

/** A moment in the middle of a game of two: on which steps the pawns stand, and who is to act. */
final class PagadeMoment {
    private final Phase phase;
    private final Side turn;
    private final List<Integer> dice;
    private final Map<Side, List<Integer>> steps = new EnumMap<>(Side.class);
    private final Set<Side> cutters = EnumSet.noneOf(Side.class);

    private PagadeMoment(Phase phase, Side turn, List<Integer> dice) {
        this.phase = phase;
        this.turn = turn;
        this.dice = dice;
    }

    /** That side is to cast. */
    static PagadeMoment toCast(Side turn) {
        return new PagadeMoment(Phase.CAST, turn, List.of());
    }

    /** That side is to move by these dice, one or two. */
    static PagadeMoment toMove(Side turn, Integer... dice) {
        return new PagadeMoment(Phase.MOVE, turn, List.of(dice));
    }

    /** A side's four pawns, the hindmost first: 0 in hand, 84 Home. */
    PagadeMoment on(Side side, Integer... four) {
        steps.put(side, List.of(four));
        return this;
    }

    /** A side has cut a pawn before. */
    PagadeMoment cut(Side side) {
        cutters.add(side);
        return this;
    }

    /** The position. */
    State state() {
        Map<String, Object> players = new HashMap<>();
        steps.forEach((side, four) -> players.put(side.key(), Map.of("pawns", four, "hasCut",
                cutters.contains(side))));
        Map<String, Object> tree = new HashMap<>(Map.of("game", PagadeGame.INSTANCE.name(), "options",
                Map.of("players", players.size()), "phase", phase.key(), "turn", turn.key(), "dice", dice,
                "players", players));
        tree.put("winner", null);
        try {
            return PagadeGame.INSTANCE.read(tree);
        } catch (Refusal refusal) {
            throw new IllegalStateException("the tutorial lays only what the rules allow", refusal);
        }
    }
}
