package patolli.rules.bell;

import static patolli.rules.bell.BellPlayer.NOWHERE;

import java.util.List;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Refuses, in plain words, a position that is well formed but that no game can come to. */
final class BellCheck {
    private final BellState state;
    private final BellSetup setup;

    BellCheck(BellState state, BellSetup setup) {
        this.state = state;
        this.setup = setup;
    }

    /** @param pot the coins that are said to be in the pot, also when the game is over */
    void check(int pot) throws Refusal {
        long taken = 0;
        for (int i = 0; i < setup.players; i++) {
            pieces(i);
            waiting(i);
            long both = taken & state.player(i).squares();
            if (both != 0) {
                throw shared(Long.numberOfTrailingZeros(both));
            }
            taken |= state.player(i).squares();
        }
        coins(pot);
        switch (state.phase()) {
            case THROWOFF -> throwOff();
            case OVER -> over();
            default -> turn();
        }
    }

    private Refusal shared(int square) {
        List<Side> there = setup.sides.stream().filter(side -> BellSquares.has(
                state.player(setup.sides.indexOf(side)).squares(), square)).toList();
        return new Refusal("two pieces stand on square " + square, "shared", new Spot.Square(square),
                there.getFirst(), there.getLast());
    }

    private void pieces(int i) throws Refusal {
        BellPlayer player = state.player(i);
        int count = player.hand() + Long.bitCount(player.squares()) + player.off();
        if (count != setup.pieces) {
            throw new Refusal(name(i) + " has " + count + " pieces, not " + setup.pieces, "pieces", side(i), count,
                    setup.pieces);
        }
        if (player.waiting() && player.hand() < setup.pieces) {
            throw new Refusal(name(i) + " has entered, so the direction can't be null", "no-direction", side(i));
        }
        if (!player.waiting() && player.hand() == setup.pieces) {
            throw new Refusal(name(i) + " has not entered yet, so the direction must be null", "early-direction",
                    side(i));
        }
        if (!player.waiting()) {
            int last = setup.path(i, player.direction()).last();
            if (BellSquares.has(player.squares(), last)) {
                throw new Refusal(name(i) + " has a piece on " + last + ", where it is borne off", "past-home",
                        side(i), new Spot.Square(last));
            }
        }
    }

    /** A missed turn or a step back is owed for a piece that has stood on a wedge ever since. */
    private void waiting(int i) throws Refusal {
        BellPlayer player = state.player(i);
        if (player.miss() && setup.forfeits != Forfeits.MISS_TURN) {
            throw new Refusal(name(i) + " can't miss a turn with forfeits=" + setup.forfeits.key(), "miss-option",
                    side(i));
        }
        if (player.miss() && (player.squares() & setup.wedges) == 0) {
            throw new Refusal(name(i) + " can't miss a turn without a piece on a wedge", "miss-wedge", side(i));
        }
        if (player.stepBack() == NOWHERE) {
            return;
        }
        if (setup.forfeits != Forfeits.STEP_BACK) {
            throw new Refusal(name(i) + " can't have to step back with forfeits=" + setup.forfeits.key(), "back-option",
                    side(i));
        }
        if (!BellSquares.has(setup.wedges, player.stepBack())) {
            throw new Refusal(name(i) + " can't have to step back from " + player.stepBack() + ", which is no wedge",
                    "back-wedge", side(i), new Spot.Square(player.stepBack()));
        }
        if (!BellSquares.has(player.squares(), player.stepBack())) {
            throw new Refusal(name(i) + " can't step back from " + player.stepBack() + ", where it has no piece",
                    "back-piece", side(i), new Spot.Square(player.stepBack()));
        }
    }

    private void coins(int pot) throws Refusal {
        int sum = pot;
        boolean allWait = true;
        for (int i = 0; i < setup.players; i++) {
            sum += state.player(i).purse();
            allWait &= state.player(i).waiting();
        }
        if (sum != setup.coins()) {
            throw new Refusal("purses and pot hold " + sum + " coins, not " + setup.coins(), "coins", sum,
                    setup.coins());
        }
        if (state.phase() == Phase.OVER) {
            if (pot != 0) {
                throw new Refusal("the pot holds " + pot + " coins, but it has been won", "pot-won", pot);
            }
        } else if (pot < setup.players * setup.stake) {
            throw new Refusal("the pot holds " + pot + " coins, less than the stakes of "
                    + setup.players * setup.stake, "pot-stakes", pot, setup.players * setup.stake);
        }
        // the first to enter always finds room, so until then nothing can have been paid
        for (int i = 0; i < setup.players && (allWait || setup.penalty == 0); i++) {
            int left = setup.purse - setup.stake;
            if (state.player(i).purse() != left && !(state.phase() == Phase.OVER && state.hasWon(i))) {
                throw new Refusal(name(i) + " has " + state.player(i).purse() + " coins, not " + left
                        + ", although no penalty can have been paid", "no-penalty", side(i), state.player(i).purse(),
                        left);
            }
        }
    }

    private void throwOff() throws Refusal {
        for (int i = 0; i < setup.players; i++) {
            if (!state.player(i).waiting()) {
                throw new Refusal(name(i) + " can't have entered before the throw-off is settled", "entered-early",
                        side(i));
            }
        }
    }

    private void over() throws Refusal {
        int winners = 0;
        for (int i = 0; i < setup.players; i++) {
            winners += state.hasWon(i) ? 1 : 0;
        }
        if (winners == 0) {
            throw new Refusal("the game can't be over before all pieces of a "
                    + (setup.partners ? "pair" : "player") + " are borne off", setup.partners ? "not-won-pair"
                    : "not-won");
        }
        if (winners > (setup.partners ? 2 : 1)) {
            throw new Refusal("only one " + (setup.partners ? "pair" : "player") + " can have won", "both-won");
        }
        int share = setup.players * setup.stake / winners;
        for (int i = 0; i < setup.players; i++) {
            if (state.hasWon(i) && state.player(i).purse() < share) {
                throw new Refusal(name(i) + " has won a pot of at least " + setup.players * setup.stake
                        + " coins, but has only " + state.player(i).purse(), "winner-purse", side(i),
                        setup.players * setup.stake, state.player(i).purse());
            }
        }
    }

    private void turn() throws Refusal {
        for (int i = 0; i < setup.players; i++) {
            if (state.hasWon(i)) {
                throw new Refusal(name(i) + " has borne off all pieces, so the game is over", "all-off", side(i));
            }
        }
        int seat = state.seat();
        BellPlayer own = state.player(seat);
        if (own.finished()) {
            throw new Refusal("it can't be the turn of " + name(seat) + ", who has no pieces left",
                    "turn-finished", side(seat));
        }
        if (own.miss()) {
            throw new Refusal("it can't be the turn of " + name(seat) + ", who has a turn to miss",
                    "turn-missed", side(seat));
        }
        if (state.phase() != Phase.MOVE) {
            return;
        }
        if (own.stepBack() != NOWHERE) {
            throw new Refusal(name(seat) + " has to step back, so there is nothing to choose", "turn-back",
                    side(seat));
        }
        if (BellGame.value(state.cast()) == 0 || !BellMoves.any(state, seat, BellGame.value(state.cast()))) {
            throw new Refusal(name(seat) + " has no legal move with a cast of "
                    + state.game().casts().text(state.cast()), "no-move", side(seat),
                    state.game().casts().text(state.cast()));
        }
    }

    private String name(int player) {
        return side(player).key();
    }

    private Side side(int player) {
        return setup.sides.get(player);
    }
}
