package patolli.rules;

import java.util.List;
import java.util.Map;

/** The rules of one game: where its states come from. */
public interface Game {

    /** The name in files, on the command line and in the engine protocol: {@code patolli}. */
    String name();

    /** Every option of the rule book and its standard value, in the order in which they are listed. */
    List<Option> options();

    /** All casts of this game. A state may give some of them no chance (none of the four games does). */
    Casts casts();

    /**
     * The opening position.
     *
     * @throws Refusal when the options, each allowed by itself, don't go together
     */
    State start(Options options) throws Refusal;

    /**
     * The opening position of a single game, where the rules know contests of several: it is over as soon as that
     * game is decided. For random play and measurements; it has no place in files.
     *
     * @throws Refusal as {@link #start(Options)}
     */
    default State startSingle(Options options) throws Refusal {
        return start(options);
    }

    /**
     * The position that a tree as made by {@link State#tree()} describes, checked in full: whatever the rules
     * can't hold is refused. Numbers may come as {@link Integer} or {@link Long}; options may be strings, numbers
     * or booleans, and missing ones are filled in. The member {@code game} has been looked at by the caller.
     * Members that {@code tree()} does not know are refused too.
     *
     * @throws Refusal with a sentence that names the fault
     */
    State read(Map<String, Object> tree) throws Refusal;

    /** How a square or step number in an event is shown: the number itself, or the name that the rules give it. */
    default Object place(int number) {
        return number;
    }

    /** How the square with that number in {@link Spot.Square} is written: by its number, or as the rules call it. */
    default Object square(int number) {
        return place(number);
    }

    /** The opening position with these options, missing ones filled in. */
    default State start(Map<String, String> given) throws Refusal {
        return start(Options.of(options(), given));
    }
}
