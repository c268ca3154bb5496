package patolli.rules.pagade;

import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Side;

/** Tells what a move does to the pawns: first the move itself, then each pawn that it cuts. */
final class PagadeTelling {

    private PagadeTelling() { }

    /** A pair that comes home is told as two pawns borne off. */
    static void move(AllPawns before, int seat, int move, Events events) {
        Side side = PagadePath.SEATS.get(seat);
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
        if (before.foes(seat, to) > 0) {
            cuts(before, seat, to, events);
        }
    }

    private static void cuts(AllPawns before, int seat, int to, Events events) {
        Side by = PagadePath.SEATS.get(seat);
        String square = PagadePath.square(by, to);
        for (int on = 1; on < PagadePath.SEATS.size(); on++) {
            int foe = seat + on & 3;
            Side side = PagadePath.SEATS.get(foe);
            for (int rank = 0; rank < Pawns.COUNT; rank++) {
                int at = Pawns.step(before.pawns(foe), rank);
                if (PagadePath.square(side, at).equals(square)) {
                    events.add(new Event.Cut(side, by, at));
                }
            }
        }
    }
}
