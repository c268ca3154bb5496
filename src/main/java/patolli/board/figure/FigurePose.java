package patolli.board.figure;

import java.util.Optional;

/** What a figure does, as far as it can be seen. */
public enum FigurePose {
    /** Nothing; it breathes. */
    REST,
    /** Bends towards what happens. */
    WATCHING,
    /** Fingers raised: adds up what was thrown. */
    COUNTING,
    /** Thinks about a move. */
    PONDERING,
    PLEASED,
    /** Over somebody else's loss. */
    GLOATING,
    /** Struck, for a moment. */
    FLINCHING,
    /** Has lost. */
    SLUMPED,
    /** Has waited for a long time. */
    BORED,
    /** Has won. */
    TRIUMPHANT;

    /** Whether the head turns towards what is looked at. */
    public boolean follows() {
        return switch (this) {
            case REST, WATCHING, COUNTING, PONDERING, PLEASED, FLINCHING -> true;
            case GLOATING, SLUMPED, BORED, TRIUMPHANT -> false;
        };
    }

    /** Where the eyes look whatever happens; empty where they look at what does. */
    public Optional<Glance> gaze() {
        return switch (this) {
            case BORED -> Optional.of(new Glance(1, -1));
            case REST, WATCHING, COUNTING, PONDERING, PLEASED, GLOATING, FLINCHING, SLUMPED, TRIUMPHANT ->
                    Optional.empty();
        };
    }
}
