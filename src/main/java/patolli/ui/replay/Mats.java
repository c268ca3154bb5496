package patolli.ui.replay;

import java.util.Optional;
import patolli.model.Preferences;
import patolli.rules.Game;
import patolli.rules.patolli.PatolliGame;
import patolli.ui.common.Mat;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.table.MatScene;
import patolli.ui.table.TableEar;

/** Which game is shown at which mat: the one place to name those that come. */
final class Mats {
    private Mats() { }

    /**
     * The mat of a game; empty for one that has none yet.
     *
     * @param menus what stands at the left of its band
     * @param ear   hears what happens there
     */
    static Optional<Mat> of(Game game, View menus, Preferences preferences, Pictures pictures,
            TableEar ear) {
        return game == PatolliGame.INSTANCE ? Optional.of(MatScene.load(menus, preferences, pictures, ear))
                : Optional.empty();
    }
}
