package patolli.ai;

import java.util.Map;
import patolli.ai.judge.Evaluators;

/** The opponent of each level. */
public final class Opponents {
    private static final Opponent ONE_PLY = new OnePly(Evaluators::of);

    private static final Map<Level, Opponent> BY_LEVEL = Map.of(
            Level.TOURIST, ONE_PLY,
            Level.MERCHANT, ONE_PLY,
            Level.PRIEST, ONE_PLY,
            Level.MIRROR, ONE_PLY);

    private Opponents() { }

    /** Who plays at this level. */
    public static Opponent at(Level level) {
        return BY_LEVEL.get(level);
    }
}
