package patolli.ui.replay;

import java.util.Optional;
import patolli.audio.Programme;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.text.Chronicle;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Mat;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.table.AllTables;
import patolli.ui.table.MatScene;
import patolli.ui.table.TableEar;

/** Puts the replay together: the mat of its game, the chronicle's leaf and what it is played with. */
public final class ReplayScene extends ControlledView<ReplayController> {
    private final Optional<Mat> mat;

    private ReplayScene(FxmlView<ReplayController> view, Optional<Mat> mat) {
        super(view);
        this.mat = mat;
    }

    /**
     * The replay of a record; a game without a mat is shown in the words of its chronicle alone.
     *
     * @param ear hears what happens at the mat
     */
    public static ReplayScene load(AllTables tables, ReplayModel model, ReplayDesk desk, Preferences preferences,
            Pictures pictures, TableEar ear) {
        Texts texts = new Texts("replay");
        ReplayTasks tasks = new ReplayTasks(model, new Chronicle(new Texts("story")).lines(model.steps()), desk,
                texts);
        FxmlView<ReplayMenuController> menus = FxmlView.load("replay-menu", texts, new ReplayMenuController(tasks));
        Optional<Mat> mat = tables.of(model.state().game())
                .map(table -> MatScene.load(table, menus, preferences, pictures, ear));
        return new ReplayScene(FxmlView.load("replay", texts,
                new ReplayController(model, desk, tasks, mat, menus, preferences, pictures, texts)), mat);
    }

    @Override
    public Optional<Programme> music() {
        return mat.flatMap(View::music);
    }
}
