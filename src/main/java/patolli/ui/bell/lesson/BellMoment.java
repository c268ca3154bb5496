package patolli.ui.bell.lesson;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellState;

/** A moment in the middle of a game: where the pieces stand and who is to act. All others are in hand. */
final class BellMoment {
    /** How many pieces each of four players has. */
    private static final int PIECES = 4;
    private final Phase phase;
    private final Side turn;
    private final String cast;
    private final Map<Side, List<Integer>> squares = new EnumMap<>(Side.class);
    private final Map<Side, Integer> home = new EnumMap<>(Side.class);
    private final Map<Side, Integer> owing = new EnumMap<>(Side.class);

    private BellMoment(Phase phase, Side turn, String cast) {
        this.phase = phase;
        this.turn = turn;
        this.cast = cast;
    }

    /** That side is to cast. */
    static BellMoment toCast(Side turn) {
        return new BellMoment(Phase.CAST, turn, null);
    }

    /** That side has cast, and is to move. */
    static BellMoment toMove(Side turn, int cast) {
        return new BellMoment(Phase.MOVE, turn, Integer.toString(cast));
    }

    /** A side's pieces on the mat. */
    BellMoment on(Side side, Integer... places) {
        squares.put(side, List.of(places));
        return this;
    }

    /** How many of a side's pieces have gone all the way. */
    BellMoment home(Side side, int count) {
        home.put(side, count);
        return this;
    }

    /** A side has to step back from that wedge. */
    BellMoment stepsBack(Side side, int wedge) {
        owing.put(side, wedge);
        return this;
    }

    /** The position in a game like another one, in which everybody holds what they hold there. */
    BellState as(BellState held, Sense sense) {
        Map<String, Object> players = new HashMap<>();
        for (Side side : held.sides()) {
            players.put(side.key(), player(held, side, sense.isClockwise(side)));
        }
        Map<String, Object> tree = new HashMap<>();
        tree.put("game", BellGame.INSTANCE.name());
        tree.put("options", new HashMap<>(held.options().asMap()));
        tree.put("phase", phase.key());
        tree.put("turn", turn.key());
        tree.put("cast", cast);
        tree.put("players", players);
        tree.put("pot", held.pot());
        tree.put("winner", null);
        try {
            return BellGame.INSTANCE.read(tree);
        } catch (Refusal refusal) {
            throw new IllegalStateException("the tutorial lays only what the rules allow", refusal);
        }
    }

    private Map<String, Object> player(BellState held, Side side, boolean clockwise) {
        List<Integer> places = squares.getOrDefault(side, List.of());
        int off = home.getOrDefault(side, 0);
        int hand = PIECES - places.size() - off;
        Map<String, Object> player = new HashMap<>();
        player.put("hand", hand);
        player.put("squares", places);
        player.put("off", off);
        player.put("direction", hand == PIECES ? null : clockwise ? "+" : "-");
        player.put("purse", held.player(held.sides().indexOf(side)).purse());
        player.put("miss", false);
        player.put("stepBack", owing.get(side));
        return player;
    }
}
