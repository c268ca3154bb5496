package patolli.ui.cabinet;

import java.util.List;
import java.util.function.Consumer;
import patolli.rules.Game;

/**
 * What stands in the cabinet, and what can be done with it.
 *
 * @param exhibits every game of the house, in the order in which they stand there
 * @param layOut   opens the page on which a new game is laid out
 * @param learn    begins a game's tutorial
 * @param read     opens a game's rules
 * @param grand    shows how the grand evening stands
 * @param close    leads back to where the cabinet was opened from
 */
public record CabinetModel(List<Exhibit> exhibits, Consumer<Game> layOut, Consumer<Game> learn, Consumer<Game> read,
        Runnable grand, Runnable close) {

    public CabinetModel {
        exhibits = List.copyOf(exhibits);
    }
}
