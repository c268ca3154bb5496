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
 * Bell's game for coins, two sides or two pairs: where the pieces are by their owners' steps, what each cast allows,
 * how far all have come. The coins themselves don't decide who is home first.
 */
final class BellEncoder implements Encoder {
    static final int SQUARES = BellSquares.SQUARES;
    private static final int[] VALUES = {1, 2, 3, 4, 10};
    /** Of 32. */
    private static final double[] CHANCES = {5 / 32.0, 10 / 32.0, 10 / 32.0, 5 / 32.0, 1 / 32.0};
    static final int MOST = 6;
    private static final int ENTRY_DELAY = 6;
    private static final double PIPS = 6.0 * (SQUARES + ENTRY_DELAY);
    static final int ALIKE = 2 * (MOST + 1) + 2 + 4 * VALUES.length + 2;

    private final int players;
    private final boolean pairs;

    /** @param pairs whether two pairs play, not two sides */
    BellEncoder(boolean pairs) {
        players = pairs ? 4 : 2;
        this.pairs = pairs;
    }

    @Override
    public String name() {
        return BellGame.INSTANCE.name() + "-" + (pairs ? "pairs" : players);
    }

    @Override
    public boolean suits(State state) {
        return isForCoins(state, players, pairs);
    }

    static boolean isForCoins(State state, int players, boolean pairs) {
        return state instanceof BellState position && position.sides().size() == players
                && position.options().text("partners").equals(Boolean.toString(pairs))
                && position.options().text("forfeits").equals("coins");
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
    public void encode(State state, int view, Inputs into) {
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
        return squares == 0 ? 0 : steps(squares, position.path(seat));
    }

    /** The steps of a path that lie on those squares. */
    static long steps(long squares, BellPath path) {
        int entry = path.square(0);
        // mirrored, square s is at 59 - s, and its step is entry - s
        long turned = path.direction() > 0 ? squares : Long.reverse(squares) >>> Long.SIZE - SQUARES;
        int down = path.direction() > 0 ? entry : SQUARES - 1 - entry;
        return (turned >>> down | turned << SQUARES - down) & (1L << SQUARES) - 1;
    }

    /** How far a player has come with all pieces together, 0 to 1 for six of them. */
    static double come(BellState position, int seat) {
        int sum = position.player(seat).off() * (SQUARES + ENTRY_DELAY);
        for (long left = steps(position, seat); left != 0; left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left) + ENTRY_DELAY;
        }
        return sum / PIPS;
    }

    /** What is seen of every player alike. */
    static void alike(BellState position, int seat, long taken, double come, Inputs into) {
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
