package patolli.save;

import java.util.Optional;
import patolli.beans.Thrown;
import patolli.play.Sitting;
import patolli.play.Turn;
import patolli.rules.Refusal;

/** Plays the entries of a save on a sitting: the one place that knows what an entry does to a contest. */
public final class EntryPlayer {
    private EntryPlayer() { }

    /** What an entry has done to a sitting. */
    public sealed interface Done {

        /** It was a bet, a cast or a move. */
        record Played(Turn turn) implements Done { }

        /** So many turns were taken back. */
        record TakenBack(int turns) implements Done { }

        /** So many turns that had been taken back were played again. */
        record PlayedAgain(int turns) implements Done { }

        /** Nothing: it only notes something. */
        record Noted() implements Done { }
    }

    /**
     * Plays an entry.
     *
     * @throws Refusal when the rules don't allow it now; then nothing has changed
     */
    public static Done play(Entry entry, Sitting sitting) throws Refusal {
        return switch (entry) {
            case Entry.Bet bet -> played(sitting.bet(bet.amount()), Flaw.NO_SUCH_BET);
            case Entry.Cast cast -> played(sitting.cast(thrown(cast, sitting).cast()), Flaw.NO_CAST_DUE);
            case Entry.Move move -> played(sitting.move(sitting.state().find(move.move())
                    .orElseThrow(Flaw.NO_SUCH_MOVE::refusal)), Flaw.NO_MOVE_DUE);
            case Entry.Undo undo -> {
                Flaw.NOTHING_PLAYED.unless(sitting.undo(undo.turns()));
                yield new Done.TakenBack(undo.turns());
            }
            case Entry.Redo redo -> {
                Flaw.NOTHING_UNDONE.unless(sitting.redo(redo.turns()));
                yield new Done.PlayedAgain(redo.turns());
            }
            case Entry.Word _, Entry.Hint _, Entry.Seated _, Entry.Called _, Entry.Plays _, Entry.Sealed _,
                    Entry.Opened _, Entry.Again _, Entry.TakenUp _, Entry.Named _, Entry.Closed _ -> new Done.Noted();
        };
    }

    /**
     * What a cast shows, on the occasion that is due.
     *
     * @throws Refusal when another cast is due or none, or the game has no such cast
     */
    static Thrown thrown(Entry.Cast cast, Sitting sitting) throws Refusal {
        Flaw.OTHER_CAST_DUE.unless(sitting.occasion().filter(cast.occasion()::equals).isPresent());
        int index = sitting.state().game().casts().find(cast.cast()).orElseThrow(Flaw.NO_SUCH_CAST::refusal);
        return new Thrown(index, cast.shake());
    }

    private static Done played(Optional<Turn> turn, Flaw otherwise) throws Refusal {
        return new Done.Played(turn.orElseThrow(otherwise::refusal));
    }
}
