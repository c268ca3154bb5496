package patolli.rules.patolli;

import java.util.LinkedHashMap;
import java.util.Map;
import patolli.rules.Side;

/** Writes a position as the state object of the engine protocol. */
final class PatolliTree {
    private PatolliTree() { }

    static Map<String, Object> of(PatolliState state) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", state.game().name());
        tree.put("options", state.options().asMap());
        tree.put("phase", state.phase().key());
        tree.put("turn", state.turn().map(Side::key).orElse(null));
        tree.put("cast", state.cast() < 0 ? null : state.game().casts().text(state.cast()));
        tree.put("gameNumber", state.gameNumber());
        for (Side side : state.sides()) {
            Map<String, Object> holdings = new LinkedHashMap<>();
            holdings.put("hand", state.hand(side));
            holdings.put("squares", state.squares(side));
            holdings.put("off", state.off(side));
            holdings.put("assets", state.assets(side));
            tree.put(side.key(), holdings);
        }
        tree.put("pool", state.pool());
        tree.put("winner", state.winners().stream().findFirst().map(Side::key).orElse(null));
        return tree;
    }
}
