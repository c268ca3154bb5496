package patolli.ai.review;

import java.util.List;
import java.util.Optional;
import patolli.ai.judge.Evaluators;
import patolli.ai.measure.Interval;
import patolli.play.Level;
import patolli.play.Skill;
import patolli.rules.Game;

/**
 * How well somebody plays a game: the mean loss a decision over all contests, in the chance to win. It is what
 * backgammon players call an error rate, with the ratio estimator's interval over contests.
 *
 * @param contests  how many were reviewed
 * @param decisions how many moves were chosen among several in them
 * @param loss      the mean loss a decision; after one contest its interval says nothing
 * @param luck      by how much all casts together changed the chance to win, 1 being a whole victory
 */
public record Rating(int contests, int decisions, Interval loss, double luck) {

    /** Over the contests of one game; empty where nothing was decided in them. */
    public static Optional<Rating> of(List<Skill> contests) {
        List<Integer> decisions = contests.stream().map(Skill::decisions).toList();
        int all = decisions.stream().mapToInt(Integer::intValue).sum();
        return all == 0 ? Optional.empty() : Optional.of(new Rating(contests.size(), all,
                Interval.ratio(contests.stream().map(Skill::lost).toList(), decisions),
                contests.stream().mapToDouble(Skill::luck).sum()));
    }

    /** Whether there are contests enough to tell how sure it is. */
    public boolean isSure() {
        return contests > 1;
    }

    /** The level of the computers that lose about as much. */
    public Level like(Game game) {
        Level like = Level.FIXED.getFirst();
        for (Level level : Level.FIXED) {
            if (loss.value() < bound(game, level)) {
                like = level;
            }
        }
        return like;
    }

    /**
     * Below which mean loss a decision somebody plays like a level or better: in the middle between what its computers
     * lose and what those of the next weaker level do. For the weakest there is no bound but a whole victory.
     */
    public static double bound(Game game, Level level) {
        int rank = Level.FIXED.indexOf(level);
        return rank == 0 ? 1 : (Evaluators.loss(game, rank) + Evaluators.loss(game, rank - 1)) / 2;
    }
}
