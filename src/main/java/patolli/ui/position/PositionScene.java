package patolli.ui.position;

import java.util.List;
import java.util.Optional;
import patolli.audio.Programme;
import patolli.model.PositionModel;
import patolli.model.Preferences;
import patolli.rules.Game;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;
import patolli.ui.table.MatScene;
import patolli.ui.table.TableEar;

/** Puts the editor of positions together: the mat of a game, the leaf with all else, and the strip with the verdict. */
public final class PositionScene extends ControlledView<PositionController> {
    private final MatScene mat;

    private PositionScene(FxmlView<PositionController> view, MatScene mat) {
        super(view);
        this.mat = mat;
    }

    /** The editor at the table of the game that the position is one of. */
    public static PositionScene load(AllTables tables, PositionModel model, PositionDesk desk, Preferences preferences,
            Pictures pictures) {
        GameTable table = tables.playing(model.draft().state().game());
        PositionWords words = new PositionWords(table.game());
        Texts common = new Texts("position");
        PositionTasks tasks = new PositionTasks(model, desk, words.texts());
        FxmlView<PositionMenuController> menus = FxmlView.load("position-menu", common,
                new PositionMenuController(tasks));
        MatScene mat = MatScene.load(table, menus, preferences, pictures, TableEar.DEAF);
        List<Game> games = tables.tables().stream().map(GameTable::game).toList();
        return new PositionScene(FxmlView.load("position", common,
                new PositionController(model, desk, tasks, mat, words, games, preferences, pictures)), mat);
    }

    @Override
    public Optional<Programme> music() {
        return mat.music();
    }
}
