package patolli.ai.laboratory;

import java.util.Set;
import patolli.rules.Side;

/**
 * What is counted of one game.
 *
 * @param casts     how many casts were made, the opening ones too
 * @param decisions how many moves were played, forced ones too, bets not
 * @param mattered  in how many of them the worst move was worth less than the best by more than
 *                  {@link Experiment#MATTERS}
 * @param first     who made the first cast that was not thrown for the right to begin, or the first move
 * @param better    who played better than the others; all sides where all play alike
 * @param winners   one side, or a pair; none where the game was drawn
 */
public record PlayedGame(int casts, int decisions, int mattered, Side first, Set<Side> better, Set<Side> winners) {

    /** A copy that cannot be changed. */
    public PlayedGame {
        better = Set.copyOf(better);
        winners = Set.copyOf(winners);
    }
}
