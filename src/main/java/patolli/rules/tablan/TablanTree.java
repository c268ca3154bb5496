package patolli.rules.tablan;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Tree;

/** Writes a position as the state object of the engine protocol. */
final class TablanTree {
    private TablanTree() { }

    static Map<String, Object> of(TablanState state) {
        Map<String, Object> tree = Tree.head(state);
        tree.put("cast", text(state.cast()));
        tree.put("white", pieces(state, WHITE));
        tree.put("black", pieces(state, BLACK));
        tree.put("winner", winner(state));
        if (state.phase() == Phase.THROWOFF) {
            tree.put("throws", casts(state.opening()));
        }
        return tree;
    }

    /** A colour or {@code draw}; null while the game goes on. */
    static String winner(TablanState state) {
        if (state.phase() != Phase.OVER) {
            return null;
        }
        return state.winners().stream().findFirst().map(Side::key).orElse("draw");
    }

    private static Map<String, Object> pieces(TablanState state, Side side) {
        var pieces = new LinkedHashMap<String, Object>();
        pieces.put("unmoved", letters(side, state.unmoved(side)));
        pieces.put("moving", letters(side, state.moving(side)));
        pieces.put("settled", letters(side, state.settled(side)));
        return pieces;
    }

    private static List<String> letters(Side side, long steps) {
        var letters = new ArrayList<String>();
        for (long left = steps; left != 0; left &= left - 1) {
            letters.add(TablanSquares.letter(TablanSquares.square(side, Long.numberOfTrailingZeros(left))));
        }
        return letters;
    }

    private static Map<String, Object> casts(TablanOpening opening) {
        var casts = new LinkedHashMap<String, Object>();
        casts.put("white", text(opening.white()));
        casts.put("black", text(opening.black()));
        return casts;
    }

    private static String text(int cast) {
        return cast < 0 ? null : TablanGame.CASTS.text(cast);
    }
}
