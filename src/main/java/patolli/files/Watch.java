package patolli.files;

import java.util.Optional;

/** Looks after something that must stay in the data folder while the game runs, and brings it back when it has gone. */
@FunctionalInterface
public interface Watch {
    /**
     * Looks now.
     *
     * @return what the player must know of it, as a sentence; empty when all is as it was. What could not be
     *         brought back is told there too, and nothing thrown
     */
    Optional<String> look();
}
