package patolli.rules.tablan;

import java.util.List;
import java.util.Map;
import patolli.rules.Casts;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Refusal;

/**
 * Tablan, after R. C. Bell, in a leaflet by Smith &amp; Smith (2008); RULES.md section 4. White and black, twelve
 * pieces each. Squares in events are those of {@link TablanSquares}.
 */
public final class TablanGame implements Game {
    /** The one instance; it holds nothing. */
    public static final TablanGame INSTANCE = new TablanGame();

    /** Four sticks, plain on one side: one plain up, all, none; anything else is nothing. */
    static final Casts CASTS = new Casts(List.of("0", "2", "8", "12"), List.of(10, 4, 1, 1));
    /** Indices into {@link #CASTS}. */
    static final int ZERO = 0;
    static final int TWO = 1;

    private static final int[] VALUES = CASTS.texts().stream().mapToInt(Integer::parseInt).toArray();

    private static final List<Option> OPTIONS = List.of(
            Option.of("in-order", "false", "true"),
            Option.of("end", "no-moves", "first-home"),
            Option.absent("first", "white", "black"));

    private TablanGame() { }

    @Override
    public String name() {
        return "tablan";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Casts casts() {
        return CASTS;
    }

    @Override
    public TablanState start(Options options) {
        return TablanState.start(TablanSetup.of(options));
    }

    @Override
    public TablanState read(Map<String, Object> tree) throws Refusal {
        return new TablanReader(tree).read();
    }

    /** The letter of a square. */
    @Override
    public Object place(int number) {
        return TablanSquares.letter(number);
    }

    /** How many steps the cast with that index is worth. */
    static int value(int cast) {
        return VALUES[cast];
    }
}
