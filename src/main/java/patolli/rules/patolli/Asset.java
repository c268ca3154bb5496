package patolli.rules.patolli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The twelve kinds of things that are played for, in the order in which red parts with them: poorest first. Blue's
 * order differs in the last two only (Neeley 1996: each side keeps its own treasure longest).
 */
public enum Asset {
    DIME(2), CACAO(3), QUARTER(3), GUM(1), STAMP(1), DOLLAR(2), NUGGET(1), STONE(3), KNIFE(1), MASK(1),
    JADE_HEAD(1), LIBRARY_CARD(1);

    /** All kinds, as an unmodifiable list in red's payment order. */
    static final List<Asset> KINDS = List.of(values());

    private final int count;
    private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');

    Asset(int count) {
        this.count = count;
    }

    /** How many of this kind are in the game, 1 to 3. */
    public int count() {
        return count;
    }

    /** The id in files and in the engine protocol: {@code library-card}. */
    public String key() {
        return key;
    }

    /** The kind with that id. */
    public static Optional<Asset> of(String key) {
        return KINDS.stream().filter(asset -> asset.key.equals(key)).findFirst();
    }
}
