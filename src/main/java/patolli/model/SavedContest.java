package patolli.model;

import java.util.Map;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.Seats;
import patolli.play.Sitting;

/**
 * A contest that was left and can be gone on with.
 *
 * @param sitting   what was played, and what of it was taken back
 * @param seats     who played which side
 * @param thrown    every cast that was made so far, those taken back too
 * @param provision its beans, and who keeps what comes now
 */
public record SavedContest(Sitting sitting, Seats seats, Map<Occasion, Thrown> thrown, Provision provision) {

    /** A copy of the casts that cannot be changed. */
    public SavedContest {
        thrown = Map.copyOf(thrown);
    }
}
