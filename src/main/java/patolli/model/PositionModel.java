package patolli.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.engine.StateText;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Draft;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.Trait;

/** A position that is being put together, and who would play it. */
public final class PositionModel {
    private final ReadOnlyObjectWrapper<Draft> draft = new ReadOnlyObjectWrapper<>(this, "draft");
    private final ReadOnlyObjectWrapper<Optional<Refusal>> standing =
            new ReadOnlyObjectWrapper<>(this, "standing", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Refusal>> refused =
            new ReadOnlyObjectWrapper<>(this, "refused", Optional.empty());
    private final ReadOnlyObjectWrapper<Seats> seats = new ReadOnlyObjectWrapper<>(this, "seats");
    private final Deque<Draft> before = new ArrayDeque<>();
    private final Deque<Draft> after = new ArrayDeque<>();
    private Optional<State> checked = Optional.empty();

    /**
     * Begins with a position.
     *
     * @param players who plays it; not those, if others play the game
     */
    public PositionModel(State state, Seats players) {
        lie(state.draft());
        sit(players);
    }

    /** How it lies now. */
    public ReadOnlyObjectProperty<Draft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    /** As {@link #draftProperty()}. */
    public Draft draft() {
        return draft.get();
    }

    /** Why no game can come to it as it lies; empty when one can. */
    public ReadOnlyObjectProperty<Optional<Refusal>> standingProperty() {
        return standing.getReadOnlyProperty();
    }

    /** Why the last that was tried was refused, so that nothing changed; empty when it was not. */
    public ReadOnlyObjectProperty<Optional<Refusal>> refusedProperty() {
        return refused.getReadOnlyProperty();
    }

    /** Who would play it. */
    public ReadOnlyObjectProperty<Seats> seatsProperty() {
        return seats.getReadOnlyProperty();
    }

    /** The position, if a game can be played on from it: not one that is over. */
    public Optional<State> playable() {
        return checked.filter(state -> state.phase() != Phase.OVER);
    }

    /** Its text, if a game can come to it. */
    public Optional<String> text() {
        return checked.map(StateText::write);
    }

    /** Lays a piece elsewhere. @return whether it may lie there */
    public boolean put(Side side, Spot from, Spot to) {
        return change(() -> draft.get().put(side, from, to));
    }

    /** Lays a piece otherwise where it lies. @return whether it can lie otherwise */
    public boolean turn(Side side, Spot at) {
        return change(() -> draft.get().turn(side, at));
    }

    /** Sets something else of the position. @param trait one of the draft's */
    public void set(Trait trait, String value) {
        if (trait.admits(value) && !trait.value().equals(value)) {
            change(() -> draft.get().with(trait, value));
        }
    }

    /** Takes over a position from its text. @return whether it is one */
    public boolean read(String text) {
        return change(() -> StateText.read(text).draft());
    }

    /** Lays the opening of a game, or of the same game with other rules; who plays is said there too. */
    public void lay(ContestSetup setup) {
        change(() -> under(setup.opening()));
        sit(setup.seats());
    }

    /** The same position under other rules where they can hold it; otherwise how a game begins under them. */
    private Draft under(State opening) {
        Map<String, Object> tree = new LinkedHashMap<>(draft.get().state().tree());
        tree.put("options", new LinkedHashMap<>(opening.options().asMap()));
        try {
            return opening.game() != draft.get().state().game() ? opening.draft()
                    : opening.game().read(tree).draft();
        } catch (Refusal otherRules) {
            return opening.draft();
        }
    }

    /** Lays it as a game begins under its rules. */
    public void begin() {
        State now = draft.get().state();
        change(() -> now.game().start(now.options()).draft());
    }

    /** Whether there is a change to be taken back. */
    public boolean canUndo() {
        return !before.isEmpty();
    }

    /** Whether there is a change to be made again. */
    public boolean canRedo() {
        return !after.isEmpty();
    }

    /** Takes the last change back. */
    public void undo() {
        step(before, after);
    }

    /** Makes the last change that was taken back again. */
    public void redo() {
        step(after, before);
    }

    private void step(Deque<Draft> from, Deque<Draft> to) {
        refused.set(Optional.empty());
        if (!from.isEmpty()) {
            to.push(draft.get());
            lie(from.pop());
        }
    }

    /** What was refused has been read. */
    public void forget() {
        refused.set(Optional.empty());
    }

    /** Something that may be refused. */
    @FunctionalInterface
    private interface Change {
        Draft made() throws Refusal;
    }

    private boolean change(Change change) {
        try {
            Draft made = change.made();
            refused.set(Optional.empty());
            before.push(draft.get());
            after.clear();
            lie(made);
            return true;
        } catch (Refusal why) {
            refused.set(Optional.of(why));
            return false;
        }
    }

    private void lie(Draft now) {
        Optional<Refusal> why = Optional.empty();
        try {
            checked = Optional.of(now.checked());
        } catch (Refusal fault) {
            checked = Optional.empty();
            why = Optional.of(fault);
        }
        draft.set(now);
        standing.set(why);
        if (seats.get() != null) {
            sit(seats.get());
        }
    }

    /** They play, if it is they whom the game has; otherwise one person against the computer. */
    private void sit(Seats wanted) {
        List<Side> sides = draft.get().state().sides();
        seats.set(wanted.asMap().keySet().equals(Set.copyOf(sides)) ? wanted
                : Seats.computersPlay(sides, sides.subList(1, sides.size())));
    }
}
