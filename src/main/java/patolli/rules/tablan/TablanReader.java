package patolli.rules.tablan;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Tree;

/**
 * Takes over a state object of the engine protocol, and refuses what the rules can't hold: what the pieces stand
 * for is {@link TablanPlaces}'s part, this one sees that phase, turn, cast and winner go with them.
 */
final class TablanReader {
    private static final List<String> MEMBERS =
            List.of("game", "options", "phase", "turn", "cast", "white", "black", "winner");
    static final Set<Phase> PHASES = EnumSet.complementOf(EnumSet.of(Phase.BET));

    private final Tree tree;
    private final TablanSetup setup;
    private final Phase phase;
    private final long white;
    private final long black;

    TablanReader(Map<String, Object> members) throws Refusal {
        tree = new Tree("the state", members);
        setup = TablanSetup.of(tree.options(TablanGame.INSTANCE.options()));
        phase = tree.phase(setup.options(), PHASES);
        tree.only(MEMBERS, phase, "throws");
        TablanPlaces pieces = TablanPlaces.read(tree.tree("white"), tree.tree("black"), setup.inOrder());
        white = pieces.white();
        black = pieces.black();
    }

    TablanState read() throws Refusal {
        new TablanCheck(setup, white, black).check(phase);
        Side turn = tree.turn(phase, TablanState.SIDES).orElse(null);
        int cast = tree.cast(phase, TablanGame.CASTS);
        TablanState state = switch (phase) {
            case THROWOFF -> TablanState.throwOff(setup, turn, opening(turn));
            case CAST -> TablanState.toCast(setup, turn, white, black);
            case MOVE -> toMove(turn, cast);
            case OVER -> TablanState.over(setup, white, black);
            case BET -> throw new AssertionError("refused above");
        };
        tree.expect("winner", TablanTree.winner(state));
        return state;
    }

    private TablanState toMove(Side turn, int cast) throws Refusal {
        boolean playable = cast != TablanGame.ZERO && TablanMoves.canPlay(turn == WHITE ? white : black,
                turn == WHITE ? black : white, setup.inOrder(), TablanGame.value(cast));
        if (!playable) {
            throw new Refusal("the phase is move, but " + turn.key() + " has no legal move with a cast of "
                    + TablanGame.CASTS.text(cast), "no-move", turn, TablanGame.CASTS.text(cast));
        }
        return TablanState.toMove(setup, turn, cast, white, black);
    }

    private TablanOpening opening(Side turn) throws Refusal {
        Tree casts = tree.tree("throws");
        casts.only(List.of("white", "black"));
        var opening = new TablanOpening(thrown(casts, WHITE), thrown(casts, BLACK));
        boolean whiteHasCast = opening.white() != TablanOpening.NONE;
        boolean blackHasCast = opening.black() != TablanOpening.NONE;
        if (turn == WHITE ? whiteHasCast != blackHasCast : !whiteHasCast) {
            throw new Refusal("white casts first and the sides take turns, so with these \"throws\" it is not "
                    + turn.key() + "'s turn", "opening-turn", turn);
        }
        return opening;
    }

    private static int thrown(Tree casts, Side side) throws Refusal {
        int cast = casts.cast(side.key(), TablanGame.CASTS).orElse(TablanOpening.NONE);
        if (cast == TablanGame.TWO) {
            throw new Refusal(side.key() + " has thrown a 2, so the phase throwoff is past", "opening-two", side);
        }
        return cast;
    }
}
