package patolli.rules.pagade;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Tree;

/** Writes a position as the state object of the engine protocol. */
final class PagadeTree {
    private PagadeTree() { }

    static Map<String, Object> of(PagadeState state) {
        Map<String, Object> tree = Tree.head(state);
        tree.put("dice", state.dice());
        tree.put("players", players(state));
        tree.put("winner", winner(state));
        if (state.phase() == Phase.THROWOFF) {
            state.setup().throwOff().write(state.throwOff(), tree);
        }
        return tree;
    }

    private static Map<String, Object> players(PagadeState state) {
        Map<String, Object> players = new LinkedHashMap<>();
        for (Side side : state.sides()) {
            Map<String, Object> player = new LinkedHashMap<>();
            player.put("pawns", IntStream.range(0, Pawns.COUNT).mapToObj(rank -> state.step(side, rank)).toList());
            player.put("hasCut", state.hasCut(side));
            players.put(side.key(), player);
        }
        return players;
    }

    /** A colour or {@code draw}; null while the game goes on. */
    static String winner(PagadeState state) {
        if (state.phase() != Phase.OVER) {
            return null;
        }
        return state.winners().stream().findFirst().map(Side::key).orElse("draw");
    }
}
