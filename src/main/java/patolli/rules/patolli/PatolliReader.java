package patolli.rules.patolli;

import static patolli.rules.Refusal.unless;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.Tree;

/** Reads a position from the state object of the engine protocol: its form here, its sense in {@link PatolliCheck}. */
final class PatolliReader {
    private static final List<String> MEMBERS = List.of("game", "options", "phase", "turn", "cast", "gameNumber",
            "red", "blue", "pool", "winner");
    /** Far beyond any contest, and far enough from overflow. */
    static final int MOST_GAMES = 1_000_000_000;
    static final Set<Phase> PHASES = EnumSet.complementOf(EnumSet.of(Phase.THROWOFF));

    private final Tree tree;
    private PatolliSetup setup;
    private int free = Assets.ALL;

    PatolliReader(Map<String, Object> members) {
        tree = new Tree("the state", members);
    }

    PatolliState read() throws Refusal {
        tree.only(MEMBERS);
        setup = new PatolliSetup(tree.options(PatolliGame.INSTANCE.options()), false);
        Phase phase = tree.phase(setup.options(), PHASES);
        Optional<Side> turn = tree.turn(phase, PatolliState.SIDES);
        int cast = tree.cast(phase, PatolliGame.INSTANCE.casts());
        int gameNumber = tree.number("gameNumber", 1, MOST_GAMES);
        Men red = men(false);
        Men blue = men(true);
        PatolliCheck.apart(red, blue);
        Purse purse = new Purse(holding(tree.tree("red"), "assets"), holding(tree.tree("blue"), "assets"),
                holding(tree, "pool"));
        if (free != 0) {
            String lost = String.join(", ", Assets.keys(free, false));
            throw new Refusal("these assets are nowhere: " + lost, "assets-lost", lost);
        }
        boolean blueToAct = turn.filter(side -> side == Side.BLUE).isPresent();
        PatolliState state = new PatolliState(setup, phase, blueToAct, cast, gameNumber, red, blue, purse,
                winner(phase));
        new PatolliCheck(state, red, blue, purse).check();
        return state;
    }

    private Side winner(Phase phase) throws Refusal {
        if (phase != Phase.OVER) {
            tree.expect("winner", null);
            return null;
        }
        return tree.side("winner", PatolliState.SIDES).orElseThrow(() -> tree.wrong("winner", "the side that has won"));
    }

    private Men men(boolean blue) throws Refusal {
        String key = Purse.side(blue).key();
        Tree side = tree.tree(key);
        side.only(List.of("hand", "squares", "off", "assets"));
        int hand = side.number("hand", 0, Men.COUNT);
        Men men = new Men(0, 0, side.number("off", 0, Men.COUNT));
        int[] squares = side.numbers("squares", 0, PatolliSquares.SQUARES - 1);
        unless(hand + squares.length + men.off() == Men.COUNT, key + " must have six pieces in hand, on the board and "
                + "off it together, not " + (hand + squares.length + men.off()), "pieces", Purse.side(blue),
                hand + squares.length + men.off(), Men.COUNT);
        for (int square : squares) {
            int step = PatolliSquares.step(square, blue);
            unless(!men.has(step), key + " has two pieces on square " + square, "doubled",
                    new Spot.Square(square));
            unless(step < setup.home(), key + "'s piece on square " + square
                    + " would be off the board with bear-off=onto", "past-home", Purse.side(blue),
                    new Spot.Square(square));
            men = men.flip(step);
        }
        return men;
    }

    private int holding(Tree holder, String member) throws Refusal {
        int holding = 0;
        for (String key : holder.texts(member)) {
            Asset kind = Asset.of(key).orElseThrow(() -> new Refusal("there is no asset \"" + key + "\"",
                    "no-asset", key));
            int one = Assets.oneOf(kind, free);
            unless(one != 0, "there are more than " + kind.count() + " of the asset " + key, "assets-doubled",
                    kind.count(), key);
            holding |= one;
            free &= ~one;
        }
        return holding;
    }
}
