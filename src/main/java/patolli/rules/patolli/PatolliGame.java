package patolli.rules.patolli;

import java.util.List;
import java.util.Map;
import patolli.rules.Casts;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Refusal;

/**
 * Patolli after Neeley (1996). Five beans, each one dot up with chance 1/2; no dots is no cast, so the 32 throws
 * leave 31; five dots score ten.
 */
public final class PatolliGame implements Game {
    /** The one instance; it holds nothing. */
    public static final PatolliGame INSTANCE = new PatolliGame();

    private static final Casts CASTS = new Casts(List.of("1", "2", "3", "4", "10"), List.of(5, 10, 10, 5, 1));
    private static final int[] STEPS = {1, 2, 3, 4, 10};
    private static final List<Option> OPTIONS = List.of(Option.of("bear-off", "past", "onto"));

    private PatolliGame() { }

    /** How many steps the cast with that index moves: 1, 2, 3, 4 or 10. */
    static int steps(int cast) {
        return STEPS[cast];
    }

    @Override
    public String name() {
        return "patolli";
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
    public PatolliState start(Options options) {
        return start(new PatolliSetup(options, false));
    }

    @Override
    public PatolliState startSingle(Options options) {
        return start(new PatolliSetup(options, true));
    }

    private static PatolliState start(PatolliSetup setup) {
        return new PatolliState(setup, Phase.BET, false, -1, 1, Men.START, Men.START,
                new Purse(Assets.RED_START, Assets.BLUE_START, 0), null);
    }

    @Override
    public PatolliState read(Map<String, Object> tree) throws Refusal {
        return new PatolliReader(tree).read();
    }
}
