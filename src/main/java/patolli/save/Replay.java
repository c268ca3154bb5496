package patolli.save;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.beans.Thrown;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Turn;
import patolli.rules.Refusal;
import patolli.rules.State;

/** Plays a save's entries one after the other; what does not fit is refused and changes nothing. */
final class Replay {
    private final Sitting sitting;
    private final Map<Occasion, Thrown> thrown = new HashMap<>();
    private final List<Seats> seated = new ArrayList<>();
    private final List<Seats> unseated = new ArrayList<>();
    private final List<SavedGame.Beans> beans = new ArrayList<>();
    private final Header header;
    private Optional<String> word = Optional.empty();
    private long back;
    private Seats seats;
    private boolean closed;

    private Replay(Header header) throws Refusal {
        this.header = header;
        sitting = new Sitting(Flaw.OPTIONS.unless(() -> header.game().start(header.options())));
        seat(header.seats());
        beans.add(new SavedGame.Beans(header.seal(), 0, Optional.empty()));
    }

    static SavedGame of(Header header, List<Entry> entries, Optional<SaveText.Fault> fault) throws Refusal {
        Replay replay = new Replay(header);
        int taken = 0;
        try {
            for (Entry entry : entries) {
                replay.take(entry, taken);
                taken++;
            }
        } catch (Refusal e) {
            return replay.saved(entries.subList(0, taken),
                    Optional.of(new SaveText.Fault(header.firstEntry() + taken, e.getMessage())));
        }
        return replay.saved(entries, fault);
    }

    private SavedGame saved(List<Entry> entries, Optional<SaveText.Fault> fault) {
        return new SavedGame(header, entries, sitting, thrown, seated, seats, beans, fault);
    }

    private void take(Entry entry, int index) throws Refusal {
        Flaw.CLOSED.unless(!closed);
        switch (entry) {
            case Entry.Bet bet -> played(sitting.bet(bet.amount()), Flaw.NO_SUCH_BET);
            case Entry.Cast cast -> cast(cast);
            case Entry.Move move -> move(move.move());
            case Entry.Undo undo -> undo(undo.turns());
            case Entry.Redo redo -> redo(redo.turns());
            case Entry.Seated now -> seat(now.seats());
            case Entry.Sealed sealed -> beans.add(new SavedGame.Beans(sealed.seal(), index, Optional.empty()));
            case Entry.Opened opened -> open(opened.seed());
            case Entry.Word said -> word(said.text());
            case Entry.Hint _, Entry.Again _, Entry.TakenUp _, Entry.Named _ -> { }
            case Entry.Closed _ -> closed = true;
        }
    }

    private void played(Optional<Turn> turn, Flaw otherwise) throws Refusal {
        otherwise.unless(turn.isPresent());
        seated.add(seats);
        unseated.clear();
    }

    private void cast(Entry.Cast cast) throws Refusal {
        State now = sitting.state();
        Flaw.OTHER_CAST_DUE.unless(sitting.occasion().filter(cast.occasion()::equals).isPresent());
        int index = now.game().casts().find(cast.cast()).orElseThrow(Flaw.NO_SUCH_CAST::refusal);
        Thrown made = new Thrown(index, cast.shake());
        Thrown before = thrown.get(cast.occasion());
        Flaw.CAST_CHANGED.unless(before == null || before.isOwn() || before.equals(made));
        Flaw.CAST_AFTER_OPENING.unless(made.isOwn() || made.equals(before) || beans.getLast().seed().isEmpty());
        played(sitting.cast(index), Flaw.NO_CAST_DUE);
        thrown.put(cast.occasion(), made);
    }

    private void move(String text) throws Refusal {
        int move = sitting.state().find(text).orElseThrow(Flaw.NO_SUCH_MOVE::refusal);
        played(sitting.move(move), Flaw.NO_MOVE_DUE);
    }

    /** What goes back and forth a million times was written by nobody who plays. */
    private void moved(int turns) throws Refusal {
        back += turns;
        Flaw.TURNS_MOVED.unless(back <= SaveText.MOST_TAKEN_BACK);
    }

    private void undo(int turns) throws Refusal {
        moved(turns);
        Flaw.NOTHING_PLAYED.unless(sitting.undo(turns));
        for (int i = 0; i < turns; i++) {
            unseated.add(seated.removeLast());
        }
    }

    private void redo(int turns) throws Refusal {
        moved(turns);
        Flaw.NOTHING_UNDONE.unless(sitting.redo(turns));
        for (int i = 0; i < turns; i++) {
            seated.add(unseated.removeLast());
        }
    }

    private void word(String text) throws Refusal {
        Flaw.WORD_LATE.unless(word.isEmpty() && thrown.isEmpty());
        word = Optional.of(text);
    }

    private void seat(Seats now) throws Refusal {
        Flaw.OTHER_SIDES.unless(now.asMap().keySet().equals(Set.copyOf(sitting.start().sides())));
        seats = now;
    }

    private void open(Seed seed) throws Refusal {
        Flaw.OPENED_EARLY.unless(sitting.state().turn().isEmpty());
        // Where a secret was lost, its seal stays closed and a later one is opened.
        int closed = 0;
        while (closed < beans.size()
                && !(beans.get(closed).seed().isEmpty() && header.fits(beans.get(closed).seal(), seed))) {
            closed++;
        }
        Flaw.STRAY_SEED.unless(closed < beans.size());
        Seal seal = beans.get(closed).seal();
        beans.set(closed, new SavedGame.Beans(seal, beans.get(closed).from(), Optional.of(seed)));
    }
}
