package patolli.play;

import patolli.rules.Events;
import patolli.rules.State;

/** What carries a sitting from one state to the next: chance's cast, or a player's bet or move. */
public sealed interface Decision {

    /** A cast, as index into the game's {@link patolli.rules.Casts}. */
    record Cast(int cast) implements Decision { }

    /** A bet of so many assets from each side. */
    record Bet(int amount) implements Decision { }

    /** A move, as the state numbers it. */
    record Move(int move) implements Decision { }

    /** The state after this decision. */
    default State apply(State state, Events events) {
        return switch (this) {
            case Cast cast -> state.cast(cast.cast(), events);
            case Bet bet -> state.play(bet.amount(), events);
            case Move move -> state.play(move.move(), events);
        };
    }

    /** How files and the chronicle write it; {@code before} is the state that it was made in. */
    default String text(State before) {
        return switch (this) {
            case Cast cast -> before.game().casts().text(cast.cast());
            case Bet bet -> Integer.toString(bet.amount());
            case Move move -> before.text(move.move());
        };
    }
}
