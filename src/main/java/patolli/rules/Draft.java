package patolli.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A position that is being put together: no piece is where none of its side can be, but the whole need not be one that
 * a game can come to. Immutable.
 */
public interface Draft {
    /** The name of the trait that says what is waited for. */
    String PHASE = "phase";
    /** The name of the trait that says whose turn it is. */
    String TURN = "turn";
    /** The name of the trait that says what was cast. */
    String CAST = "cast";
    /** The name of the trait that says what a side threw in the throw-off. */
    String THROWN = "thrown";
    /** What a trait is where there is nothing. */
    String NONE = "none";

    /** How it lies now. Only to be looked at: the rules may not hold it, so nothing can be played from it. */
    State state();

    /**
     * A piece lies elsewhere.
     *
     * @param from where a piece of that side lies
     * @param to   where none that is on the way; whether a square is meant {@link Spot.Square#again again} matters only
     *             where the side's path leads there twice
     * @throws Refusal when no piece of that side can be there, or others are in its way
     */
    Draft put(Side side, Spot from, Spot to) throws Refusal;

    /**
     * A piece lies as it could lie otherwise in the same place: as one that is home rather than in hand, on its way
     * back rather than out, moved rather than unmoved.
     *
     * @param at where a piece of that side lies
     * @throws Refusal when it can only lie there as it does
     */
    Draft turn(Side side, Spot at) throws Refusal;

    /** How a piece lies there, if there it could lie otherwise: {@code again}, {@code moved}, {@code unmoved}. */
    default Optional<String> lying(Side side, Spot at) {
        return Optional.empty();
    }

    /** What a piece has come to for good where it lies, as it is drawn there: {@code settled}. */
    default Optional<String> reached(Side side, Spot at) {
        return Optional.empty();
    }

    /** All else that can be otherwise; which, depends on how the position is. */
    List<Trait> traits();

    /**
     * Something else is otherwise.
     *
     * @param trait one of {@link #traits()}
     * @param value one that it admits
     */
    Draft with(Trait trait, String value);

    /**
     * The position, held to the rules in full.
     *
     * @throws Refusal when no game can come to it
     */
    default State checked() throws Refusal {
        return state().game().read(state().tree());
    }

    /** A refusal of a place where no piece of that side can be. */
    static Refusal unvisited(Side side, Spot.Square square) {
        return new Refusal(side.key() + "'s path does not lead over square " + square.number(), "unvisited", side,
                square);
    }

    /** A refusal of a square where others stand. */
    static Refusal taken(Spot.Square square, Side by) {
        return new Refusal("on square " + square.number() + " stands a piece of " + by.key(), "taken", square, by);
    }

    /** A refusal to turn what can lie but in one way. */
    static Refusal plain() {
        return new Refusal("there a piece can only lie as it does", "plain");
    }

    /**
     * What most positions have: the phase, whose turn it is, and the cast that is to be played.
     *
     * @param casts those that can be played
     */
    static List<Trait> common(State state, Set<Phase> phases, List<String> casts) {
        List<Trait> traits = new ArrayList<>();
        traits.add(Trait.of(PHASE, state.phase().key(), phases.stream().map(Phase::key).toList()));
        state.turn().ifPresent(side -> traits.add(Trait.of(TURN, side.key(),
                state.sides().stream().map(Side::key).toList())));
        if (state.phase() == Phase.MOVE) {
            traits.add(Trait.of(CAST, state.game().casts().text(Math.max(0, state.cast())), casts));
        }
        return traits;
    }

    /** What a side threw in the throw-off, out of these. */
    static Trait thrown(Side side, Optional<String> now, Stream<String> casts) {
        return Trait.of(THROWN, side, now.orElse(NONE), Stream.concat(Stream.of(NONE), casts).toList());
    }
}
