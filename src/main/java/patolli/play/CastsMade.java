package patolli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Side;

/** What each side has thrown. */
public final class CastsMade {
    private CastsMade() { }

    /** The casts of a history by side, oldest first, as indices into the game's table; no side that has not cast. */
    public static Map<Side, List<Integer>> bySide(List<Turn> history) {
        Map<Side, List<Integer>> casts = new EnumMap<>(Side.class);
        for (Turn turn : history) {
            if (turn.decision() instanceof Decision.Cast cast) {
                casts.computeIfAbsent(turn.before().mover(), side -> new ArrayList<>()).add(cast.cast());
            }
        }
        return casts;
    }
}
