package patolli.ai.judge;

import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.tablan.TablanSquares;
import patolli.rules.tablan.TablanState;

/** Squares taken, pieces left to take more with, how far they have come, and what stands to be captured. */
final class TablanEvaluator implements Evaluator {
    private static final double SETTLED = 1;
    private static final double ALIVE = 0.45;
    /** What a piece gains on its way from the first square to the enemy home row. */
    private static final double JOURNEY = 0.4;
    private static final double TURN = 0.15;
    /** The lead in squares that makes a side e times as likely to win. */
    private static final double SCALE = 0.9;

    /** By distance: the chance of a cast that goes exactly so far, whole or in halves. */
    private static final double[] HIT = {0, .25, .25, 0, .0625, 0, .0625, 0, .0625, 0, 0, 0, .0625};
    /** A piece that hasn't moved goes no further than this. */
    private static final int FIRST_MOVE = 2;
    private static final int ENEMY_HOME = 3 * TablanSquares.ROW;

    @Override
    public double chance(State state, Side side) {
        var position = (TablanState) state;
        Side enemy = side == Side.WHITE ? Side.BLACK : Side.WHITE;
        double tempo = position.mover() == side ? TURN : -TURN;
        return Odds.even((standing(position, side, enemy) - standing(position, enemy, side) + tempo) / SCALE);
    }

    private static double standing(TablanState position, Side side, Side enemy) {
        double standing = Long.bitCount(position.settled(side)) * SETTLED;
        for (long left = position.unmoved(side) | position.moving(side); left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            double worth = ALIVE + JOURNEY * step / ENEMY_HOME;
            int there = TablanSquares.step(enemy, TablanSquares.square(side, step));
            standing += worth * (1 - captureChance(position, enemy, there));
        }
        return standing;
    }

    /** The chance that the enemy's next cast takes what stands on this step of his. */
    private static double captureChance(TablanState position, Side enemy, int target) {
        if (target < TablanSquares.ROW) {
            return 0;
        }
        double escape = 1;
        for (int distance = 1; distance < HIT.length && distance <= target; distance++) {
            long from = 1L << target - distance;
            boolean comes = (position.moving(enemy) & from) != 0
                    || distance <= FIRST_MOVE && (position.unmoved(enemy) & from) != 0;
            if (comes) {
                escape *= 1 - HIT[distance];
            }
        }
        return 1 - escape;
    }
}
