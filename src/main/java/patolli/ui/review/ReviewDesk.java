package patolli.ui.review;

import java.util.Optional;
import java.util.function.IntConsumer;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.rules.Side;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.table.GameTable;

/**
 * What the sheet of a review shows and leads to.
 *
 * @param review of the record
 * @param record what is reviewed
 * @param table  whose mat is pictured
 * @param show   turns to a position of the record: so many steps have been shown
 * @param play   plays on from a decision, where the game has a table
 * @param write  writes the table of the review to a file
 * @param close  takes the sheet away
 */
public record ReviewDesk(ReviewModel review, ReplayModel record, GameTable table, IntConsumer show,
        Optional<Play> play, ReplayDesk.Scribe write, Runnable close) {

    /** Plays on from a step of the record. */
    @FunctionalInterface
    public interface Play {

        /** @param side whose decision it was, who decides again */
        void from(int step, Side side);
    }
}
