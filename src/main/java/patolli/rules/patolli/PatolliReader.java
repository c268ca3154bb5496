package patolli.rules.patolli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.rules.Options;
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
    private final Tree tree;
    private Setup setup;
    private int free = Assets.ALL;

    PatolliReader(Map<String, Object> members) {
        tree = new Tree("the state", members);
    }

    PatolliState read() throws Refusal {
        tree.only(MEMBERS);
        Options options = tree.options(PatolliGame.INSTANCE.options());
        setup = new Setup(options, false);
        Phase phase = tree.phase();
        Optional<Side> turn = tree.side("turn", PatolliState.SIDES);
        int cast = tree.cast(PatolliGame.INSTANCE.casts()).orElse(-1);
        int gameNumber = tree.number("gameNumber", 1, MOST_GAMES);
        Men red = men(false);
        Men blue = men(true);
        apart(red, blue);
        Purse purse = new Purse(holding(tree.tree("red"), "assets"), holding(tree.tree("blue"), "assets"),
                holding(tree, "pool"));
        if (free != 0) {
            throw new Refusal("these assets are nowhere: " + String.join(", ", Assets.keys(free, false)));
        }
        Optional<Side> winner = tree.side("winner", PatolliState.SIDES);
        check(turn.isPresent() != (phase == Phase.OVER), "turn must be a side, and null only when the game is over");
        check(winner.isPresent() == (phase == Phase.OVER), "winner must be null until the game is over");
        check((cast >= 0) == (phase == Phase.MOVE), "cast must be a cast in phase move, and null in any other");
        boolean blueToAct = turn.filter(side -> side == Side.BLUE).isPresent();
        PatolliState state = new PatolliState(setup, phase, blueToAct, cast, gameNumber, red, blue, purse,
                winner.orElse(null));
        switch (phase) {
            case THROWOFF -> throw new Refusal("patolli has no throw-off");
            case BET -> checkBet(state, red, blue, purse);
            case CAST -> checkPlay(red, blue, purse);
            case MOVE -> {
                checkPlay(red, blue, purse);
                check(state.allows(cast), "there is no legal move with this cast, so the phase can't be move");
            }
            case OVER -> checkOver(winner.orElseThrow() == Side.BLUE, red, blue, purse);
        }
        return state;
    }

    private static void check(boolean held, String sentence) throws Refusal {
        if (!held) {
            throw new Refusal(sentence);
        }
    }

    private Men men(boolean blue) throws Refusal {
        String key = Purse.side(blue).key();
        Tree side = tree.tree(key);
        side.only(List.of("hand", "squares", "off", "assets"));
        int hand = side.number("hand", 0, Men.COUNT);
        Men men = new Men(0, 0, side.number("off", 0, Men.COUNT));
        int[] squares = side.numbers("squares", 0, Track.SQUARES - 1);
        check(hand + squares.length + men.off() == Men.COUNT, key + " must have six pieces in hand, on the board and "
                + "off it together, not " + (hand + squares.length + men.off()));
        for (int square : squares) {
            int step = Track.step(square, blue);
            check(!men.has(step), key + " has two pieces on square " + square);
            check(step < setup.home(), key + "'s piece on square " + square
                    + " would be off the board with bear-off=onto");
            men = men.flip(step);
        }
        return men;
    }

    private static void apart(Men red, Men blue) throws Refusal {
        for (int square = 0; square < Track.SQUARES; square++) {
            check(!(red.has(square) && blue.has(Track.step(square, true))),
                    "red and blue both stand on square " + square);
        }
    }

    private int holding(Tree holder, String member) throws Refusal {
        int holding = 0;
        for (String key : holder.texts(member)) {
            Asset kind = Asset.of(key).orElseThrow(() -> new Refusal("there is no asset \"" + key + "\""));
            int one = Assets.oneOf(kind, free);
            check(one != 0, "there are more than " + kind.count() + " of the asset " + key);
            holding |= one;
            free &= ~one;
        }
        return holding;
    }

    private static void checkBet(PatolliState state, Men red, Men blue, Purse purse) throws Refusal {
        check(state.mover() == Side.RED, "during the bet the turn is red's");
        check(red.equals(Men.START) && blue.equals(Men.START), "during the bet all pieces are in hand");
        check(purse.pool() == 0, "during the bet the pool is empty");
        check(purse.red() != 0 && purse.blue() != 0, "a side with nothing to bet is bankrupt: the contest is over");
    }

    private static void checkPlay(Men red, Men blue, Purse purse) throws Refusal {
        check(red.off() < Men.COUNT && blue.off() < Men.COUNT, "a side that has borne off six pieces has won the game");
        check(Integer.bitCount(purse.pool()) >= 2, "each side has bet at least one asset: the pool must hold two");
    }

    private static void checkOver(boolean winnerBlue, Men red, Men blue, Purse purse) throws Refusal {
        check(purse.of(winnerBlue) == Assets.ALL, "a contest is over when the winner holds all twenty assets");
        Men winner = winnerBlue ? blue : red;
        Men loser = winnerBlue ? red : blue;
        check(loser.off() < Men.COUNT, "a side that has borne off six pieces has not lost");
        boolean onTriangle = ((loser.near() | loser.far()) & Track.TRIANGLE) != 0;
        check(winner.off() > 0 || onTriangle || loser.onBoard() >= 2,
                "no payment can have fallen due that would end the contest here");
    }
}
