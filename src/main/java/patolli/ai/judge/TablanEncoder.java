package patolli.ai.judge;

import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.tablan.TablanSquares;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanState;

/** Tablan without the option of taking squares in order: where the pieces are, who leads, what can be captured. */
final class TablanEncoder implements Encoder {
    private static final int ROW = TablanSquares.ROW;
    private static final int RUN = 3 * ROW;
    private static final int[] CASTS = {2, 8, 12};
    private static final double PIPS = 100;
    private static final int INPUTS = 2 * (RUN + 2 * ROW + 4 + 2 * CASTS.length + ROW + 1) + 2 * (2 * ROW + 1);

    @Override
    public String name() {
        return TablanGame.INSTANCE.name();
    }

    @Override
    public boolean suits(State state) {
        return state instanceof TablanState position && position.options().text("in-order").equals("false");
    }

    @Override
    public int inputs() {
        return INPUTS;
    }

    @Override
    public void encode(State state, int view, Inputs into) {
        var position = (TablanState) state;
        Side own = state.mover();
        Side enemy = own == Side.WHITE ? Side.BLACK : Side.WHITE;
        side(position, own, enemy, into);
        side(position, enemy, own, into);
        int lead = Long.bitCount(position.settled(own)) - Long.bitCount(position.settled(enemy));
        into.choice(lead + ROW, 2 * ROW + 1);
        into.choice(lead + running(position, own) - running(position, enemy) + ROW, 2 * ROW + 1);
    }

    private static int running(TablanState position, Side side) {
        return Long.bitCount(position.moving(side) | position.unmoved(side));
    }

    private static void side(TablanState position, Side side, Side enemy, Inputs into) {
        long moving = position.moving(side);
        long unmoved = position.unmoved(side);
        long settled = position.settled(side);
        into.bits(moving, RUN);
        into.bits(unmoved, ROW);
        into.bits(settled >>> RUN, ROW);
        int running = Long.bitCount(moving | unmoved);
        into.number(Long.bitCount(settled) / (double) ROW);
        into.number((Long.bitCount(settled) + running) / (double) ROW);
        into.number(Long.bitCount(unmoved) / (double) ROW);
        into.number(pips(moving) / PIPS);
        into.choice(running, ROW + 1);
        long prey = TablanSquares.turned(position.moving(enemy) | position.unmoved(enemy)) & ~TablanSquares.HOME;
        for (int cast : CASTS) {
            long mobile = cast == CASTS[0] ? moving | unmoved : moving;
            long hits = (mobile << cast | mobile << cast / 2) & prey;
            into.flag(hits != 0);
            into.number(hits == 0 ? 0 : (64 - Long.numberOfLeadingZeros(TablanSquares.turned(hits))) / (double) RUN);
        }
    }

    private static int pips(long pieces) {
        int sum = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left);
        }
        return sum;
    }
}
