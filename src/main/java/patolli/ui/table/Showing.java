package patolli.ui.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import patolli.rules.Side;

/**
 * A game that is worth pictures, as the tour takes them of a table.
 *
 * @param options   as in {@code players=3 wedges=16}
 * @param computers the sides that computers play
 * @param seed      of the casts
 * @param sights    what is to be seen in it
 */
public record Showing(String options, Set<Side> computers, long seed, List<Sight> sights) {

    /** A copy that cannot be changed. */
    public Showing {
        computers = Set.copyOf(computers);
        sights = List.copyOf(sights);
    }

    /** The options that differ from the standard, by name. */
    public Map<String, String> chosen() {
        return Arrays.stream(options.split(" ")).map(option -> option.split("="))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }

    /** What is worth a picture. */
    public enum Sight {
        /** Before anything is thrown. */
        START,
        /** Real beans are to be thrown and entered. */
        REAL_BEANS,
        /** The throw-off is to be repeated. */
        TIED,
        /** The throw-off is settled. */
        BEGINS,
        /** A move is to be chosen that chooses a direction too. */
        DIRECTION,
        /** All have pieces on the board and some are home. */
        MIDDLE,
        /** The same, with a hint. */
        HINT,
        /** A piece has gone its part of a move, and another is to be chosen for the rest. */
        PART,
        /** What is thrown is on its way. */
        IN_FLIGHT,
        /** A piece is captured just now. */
        CAPTURE,
        /** A piece is bumped just now. */
        BUMP,
        /** What is paid is on its way. */
        PAYING,
        /** The same, because there was no move. */
        FORFEIT,
        /** A piece has come home just now. */
        HOME,
        /** Something has been paid. */
        PAID,
        /** Whoever casts next must step back. */
        STEPS_BACK,
        /** Somebody will miss a turn. */
        MISSES,
        /** It is over. */
        OVER
    }
}
