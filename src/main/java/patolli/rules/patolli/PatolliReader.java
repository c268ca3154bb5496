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
import patolli.rules.Tree;

/** Takes a state object over, or says what the rules can't hold in it. */
final class PatolliReader {
    private static final List<String> MEMBERS = List.of("game", "options", "phase", "turn", "cast", "gameNumber",
            "red", "blue", "pool", "winner");
    /** Far beyond any contest, and far enough from overflow. */
    private static final int MOST_GAMES = 1_000_000_000;
    private static final Set<Phase> PHASES = EnumSet.complementOf(EnumSet.of(Phase.THROWOFF));

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
        apart(red, blue);
        Purse purse = new Purse(holding(tree.tree("red"), "assets"), holding(tree.tree("blue"), "assets"),
                holding(tree, "pool"));
        if (free != 0) {
            throw new Refusal("these assets are nowhere: " + String.join(", ", Assets.keys(free, false)));
        }
        boolean blueToAct = turn.filter(side -> side == Side.BLUE).isPresent();
        PatolliState state = new PatolliState(setup, phase, blueToAct, cast, gameNumber, red, blue, purse,
                winner(phase));
        switch (phase) {
            case THROWOFF -> throw new AssertionError("refused above");
            case BET -> checkBet(state, red, blue, purse);
            case CAST -> checkPlay(red, blue, purse);
            case MOVE -> {
                checkPlay(red, blue, purse);
                unless(state.allows(cast), "there is no legal move with this cast, so the phase can't be move");
            }
            case OVER -> checkOver(state.winners().contains(Side.BLUE), red, blue, purse);
        }
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
        int[] squares = side.numbers("squares", 0, PatolliBoard.SQUARES - 1);
        unless(hand + squares.length + men.off() == Men.COUNT, key + " must have six pieces in hand, on the board and "
                + "off it together, not " + (hand + squares.length + men.off()));
        for (int square : squares) {
            int step = PatolliBoard.step(square, blue);
            unless(!men.has(step), key + " has two pieces on square " + square);
            unless(step < setup.home(), key + "'s piece on square " + square
                    + " would be off the board with bear-off=onto");
            men = men.flip(step);
        }
        return men;
    }

    private static void apart(Men red, Men blue) throws Refusal {
        for (int square = 0; square < PatolliBoard.SQUARES; square++) {
            unless(!(red.has(square) && blue.has(PatolliBoard.step(square, true))),
                    "red and blue both stand on square " + square);
        }
    }

    private int holding(Tree holder, String member) throws Refusal {
        int holding = 0;
        for (String key : holder.texts(member)) {
            Asset kind = Asset.of(key).orElseThrow(() -> new Refusal("there is no asset \"" + key + "\""));
            int one = Assets.oneOf(kind, free);
            unless(one != 0, "there are more than " + kind.count() + " of the asset " + key);
            holding |= one;
            free &= ~one;
        }
        return holding;
    }

    private static void checkBet(PatolliState state, Men red, Men blue, Purse purse) throws Refusal {
        unless(state.mover() == Side.RED, "during the bet the turn is red's");
        unless(red.equals(Men.START) && blue.equals(Men.START), "during the bet all pieces are in hand");
        unless(purse.pool() == 0, "during the bet the pool is empty");
        unless(purse.red() != 0 && purse.blue() != 0, "a side with nothing to bet is bankrupt: the contest is over");
    }

    private static void checkPlay(Men red, Men blue, Purse purse) throws Refusal {
        unless(red.off() < Men.COUNT && blue.off() < Men.COUNT,
                "a side that has borne off six pieces has won the game");
        unless(Integer.bitCount(purse.pool()) >= 2, "each side has bet at least one asset: the pool must hold two");
    }

    private static void checkOver(boolean winnerBlue, Men red, Men blue, Purse purse) throws Refusal {
        unless(purse.of(winnerBlue) == Assets.ALL, "a contest is over when the winner holds all twenty assets");
        Men winner = winnerBlue ? blue : red;
        Men loser = winnerBlue ? red : blue;
        unless(loser.off() < Men.COUNT, "a side that has borne off six pieces has not lost");
        boolean onTriangle = ((loser.near() | loser.far()) & PatolliBoard.TRIANGLE) != 0;
        unless(winner.off() > 0 || onTriangle || loser.onBoard() >= 2,
                "no payment can have fallen due that would end the contest here");
    }
}
