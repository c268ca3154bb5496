package patolli.ui.cabinet;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.play.ContestSetup;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** A new game that is being laid out: its options, and who sits where. */
public final class NewGameModel {
    private final Game game;
    private final Consumer<ContestSetup> begin;
    private final Runnable back;
    private final Map<String, String> options = new TreeMap<>();
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<Side, String> names = new EnumMap<>(Side.class);
    private final ReadOnlyObjectWrapper<List<Side>> sides = new ReadOnlyObjectWrapper<>(this, "sides", List.of());
    private final ReadOnlyObjectWrapper<Optional<String>> trouble =
            new ReadOnlyObjectWrapper<>(this, "trouble", Optional.empty());
    private Optional<State> opening = Optional.empty();

    /**
     * @param last  what was laid out the last time, from which this begins; a side that it does not name is a person's
     *              if it is the first, and the computer's otherwise
     * @param begin told when it is laid out
     * @param back  leads back to the cabinet
     */
    public NewGameModel(Game game, LastPlan last, Consumer<ContestSetup> begin, Runnable back) {
        this.game = game;
        this.begin = begin;
        this.back = back;
        options.putAll(last.options());
        seats.putAll(last.seats());
        names.putAll(last.names());
        reckon();
        if (trouble.get().isPresent()) {
            reset();
        }
    }

    public Game game() {
        return game;
    }

    /** Every option that can be set. */
    public List<Option> options() {
        return game.options();
    }

    /** The value of an option; empty for one that is absent. */
    public Optional<String> value(Option option) {
        return Optional.ofNullable(options.get(option.name())).or(option::standard);
    }

    /** Sets an option. @param value empty for absent, or as usual */
    public void choose(Option option, Optional<String> value) {
        value.ifPresentOrElse(text -> options.put(option.name(), text), () -> options.remove(option.name()));
        reckon();
    }

    /** The sides that play, in turn order. */
    public ReadOnlyObjectProperty<List<Side>> sidesProperty() {
        return sides.getReadOnlyProperty();
    }

    /** Why it can't begin so, in the rules' words; empty when it can. */
    public ReadOnlyObjectProperty<Optional<String>> troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /** Who sits there. */
    public Seat seat(Side side) {
        return seats.computeIfAbsent(side, each -> each == sides.get().getFirst() ? Seat.PLAYER : Seat.MIRROR);
    }

    /** Sets who sits there. */
    public void seat(Side side, Seat seat) {
        seats.put(side, seat);
    }

    /** What whoever sits there is called; empty without a name. */
    public String name(Side side) {
        return names.getOrDefault(side, "");
    }

    /** Sets what whoever sits there is called. @param typed empty for no name */
    public void name(Side side, String typed) {
        names.put(side, typed);
    }

    /** Whether nobody at this screen plays. */
    public boolean isWatched() {
        return sides.get().stream().allMatch(side -> seat(side) == Seat.MIRROR);
    }

    /** Everything as usual; names stay. */
    public void reset() {
        options.clear();
        seats.clear();
        reckon();
    }

    /** Begins, if it can. */
    public void begin() {
        opening.ifPresent(first -> begin.accept(new ContestSetup(first, seats())));
    }

    /** Back to the cabinet. */
    public void back() {
        back.run();
    }

    private Seats seats() {
        Map<Side, Seat> playing = new EnumMap<>(Side.class);
        sides.get().forEach(side -> playing.put(side, seat(side)));
        Seats all = Seats.of(playing);
        for (Side side : sides.get()) {
            all = all.called(side, name(side).strip());
        }
        return all;
    }

    private void reckon() {
        try {
            State first = game.start(options);
            opening = Optional.of(first);
            sides.set(first.sides());
            trouble.set(Optional.empty());
        } catch (Refusal refusal) {
            opening = Optional.empty();
            trouble.set(Optional.of(refusal.getMessage()));
        }
    }
}
