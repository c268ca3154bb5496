package patolli.rules.pagade;

import java.util.List;
import java.util.Set;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.ThrowOff;

/** What follows from one cast or move: the next position, with all that is cut, lost and won on the way. */
final class PagadeTurn {
    private final PagadeState before;
    private final PagadeSetup setup;
    private final AllPawns board;
    private final int seat;
    private final Events events;

    PagadeTurn(PagadeState before, Events events) {
        this.before = before;
        this.events = events;
        setup = before.setup();
        board = before.board();
        seat = before.seat();
    }

    /** The cast awaits its moves, or the turn passes; or the throw-off goes on. */
    PagadeState cast(int cast) {
        if (events.wanted()) {
            events.add(new Event.Cast(mover(), StickDice.CASTS.text(cast)));
        }
        if (before.phase() == Phase.THROWOFF) {
            return throwOff(cast);
        }
        int low = StickDice.low(cast);
        int high = StickDice.high(cast);
        if (PagadeMoves.any(board, seat, low, high)) {
            return new PagadeState(setup, board, Phase.MOVE, seat, low, high, ThrowOff.NONE);
        }
        if (events.wanted()) {
            events.add(new Event.Passed(mover(), Event.Reason.NO_MOVE));
        }
        return turnOver(board);
    }

    /** A legal move is made; another die, if one is left that can be used, awaits the next. */
    PagadeState play(int move) {
        AllPawns after = board.after(seat, move);
        if (events.wanted()) {
            tell(move);
        }
        if (after.pawns(seat) == Pawns.ALL_HOME) {
            if (events.wanted()) {
                events.add(new Event.GameWon(Set.of(mover()), 0, List.of()));
            }
            return over(after);
        }
        if (before.high() == 0 || PagadeMove.secondDie(move) != 0) {
            return turnOver(after);
        }
        int left = before.low() + before.high() - PagadeMove.die(move);
        if (PagadeMoves.isUsable(after, seat, after.pawns(seat), after.hasCut(seat), left)) {
            return new PagadeState(setup, after, Phase.MOVE, seat, left, 0, ThrowOff.NONE);
        }
        if (events.wanted()) {
            events.add(new Event.DieLost(mover(), left));
        }
        return turnOver(after);
    }

    private PagadeState throwOff(int cast) {
        ThrowOff round = setup.throwOff().after(before.throwOff(), cast, events);
        int next = setup.seat(round.next());
        return round.isSettled() ? new PagadeState(setup, board, Phase.CAST, next, 0, 0, ThrowOff.NONE)
                : new PagadeState(setup, board, Phase.THROWOFF, next, 0, 0, round);
    }

    private PagadeState turnOver(AllPawns after) {
        if (PagadeMoves.isDead(setup, after)) {
            if (events.wanted()) {
                events.add(new Event.Drawn());
            }
            return over(after);
        }
        int next = setup.next(seat);
        if (events.wanted()) {
            events.add(new Event.TurnPassed(PagadePath.SEATS.get(next)));
        }
        return new PagadeState(setup, after, Phase.CAST, next, 0, 0, ThrowOff.NONE);
    }

    private PagadeState over(AllPawns after) {
        return new PagadeState(setup, after, Phase.OVER, 0, 0, 0, ThrowOff.NONE);
    }

    private Side mover() {
        return PagadePath.SEATS.get(seat);
    }

    /** A pair that comes home is told as two pawns borne off. */
    private void tell(int move) {
        Side side = mover();
        int from = PagadeMove.from(move);
        int to = PagadeMove.to(move);
        boolean pair = PagadeMove.isPair(move);
        if (from == PagadePath.HAND) {
            events.add(new Event.Entered(side, to));
        } else if (to == PagadePath.HOME) {
            for (int pawn = 0; pawn < (pair ? 2 : 1); pawn++) {
                events.add(new Event.BorneOff(side, from));
            }
        } else {
            events.add(pair ? new Event.PairMoved(side, from, to) : new Event.Moved(side, from, to));
        }
        if (board.foes(seat, to) > 0) {
            tellCuts(to);
        }
    }

    private void tellCuts(int to) {
        Side by = mover();
        String square = PagadePath.square(by, to);
        for (int on = 1; on < PagadePath.SEATS.size(); on++) {
            int foe = seat + on & 3;
            Side side = PagadePath.SEATS.get(foe);
            for (int rank = 0; rank < Pawns.COUNT; rank++) {
                int at = Pawns.step(board.pawns(foe), rank);
                if (PagadePath.square(side, at).equals(square)) {
                    events.add(new Event.Cut(side, by, at));
                }
            }
        }
    }
}
