package patolli.ui.review;

import patolli.ai.review.Review;
import patolli.rules.Side;

/**
 * A review as it is told of one side, rounded so that what is written adds up: the beginning, luck and all decisions
 * make the end, and what was lost against the best decisions and what came to light later make the own decisions. All
 * are counted in the smallest part of a unit that is written.
 *
 * @param begins what the side had at the beginning
 * @param luck   of all casts
 * @param own    what its own decisions changed
 * @param others what the decisions of all others changed, and what rounding has left
 * @param ends   what it had at the end
 * @param lost   against the best decisions, 0 or more
 * @param later  what its own decisions changed beyond that: the judge looks no further than the next casts, and sees
 *               more when these have come
 */
record Account(long begins, long luck, long own, long others, long ends, long lost, long later) {

    static Account of(Review review, Side side, Unit unit) {
        long begins = unit.parts(review.begins(side));
        long ends = unit.parts(review.ends(side));
        long luck = unit.parts(review.luck(side));
        long own = unit.parts(review.skill(side));
        long lost = unit.parts(review.lost(side));
        return new Account(begins, luck, own, ends - begins - luck - own, ends, lost, own + lost);
    }
}
