package patolli.ui.laboratory;

import java.util.List;
import patolli.model.LaboratoryModel;
import patolli.rules.Game;
import patolli.rules.State;
import patolli.ui.replay.ReplayDesk;

/**
 * What the sheet of the laboratory works with.
 *
 * @param model plays
 * @param games whose rules can be tried
 * @param table its game and its options stand there first
 * @param write writes a table of what was found to a file
 * @param close takes the sheet away
 */
public record LaboratoryDesk(LaboratoryModel model, List<Game> games, State table, ReplayDesk.Scribe write,
        Runnable close) {

    public LaboratoryDesk {
        games = List.copyOf(games);
    }
}
