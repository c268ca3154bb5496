package patolli.ui.rollout;

import patolli.model.RolloutModel;
import patolli.play.Seats;
import patolli.rules.State;

/**
 * What the sheet of a rollout works with.
 *
 * @param model    plays
 * @param position that is played out, not over
 * @param seats    who sits there
 * @param close    takes the sheet away
 */
public record RolloutDesk(RolloutModel model, State position, Seats seats, Runnable close) { }
