package patolli.rules.patolli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import patolli.rules.Refusal;
import patolli.rules.Side;

/**
 * A position to test on, laid out as a tree. Pieces not placed are in hand; assets that neither side holds lie in
 * the pool; unless told otherwise both sides have staked their poorest one.
 */
public final class Position {
    private static final List<String> ALL = List.of("dime", "dime", "cacao", "cacao", "cacao", "quarter", "quarter",
            "quarter", "gum", "stamp", "dollar", "dollar", "nugget", "stone", "stone", "stone", "knife", "mask",
            "jade-head", "library-card");
    private final Map<String, Object> members = new LinkedHashMap<>();
    private final Map<Side, List<Integer>> squares = new LinkedHashMap<>();
    private final Map<Side, Integer> off = new LinkedHashMap<>();
    private final Map<Side, List<String>> assets = new LinkedHashMap<>();
    private final Set<Side> told = EnumSet.noneOf(Side.class);

    private Position(String phase, Side turn, Integer cast) {
        members.put("game", "patolli");
        members.put("options", new LinkedHashMap<>(Map.of("bear-off", "past")));
        members.put("phase", phase);
        members.put("turn", turn.key());
        members.put("cast", cast == null ? null : cast.toString());
        members.put("gameNumber", 1);
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            squares.put(side, List.of());
            off.put(side, 0);
        }
        assets.put(Side.RED, List.of("dime", "quarter", "quarter", "quarter", "gum", "dollar", "dollar", "knife",
                "library-card"));
        assets.put(Side.BLUE, List.of("cacao", "cacao", "stamp", "nugget", "stone", "stone", "stone", "mask",
                "jade-head"));
    }

    /** That side is to cast. */
    public static Position toCast(Side turn) {
        return new Position("cast", turn, null);
    }

    /** That side has cast and is to move. */
    public static Position toMove(Side turn, int cast) {
        return new Position("move", turn, cast);
    }

    public Position on(Side side, Integer... places) {
        squares.put(side, List.of(places));
        return this;
    }

    public Position off(Side side, int count) {
        off.put(side, count);
        return this;
    }

    /** Exactly these; the other side keeps the rest of its stock unless told otherwise too. */
    public Position holds(Side side, String... ids) {
        assets.put(side, List.of(ids));
        told.add(side);
        if (!told.contains(other(side))) {
            List<String> rest = new ArrayList<>(assets.get(other(side)));
            List.of(ids).forEach(rest::remove);
            assets.put(other(side), rest);
        }
        return this;
    }

    Position gameNumber(int number) {
        members.put("gameNumber", number);
        return this;
    }

    Position onto() {
        members.put("options", new LinkedHashMap<>(Map.of("bear-off", "onto")));
        return this;
    }

    /** A tree that may be changed at will. */
    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>(members);
        List<String> pool = new ArrayList<>(ALL);
        for (Side side : squares.keySet()) {
            assets.get(side).forEach(pool::remove);
            Map<String, Object> holdings = new LinkedHashMap<>();
            holdings.put("hand", 6 - squares.get(side).size() - off.get(side));
            holdings.put("squares", new ArrayList<>(squares.get(side)));
            holdings.put("off", off.get(side));
            holdings.put("assets", new ArrayList<>(assets.get(side)));
            tree.put(side.key(), holdings);
        }
        tree.put("pool", pool);
        tree.put("winner", null);
        return tree;
    }

    public PatolliState state() {
        try {
            return PatolliGame.INSTANCE.read(tree());
        } catch (Refusal refusal) {
            throw new IllegalArgumentException(refusal);
        }
    }

    /** The legal moves as written. */
    List<String> moves() {
        PatolliState state = state();
        return state.moves().stream().map(state::text).toList();
    }

    /** What that move leads to. */
    PatolliStep play(String move) {
        return PatolliStep.play(state(), move);
    }

    /** What that cast leads to. */
    PatolliStep cast(int value) {
        return PatolliStep.cast(state(), value);
    }

    /** The square on which a side's piece stands after so many steps, counted along the journey. */
    static int square(Side side, int step) {
        int entry = side == Side.RED ? 0 : 34;
        return IntStream.iterate(entry, square -> square == 67 ? 0 : square + 1).skip(step).findFirst().orElseThrow();
    }

    static Side other(Side side) {
        return side == Side.RED ? Side.BLUE : Side.RED;
    }
}
