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
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.rules.Refusal;

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
            case Entry.Cast cast -> cast(cast);
            case Entry.Undo undo -> {
                moved(undo.turns());
                play(entry);
            }
            case Entry.Redo redo -> {
                moved(redo.turns());
                play(entry);
            }
            case Entry.Bet _, Entry.Move _, Entry.Hint _, Entry.Again _, Entry.TakenUp _, Entry.Named _ -> play(entry);
            case Entry.Seated now -> seat(now.seats());
            case Entry.Called called -> call(called);
            case Entry.Plays plays -> play(plays);
            case Entry.Sealed sealed -> beans.add(new SavedGame.Beans(sealed.seal(), index, Optional.empty()));
            case Entry.Opened opened -> open(opened.seed());
            case Entry.Word said -> word(said.text());
            case Entry.Closed _ -> closed = true;
        }
    }

    private void play(Entry entry) throws Refusal {
        switch (EntryPlayer.play(entry, sitting)) {
            case EntryPlayer.Done.Played _ -> {
                seated.add(seats);
                unseated.clear();
            }
            case EntryPlayer.Done.TakenBack back -> move(back.turns(), seated, unseated);
            case EntryPlayer.Done.PlayedAgain again -> move(again.turns(), unseated, seated);
            case EntryPlayer.Done.Noted _ -> { }
        }
    }

    private static void move(int turns, List<Seats> from, List<Seats> to) {
        for (int i = 0; i < turns; i++) {
            to.add(from.removeLast());
        }
    }

    private void cast(Entry.Cast cast) throws Refusal {
        Thrown made = EntryPlayer.thrown(cast, sitting);
        Thrown before = thrown.get(cast.occasion());
        Flaw.CAST_CHANGED.unless(before == null || before.isOwn() || before.equals(made));
        Flaw.CAST_AFTER_OPENING.unless(made.isOwn() || made.equals(before) || beans.getLast().seed().isEmpty());
        play(cast);
        thrown.put(cast.occasion(), made);
    }

    /** Refuses more turns taken back and made again than the format allows: playing them would take too long. */
    private void moved(int turns) throws Refusal {
        back += turns;
        Flaw.TURNS_MOVED.unless(back <= SaveText.MOST_TAKEN_BACK);
    }

    private void word(String text) throws Refusal {
        Flaw.WORD_LATE.unless(word.isEmpty() && thrown.isEmpty());
        word = Optional.of(text);
    }

    private void seat(Seats now) throws Refusal {
        Flaw.OTHER_SIDES.unless(now.asMap().keySet().equals(Set.copyOf(sitting.start().sides())));
        seats = now;
    }

    private void call(Entry.Called called) throws Refusal {
        Flaw.OTHER_SIDES.unless(seats.asMap().containsKey(called.side()));
        seats = seats.called(called.side(), called.name());
    }

    private void play(Entry.Plays plays) throws Refusal {
        Flaw.LEVEL.unless(seats.of(plays.side()) == Seat.MIRROR);
        seats = seats.playing(plays.side(), plays.level());
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
