package patolli.ai.judge;

import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellState;

/**
 * Bell's game for coins with three or four players, each for himself, as one of them sees it: his pieces and all others
 * by his own steps, those that go his way apart from those that come towards him.
 */
final class BellSeatEncoder implements Encoder {
    private static final int SQUARES = BellEncoder.SQUARES;
    private static final int MOST = BellEncoder.MOST;
    /** A lead decides: it counts more than other numbers, so that it is learnt soon. */
    private static final double LEAD = 5;

    private final int players;

    BellSeatEncoder(int players) {
        this.players = players;
    }

    @Override
    public String name() {
        return BellGame.INSTANCE.name() + "-" + players;
    }

    @Override
    public boolean suits(State state) {
        return BellEncoder.isForCoins(state, players, false);
    }

    @Override
    public int views() {
        return players;
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public int inputs() {
        return players + 3 * SQUARES + BellEncoder.ALIKE + (players - 1) * (MOST + 2);
    }

    @Override
    public void encode(State state, int view, Inputs into) {
        var position = (BellState) state;
        int own = (position.seat() + view) % players;
        into.choice(view, players);
        squares(position, own, into);
        double come = BellEncoder.come(position, own);
        BellEncoder.alike(position, own, position.taken(), come, into);
        for (int on = 1; on < players; on++) {
            int other = (own + on) % players;
            into.choice(position.player(other).off(), MOST + 1);
            into.number(LEAD * (come - BellEncoder.come(position, other)));
        }
    }

    private void squares(BellState position, int own, Inputs into) {
        int direction = position.player(own).direction();
        if (direction == 0) {
            into.skip(3 * SQUARES);
            return;
        }
        long along = 0;
        long against = 0;
        for (int on = 1; on < players; on++) {
            var other = position.player((own + on) % players);
            if (other.direction() == direction) {
                along |= other.squares();
            } else {
                against |= other.squares();
            }
        }
        var path = position.path(own);
        into.bits(BellEncoder.steps(position.player(own).squares(), path), SQUARES);
        into.bits(BellEncoder.steps(along, path), SQUARES);
        into.bits(BellEncoder.steps(against, path), SQUARES);
    }
}
