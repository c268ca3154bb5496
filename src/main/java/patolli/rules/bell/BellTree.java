package patolli.rules.bell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Tree;

/** Writes a position as the state object of the engine protocol. */
final class BellTree {
    private BellTree() { }

    static Map<String, Object> of(BellState state) {
        Map<String, Object> tree = Tree.head(state);
        tree.put("cast", state.cast() < 0 ? null : state.game().casts().text(state.cast()));
        var players = new LinkedHashMap<String, Object>();
        for (int i = 0; i < state.sides().size(); i++) {
            players.put(key(state, i), player(state.player(i)));
        }
        tree.put("players", players);
        tree.put("pot", state.pot());
        tree.put("winner", winner(state));
        if (state.phase() == Phase.THROWOFF) {
            state.setup().throwOff.write(state.throwOff(), tree);
        }
        return tree;
    }

    /** A direction as files write it; null before the first entry. */
    static String direction(int direction) {
        return direction == 0 ? null : direction == BellPath.CLOCKWISE ? "+" : "-";
    }

    private static Map<String, Object> player(BellPlayer player) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("hand", player.hand());
        var squares = new ArrayList<Integer>();
        for (long left = player.squares(); left != 0; left &= left - 1) {
            squares.add(Long.numberOfTrailingZeros(left));
        }
        tree.put("squares", squares);
        tree.put("off", player.off());
        tree.put("direction", direction(player.direction()));
        tree.put("purse", player.purse());
        tree.put("miss", player.miss());
        tree.put("stepBack", player.stepBack() == BellPlayer.NOWHERE ? null : player.stepBack());
        return tree;
    }

    /** The winners in turn order; null while the game goes on. */
    static List<String> winner(BellState state) {
        if (state.phase() != Phase.OVER) {
            return null;
        }
        Set<Side> winners = state.winners();
        return state.sides().stream().filter(winners::contains).map(Side::key).toList();
    }

    private static String key(BellState state, int player) {
        return state.sides().get(player).key();
    }
}
