package patolli.ai.judge;

import java.util.List;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;

/** Steps made, less those that single pawns stand to lose to a cut, and the right to come home. */
final class PagadeEvaluator implements Evaluator {
    private static final int PAWNS = 4;
    /** What the first cut is worth, in steps, for without it nothing comes home. */
    static final double RIGHT_TO_COME_HOME = 40;
    private static final double TURN = 3.5;
    /** The lead in steps that makes a side e times as likely to win. */
    static final double SCALE = 45;

    /** By distance: in how many of 16 casts a die or the sum goes exactly so far. */
    static final int[] HITS = {0, 7, 1, 7, 9, 2, 8, 4, 1, 2, 2, 0, 1};
    /** The same with one die alone. */
    static final int[] DIE_HITS = {0, 7, 0, 7, 7, 0, 7};
    static final double CASTS = 16;

    @Override
    public double chance(State state, Side side) {
        var position = (PagadeState) state;
        List<Side> sides = position.sides();
        int[][] steps = new int[sides.size()][PAWNS];
        for (int i = 0; i < steps.length; i++) {
            for (int rank = 0; rank < PAWNS; rank++) {
                steps[i][rank] = position.step(sides.get(i), rank);
            }
        }
        double[] standings = new double[steps.length];
        for (int i = 0; i < standings.length; i++) {
            double tempo = position.mover() == sides.get(i) ? TURN : 0;
            standings[i] = (standing(steps, i, position.hasCut(sides.get(i))) + tempo) / SCALE;
        }
        return Odds.share(standings, sides.indexOf(side));
    }

    private static double standing(int[][] steps, int side, boolean hasCut) {
        double standing = hasCut ? RIGHT_TO_COME_HOME : 0;
        for (int rank = 0; rank < PAWNS; rank++) {
            int step = steps[side][rank];
            standing += step;
            if (PagadePath.isOpen(step) && PagadeEncoder.isAlone(steps[side], rank)) {
                standing -= step * cutChance(steps, side, step);
            }
        }
        return standing;
    }

    private static double cutChance(int[][] steps, int side, int step) {
        double escape = 1;
        for (int enemy = 0; enemy < steps.length; enemy++) {
            if (enemy == side) {
                continue;
            }
            // two sit opposite each other
            int on = (enemy - side) * PagadePath.SEATS.size() / steps.length & PagadePath.SEATS.size() - 1;
            int at = PagadePath.meets(on, step);
            for (int from : steps[enemy]) {
                escape *= escape(at - from);
                if (at == PagadePath.TIP_OUTWARD) {
                    escape *= escape(PagadePath.TIP_HOMEWARD - from);
                }
            }
        }
        return 1 - escape;
    }

    /** The chance that no cast goes exactly so far. */
    private static double escape(int distance) {
        return distance > 0 && distance < HITS.length ? 1 - HITS[distance] / CASTS : 1;
    }
}
