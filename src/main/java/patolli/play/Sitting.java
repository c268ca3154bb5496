package patolli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.beans.Occasion;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * A game being played: its state, and how it came about. Belongs to one thread. Whatever is asked for at the wrong
 * time, or is not legal, is answered by an empty result and changes nothing.
 */
public final class Sitting {
    private final State start;
    private final List<Turn> history = new ArrayList<>();
    private final List<Turn> undone = new ArrayList<>();
    /** The casts of the history as far as they matter; null when the beginning of a game was taken back since. */
    private Occasions counted = new Occasions();

    public Sitting(State start) {
        this.start = start;
    }

    /** The state that the sitting began with. */
    public State start() {
        return start;
    }

    /** The state now. */
    public State state() {
        return history.isEmpty() ? start : history.getLast().after();
    }

    /** What has happened, oldest first. */
    public List<Turn> history() {
        return List.copyOf(history);
    }

    /** How many casts and decisions have been made and not taken back. */
    public int length() {
        return history.size();
    }

    /** Which cast is awaited; empty when none is. */
    public Optional<Occasion> occasion() {
        if (counted == null) {
            counted = Occasions.after(history);
        }
        return counted.next(state());
    }

    /** What has been taken back and not been replaced by something else, the first to be redone first. */
    public List<Turn> undone() {
        return List.copyOf(undone.reversed());
    }

    /** Makes a cast, given as index into the game's table. */
    public Optional<Turn> cast(int cast) {
        boolean known = cast >= 0 && cast < state().game().casts().size();
        return state().phase().isChance() && known ? Optional.of(apply(new Decision.Cast(cast))) : Optional.empty();
    }

    /** Makes a bet. */
    public Optional<Turn> bet(int amount) {
        return state().phase() == Phase.BET && state().moves().contains(amount)
                ? Optional.of(apply(new Decision.Bet(amount))) : Optional.empty();
    }

    /** Plays a move. */
    public Optional<Turn> move(int move) {
        return state().phase() == Phase.MOVE && state().moves().contains(move)
                ? Optional.of(apply(new Decision.Move(move))) : Optional.empty();
    }

    /** Takes the last entry back; false at the start of the sitting. */
    public boolean undo() {
        if (history.isEmpty()) {
            return false;
        }
        Turn last = history.removeLast();
        undone.add(last);
        if (counted != null && !counted.uncount(last)) {
            counted = null;
        }
        return true;
    }

    /** Plays again what was taken back last; empty when nothing was, or something else has been played since. */
    public Optional<Turn> redo() {
        if (undone.isEmpty()) {
            return Optional.empty();
        }
        Turn turn = undone.removeLast();
        add(turn);
        return Optional.of(turn);
    }

    /** Takes the last so many entries back, all or none; false when there are fewer. */
    public boolean undo(int turns) {
        boolean enough = turns <= history.size();
        for (int i = 0; enough && i < turns; i++) {
            undo();
        }
        return enough;
    }

    /** Plays so many again of what was taken back last, all or none; false when there are fewer. */
    public boolean redo(int turns) {
        boolean enough = turns <= undone.size();
        for (int i = 0; enough && i < turns; i++) {
            redo();
        }
        return enough;
    }

    private void add(Turn turn) {
        history.add(turn);
        if (counted != null) {
            counted.count(turn);
        }
    }

    private Turn apply(Decision decision) {
        var log = new Events.Log();
        State before = state();
        State after = decision.apply(before, log);
        Turn turn = new Turn(before, decision, log.events(), after);
        add(turn);
        undone.clear();
        return turn;
    }
}
