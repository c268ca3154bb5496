package patolli.model;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.play.Walked;
import patolli.rules.Leg;
import patolli.rules.State;

/**
 * A record that somebody looks through: step by step, back, by games, or playing on by itself. A position is the
 * number of steps that have been shown, from 0 to {@link #size()}. Lives on the FX thread.
 */
public final class ReplayModel {
    /** Told when nothing of the game has happened yet. */
    public static final int BEGINNING = -1;

    private final State start;
    private final List<Step> steps;
    private final List<Integer> games;
    private final ReadOnlyIntegerWrapper position = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper told = new ReadOnlyIntegerWrapper(BEGINNING);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final Steps onward = new Steps(this::goOn);
    private Performer performer = Performer.UNSEEN;
    private boolean busy;
    private long stamp;

    /** A record, at its beginning. */
    public ReplayModel(State start, List<Step> steps) {
        this.start = start;
        this.steps = List.copyOf(steps);
        games = Step.games(this.steps);
        state.set(start);
    }

    /** What is looked through, oldest first. */
    public List<Step> steps() {
        return steps;
    }

    /** How many steps there are. */
    public int size() {
        return steps.size();
    }

    /** How many steps have been shown, the one that is being shown among them. */
    public ReadOnlyIntegerProperty positionProperty() {
        return position.getReadOnlyProperty();
    }

    public int position() {
        return position.get();
    }

    /** The step that may be told of: the one before the position, or {@link #BEGINNING} before the first of a game. */
    public ReadOnlyIntegerProperty toldProperty() {
        return told.getReadOnlyProperty();
    }

    /** That step. */
    public Optional<Step> told() {
        return told.get() == BEGINNING ? Optional.empty() : Optional.of(steps.get(told.get()));
    }

    /** Who sits where then. */
    public Seats seats() {
        return told().or(() -> steps.stream().skip(position()).findFirst()).map(Step::seats)
                .orElseGet(() -> Seats.allPlayers(state().sides()));
    }

    /** Where pieces went last on the way to what is shown, in this game and without what was taken back. */
    public List<Leg> lastMoves() {
        State wanted = state();
        for (int i = position() - 1; i >= beginning(game()); i--) {
            Turn turn = steps.get(i).turn();
            if (turn.after().equals(wanted)) {
                List<Leg> moves = Walked.of(turn);
                if (!moves.isEmpty()) {
                    return moves;
                }
                wanted = turn.before();
            }
        }
        return List.of();
    }

    /** The game's position as it is shown; while a turn is being shown it is the one before it. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    /** Whether it plays on by itself. */
    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** How many games the record has. */
    public int games() {
        return games.size();
    }

    /** Which game of the contest the position belongs to, from 1. */
    public int game() {
        return game(position());
    }

    private int game(int at) {
        return (int) games.stream().filter(first -> first <= at).count();
    }

    /** The position in which a game, counted from 1, begins. */
    public int beginning(int game) {
        return games.get(game - 1);
    }

    /** The position of the game after that many steps. */
    public State state(int at) {
        return at == 0 ? start : steps.get(at - 1).turn().after();
    }

    /** Who shows it from now on. */
    public void setPerformer(Performer performer) {
        halt();
        this.performer = performer;
        performer.show(state());
    }

    /** Stops, and counts as shown what was not shown to its end. */
    public void halt() {
        stop();
        stamp++;
        settle();
    }

    /** Shows the next step; what is still being shown comes to its end at once. */
    public void forward() {
        stop();
        finish();
        step();
    }

    /** Takes a step back. */
    public void back() {
        stop();
        jump(position() - 1);
    }

    /** Turns to the beginning of the game; from there, to that of the game before. */
    public void previousGame() {
        jump(beginning(game(Math.max(0, position() - 1))));
    }

    /** Turns to the beginning of the next game, or to the end. */
    public void nextGame() {
        jump(game() < games() ? beginning(game() + 1) : size());
    }

    /** Turns to a position, or to the nearest that there is. What plays goes on from there. */
    public void jump(int to) {
        int at = Math.clamp(to, 0, size());
        long now = ++stamp;
        busy = true;
        position.set(at);
        told.set(games.contains(at) ? BEGINNING : at - 1);
        state.set(state(at));
        performer.turnTo(state(), () -> ifStill(now, this::arrive));
    }

    /** Plays on by itself, or stops that; at the end it begins anew. */
    public void togglePlaying() {
        if (playing.get()) {
            stop();
        } else if (size() > 0) {
            playing.set(true);
            if (!busy && position() == size()) {
                jump(0);
            } else if (!busy) {
                onward.go();
            }
        }
    }

    private void stop() {
        if (playing.get()) {
            playing.set(false);
            if (!busy) {
                stamp++;
            }
        }
    }

    private void goOn() {
        if (!playing.get()) {
            return;
        }
        if (position() == size()) {
            playing.set(false);
            return;
        }
        long now = ++stamp;
        if (state().castsAlone()) {
            step();
        } else {
            performer.pause(Performer.Beat.READING, () -> ifStill(now, this::step));
        }
    }

    private void step() {
        if (position() == size()) {
            return;
        }
        int next = position();
        long now = ++stamp;
        busy = true;
        position.set(next + 1);
        State before = steps.get(next).turn().before();
        if (before.equals(state())) {
            perform(next, now);
        } else {
            // What went before was taken back.
            state.set(before);
            performer.turnTo(before, () -> ifStill(now, () -> perform(next, now)));
        }
    }

    private void perform(int step, long now) {
        performer.perform(steps.get(step).turn(), () -> ifStill(now, () -> told.set(step)),
                () -> ifStill(now, this::arrive));
    }

    private void arrive() {
        settle();
        onward.go();
    }

    private void settle() {
        if (busy) {
            busy = false;
            state.set(state(position()));
            if (told.get() != BEGINNING || !games.contains(position())) {
                told.set(position() - 1);
            }
        }
    }

    /** What is being shown is shown to its end: the way to its beginning first, then itself. */
    private void finish() {
        for (int i = 0; i < 2 && busy; i++) {
            performer.skip();
        }
        if (busy) {
            stamp++;
            settle();
            performer.show(state());
        }
    }

    private void ifStill(long then, Runnable next) {
        if (stamp == then) {
            next.run();
        }
    }
}
