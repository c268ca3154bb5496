package patolli.rules.bell;

import java.util.List;
import java.util.Map;
import patolli.rules.Casts;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Refusal;

/**
 * Patolli after R. C. Bell, <i>Board and Table Games from Many Civilizations</i> (1960), as retold on the Cyningstan
 * traditional-games site: two to four players race once round the board, the first home takes the pot.
 */
public final class BellGame implements Game {
    /** The one instance; it holds nothing. */
    public static final BellGame INSTANCE = new BellGame();

    private static final Casts CASTS =
            new Casts(List.of("0", "1", "2", "3", "4", "10"), List.of(1, 5, 10, 10, 5, 1));

    private static final List<Option> OPTIONS = List.of(
            Option.number(Option.PLAYERS, 2, 2, 4),
            Option.number("stake", 5, 0, 1000),
            Option.number("purse", 20, 0, 1000),
            Option.number("penalty", 1, 0, 1000),
            Option.of("wedges", "8", "16"),
            Option.of("partners", "false", "true"),
            Option.of("forfeits", Forfeits.COINS.key(), Forfeits.MISS_TURN.key(), Forfeits.STEP_BACK.key()),
            Option.absent("first", "red", "yellow", "blue", "green"));

    private BellGame() { }

    /** What the cast with that index counts: 0, 1, 2, 3, 4 or 10. */
    static int value(int cast) {
        return cast == 5 ? 10 : cast;
    }

    @Override
    public String name() {
        return "bell";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Casts casts() {
        return CASTS;
    }

    /** The opening: every stake paid, and the throw-off to come unless the option {@code first} spares it. */
    @Override
    public BellState start(Options options) throws Refusal {
        return BellState.opening(new BellSetup(options));
    }

    @Override
    public BellState start(Map<String, String> given) throws Refusal {
        return start(Options.of(OPTIONS, given));
    }

    @Override
    public BellState read(Map<String, Object> tree) throws Refusal {
        return new BellReader(tree).read();
    }
}
