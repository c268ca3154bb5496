package patolli.ai.judge;

import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.Casts;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliReach;
import patolli.rules.patolli.PatolliSquares;
import patolli.rules.patolli.PatolliState;

/**
 * Neeley's game: where the pieces are, the assets and the pool, and what each cast allows. The network's value is the
 * share of all assets that the side to cast can expect to hold after this game: between equals the chance to win the
 * contest.
 */
final class PatolliEncoder implements Encoder {
    private static final int HALF = PatolliSquares.HALF;
    private static final int MEN = 6;
    private static final int ASSETS = 20;
    private static final int ENTRY_DELAY = 6;
    private static final double PIPS = MEN * (PatolliSquares.SQUARES + ENTRY_DELAY);
    private static final Casts CASTS = PatolliGame.INSTANCE.casts();
    private static final int SIDE = 2 * HALF + 3 * (MEN + 1) + 2 + 6 * CASTS.size() + 6;
    private static final int INPUTS = 2 * SIDE + ASSETS + 1 + 5;

    @Override
    public String name() {
        return PatolliGame.INSTANCE.name();
    }

    @Override
    public boolean suits(State state) {
        return state instanceof PatolliState;
    }

    @Override
    public int inputs() {
        return INPUTS;
    }

    @Override
    public void encode(State state, int view, Inputs into) {
        var position = (PatolliState) state;
        Side own = state.mover();
        Side enemy = own == Side.RED ? Side.BLUE : Side.RED;
        double pool = position.poolCount() / (double) ASSETS;
        double ahead = come(position, own) - come(position, enemy);
        double off = (position.off(own) - position.off(enemy)) / (double) MEN;
        side(position, own, enemy, into);
        side(position, enemy, own, into);
        into.choice(position.poolCount(), ASSETS + 1);
        into.number(pool);
        into.number(ahead);
        into.number(ahead * pool);
        into.number(off);
        into.number(off * pool);
    }

    /** How far a side has come with all pieces together, 0 to 1. */
    private static double come(PatolliState position, Side side) {
        int sum = position.off(side) * (PatolliSquares.SQUARES + ENTRY_DELAY);
        for (long left = position.near(side); left != 0; left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left) + ENTRY_DELAY;
        }
        for (long left = position.far(side); left != 0; left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left) + HALF + ENTRY_DELAY;
        }
        return sum / PIPS;
    }

    private static void side(PatolliState position, Side side, Side enemy, Inputs into) {
        into.bits(position.near(side), HALF);
        into.bits(position.far(side), HALF);
        into.choice(position.hand(side), MEN + 1);
        into.choice(position.off(side), MEN + 1);
        into.choice(position.assetCount(side), MEN + 1);
        into.number(position.assetCount(side) / (double) ASSETS);
        into.number(come(position, side));
        double stuck = 0;
        double paying = 0;
        double home = 0;
        double again = 0;
        double bumped = 0;
        double moves = 0;
        for (int cast = 0; cast < CASTS.size(); cast++) {
            double chance = CASTS.chance(cast);
            PatolliReach reach = position.reach(side, cast);
            int count = reach.count();
            long board = reach.far() & ~reach.home();
            boolean triangles = count > 0 && !reach.enters() && (reach.far() & reach.home()) == 0
                    && ((reach.near() | board) & ~PatolliSquares.TRIANGLE) == 0;
            boolean off = (reach.far() & reach.home()) != 0;
            boolean rounded = ((reach.near() | board) & PatolliSquares.ROUNDED) != 0;
            double victim = victim(position, enemy, reach.near() | (reach.enters() ? 1 : 0), board);
            into.flag(count == 0);
            into.flag(triangles);
            into.flag(off);
            into.flag(rounded);
            into.number(victim);
            into.number(count / (double) MEN);
            stuck += count == 0 ? chance : 0;
            paying += triangles ? chance : 0;
            home += off ? chance : 0;
            again += rounded ? chance : 0;
            bumped += chance * victim;
            moves += chance * count / MEN;
        }
        into.number(stuck);
        into.number(paying);
        into.number(home);
        into.number(again);
        into.number(bumped);
        into.number(moves);
    }

    /** How far the best piece has come, 0 to 1, that is bumped by going to these steps; 0 for none. */
    private static double victim(PatolliState position, Side enemy, long near, long far) {
        long late = near & position.far(enemy);
        long early = far & position.near(enemy);
        int step = late != 0 ? HALF + 64 - Long.numberOfLeadingZeros(late) : 64 - Long.numberOfLeadingZeros(early);
        return step / (double) PatolliSquares.SQUARES;
    }
}
