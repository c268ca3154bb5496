package patolli.ui.cabinet;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.play.ContestSetup;
import patolli.play.Level;
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
    private final Map<Side, Level> levels = new EnumMap<>(Side.class);
    private final ReadOnlyObjectWrapper<List<Side>> sides = new ReadOnlyObjectWrapper<>(this, "sides", List.of());
    private final ReadOnlyObjectWrapper<Optional<String>> trouble =
            new ReadOnlyObjectWrapper<>(this, "trouble", Optional.empty());
    private final ReadOnlyObjectWrapper<Map<String, String>> chosen =
            new ReadOnlyObjectWrapper<>(this, "chosen", Map.of());
    private final Level usual;
    private Optional<State> opening = Optional.empty();
    private List<Option> yielded = List.of();

    /**
     * One whose computers play their best where nothing else was laid out.
     *
     * @see #NewGameModel(Game, LastPlan, Level, Consumer, Runnable)
     */
    public NewGameModel(Game game, LastPlan last, Consumer<ContestSetup> begin, Runnable back) {
        this(game, last, Level.MIRROR, begin, back);
    }

    /**
     * @param last  what was laid out the last time, from which this begins; a side that it does not name is a person's
     *              if it is the first, and the computer's otherwise
     * @param usual how well a computer plays of which that does not say it
     * @param begin told when it is laid out
     * @param back  leads back to the cabinet
     */
    public NewGameModel(Game game, LastPlan last, Level usual, Consumer<ContestSetup> begin, Runnable back) {
        this.game = game;
        this.usual = usual;
        this.begin = begin;
        this.back = back;
        options.putAll(last.options());
        seats.putAll(last.seats());
        names.putAll(last.names());
        levels.putAll(last.levels());
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

    /**
     * Sets an option. What then does not go together with it any more is as usual again, and {@link #yielded}.
     *
     * @param value empty for absent, or as usual
     */
    public void choose(Option option, Optional<String> value) {
        boolean went = trouble.get().isEmpty();
        put(option, value);
        if (went && refusal(options).isPresent()) {
            Map<String, String> kept = agreeing(option);
            if (refusal(kept).isEmpty()) {
                yielded = options().stream().filter(each -> options.containsKey(each.name())
                        && !kept.containsKey(each.name())).toList();
                options.keySet().retainAll(kept.keySet());
            }
        }
        reckon();
    }

    /** Sets an option to what is being typed: it changes no other, as it may not be the whole yet. */
    public void type(Option option, Optional<String> value) {
        put(option, value);
        reckon();
    }

    private void put(Option option, Optional<String> value) {
        yielded = List.of();
        value.ifPresentOrElse(text -> options.put(option.name(), text), () -> options.remove(option.name()));
    }

    /** The options that became usual again by the last choice. */
    public List<Option> yielded() {
        return yielded;
    }

    /** What has been chosen or typed, by the option's name. */
    public ReadOnlyObjectProperty<Map<String, String>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Whether an option can have that value together with the options that are listed before it. */
    public boolean fits(Option option, Optional<String> value) {
        Map<String, String> before = new TreeMap<>();
        options().stream().takeWhile(each -> each != option).map(Option::name).filter(options::containsKey)
                .forEach(name -> before.put(name, options.get(name)));
        Map<String, String> with = new TreeMap<>(before);
        value.ifPresent(text -> with.put(option.name(), text));
        return refusal(before).isPresent() || refusal(with).isEmpty();
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

    /** How well the computer plays that sits there. */
    public Level level(Side side) {
        return levels.getOrDefault(side, usual);
    }

    /** Sets how well the computer plays that sits there. */
    public void level(Side side, Level level) {
        levels.put(side, level);
    }

    /** Whether nobody at this screen plays. */
    public boolean isWatched() {
        return sides.get().stream().allMatch(side -> seat(side) == Seat.MIRROR);
    }

    /** Everything as usual; names stay. */
    public void reset() {
        options.clear();
        seats.clear();
        levels.clear();
        yielded = List.of();
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
            all = all.called(side, name(side).strip()).playing(side, level(side));
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
        chosen.set(Map.copyOf(options));
    }

    private Optional<String> refusal(Map<String, String> tried) {
        try {
            game.start(tried);
            return Optional.empty();
        } catch (Refusal refusal) {
            return Optional.of(refusal.getMessage());
        }
    }

    /** As much of what is chosen as goes together with that option's value. */
    private Map<String, String> agreeing(Option option) {
        Map<String, String> kept = new TreeMap<>(options);
        kept.keySet().retainAll(List.of(option.name()));
        List<String> left = new ArrayList<>(options.keySet());
        left.remove(option.name());
        // What is refused by itself may go together with what comes after it.
        for (int before = -1; before != left.size();) {
            before = left.size();
            for (Iterator<String> each = left.iterator(); each.hasNext();) {
                String name = each.next();
                kept.put(name, options.get(name));
                if (refusal(kept).isEmpty()) {
                    each.remove();
                } else {
                    kept.remove(name);
                }
            }
        }
        return kept;
    }
}
