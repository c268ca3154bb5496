package patolli.ui.review;

import java.util.function.IntConsumer;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.ui.replay.ReplayDesk;

/**
 * What the sheet of a review shows and leads to.
 *
 * @param review of the record
 * @param record what is reviewed
 * @param show   turns to a position of the record: so many steps have been shown
 * @param write  writes the table of the review to a file
 * @param close  takes the sheet away
 */
public record ReviewDesk(ReviewModel review, ReplayModel record, IntConsumer show, ReplayDesk.Scribe write,
        Runnable close) { }
