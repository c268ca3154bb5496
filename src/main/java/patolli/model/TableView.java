package patolli.model;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.State;

/** What can be seen of a table. */
abstract class TableView {
    final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>();
    final ReadOnlyObjectWrapper<Awaiting> awaiting = new ReadOnlyObjectWrapper<>(Awaiting.NOTHING);
    final ReadOnlyObjectWrapper<Seats> seats = new ReadOnlyObjectWrapper<>();
    final ReadOnlyObjectWrapper<Optional<Turn>> lastTurn = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyIntegerWrapper draws = new ReadOnlyIntegerWrapper();
    final ReadOnlyBooleanWrapper resting = new ReadOnlyBooleanWrapper(true);
    final ReadOnlyBooleanWrapper paused = new ReadOnlyBooleanWrapper();
    final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();
    final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper();
    final ReadOnlyObjectWrapper<Optional<Hint>> hint = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyObjectWrapper<Optional<Jump>> jump = new ReadOnlyObjectWrapper<>(Optional.empty());
    final ReadOnlyObjectWrapper<Optional<Warning>> warning = new ReadOnlyObjectWrapper<>(Optional.empty());
    final BooleanProperty warnsOfErrors = new SimpleBooleanProperty();
    final BooleanProperty playForcedMoves = new SimpleBooleanProperty(true);
    final BooleanProperty ownBeans = new SimpleBooleanProperty();

    /** The position as it is shown; while a turn is being performed it is the one before it. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    /** What the table waits for. */
    public ReadOnlyObjectProperty<Awaiting> awaitingProperty() {
        return awaiting.getReadOnlyProperty();
    }

    public Awaiting awaiting() {
        return awaiting.get();
    }

    /** Whether the table waits for nothing and nobody, until it is to go on. */
    public ReadOnlyBooleanProperty restingProperty() {
        return resting.getReadOnlyProperty();
    }

    /** Whether those who look on have stopped the computers, until they are to go on. */
    public ReadOnlyBooleanProperty pausedProperty() {
        return paused.getReadOnlyProperty();
    }

    /** Whether computers are among themselves: nobody here plays, and whoever is here looks on. */
    public boolean isWatched() {
        return seats().players().isEmpty();
    }

    /** Who plays which side. */
    public ReadOnlyObjectProperty<Seats> seatsProperty() {
        return seats.getReadOnlyProperty();
    }

    public Seats seats() {
        return seats.get();
    }

    /** What happened last, as far as it may be told already; empty at the start of a sitting. */
    public ReadOnlyObjectProperty<Optional<Turn>> lastTurnProperty() {
        return lastTurn.getReadOnlyProperty();
    }

    /** How often the beans were drawn since they were taken up; 0 while they lie. */
    public ReadOnlyIntegerProperty drawsProperty() {
        return draws.getReadOnlyProperty();
    }

    /** Whether a cast that leaves a player one move is played at once. */
    public BooleanProperty playForcedMovesProperty() {
        return playForcedMoves;
    }

    /** Whether a player's move that gives very much away is played only when it is insisted on. */
    public BooleanProperty warnsOfErrorsProperty() {
        return warnsOfErrors;
    }

    /** The move of a player that waits for an answer to a warning, while there is one. */
    public ReadOnlyObjectProperty<Optional<Warning>> warningProperty() {
        return warning.getReadOnlyProperty();
    }

    /** Whether every cast is thrown with real beans and entered. */
    public BooleanProperty ownBeansProperty() {
        return ownBeans;
    }

    /** Whether there is a decision to take back. */
    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /** Whether something was taken back and not replaced since. */
    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    /** What an undo or a redo has done, if nothing was played since. */
    public ReadOnlyObjectProperty<Optional<Jump>> jumpProperty() {
        return jump.getReadOnlyProperty();
    }

    /** What is advised in this position, when somebody has asked. */
    public ReadOnlyObjectProperty<Optional<Hint>> hintProperty() {
        return hint.getReadOnlyProperty();
    }
}
