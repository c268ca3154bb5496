package patolli.ai.judge;

import java.util.List;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliSquares;
import patolli.rules.patolli.PatolliState;

/**
 * The race decides the game, and the game the pool. A contest between equals is a fair gamble, so the chance to win
 * it is the share of all assets that a side can expect to hold after this game.
 */
final class PatolliEvaluator implements Evaluator {
    private static final int JOURNEY = PatolliSquares.SQUARES;
    private static final int PIECES = 6;
    private static final int ASSETS = 20;

    /** A piece in hand waits for a 1: its delay, in steps. */
    private static final double ENTRY_DELAY = 6;
    /** Half an average cast: what it is worth to be the next to cast, in steps. */
    private static final double TEMPO = 1.2;
    private static final double LEAST_SPREAD = 4;
    private static final double SPREAD = 0.7;

    /** By distance: the chance of a cast that goes exactly so far. */
    private static final double[] HIT = {0, 5 / 31.0, 10 / 31.0, 10 / 31.0, 5 / 31.0, 0, 0, 0, 0, 0, 1 / 31.0};

    @Override
    public double chance(State state, Side side) {
        var position = (PatolliState) state;
        Side enemy = side == Side.RED ? Side.BLUE : Side.RED;
        int held = position.assetCount(side);
        int pool = position.pool().size();
        return (held + pool * gameChance(position, side, enemy)) / ASSETS;
    }

    private static double gameChance(PatolliState position, Side side, Side enemy) {
        if (position.phase() == Phase.BET) {
            return Odds.even(0);
        }
        double own = standing(position, side, enemy);
        double theirs = standing(position, enemy, side);
        double toGo = 2 * PIECES * (JOURNEY + ENTRY_DELAY) - own - theirs;
        double tempo = position.mover() == side ? TEMPO : -TEMPO;
        double spread = LEAST_SPREAD + SPREAD * Math.sqrt(Math.max(0, toGo));
        return Odds.even((own - theirs + tempo) / spread);
    }

    /** The steps made, less those that stand to be lost to a bump. */
    private static double standing(PatolliState position, Side side, Side enemy) {
        List<Integer> enemies = position.squares(enemy);
        double standing = position.off(side) * (JOURNEY + ENTRY_DELAY);
        for (int square : position.squares(side)) {
            double worth = step(square, side) + ENTRY_DELAY;
            standing += worth;
            if (PatolliSquares.isDanger(square)) {
                standing -= worth * bumpChance(position, square, enemy, enemies);
            }
        }
        return standing;
    }

    private static double bumpChance(PatolliState position, int square, Side enemy, List<Integer> enemies) {
        int target = step(square, enemy);
        double escape = target == 0 && position.hand(enemy) > 0 ? 1 - HIT[1] : 1;
        for (int from : enemies) {
            int distance = target - step(from, enemy);
            if (distance > 0 && distance < HIT.length) {
                escape *= 1 - HIT[distance];
            }
        }
        return 1 - escape;
    }

    private static int step(int square, Side side) {
        return side == Side.RED ? square : (square + JOURNEY / 2) % JOURNEY;
    }
}
