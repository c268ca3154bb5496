package patolli.baseline;

import patolli.ai.judge.Evaluator;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.tablan.TablanSquares;
import patolli.rules.tablan.TablanState;

/** Counts squares taken and pieces that may take more; what can be captured by who casts counts more. */
final class TablanBaseline implements Evaluator {
    private static final double SETTLED = 1;
    private static final double ALIVE = 0.35;
    private static final double JOURNEY = 0.5;
    private static final double UNMOVED = -0.025;
    private static final double TURN = 0.1;
    /** How much more than what it can take at once is lost to an enemy who casts first, and goes on casting. */
    private static final double NOW = 2.3;
    private static final double LATER = 0.6;
    /** What stands to be captured by the same cast as a better piece. */
    private static final double BESIDE = 0.15;
    private static final double SCALE = 0.9;
    private static final int ENEMY_HOME = 3 * TablanSquares.ROW;
    private static final int[] CASTS = {2, 8, 12};
    /** Of one cast; whoever casts goes on until a cast of 0. */
    private static final double[] CHANCES = {0.25, 0.0625, 0.0625};

    @Override
    public double chance(State state, Side side) {
        var position = (TablanState) state;
        Side enemy = side == Side.WHITE ? Side.BLACK : Side.WHITE;
        double lead = standing(position, side, enemy) - standing(position, enemy, side);
        return 1 / (1 + Math.exp(-lead / SCALE));
    }

    private static double standing(TablanState position, Side side, Side enemy) {
        boolean casts = position.mover() == side;
        double standing = Long.bitCount(position.settled(side)) * SETTLED + (casts ? TURN : 0)
                + Long.bitCount(position.unmoved(side)) * UNMOVED;
        for (long left = position.unmoved(side) | position.moving(side); left != 0; left &= left - 1) {
            standing += worth(Long.numberOfTrailingZeros(left));
        }
        long ours = TablanSquares.turned(position.moving(side) | position.unmoved(side)) & ~TablanSquares.HOME;
        double lost = 0;
        for (int i = 0; i < CASTS.length; i++) {
            long mobile = CASTS[i] == 2 ? position.moving(enemy) | position.unmoved(enemy) : position.moving(enemy);
            lost += CHANCES[i] * taken((mobile << CASTS[i] | mobile << CASTS[i] / 2) & ours);
        }
        return standing - lost * (casts ? LATER : NOW);
    }

    /** What these captures are worth, by the steps of who captures. */
    private static double taken(long hits) {
        double most = 0;
        double sum = 0;
        for (long left = TablanSquares.turned(hits); left != 0; left &= left - 1) {
            double worth = worth(Long.numberOfTrailingZeros(left));
            most = Math.max(most, worth);
            sum += worth;
        }
        return most + BESIDE * (sum - most);
    }

    private static double worth(int step) {
        return ALIVE + JOURNEY * step / ENEMY_HOME;
    }
}
