package patolli.ui.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import patolli.play.Mark;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Refusal;
import patolli.save.Entry;
import patolli.save.EntryPlayer;
import patolli.save.SavedGame;

/** What a save holds as a record to look through: every turn that was played, those taken back too, with marks. */
public final class Records {
    private final Sitting sitting;
    private final List<Step> steps = new ArrayList<>();
    /** The steps that count, oldest first, by their places among all; and those that could be played again. */
    private final List<Integer> standing = new ArrayList<>();
    private final List<Integer> undone = new ArrayList<>();
    private Seats seats;
    private boolean hinted;

    private Records(SavedGame game) {
        sitting = new Sitting(game.sitting().start());
        seats = game.header().seats();
        game.entries().forEach(this::take);
    }

    /** The steps of a save, oldest first. */
    public static List<Step> of(SavedGame game) {
        return List.copyOf(new Records(game).steps);
    }

    private void take(Entry entry) {
        switch (played(entry)) {
            case EntryPlayer.Done.Played played -> add(played.turn(), marks(entry));
            case EntryPlayer.Done.TakenBack back -> undo(back.turns());
            case EntryPlayer.Done.PlayedAgain again -> redo(again.turns());
            case EntryPlayer.Done.Noted _ -> note(entry);
        }
    }

    private EntryPlayer.Done played(Entry entry) {
        try {
            return EntryPlayer.play(entry, sitting);
        } catch (Refusal e) {
            throw new IllegalStateException("the rules took " + entry + " before", e);
        }
    }

    private Set<Mark> marks(Entry entry) {
        boolean own = entry instanceof Entry.Cast cast && cast.shake().isEmpty();
        boolean advised = entry instanceof Entry.Move && hinted;
        return own ? Set.of(Mark.OWN_BEANS) : advised ? Set.of(Mark.HINT) : Set.of();
    }

    private void note(Entry entry) {
        hinted |= entry instanceof Entry.Hint;
        if (entry instanceof Entry.Seated seated) {
            seats = seated.seats();
        } else if (entry instanceof Entry.Called called) {
            seats = seats.called(called.side(), called.name());
        } else if (entry instanceof Entry.Plays plays) {
            seats = seats.playing(plays.side(), plays.level());
        }
    }

    private void add(Turn turn, Set<Mark> marks) {
        hinted = false;
        undone.clear();
        standing.add(steps.size());
        steps.add(new Step(turn, seats, marks));
    }

    private void undo(int turns) {
        hinted = false;
        for (int i = 0; i < turns; i++) {
            int last = standing.removeLast();
            undone.add(last);
            mark(last, true);
        }
    }

    private void redo(int turns) {
        for (int i = 0; i < turns; i++) {
            int last = undone.removeLast();
            standing.add(last);
            mark(last, false);
        }
    }

    private void mark(int at, boolean takenBack) {
        Step step = steps.get(at);
        Set<Mark> marks = new HashSet<>(step.marks());
        if (takenBack) {
            marks.add(Mark.TAKEN_BACK);
        } else {
            marks.remove(Mark.TAKEN_BACK);
        }
        steps.set(at, new Step(step.turn(), step.seats(), marks));
    }
}
