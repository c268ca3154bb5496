package patolli.ui.tablan.lesson;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanState;

/** A moment in the middle of a game: where the pieces stand and who is to act. All others have been captured. */
final class TablanMoment {
    private final Phase phase;
    private final Side turn;
    private final String cast;
    private final Map<String, Object> options = new HashMap<>();
    private final Map<Side, Map<String, Object>> pieces = new EnumMap<>(Side.class);

    private TablanMoment(Phase phase, Side turn, String cast) {
        this.phase = phase;
        this.turn = turn;
        this.cast = cast;
    }

    /** That side is to cast. */
    static TablanMoment toCast(Side turn) {
        return new TablanMoment(Phase.CAST, turn, null);
    }

    /** That side has cast, and is to move. */
    static TablanMoment toMove(Side turn, String cast) {
        return new TablanMoment(Phase.MOVE, turn, cast);
    }

    /**
     * A side's pieces, by the letters of their squares run together.
     *
     * @param unmoved those that still stand where they began
     * @param moving  those on their way
     * @param settled those on the enemy home row
     */
    TablanMoment on(Side side, String unmoved, String moving, String settled) {
        pieces.put(side, Map.of("unmoved", letters(unmoved), "moving", letters(moving), "settled", letters(settled)));
        return this;
    }

    /** In a game with this option. */
    TablanMoment with(String option, String value) {
        options.put(option, value);
        return this;
    }

    TablanState state() {
        Map<String, Object> tree = new HashMap<>();
        tree.put("game", TablanGame.INSTANCE.name());
        tree.put("options", options);
        tree.put("phase", phase.key());
        tree.put("turn", turn.key());
        tree.put("cast", cast);
        pieces.forEach((side, all) -> tree.put(side.key(), all));
        tree.put("winner", null);
        try {
            return TablanGame.INSTANCE.read(tree);
        } catch (Refusal refusal) {
            throw new IllegalStateException("the tutorial lays only what the rules allow", refusal);
        }
    }

    private static List<String> letters(String together) {
        return together.chars().mapToObj(Character::toString).toList();
    }
}
