package patolli.keep;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.State;
import patolli.save.Entry;

/** What a {@link KilledGame} says: lines that are with the listener when the call returns, whatever happens then. */
final class Spoken {
    private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);

    void say(String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A turn that is shown, in the words that its entry has in a save; a cast without its occasion. */
    static String of(Turn turn) {
        String kind = switch (turn.decision()) {
            case Decision.Bet _ -> "bet ";
            case Decision.Cast _ -> "cast ";
            case Decision.Move _ -> "move ";
        };
        return kind + turn.decision().text(turn.before());
    }

    static String of(Seats seats) {
        return "seats " + seats.asMap();
    }

    /** The same of an entry; nothing for one that is not shown. */
    static String of(Entry entry) {
        return switch (entry) {
            case Entry.Bet bet -> "bet " + bet.amount();
            case Entry.Cast cast -> "cast " + cast.cast();
            case Entry.Move move -> "move " + move.move();
            case Entry.Undo undo -> "undo " + undo.turns();
            case Entry.Redo redo -> "redo " + redo.turns();
            case Entry.Hint _ -> "hint";
            case Entry.Seated seated -> of(seated.seats());
            case Entry.Again _, Entry.Word _, Entry.Closed _, Entry.Named _, Entry.Called _, Entry.Plays _,
                 Entry.Opened _, Entry.Sealed _, Entry.TakenUp _ -> "";
        };
    }

    /** Everything about how a contest stands. */
    static String position(List<Turn> history, List<Turn> undone, Seats seats, State state) {
        return of(history) + " / " + of(undone) + " / " + of(seats) + " / " + state.phase() + " " + state.turn() + " "
                + state.moves() + " " + state.winners().stream().sorted().toList();
    }

    private static String of(List<Turn> turns) {
        return turns.stream().map(Spoken::of).collect(Collectors.joining(", "));
    }
}
