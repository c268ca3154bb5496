package patolli.oracle;

import java.util.List;
import java.util.Map;

/**
 * One game in progress, as the rule book tells it. Every request that the book or the
 * protocol forbids throws {@link Refused} and changes nothing.
 */
interface Oracle {
    /** Begins a game; options not given take their defaults. */
    void start(Map<String, String> options);

    /** The state object of the protocol: maps in member order, lists, strings, integers, booleans, null. */
    Map<String, Object> state();

    /** Legal moves by code point, or the bets by rising number. */
    List<String> moves();

    /** Every cast with its chance in lowest terms, by rising cast. */
    Map<String, String> chances();

    void cast(String value);

    void play(String move);

    void bet(int number);

    Phase phase();

    /** An independent game at the same point. */
    Oracle copy();

    static Oracle of(String game) {
        return switch (game) {
            case "patolli" -> new PatolliOracle();
            case "bell" -> new BellOracle();
            case "pagade" -> new PagadeOracle();
            case "tablan" -> new TablanOracle();
            default -> throw new Refused("no such game: " + game);
        };
    }
}
