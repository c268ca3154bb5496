package patolli.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** How a game stands as to its end. */
public sealed interface Outcome {

    /** It goes on. */
    record Undecided() implements Outcome { }

    /**
     * It is won.
     *
     * @param sides by these: one side, or a pair of partners
     */
    record Won(Set<Side> sides) implements Outcome {

        /** A copy that cannot be changed, in the order of {@link Side}. */
        public Won {
            sides = Collections.unmodifiableSet(EnumSet.copyOf(sides));
        }

        /** Won by one side alone. */
        public Won(Side side) {
            this(Set.of(side));
        }
    }

    /** It is over and nobody has won. */
    record Drawn() implements Outcome { }

    /** Who has won; nobody as long as the game goes on, or when it is drawn. */
    default Set<Side> winners() {
        return switch (this) {
            case Won won -> won.sides();
            case Undecided _, Drawn _ -> Set.of();
        };
    }
}
