package patolli.model;

import java.util.Map;
import patolli.beans.Bag;
import patolli.beans.CastSource;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.rules.Refusal;
import patolli.rules.State;

/**
 * A contest that was left and can be gone on with.
 *
 * @param sitting   what was played, and what of it was taken back
 * @param seats     who played which side
 * @param thrown    every cast that was made so far, those taken back too
 * @param provision its beans, and who keeps what comes now
 */
public record SavedContest(Sitting sitting, Seats seats, Map<Occasion, Thrown> thrown, Provision provision) {
    /** By which a trial is known: it may begin as every contest does. */
    private static final Keeper NOBODY = new Unkept();

    /** What can be played from any position: its casts are sealed by nothing, and nobody keeps it. */
    public static SavedContest trial(State position, Seats seats, CastSource beans) {
        return new SavedContest(new Sitting(position), seats, Map.of(), new Provision(Bag.drawing(beans),
                NOBODY));
    }

    /** How a contest of the game begins under the same options. */
    State opening() {
        State start = sitting.start();
        try {
            return start.game().start(start.options());
        } catch (Refusal e) {
            throw new IllegalStateException("the options of " + start + " go together", e);
        }
    }

    /** Whether it is played from any position, kept by nobody. */
    boolean isTrial() {
        return provision.keeper() == NOBODY;
    }

    /** A copy of the casts that cannot be changed. */
    public SavedContest {
        thrown = Map.copyOf(thrown);
    }
}
