package patolli.ui.proof;

import javafx.beans.property.StringProperty;

/** The word that the players add to the beans of a contest, as the bet shows it. */
public sealed interface PlayersWord {
    /** There is none, and it is too late for one. */
    record None() implements PlayersWord { }

    /** It was added before. */
    record Added(String text) implements PlayersWord { }

    /**
     * It may be added now.
     *
     * @param typed what stands in the field, empty at first
     */
    record Asked(StringProperty typed) implements PlayersWord { }
}
