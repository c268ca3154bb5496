package patolli.ui.lesson;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import patolli.audio.Programme;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.play.Seats;
import patolli.settings.Movement;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.table.TableEar;

/** Puts the tutorial together: a table of its own, the real board over it, and the scroll that explains. */
public final class LessonScene extends ControlledView<LessonController> {
    private final LessonModel lesson;
    private final BoardScene board;

    private LessonScene(FxmlView<LessonController> view, LessonModel lesson, BoardScene board) {
        super(view);
        this.lesson = lesson;
        this.board = board;
    }

    /**
     * Loads the tutorial of a game that has one.
     *
     * @param over run once, when it is over
     * @param quit run instead when it was left before
     */
    public static LessonScene load(GameTable table, Preferences preferences, Pictures pictures, Runnable over,
            Runnable quit) {
        LessonModel lesson = new LessonModel(table.course().orElseThrow(), Platform::runLater, over, quit);
        // The learner plays each move with his own hand, and nothing that is set in the lesson is kept.
        Preferences own = new Preferences(preferences.settings().with(Settings.PLAY_FORCED_MOVES, false)
                .with(Settings.OWN_BEANS, false).with(Settings.MOTION, Movement.SYSTEM),
                preferences.reducedMotionProperty());
        View menus = Menus.view(new MenuModel(lesson.table(), own, Optional.empty(), Map.of()));
        menus.root().setDisable(true);
        BoardScene board = BoardScene.load(table, lesson.table(), own, pictures, menus, FactsModel.NONE);
        board.cover();
        Texts texts = Texts.of(table.game().name(), "lesson");
        return new LessonScene(FxmlView.load("lesson", new Texts("lesson"),
                new LessonController(lesson, board, preferences, own, pictures, texts)), lesson, board);
    }

    /** What the scene shows. */
    public LessonModel lesson() {
        return lesson;
    }

    /** Who hears what happens at the lesson's table, made for who sits there. */
    public void setEar(Function<Supplier<Seats>, TableEar> ear) {
        board.setEar(ear.apply(lesson.table()::seats));
    }

    @Override
    public Optional<Programme> music() {
        return board.music();
    }

    /** What is to be done whenever a step has begun or has come further. */
    public void setOnTurned(Runnable work) {
        controller().setOnTurned(work);
    }

    /** What is thrown lies before the learner, if a throw is asked for. */
    public void gather() {
        board.gather();
    }

    /** Where things lie, for who wants to look. */
    BoardScene board() {
        return board;
    }
}
