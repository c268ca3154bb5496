package patolli.ui.rollout;

import patolli.model.RolloutModel;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.ui.table.GameTable;

/**
 * What the sheet of a rollout works with.
 *
 * @param model    plays
 * @param position that is played out, not over
 * @param seats    who sits there
 * @param table    whose mat is pictured
 * @param close    takes the sheet away
 */
public record RolloutDesk(RolloutModel model, State position, Seats seats, GameTable table, Runnable close) { }
