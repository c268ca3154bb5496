package patolli.baseline;

import java.util.List;
import patolli.ai.judge.Evaluator;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;

/**
 * Counts steps, but those of a side that has not cut yet for less: it hunts. Fears for single pawns before an enemy's
 * cast more than before its own.
 */
final class PagadeBaseline implements Evaluator {
    private static final int PAWNS = 4;
    private static final double FIRST_CUT = 60;
    /** What a step is worth before the first cut. */
    private static final double UNCUT = 0.6;
    /** For each enemy that stands so far ahead, or less, of a pawn whose side has to cut. */
    private static final double PREY = 3;
    private static final int HUNT = 29;
    private static final double IN_HAND = 6;
    private static final double PAIR = 4;
    private static final double HOME = 6;
    private static final double TURN = 5;
    /** From here on a pawn soon waits for the right to come home. */
    private static final int LATE = 64;
    private static final double WAITING = 0.5;
    /** How much of what stands to be cut is lost when the owner casts first. */
    private static final double LATER = 0.6;
    /** Part of what an enemy gains who cuts for the first time. */
    private static final double GIVEN = 10;
    /** The lead in steps that makes a side e times as likely to win. */
    private static final double SCALE = 45;
    /** By distance: in how many of 16 casts a die or the sum goes exactly so far. */
    private static final int[] HITS = {0, 7, 1, 7, 9, 2, 8, 4, 1, 2, 2, 0, 1};

    @Override
    public double chance(State state, Side side) {
        var position = (PagadeState) state;
        List<Side> sides = position.sides();
        double[] standings = new double[sides.size()];
        for (int i = 0; i < standings.length; i++) {
            standings[i] = standing(position, sides.get(i)) / SCALE;
        }
        return Baselines.share(standings, sides.indexOf(side));
    }

    private static double standing(PagadeState position, Side side) {
        boolean casts = position.mover() == side;
        boolean hasCut = position.hasCut(side);
        double given = position.sides().stream().allMatch(each -> each == side || position.hasCut(each)) ? 0 : GIVEN;
        double standing = (hasCut ? FIRST_CUT : 0) + (casts ? TURN : 0);
        for (int rank = 0; rank < PAWNS; rank++) {
            int step = position.step(side, rank);
            double come = hasCut ? step : UNCUT * step - Math.max(0, step - LATE) * WAITING;
            standing += come;
            if (step == PagadePath.HAND) {
                standing -= IN_HAND;
            } else if (step == PagadePath.HOME) {
                standing += HOME;
            } else if (PagadePath.isOpen(step)) {
                int square = PagadePath.number(side, step);
                standing += hasCut ? 0 : PREY * prey(position, side, step);
                standing += isPaired(position, side, rank, square) ? PAIR / 2
                        : -(come + IN_HAND + given) * cutChance(position, side, square) * (casts ? LATER : 1);
            }
        }
        return standing;
    }

    private static int prey(PagadeState position, Side side, int step) {
        int count = 0;
        for (Side enemy : position.sides()) {
            for (int rank = 0; rank < PAWNS && enemy != side; rank++) {
                int at = position.step(enemy, rank);
                for (int far = 1; far <= HUNT && PagadePath.isOpen(at) && PagadePath.isOpen(step + far); far++) {
                    count += PagadePath.number(side, step + far) == PagadePath.number(enemy, at) ? 1 : 0;
                }
            }
        }
        return count;
    }

    private static boolean isPaired(PagadeState position, Side side, int rank, int square) {
        for (int other = 0; other < PAWNS; other++) {
            int step = position.step(side, other);
            if (other != rank && PagadePath.isOpen(step) && PagadePath.number(side, step) == square) {
                return true;
            }
        }
        return false;
    }

    private static double cutChance(PagadeState position, Side side, int square) {
        double escape = 1;
        for (Side enemy : position.sides()) {
            if (enemy == side) {
                continue;
            }
            boolean held = position.step(enemy, 1) == PagadePath.HAND;
            for (int rank = 0; rank < PAWNS && !held; rank++) {
                int from = position.step(enemy, rank);
                for (int distance = 1; distance < HITS.length && from + distance <= PagadePath.TIP_HOMEWARD;
                        distance++) {
                    if (PagadePath.isOpen(from + distance) && PagadePath.number(enemy, from + distance) == square) {
                        escape *= 1 - HITS[distance] / 16.0;
                    }
                }
            }
        }
        return 1 - escape;
    }
}
