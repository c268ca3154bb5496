package patolli.ai.judge;

import java.util.List;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;

/**
 * Pagade for two: where the pawns are, alone or two together, who has cut, and what each side could cut with its next
 * cast.
 */
final class PagadeEncoder implements Encoder {
    static final int PAWNS = 4;
    private static final int PLAYERS = 2;
    private static final int STEPS = PagadePath.HOME + 1;
    static final double PIPS = PAWNS * PagadePath.HOME;
    /** A pawn beyond this step soon waits for the right to come home. */
    private static final int WAITING = 60;
    private static final int REACH = 12;
    static final int SIDE = 2 * STEPS + 2 * (PAWNS + 1) + 3 + 2 * REACH + 2;

    @Override
    public String name() {
        return PagadeGame.INSTANCE.name() + "-" + PLAYERS;
    }

    @Override
    public boolean suits(State state) {
        return state instanceof PagadeState position && position.sides().size() == PLAYERS;
    }

    @Override
    public int inputs() {
        return PLAYERS * SIDE + (1 << PLAYERS);
    }

    @Override
    public void encode(State state, int view, Inputs into) {
        var position = (PagadeState) state;
        int[][] steps = steps(position, 0);
        int cutters = cutters(position, 0);
        for (int on = 0; on < PLAYERS; on++) {
            side(steps, on, (cutters >>> on & 1) != 0, into);
        }
        into.choice(cutters, 1 << PLAYERS);
    }

    /** The steps of all pawns, by side, beginning so many sides on from the side to cast, and by rank. */
    static int[][] steps(PagadeState position, int view) {
        List<Side> sides = position.sides();
        int own = sides.indexOf(position.mover()) + view;
        int[][] steps = new int[sides.size()][PAWNS];
        for (int on = 0; on < steps.length; on++) {
            Side side = sides.get((own + on) % steps.length);
            for (int rank = 0; rank < PAWNS; rank++) {
                steps[on][rank] = position.step(side, rank);
            }
        }
        return steps;
    }

    /** Who has cut: a bit for each side, beginning with the same. */
    static int cutters(PagadeState position, int view) {
        List<Side> sides = position.sides();
        int own = sides.indexOf(position.mover()) + view;
        int cutters = 0;
        for (int on = 0; on < sides.size(); on++) {
            cutters |= position.hasCut(sides.get((own + on) % sides.size())) ? 1 << on : 0;
        }
        return cutters;
    }

    /** What is seen of one side. */
    static void side(int[][] all, int side, boolean cut, Inputs into) {
        int[] steps = all[side];
        int sum = 0;
        int hand = 0;
        int home = 0;
        int waiting = 0;
        long one = 0;
        long oneFar = 0;
        long two = 0;
        long twoFar = 0;
        for (int rank = 0; rank < PAWNS; rank++) {
            int step = steps[rank];
            sum += step;
            hand += step == PagadePath.HAND ? 1 : 0;
            home += step == PagadePath.HOME ? 1 : 0;
            waiting += step > WAITING && !cut ? 1 : 0;
            long bit = 1L << step;
            if (step < Long.SIZE) {
                two |= one & bit;
                one |= bit;
            } else {
                twoFar |= oneFar & bit;
                oneFar |= bit;
            }
        }
        into.bits(one & ~two, Long.SIZE);
        into.bits(oneFar & ~twoFar, STEPS - Long.SIZE);
        into.bits(two, Long.SIZE);
        into.bits(twoFar, STEPS - Long.SIZE);
        into.choice(hand, PAWNS + 1);
        into.choice(home, PAWNS + 1);
        into.number(sum / PIPS);
        into.number(cut ? sum / PIPS : 0);
        into.number(waiting / (double) PAWNS);
        threats(all, side, hand, into);
    }

    /** What lies how far ahead of this side's pawns: for each distance how far the best single enemy has come. */
    private static void threats(int[][] all, int side, int hand, Inputs into) {
        int[] prey = new int[REACH + 1];
        int players = all.length;
        for (int on = 1; on < players; on++) {
            int[] enemy = all[(side + on) % players];
            // how many seats on from the enemy this side sits
            int back = (players - on) * PagadePath.SEATS.size() / players;
            for (int rank = 0; rank < PAWNS; rank++) {
                int step = enemy[rank];
                if (PagadePath.isOpen(step) && isAlone(enemy, rank)) {
                    int at = PagadePath.meets(back, step);
                    look(all[side], at, step, prey);
                    if (at == PagadePath.TIP_OUTWARD) {
                        look(all[side], PagadePath.TIP_HOMEWARD, step, prey);
                    }
                }
            }
        }
        for (int distance = 1; distance <= REACH; distance++) {
            into.flag(prey[distance] > 0);
            into.number(prey[distance] / (double) PagadePath.HOME);
        }
        cuts(prey, hand, into);
    }

    static boolean isAlone(int[] steps, int rank) {
        for (int other = 0; other < PAWNS; other++) {
            if (other != rank && (steps[other] == steps[rank]
                    || PagadePath.isOwnTip(steps[other]) && PagadePath.isOwnTip(steps[rank]))) {
                return false;
            }
        }
        return true;
    }

    private static void look(int[] own, int at, int worth, int[] prey) {
        for (int from : own) {
            int distance = at - from;
            if (from != PagadePath.HAND && distance > 0 && distance <= REACH) {
                prey[distance] = Math.max(prey[distance], worth);
            }
        }
    }

    private static final int[] FACES = {1, 3, 4, 6};

    /** The chance that the next cast cuts, and what it takes away on average. */
    private static void cuts(int[] prey, int hand, Inputs into) {
        int hits = 0;
        int loss = 0;
        for (int a : FACES) {
            for (int b : FACES) {
                int best = hand > 1 ? 0 : Math.max(prey[a], prey[b]);
                if (hand == 0) {
                    best = Math.max(best, prey[a + b]);
                }
                hits += best > 0 ? 1 : 0;
                loss += best;
            }
        }
        into.number(hits / 16.0);
        into.number(loss / 16.0 / PagadePath.HOME);
    }
}
