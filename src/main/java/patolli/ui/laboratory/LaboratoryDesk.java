package patolli.ui.laboratory;

import java.util.List;
import patolli.model.LaboratoryModel;
import patolli.rules.Game;
import patolli.rules.State;

/**
 * What the sheet of the laboratory works with.
 *
 * @param model plays
 * @param games whose rules can be tried
 * @param table its game and its options stand there first
 * @param close takes the sheet away
 */
public record LaboratoryDesk(LaboratoryModel model, List<Game> games, State table, Runnable close) {

    public LaboratoryDesk {
        games = List.copyOf(games);
    }
}
