package patolli.ui.review;

import patolli.ai.review.Review;
import patolli.ai.review.ReviewedStep;
import patolli.rules.Side;

/**
 * A review as it is told of one side, rounded so that what is written adds up: the beginning and luck, less what the
 * side has lost, with what the others have brought it and what came to light later, make the end. All are counted in
 * the smallest part of a unit that is written.
 *
 * @param begins what the side had at the beginning
 * @param luck   of all casts
 * @param lost   by its own decisions against the best ones, 0 or more
 * @param others with two sides what the other's decisions lost against the best ones, 0 or more; with more, where what
 *               one loses does not all come to one other, what the decisions of all others changed for this side
 * @param later  what was known only when the game went on, and what rounding has left: the judge looks no further than
 *               the next casts, and sees more when these have come
 * @param ends   what it had at the end
 */
record Account(long begins, long luck, long lost, long others, long later, long ends) {

    static Account of(Review review, Side side, Unit unit) {
        long begins = unit.parts(review.begins(side));
        long ends = unit.parts(review.ends(side));
        long luck = unit.parts(review.luck(side));
        long lost = unit.parts(review.lost(side));
        long others = unit.parts(review.steps().stream().filter(step -> step.side() != side)
                .mapToDouble(step -> decided(review, step, side)).sum());
        return new Account(begins, luck, lost, others, ends - begins - luck + lost - others, ends);
    }

    /** Whether what one side loses is the other's gain. */
    static boolean isForTwo(Review review) {
        return review.sides().size() == 2;
    }

    /** What one step's decision gave a side or cost it, as it is told: 0 for a cast. */
    static double decided(Review review, ReviewedStep step, Side side) {
        if (step.isLuck()) {
            return 0;
        }
        return step.side() == side ? -step.loss()
                : isForTwo(review) ? step.loss() : step.changes().get(review.sides().indexOf(side));
    }

    /** What of a step was known only later: all that it changed that neither chance nor the decision accounts for. */
    static double later(Review review, ReviewedStep step, Side side) {
        return step.decided(review.sides().indexOf(side)) - decided(review, step, side);
    }
}
