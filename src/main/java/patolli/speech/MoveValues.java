package patolli.speech;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import patolli.ai.Judged;
import patolli.rules.State;

/**
 * What an adviser thought of the moves of a position, for whoever speaks of the one that was played.
 *
 * @param judged every legal move, best first
 */
public record MoveValues(State position, List<Judged> judged) {
    /** Differences in the chance to win. */
    private static final double BLUNDER = 0.06;
    private static final double BEST = 0.04;
    private static final double FAR_AHEAD = 0.85;

    /** A copy that cannot be changed. */
    public MoveValues {
        judged = List.copyOf(judged);
    }

    /** What there is to speak of when a player plays that move. */
    public Set<Situation> of(int move) {
        Set<Situation> found = EnumSet.noneOf(Situation.class);
        double best = judged.getFirst().value();
        double played = judged.stream().filter(each -> each.move() == move).mapToDouble(Judged::value).findFirst()
                .orElse(best);
        if (best - played >= BLUNDER) {
            found.add(Situation.BLUNDER);
        } else if (judged.size() > 1 && played == best && best - judged.get(1).value() >= BEST) {
            found.add(Situation.BEST);
        }
        if (played >= FAR_AHEAD) {
            found.add(Situation.AHEAD_YOURS);
        } else if (best <= 1 - FAR_AHEAD) {
            found.add(Situation.AHEAD_MINE);
        }
        return found;
    }
}
