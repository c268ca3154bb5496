package patolli.baseline;

import patolli.ai.judge.Evaluator;
import patolli.rules.Casts;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliReach;
import patolli.rules.patolli.PatolliSquares;
import patolli.rules.patolli.PatolliState;

/** Counts the race and the assets, and what the next cast of each side brings or costs. */
final class PatolliBaseline implements Evaluator {
    private static final int STEPS = PatolliSquares.SQUARES;
    private static final int HALF = PatolliSquares.HALF;
    private static final int MEN = 6;
    private static final int ASSETS = 20;
    private static final Casts CASTS = PatolliGame.INSTANCE.casts();

    private static final double ENTERED = 9;
    private static final double USABLE = 8;
    private static final double AGAIN = 3;
    private static final double TEMPO = 1.2;
    private static final double LATER = 0.5;
    private static final double SPREAD = 0.7;
    private static final double LEAST_SPREAD = 4;
    /** What comes home is paid for. */
    private static final double PAID = 0.5;

    @Override
    public double chance(State state, Side side) {
        var position = (PatolliState) state;
        Side enemy = side == Side.RED ? Side.BLUE : Side.RED;
        double held = position.assetCount(side);
        if (position.phase() == Phase.BET) {
            return held / ASSETS;
        }
        double own = standing(position, side, enemy);
        double theirs = standing(position, enemy, side);
        double left = Math.max(0, 2 * MEN * (STEPS + ENTERED) - own - theirs);
        double game = 1 / (1 + Math.exp(-(own - theirs) / (LEAST_SPREAD + SPREAD * Math.sqrt(left))));
        // the loser pays for most of what is still to come home, and for casts without a move
        double coming = (2 * game - 1) * PAID * (MEN - Math.max(position.off(side), position.off(enemy)));
        double expected = held + position.poolCount() * game + coming + payments(position, side)
                - payments(position, enemy);
        return Math.clamp(expected / ASSETS, 0, 1);
    }

    private static double standing(PatolliState position, Side side, Side enemy) {
        boolean casts = position.mover() == side;
        double standing = position.off(side) * (STEPS + ENTERED) + (casts ? TEMPO : 0);
        for (long left = position.near(side); left != 0; left &= left - 1) {
            standing += Long.numberOfTrailingZeros(left) + ENTERED;
        }
        for (long left = position.far(side); left != 0; left &= left - 1) {
            standing += Long.numberOfTrailingZeros(left) + HALF + ENTERED;
        }
        double lost = 0;
        for (int cast = 0; cast < CASTS.size(); cast++) {
            PatolliReach own = position.reach(side, cast);
            if (own.count() > 0) {
                boolean again = ((own.near() | own.far() & ~own.home()) & PatolliSquares.ROUNDED) != 0;
                standing += CASTS.chance(cast) * (USABLE + (again ? AGAIN : 0));
            }
            PatolliReach theirs = position.reach(enemy, cast);
            lost += CASTS.chance(cast) * victim(position, side, theirs.near() | (theirs.enters() ? 1 : 0),
                    theirs.far() & ~theirs.home());
        }
        return standing - lost * (casts ? LATER : 1);
    }

    /** What the next cast costs on average where it can't be used, or only on triangles, in assets. */
    private static double payments(PatolliState position, Side side) {
        double sum = 0;
        boolean pays = Long.bitCount(position.near(side)) + Long.bitCount(position.far(side)) > 1;
        for (int cast = 0; cast < CASTS.size(); cast++) {
            PatolliReach reach = position.reach(side, cast);
            long board = reach.near() | reach.far() & ~reach.home();
            boolean off = (reach.far() & reach.home()) != 0;
            if (off) {
                sum += CASTS.chance(cast);
            } else if (reach.count() == 0) {
                sum -= pays ? CASTS.chance(cast) : 0;
            } else if (!reach.enters() && (board & ~PatolliSquares.TRIANGLE) == 0) {
                sum -= 2 * CASTS.chance(cast);
            }
        }
        return sum;
    }

    /** How many steps the owner loses who is bumped by going to these steps of the enemy's. */
    private static double victim(PatolliState position, Side owner, long near, long far) {
        long late = near & position.far(owner);
        if (late != 0) {
            return HALF + Long.SIZE - Long.numberOfLeadingZeros(late) + ENTERED;
        }
        long early = far & position.near(owner);
        return early == 0 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(early) + ENTERED;
    }
}
