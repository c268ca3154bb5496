package patolli.ai.judge;

import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;

/**
 * Bell's game for coins: where the pieces are by their owners' steps, what each cast allows, how far all have come. The
 * coins themselves don't decide who is home first.
 */
final class BellEncoder implements Encoder {
    private static final int SQUARES = BellSquares.SQUARES;
    private static final int[] VALUES = {1, 2, 3, 4, 10};
    /** Of 32. */
    private static final double[] CHANCES = {5 / 32.0, 10 / 32.0, 10 / 32.0, 5 / 32.0, 1 / 32.0};
    private static final int MOST = 6;
    private static final int ENTRY_DELAY = 6;
    private static final double PIPS = 6.0 * (SQUARES + ENTRY_DELAY);
    private static final int ALIKE = 2 * (MOST + 1) + 2 + 4 * VALUES.length + 2;

    private final int players;
    private final boolean pairs;

    /** @param pairs whether opposite players are partners */
    BellEncoder(int players, boolean pairs) {
        this.players = players;
        this.pairs = pairs;
    }

    @Override
    public String name() {
        return BellGame.INSTANCE.name() + "-" + (pairs ? "pairs" : players);
    }

    @Override
    public boolean suits(State state) {
        return state instanceof BellState position && position.sides().size() == players
                && position.options().text("partners").equals(Boolean.toString(pairs))
                && position.options().text("forfeits").equals("coins");
    }

    @Override
    public int outputs() {
        return players == 2 || pairs ? 1 : players;
    }

    @Override
    public int inputs() {
        return SQUARES + (players - 1) * sets() * SQUARES + players * ALIKE + players - 1;
    }

    /** Into how many sets an opponent's squares go: by both directions, but two seats face each other. */
    private int sets() {
        return players == 2 ? 2 : 4;
    }

    @Override
    public void encode(State state, Inputs into) {
        var position = (BellState) state;
        int own = position.seat();
        long taken = position.taken();
        into.bits(steps(position, own), SQUARES);
        for (int on = 1; on < players; on++) {
            int other = (own + on) % players;
            int set = set(position.player(own).direction(), position.player(other).direction());
            into.skip(set * SQUARES);
            into.bits(steps(position, other), SQUARES);
            into.skip((sets() - 1 - set) * SQUARES);
        }
        double pips = 0;
        for (int on = 0; on < players; on++) {
            int seat = (own + on) % players;
            double come = come(position, seat);
            alike(position, seat, taken, come, into);
            if (on == 0) {
                pips = come;
            } else {
                into.number(pips - come);
            }
        }
    }

    private int set(int own, int other) {
        boolean opposite = own != 0 && other != 0 && own != other;
        return (opposite ? 1 : 0) + (sets() == 4 && other == BellPath.ANTICLOCKWISE ? 2 : 0);
    }

    private static long steps(BellState position, int seat) {
        long squares = position.player(seat).squares();
        if (squares == 0) {
            return 0;
        }
        BellPath path = position.path(seat);
        long steps = 0;
        for (long left = squares; left != 0; left &= left - 1) {
            steps |= 1L << path.step(Long.numberOfTrailingZeros(left));
        }
        return steps;
    }

    /** How far a player has come with all pieces together, 0 to 1 for six of them. */
    private static double come(BellState position, int seat) {
        int sum = position.player(seat).off() * (SQUARES + ENTRY_DELAY);
        for (long left = steps(position, seat); left != 0; left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left) + ENTRY_DELAY;
        }
        return sum / PIPS;
    }

    /** What is seen of every player alike. */
    private static void alike(BellState position, int seat, long taken, double come, Inputs into) {
        BellPlayer player = position.player(seat);
        into.choice(player.hand(), MOST + 1);
        into.choice(player.off(), MOST + 1);
        into.flag(player.direction() == 0);
        into.number(come);
        if (player.direction() == 0) {
            into.skip(4 * VALUES.length + 2);
            return;
        }
        BellPath path = position.path(seat);
        double stuck = 1 / 32.0;
        double again = 0;
        for (int i = 0; i < VALUES.length; i++) {
            long targets = path.targets(player.squares(), VALUES[i]) & ~taken;
            boolean enters = VALUES[i] == 1 && player.hand() > 0 && !BellSquares.has(taken, path.square(0));
            int count = Long.bitCount(targets) + (enters ? 1 : 0);
            boolean rounded = (targets & BellSquares.ROUNDED) != 0;
            into.flag(count > 0);
            into.flag(rounded);
            into.flag(BellSquares.has(targets, path.last()));
            into.number(count / (double) MOST);
            stuck += count == 0 ? CHANCES[i] : 0;
            again += rounded ? CHANCES[i] : 0;
        }
        into.number(stuck);
        into.number(again);
    }
}
