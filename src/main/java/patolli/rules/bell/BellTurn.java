package patolli.rules.bell;

import java.util.List;
import java.util.Optional;
import patolli.rules.Event;
import patolli.rules.Event.Cause;
import patolli.rules.Event.Reason;
import patolli.rules.Events;
import patolli.rules.Side;

/**
 * The table while one cast or move is carried out: players and pot as they change. Each entry point is called once,
 * and gives the position that comes of it.
 */
final class BellTurn {
    private final BellSetup setup;
    private final int seat;
    private final Events events;
    private final boolean heard;
    private final BellPlayer[] players;
    private int pot;

    BellTurn(BellState before, Events events) {
        this.setup = before.setup();
        this.seat = before.seat();
        this.events = events;
        this.heard = events.wanted();
        this.players = before.players();
        this.pot = before.pot();
    }

    /** The turn ends without a move. */
    BellState pass(Reason reason) {
        if (heard) {
            events.add(new Event.Passed(side(seat), reason));
        }
        return endTurn();
    }

    /** A cast other than 0 allows no move (rule 6). */
    BellState noMove() {
        int due = setup.due(Cause.NO_MOVE);
        if (due > 0) {
            int paid = take(seat, due);
            pot += paid;
            if (heard) {
                events.add(new Event.Forfeit(Cause.NO_MOVE, side(seat), Optional.empty(), paid, List.of()));
            }
        }
        return pass(Reason.NO_MOVE);
    }

    /** The piece on the wedge goes back by the cast if it can, and the turn is over either way (rule 11). */
    BellState stepBack(int value) {
        BellPlayer own = players[seat];
        int from = own.stepBack();
        BellPlayer free = own.steppingBack(BellPlayer.NOWHERE);
        players[seat] = free;
        if (value == 0) {
            return pass(Reason.ZERO);
        }
        BellPath path = setup.path(seat, own.direction());
        int to = path.ahead(from, -value);
        if (path.step(from) < value || isTaken(to)) {
            return pass(Reason.CANT_STEP_BACK);
        }
        players[seat] = free.moved(from, to);
        if (heard) {
            events.add(new Event.SteppedBack(side(seat), from, to));
        }
        return endTurn();
    }

    /** Plays a legal move with a cast of that value. */
    BellState play(int move, int value) {
        return switch (move) {
            case BellMoves.ENTER_CLOCKWISE -> firstEntry(BellPath.CLOCKWISE, value);
            case BellMoves.ENTER_ANTICLOCKWISE -> firstEntry(BellPath.ANTICLOCKWISE, value);
            case BellMoves.ENTER -> enter(path().square(0), players[seat].direction());
            default -> {
                int to = path().ahead(move, value);
                yield to == path().last() ? bearOff(move) : go(move, to);
            }
        };
    }

    private BellState firstEntry(int direction, int value) {
        if (heard) {
            events.add(new Event.DirectionChosen(side(seat), BellTree.direction(direction)));
        }
        return enter(setup.path(seat, direction).square(value - 1), direction);
    }

    private BellState enter(int to, int direction) {
        players[seat] = players[seat].entered(to, direction);
        if (heard) {
            events.add(new Event.Entered(side(seat), to));
        }
        return land(to);
    }

    private BellState go(int from, int to) {
        players[seat] = players[seat].moved(from, to);
        if (heard) {
            events.add(new Event.Moved(side(seat), from, to));
        }
        return land(to);
    }

    private BellState bearOff(int from) {
        players[seat] = players[seat].borneOff(from);
        if (heard) {
            events.add(new Event.BorneOff(side(seat), from));
        }
        for (int other = setup.after(seat); other != seat; other = setup.after(other)) {
            if (setup.opponents(seat, other)) {
                pay(Cause.BEAR_OFF, other, seat);
            }
        }
        return players[seat].finished() && players[setup.partner(seat)].finished() ? win() : endTurn();
    }

    private BellState land(int square) {
        if (BellSquares.has(BellSquares.ROUNDED, square)) {
            if (heard) {
                events.add(new Event.ExtraTurn(side(seat)));
            }
            return BellState.casting(setup, seat, players, pot);
        }
        if (BellSquares.has(setup.wedges, square)) {
            forfeit(square);
        }
        return endTurn();
    }

    private void forfeit(int wedge) {
        switch (setup.forfeits) {
            case COINS -> {
                for (int other = setup.after(seat); other != seat; other = setup.after(other)) {
                    if (setup.opponents(seat, other)) {
                        pay(Cause.TRIANGLE, seat, other);
                    }
                }
            }
            case MISS_TURN -> {
                players[seat] = players[seat].missing(true);
                if (heard) {
                    events.add(new Event.WillMiss(side(seat)));
                }
            }
            case STEP_BACK -> {
                players[seat] = players[seat].steppingBack(wedge);
                if (heard) {
                    events.add(new Event.WillStepBack(side(seat), wedge));
                }
            }
        }
    }

    /** The pot goes to the winner, or in halves to the pair with the odd coin for the one who bore off last. */
    private BellState win() {
        int partner = setup.partner(seat);
        int half = partner == seat ? 0 : pot / 2;
        players[seat] = players[seat].holding(players[seat].purse() + pot - half);
        players[partner] = players[partner].holding(players[partner].purse() + half);
        BellState over = BellState.over(setup, players);
        if (heard) {
            events.add(new Event.GameWon(over.winners(), pot, List.of()));
            if (setup.forfeits == Forfeits.COINS) {
                events.add(new Event.PotShared(side(seat), pot - half));
                if (partner != seat) {
                    events.add(new Event.PotShared(side(partner), half));
                }
            }
        }
        return over;
    }

    private BellState endTurn() {
        int next = setup.after(seat);
        while (players[next].finished() || players[next].miss()) {
            if (players[next].miss()) {
                players[next] = players[next].missing(false);
                if (heard) {
                    events.add(new Event.Passed(side(next), Reason.MISSED_TURN));
                }
            }
            next = setup.after(next);
        }
        if (heard) {
            events.add(new Event.TurnPassed(side(next)));
        }
        return BellState.casting(setup, next, players, pot);
    }

    /** Nothing is due where the penalty is 0, and then nothing is told. */
    private void pay(Cause cause, int from, int to) {
        int due = setup.due(cause);
        if (due > 0) {
            int paid = take(from, due);
            players[to] = players[to].holding(players[to].purse() + paid);
            if (heard) {
                events.add(new Event.Forfeit(cause, side(from), Optional.of(side(to)), paid, List.of()));
            }
        }
    }

    /** Takes what is due, or what is there, and says how much that was (rule 9). */
    private int take(int from, int due) {
        int purse = players[from].purse();
        int paid = Math.min(due, purse);
        players[from] = players[from].holding(purse - paid);
        return paid;
    }

    private boolean isTaken(int square) {
        for (BellPlayer player : players) {
            if (BellSquares.has(player.squares(), square)) {
                return true;
            }
        }
        return false;
    }

    private BellPath path() {
        return setup.path(seat, players[seat].direction());
    }

    private Side side(int player) {
        return setup.sides.get(player);
    }
}
