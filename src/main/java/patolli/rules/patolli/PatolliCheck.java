package patolli.rules.patolli;

import static patolli.rules.Refusal.unless;

import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Refuses, in plain words, a position that is well formed but that no contest can come to. */
record PatolliCheck(PatolliState state, Men red, Men blue, Purse purse) {

    void check() throws Refusal {
        switch (state.phase()) {
            case THROWOFF -> throw new AssertionError("there is no throw-off");
            case BET -> bet();
            case CAST -> play();
            case MOVE -> {
                play();
                unless(state.allows(state.cast()),
                        "there is no legal move with this cast, so the phase can't be move", "no-move",
                        state.mover(), state.game().casts().text(state.cast()));
            }
            case OVER -> over(state.winners().contains(Side.BLUE));
        }
    }

    /** Refuses two pieces on one square. */
    static void apart(Men red, Men blue) throws Refusal {
        for (int square = 0; square < PatolliSquares.SQUARES; square++) {
            unless(!(red.has(square) && blue.has(PatolliSquares.step(square, true))),
                    "red and blue both stand on square " + square, "shared", new Spot.Square(square), Side.RED,
                    Side.BLUE);
        }
    }

    private void bet() throws Refusal {
        unless(state.mover() == Side.RED, "during the bet the turn is red's", "bet-turn", Side.RED);
        unless(red.equals(Men.START) && blue.equals(Men.START), "during the bet all pieces are in hand",
                "bet-pieces");
        unless(purse.pool() == 0, "during the bet the pool is empty", "bet-pool");
        unless(purse.red() != 0 && purse.blue() != 0, "a side with nothing to bet is bankrupt: the contest is over",
                "bet-bankrupt");
    }

    private void play() throws Refusal {
        unless(red.off() < Men.COUNT && blue.off() < Men.COUNT,
                "a side that has borne off six pieces has won the game", "all-off",
                red.off() == Men.COUNT ? Side.RED : Side.BLUE);
        unless(Integer.bitCount(purse.pool()) >= 2, "each side has bet at least one asset: the pool must hold two",
                "pool-bets");
    }

    private void over(boolean winnerBlue) throws Refusal {
        unless(purse.of(winnerBlue) == Assets.ALL, "a contest is over when the winner holds all twenty assets",
                "winner-assets", Purse.side(winnerBlue));
        Men winner = winnerBlue ? blue : red;
        Men loser = winnerBlue ? red : blue;
        unless(loser.off() < Men.COUNT, "a side that has borne off six pieces has not lost", "loser-off",
                Purse.side(!winnerBlue));
        boolean onTriangle = ((loser.near() | loser.far()) & PatolliSquares.TRIANGLE) != 0;
        unless(winner.off() > 0 || onTriangle || loser.onBoard() >= 2,
                "no payment can have fallen due that would end the contest here", "no-payment");
    }
}
