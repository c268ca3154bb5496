package patolli.ui.patolli.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliState;

/** A moment in the middle of a game: where the pieces stand and who is to act. All others are in hand. */
final class PatolliMoment {
    private static final int PIECES = 6;
    private final Map<String, Object> head;
    private final Map<Side, List<Integer>> squares = new HashMap<>();
    private final Map<Side, Integer> home = new HashMap<>();

    private PatolliMoment(String phase, Side turn, String cast) {
        head = new HashMap<>();
        head.put("game", PatolliGame.INSTANCE.name());
        head.put("phase", phase);
        head.put("turn", turn.key());
        head.put("cast", cast);
        head.put("gameNumber", 1);
        head.put("winner", null);
    }

    /** That side is to cast. */
    static PatolliMoment toCast(Side turn) {
        return new PatolliMoment("cast", turn, null);
    }

    /** That side has cast, and is to move. */
    static PatolliMoment toMove(Side turn, int cast) {
        return new PatolliMoment("move", turn, Integer.toString(cast));
    }

    /** A side's pieces on the mat. */
    PatolliMoment on(Side side, Integer... places) {
        squares.put(side, List.of(places));
        return this;
    }

    /** How many of a side's pieces have gone all the way. */
    PatolliMoment home(Side side, int count) {
        home.put(side, count);
        return this;
    }

    /** The position, in which everybody holds what they hold in another one. */
    PatolliState as(PatolliState holdings) {
        Map<String, Object> tree = new HashMap<>(head);
        for (Side side : holdings.sides()) {
            List<Integer> places = squares.getOrDefault(side, List.of());
            int off = home.getOrDefault(side, 0);
            tree.put(side.key(), Map.of("hand", PIECES - places.size() - off, "squares", places, "off", off,
                    "assets", holdings.assets(side)));
        }
        tree.put("pool", holdings.pool());
        try {
            return PatolliGame.INSTANCE.read(tree);
        } catch (Refusal refusal) {
            throw new IllegalStateException("the tutorial lays only what the rules allow", refusal);
        }
    }
}
