package patolli.ai.judge;

import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;

/**
 * Pagade for four as one of them sees it: his pawns, the others by his own steps, what he can cut and what of his
 * each other can cut.
 */
final class PagadeSeatEncoder implements Encoder {
    private static final int PLAYERS = 4;
    private static final int PAWNS = PagadeEncoder.PAWNS;
    private static final int OPEN = PagadePath.TIP_HOMEWARD - PagadePath.TIP_OUTWARD + 1;
    /** A lead decides: it counts more than other numbers, so that it is learnt soon. */
    private static final double LEAD = 4;
    private static final int OTHER = 2 * (PAWNS + 1) + 4;

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
        return PLAYERS + PagadeEncoder.SIDE + 1 + 2 * OPEN + (PLAYERS - 1) * OTHER;
    }

    @Override
    public void encode(State state, int view, Inputs into) {
        var position = (PagadeState) state;
        int[][] steps = PagadeEncoder.steps(position, view);
        int cutters = PagadeEncoder.cutters(position, view);
        into.choice(view, PLAYERS);
        PagadeEncoder.side(steps, 0, (cutters & 1) != 0, into);
        into.flag((cutters & 1) != 0);
        others(steps, into);
        int pips = sum(steps[0]);
        for (int on = 1; on < PLAYERS; on++) {
            int hand = 0;
            int home = 0;
            for (int step : steps[on]) {
                hand += step == PagadePath.HAND ? 1 : 0;
                home += step == PagadePath.HOME ? 1 : 0;
            }
            boolean cut = (cutters >>> on & 1) != 0;
            double lead = LEAD * (pips - sum(steps[on])) / PagadeEncoder.PIPS;
            into.choice(hand, PAWNS + 1);
            into.choice(home, PAWNS + 1);
            into.flag(cut);
            into.number(lead);
            into.number(cut ? lead : 0);
            into.number(LEAD * danger(steps[0], steps[on], on));
        }
    }

    private static int sum(int[] steps) {
        int sum = 0;
        for (int step : steps) {
            sum += step;
        }
        return sum;
    }

    /** Where the others' pawns are on the open track, alone or two together. */
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
        into.bits(once[0] & ~twice[0], Long.SIZE);
        into.bits(once[1] & ~twice[1], OPEN - Long.SIZE);
        into.bits(twice[0], Long.SIZE);
        into.bits(twice[1], OPEN - Long.SIZE);
    }

    /** What of these pawns the player so many seats on may cut with the next cast, in ways Home. */
    private static double danger(int[] own, int[] enemy, int on) {
        double loss = 0;
        for (int rank = 0; rank < PAWNS; rank++) {
            if (!PagadePath.isOpen(own[rank]) || !PagadeEncoder.isAlone(own, rank)) {
                continue;
            }
            int at = PagadePath.meets(on, own[rank]);
            double escape = 1;
            for (int from : enemy) {
                escape *= 1 - (hits(at - from)
                        + (at == PagadePath.TIP_OUTWARD ? hits(PagadePath.TIP_HOMEWARD - from) : 0));
            }
            loss += own[rank] * (1 - escape);
        }
        return loss / PagadePath.HOME;
    }

    private static double hits(int distance) {
        return distance > 0 && distance < PagadeEvaluator.HITS.length
                ? PagadeEvaluator.HITS[distance] / PagadeEvaluator.CASTS : 0;
    }
}
