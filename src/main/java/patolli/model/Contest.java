package patolli.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.Decision;
import patolli.play.Occasions;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.save.EntryPlayer;

/** The contest on the table. Nothing counts as played before it is kept, and a cast once made stays as it is. */
final class Contest {
    private final Sitting sitting;
    private final Map<Occasion, Thrown> thrown;
    private final Provision provision;
    private int underway;
    private boolean settled;

    Contest(SavedContest saved) {
        sitting = saved.sitting();
        thrown = new HashMap<>(saved.thrown());
        provision = saved.provision();
        settled = isOver();
    }

    /** What was played and is kept. */
    List<Turn> history() {
        return sitting.history();
    }

    /** The position after that. */
    State state() {
        return sitting.state();
    }

    State start() {
        return sitting.start();
    }

    Provision provision() {
        return provision;
    }

    /** Every cast that was made, those taken back too. */
    Map<Occasion, Thrown> thrown() {
        return Map.copyOf(thrown);
    }

    boolean isOver() {
        return sitting.state().phase() == Phase.OVER;
    }

    /** Whether something that was played is still on its way to be kept. */
    boolean isUnderway() {
        return underway > 0;
    }

    /** The cast that is due: the one that was made on this occasion, however the beans were held this time. */
    Entry.Cast cast(long shake) {
        Thrown made = thrown.computeIfAbsent(occasion(), due -> {
            long counted = isShaken(due) ? shake : 0;
            return Thrown.of(provision.beans().cast(due, counted, state().game().casts()), counted);
        });
        return entry(made);
    }

    /** Whether the cast that is due depends on how the beans are held: not when it has been made before. */
    boolean isShaken() {
        return sitting.occasion().filter(due -> !thrown.containsKey(due)).filter(this::isShaken).isPresent();
    }

    private boolean isShaken(Occasion due) {
        return provision.pledge().map(pledge -> pledge.counts(due.side())).orElse(true);
    }

    /** Whether nothing has been played or kept, so that it can begin otherwise under another seal. */
    boolean isUntouched() {
        return !provision.keeper().hasBegun() && thrown.isEmpty() && sitting.length() == 0;
    }

    /** Whether the players may add a word to the beans. */
    boolean takesWord() {
        return thrown.isEmpty() && provision.pledge().filter(Pledge::takesWord).isPresent();
    }

    /** The word is part of every cast from now on. */
    void add(String word) {
        Entry entry = new Entry.Word(word);
        provision.pledge().orElseThrow().add(word);
        note(entry, () -> { });
    }

    /** The cast that is due, as real beans have shown it; it may be entered anew after it was taken back. */
    Entry.Cast own(int cast) {
        Thrown made = Thrown.own(cast);
        thrown.put(occasion(), made);
        return entry(made);
    }

    /** Whether the cast that is due has been made by the app's own beans, and taken back. */
    boolean isSealed() {
        Thrown made = thrown.get(occasion());
        return made != null && !made.isOwn();
    }

    private Occasion occasion() {
        return sitting.occasion().orElseThrow();
    }

    private Entry.Cast entry(Thrown made) {
        return new Entry.Cast(occasion(), made.shake(), state().game().casts().text(made.cast()));
    }

    /** How many turns a player goes back who thinks better of a decision; 0 when there is none to undo, or nobody. */
    int turnsBack(Seats seats) {
        int kept = sitting.length();
        int at = kept - 1;
        IntPredicate decided = decided(seats);
        while (at >= 0 && !decided.test(at)) {
            at--;
        }
        return at < 0 || settled ? 0 : kept - at;
    }

    /** How many turns lead a player to the next decision, or to the end of what was undone; 0 when nothing was. */
    int turnsForward(Seats seats) {
        int undone = seats.players().isEmpty() ? 0 : sitting.undone().size();
        IntPredicate decided = decided(seats);
        int turns = Math.min(1, undone);
        while (turns < undone && !decided.test(sitting.length() + turns)) {
            turns++;
        }
        return turns;
    }

    /** How many of the last so many turns were casts. */
    int castsBack(int turns) {
        List<Turn> all = sitting.history();
        return casts(all.subList(all.size() - turns, all.size()));
    }

    /** How many of so many turns that were taken back are casts. */
    int castsForward(int turns) {
        return casts(sitting.undone().subList(0, turns));
    }

    private static int casts(List<Turn> turns) {
        return (int) turns.stream().filter(turn -> turn.decision() instanceof Decision.Cast).count();
    }

    /**
     * By the number of a turn, those that were taken back included: whether a player had a choice in it. Where
     * computers are among themselves nobody had.
     */
    private IntPredicate decided(Seats seats) {
        List<Turn> all = Stream.concat(sitting.history().stream(), sitting.undone().stream()).toList();
        // To count a whole contest takes longer than all the rest, and only real beans need it.
        boolean anyOwn = thrown.values().stream().anyMatch(Thrown::isOwn);
        List<Optional<Occasion>> occasions = anyOwn ? Occasions.of(all) : List.of();
        boolean attended = !seats.players().isEmpty();
        return i -> attended && switch (all.get(i).decision()) {
            case Decision.Bet _ -> true;
            case Decision.Move move -> seats.of(all.get(i).before().mover()) == Seat.PLAYER
                    && all.get(i).before().moves().size() > 1;
            // What was entered can be mistyped.
            case Decision.Cast _ -> anyOwn && occasions.get(i).map(thrown::get).filter(Thrown::isOwn).isPresent();
        };
    }

    /** When it is over: so it stays. Its beans are opened, and nothing can be taken back any more. */
    void settle() {
        if (isOver() && !settled && !isUnderway()) {
            settled = true;
            provision.keeper().over();
        }
    }

    /** Plays something when it is kept, and says so. */
    void play(Entry entry, Runnable then) {
        underway++;
        provision.keeper().keep(entry, () -> {
            underway--;
            apply(entry);
            then.run();
        });
    }

    /** Keeps something that is not played. */
    void note(Entry entry, Runnable then) {
        provision.keeper().keep(entry, then);
    }

    private void apply(Entry entry) {
        try {
            if (EntryPlayer.play(entry, sitting) instanceof EntryPlayer.Done.Noted) {
                throw new IllegalArgumentException(entry + " is not played");
            }
        } catch (Refusal e) {
            throw new IllegalStateException(entry + " was not asked for when it fits", e);
        }
    }
}
