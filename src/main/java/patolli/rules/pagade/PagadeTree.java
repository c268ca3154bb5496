package patolli.rules.pagade;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import patolli.rules.Phase;
import patolli.rules.Side;

/**
 * The state object of the engine protocol. In a round of the throw-off among fewer than all players one member more
 * follows {@code throws}: {@code tied} names them, because casts and nulls alone don't always tell whether a cast
 * has lost an earlier round or belongs to this one.
 */
final class PagadeTree {
    static final String DRAW = "draw";

    private PagadeTree() { }

    static Map<String, Object> of(PagadeState state, ThrowOff throwOff) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", state.game().name());
        tree.put("options", state.options().asMap());
        tree.put("phase", state.phase().key());
        tree.put("turn", state.turn().map(Side::key).orElse(null));
        tree.put("dice", state.dice());
        tree.put("players", players(state));
        tree.put("winner", winner(state));
        if (state.phase() == Phase.THROWOFF) {
            Map<String, Object> casts = new LinkedHashMap<>();
            for (Side side : state.sides()) {
                int cast = throwOff.cast(PagadePath.SEATS.indexOf(side));
                casts.put(side.key(), cast < 0 ? null : StickDice.CASTS.text(cast));
            }
            tree.put("throws", casts);
            List<String> running = state.sides().stream()
                    .filter(side -> throwOff.isRunning(PagadePath.SEATS.indexOf(side))).map(Side::key).toList();
            if (running.size() < state.sides().size()) {
                tree.put("tied", running);
            }
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

    private static String winner(PagadeState state) {
        if (state.phase() != Phase.OVER) {
            return null;
        }
        return state.winners().stream().findFirst().map(Side::key).orElse(DRAW);
    }
}
