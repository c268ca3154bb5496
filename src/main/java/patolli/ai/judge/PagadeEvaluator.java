package patolli.ai.judge;

import java.util.ArrayList;
import java.util.List;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;

/** Steps made, less those that single pawns stand to lose to a cut, and the right to come home. */
final class PagadeEvaluator implements Evaluator {
    private static final int PAWNS = 4;
    /** What the first cut is worth, in steps, for without it nothing comes home. */
    private static final double RIGHT_TO_COME_HOME = 40;
    private static final double TURN = 3.5;
    /** The lead in steps that makes a side e times as likely to win. */
    private static final double SCALE = 45;

    /** By distance: in how many of 16 casts a die or the sum goes exactly so far. */
    static final int[] HITS = {0, 7, 1, 7, 9, 2, 8, 4, 1, 2, 2, 0, 1};
    static final double CASTS = 16;

    /** By seat and step: the number of the square, the same for all who can stand there. */
    private static final int[][] SQUARES = squares();

    @Override
    public double chance(State state, Side side) {
        var position = (PagadeState) state;
        List<Side> sides = position.sides();
        double[] standings = new double[sides.size()];
        for (int i = 0; i < standings.length; i++) {
            double tempo = position.mover() == sides.get(i) ? TURN : 0;
            standings[i] = (standing(position, sides.get(i), sides) + tempo) / SCALE;
        }
        return Odds.share(standings, sides.indexOf(side));
    }

    private static double standing(PagadeState position, Side side, List<Side> sides) {
        double standing = position.hasCut(side) ? RIGHT_TO_COME_HOME : 0;
        for (int rank = 0; rank < PAWNS; rank++) {
            int step = position.step(side, rank);
            standing += step;
            if (PagadePath.isOpen(step) && isAlone(position, side, rank)) {
                standing -= step * cutChance(position, side, step, sides);
            }
        }
        return standing;
    }

    private static boolean isAlone(PagadeState position, Side side, int rank) {
        int square = square(side, position.step(side, rank));
        for (int other = 0; other < PAWNS; other++) {
            if (other != rank && square(side, position.step(side, other)) == square) {
                return false;
            }
        }
        return true;
    }

    private static double cutChance(PagadeState position, Side side, int step, List<Side> sides) {
        int square = square(side, step);
        double escape = 1;
        for (Side enemy : sides) {
            if (enemy == side) {
                continue;
            }
            for (int rank = 0; rank < PAWNS; rank++) {
                int from = position.step(enemy, rank);
                for (int distance = 1; distance < HITS.length && from + distance <= PagadePath.TIP_HOMEWARD;
                        distance++) {
                    if (square(enemy, from + distance) == square) {
                        escape *= 1 - HITS[distance] / CASTS;
                    }
                }
            }
        }
        return 1 - escape;
    }

    private static int square(Side side, int step) {
        return SQUARES[side.ordinal()][step];
    }

    private static int[][] squares() {
        var names = new ArrayList<String>();
        int[][] squares = new int[Side.values().length][PagadePath.HOME + 1];
        for (Side side : PagadePath.SEATS) {
            for (int step = 0; step <= PagadePath.HOME; step++) {
                String name = PagadePath.square(side, step);
                if (!names.contains(name)) {
                    names.add(name);
                }
                squares[side.ordinal()][step] = names.indexOf(name);
            }
        }
        return squares;
    }
}
