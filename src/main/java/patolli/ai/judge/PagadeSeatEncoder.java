package patolli.ai.judge;

import java.util.stream.IntStream;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;

/**
 * Pagade for four as one of them sees it: his pawns, each other's pawns by their own steps and all of them by his, who
 * can cut whom and what that would take away, and how far everybody has come.
 */
final class PagadeSeatEncoder implements Encoder {
    private static final int PLAYERS = 4;
    private static final int PAWNS = PagadeEncoder.PAWNS;
    private static final int STEPS = PagadePath.HOME + 1;
    private static final int OPEN = PagadePath.TIP_HOMEWARD - PagadePath.TIP_OUTWARD + 1;
    /** A lead decides: it counts more than other numbers, so that it is learnt soon. */
    private static final double LEAD = 4;
    private static final double EXPOSED = 4;
    private static final int OTHER = 2 * STEPS + 2 * (PAWNS + 1) + 5;

    /** By distance the chance that no cast goes exactly so far, and the same with one die alone. */
    private static final double[] MISSES = misses(PagadeEvaluator.HITS);
    private static final double[] DIE_MISSES = misses(PagadeEvaluator.DIE_HITS);

    /** What one seat holds, and how it stands in steps. */
    private static final class Seat {
        private final long[] one = new long[2];
        private final long[] two = new long[2];
        private int hand;
        private int home;
        private int pips;
        private double standing;

        Seat(int[] steps) {
            for (int step : steps) {
                hand += step == PagadePath.HAND ? 1 : 0;
                home += step == PagadePath.HOME ? 1 : 0;
                pips += step;
                long bit = 1L << step;
                int half = step / Long.SIZE;
                two[half] |= one[half] & bit;
                one[half] |= bit;
            }
        }

        void pawns(Inputs into) {
            bits(one[0] & ~two[0], one[1] & ~two[1], STEPS, into);
            bits(two[0], two[1], STEPS, into);
        }
    }

    @Override
    public String name() {
        return PagadeGame.INSTANCE.name() + "-" + PLAYERS;
    }

    @Override
    public boolean suits(State state) {
        return state instanceof PagadeState position && position.sides().size() == PLAYERS;
    }

    @Override
    public int views() {
        return PLAYERS;
    }

    @Override
    public int inputs() {
        return PLAYERS + (1 << PLAYERS) + PagadeEncoder.SIDE + 2 * OPEN + PLAYERS * (PLAYERS - 1)
                + (PLAYERS - 1) * OTHER + 1 + PLAYERS;
    }

    @Override
    public void encode(State state, int view, Inputs into) {
        var position = (PagadeState) state;
        int[][] steps = PagadeEncoder.steps(position, view);
        int cutters = PagadeEncoder.cutters(position, view);
        Seat[] seats = new Seat[PLAYERS];
        for (int seat = 0; seat < PLAYERS; seat++) {
            seats[seat] = new Seat(steps[seat]);
        }
        into.choice(view, PLAYERS);
        into.choice(cutters, 1 << PLAYERS);
        PagadeEncoder.side(steps, 0, (cutters & 1) != 0, into);
        others(steps, into);
        for (int seat = 0; seat < PLAYERS; seat++) {
            seats[seat].standing = seats[seat].pips + exposure(steps, seats, seat, into)
                    + ((cutters >>> seat & 1) != 0 ? PagadeEvaluator.RIGHT_TO_COME_HOME : 0);
        }
        int ahead = 0;
        double sum = 0;
        for (int on = 1; on < PLAYERS; on++) {
            Seat other = seats[on];
            other.pawns(into);
            double lead = LEAD * (seats[0].pips - other.pips) / PagadeEncoder.PIPS;
            double before = (seats[0].standing - other.standing) / PagadeEvaluator.SCALE;
            into.choice(other.hand, PAWNS + 1);
            into.choice(other.home, PAWNS + 1);
            into.number(lead);
            into.number((cutters & 1) != 0 ? lead : 0);
            into.number((cutters >>> on & 1) != 0 ? lead : 0);
            into.number(before);
            into.number(Math.max(0, -before));
            ahead += before < 0 ? 1 : 0;
            sum += Math.exp(-before);
        }
        into.number(-Math.log(sum));
        into.choice(ahead, PLAYERS);
    }

    private static void bits(long near, long far, int size, Inputs into) {
        into.bits(near, Long.SIZE);
        into.bits(far, size - Long.SIZE);
    }

    /** Where the others' pawns are on the open track by the first one's steps, alone or two together. */
    private static void others(int[][] steps, Inputs into) {
        long[] once = new long[2];
        long[] twice = new long[2];
        for (int on = 1; on < PLAYERS; on++) {
            for (int step : steps[on]) {
                if (PagadePath.isOpen(step)) {
                    int at = PagadePath.meets(PLAYERS - on, step) - PagadePath.TIP_OUTWARD;
                    long bit = 1L << at;
                    twice[at / Long.SIZE] |= once[at / Long.SIZE] & bit;
                    once[at / Long.SIZE] |= bit;
                }
            }
        }
        bits(once[0] & ~twice[0], once[1] & ~twice[1], OPEN, into);
        bits(twice[0], twice[1], OPEN, into);
    }

    /** Writes what each other may cut of this seat's pawns with his next cast; returns all of it in steps, below 0. */
    private static double exposure(int[][] steps, Seat[] seats, int seat, Inputs into) {
        double[] losses = new double[PLAYERS];
        double all = 0;
        for (int rank = 0; rank < PAWNS; rank++) {
            int step = steps[seat][rank];
            if (!PagadePath.isOpen(step) || !PagadeEncoder.isAlone(steps[seat], rank)) {
                continue;
            }
            double safe = 1;
            for (int on = 1; on < PLAYERS; on++) {
                int enemy = (seat + on) % PLAYERS;
                double escape = escape(steps[enemy], seats[enemy].hand, PagadePath.meets(on, step));
                losses[enemy] += step * (1 - escape);
                safe *= escape;
            }
            all -= step * (1 - safe);
        }
        for (int on = 1; on < PLAYERS; on++) {
            into.number(EXPOSED * losses[(seat + on) % PLAYERS] / PagadePath.HOME);
        }
        return all;
    }

    /** The chance that no pawn comes to that step with the next cast. With pawns in hand one die brings one in. */
    private static double escape(int[] enemy, int hand, int at) {
        double escape = 1;
        if (hand > 1) {
            return escape;
        }
        double[] misses = hand == 0 ? MISSES : DIE_MISSES;
        for (int rank = hand; rank < PAWNS; rank++) {
            int distance = at - enemy[rank];
            if (distance > 0 && distance < misses.length) {
                escape *= misses[distance];
            }
            if (at == PagadePath.TIP_OUTWARD) {
                int other = PagadePath.TIP_HOMEWARD - enemy[rank];
                if (other > 0 && other < misses.length) {
                    escape *= misses[other];
                }
            }
        }
        return escape;
    }

    private static double[] misses(int[] hits) {
        return IntStream.of(hits).mapToDouble(each -> 1 - each / PagadeEvaluator.CASTS).toArray();
    }
}
