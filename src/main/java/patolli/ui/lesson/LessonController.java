package patolli.ui.lesson;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import patolli.board.SpeechRoom;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.course.Place;
import patolli.ui.course.Task;
import patolli.ui.lesson.LessonModel.Stage;
import patolli.ui.table.BoardScene;

/** Wires the tutorial: the board of the lesson, what is pointed at on it, the scroll and the beads. */
public final class LessonController implements Controller {
    private static final PseudoClass DOUBLED = PseudoClass.getPseudoClass("doubled");
    private static final PseudoClass OF_MENUS = PseudoClass.getPseudoClass("of-menus");
    /** How large letters on buttons are at normal size, in design units. */
    private static final double BUTTONS = 16;
    @FXML private StackPane lesson;
    @FXML private DesignPane over;
    @FXML private Pane marks;
    @FXML private Pane leaf;
    @FXML private HBox bar;
    @FXML private Button back;
    @FXML private Button go;
    @FXML private HBox beads;

    private final LessonModel model;
    private final BoardScene board;
    private final Preferences preferences;
    private final Preferences own;
    private final Pictures pictures;
    private final Texts texts;
    private final Ties ties = new Ties();
    private final Guard guard;
    private final Pacing pacing;
    private Highlights highlights;
    private LessonScroll scroll;
    private Progress progress;
    private Runnable turned = () -> { };

    /**
     * @param preferences those of the game
     * @param own         those that the board of the lesson follows
     */
    public LessonController(LessonModel model, BoardScene board, Preferences preferences, Preferences own,
            Pictures pictures, Texts texts) {
        this.model = model;
        this.board = board;
        this.preferences = preferences;
        this.own = own;
        this.pictures = pictures;
        this.texts = texts;
        guard = new Guard(model, board);
        pacing = new Pacing(board.performer(), own.tempoProperty()::get, model);
    }

    @FXML
    private void initialize() {
        lesson.getChildren().addFirst(board.root());
        highlights = new Highlights(marks, pictures, board, model.course().meeting());
        scroll = new LessonScroll(leaf, model.table().state().game().name(), model.course(), board, pictures, texts);
        progress = new Progress(beads, model, texts, pictures);
        bar.widthProperty().subscribe(this::place);
    }

    @Override
    public void attach(Scene scene) {
        ties.bind(own.tempoProperty(), preferences.tempoProperty().map(LessonController::unhurried));
        ties.bind(own.of(Settings.TEXT_SIZE), preferences.of(Settings.TEXT_SIZE));
        ties.filter(lesson, MouseEvent.MOUSE_PRESSED, guard::mouse);
        ties.filter(lesson, MouseEvent.MOUSE_CLICKED, guard::mouse);
        ties.filter(lesson, KeyEvent.KEY_PRESSED, guard::pressed);
        ties.filter(lesson, KeyEvent.KEY_RELEASED, guard::released);
        board.attach(scene);
        model.table().setPerformer(pacing);
        ties.add(pictures.doubledProperty().subscribe(doubled -> lesson.pseudoClassStateChanged(DOUBLED, doubled)));
        if (model.stepProperty().get() < 0) {
            model.begin();
        } else {
            model.repeat();
        }
        ties.add(scene.windowProperty().flatMap(Window::focusedProperty).orElse(false)
                .subscribe(here -> guard.forget()));
        ties.add(lesson.focusedProperty().subscribe(focused -> focus()));
        ties.add(own.reducedMotionProperty().subscribe(this::point));
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(() -> {
            say();
            point();
        }));
        ties.add(model.helpingProperty().subscribe(this::say));
        ties.add(model.stageProperty().subscribe(this::show));
        ties.add(model.arrivalsProperty().subscribe(this::show));
        show();
    }

    /** A beginner is not hurried, whatever the speed of the game. */
    private static Tempo unhurried(Tempo tempo) {
        return tempo == Tempo.INSTANT ? tempo : Tempo.RELAXED;
    }

    @Override
    public void detach() {
        ties.loosen();
        pacing.stop();
        highlights.clear();
        board.detach();
        model.table().dropPerformer(pacing);
        model.table().rest();
    }

    void setOnTurned(Runnable work) {
        turned = work;
    }

    private void show() {
        turned.run();
        say();
        point();
        progress.show();
        back.setDisable(!model.canGoBack());
        lesson.pseudoClassStateChanged(OF_MENUS, model.current().places().contains(Place.Thing.MENUS));
        focus();
    }

    private void say() {
        if (model.isOfItself()) {
            board.notice(texts.get("band", model.stepProperty().get() + 1, model.size()));
        }
        scroll.show(model, factor());
        bar.setStyle("-fx-font-size: " + BUTTONS * factor() + "px");
        go.setVisible(model.canGoOn());
        go.setText(label());
        place();
    }

    /** The bar lies in the middle, or left of a scroll that reaches as far down. */
    private void place() {
        SpeechRoom sheet = scroll.shown();
        double end = sheet.bottom() > bar.getLayoutY() ? sheet.left(sheet.bottom()) - SpeechRoom.MARGIN
                : DesignPane.WIDTH;
        bar.setLayoutX(Math.min((DesignPane.WIDTH - bar.getWidth()) / 2, end - bar.getWidth()));
    }

    private double factor() {
        return preferences.of(Settings.TEXT_SIZE).get().factor();
    }

    private String label() {
        boolean asked = model.stageProperty().get() == Stage.ASKED;
        Task task = model.current().task();
        return texts.get(asked && task == Task.BET ? "go.bet" : asked && task == Task.WATCH ? "go.watch"
                : model.stepProperty().get() == model.size() - 1 ? "go.play" : "go.next");
    }

    /** What is being shown is looked at without marks over it. */
    private void point() {
        boolean calm = own.reducedMotionProperty().get();
        board.favour(model.stageProperty().get() == Stage.ASKED ? model.current().asked() : Optional.empty());
        switch (model.stageProperty().get()) {
            case ASKED -> highlights.ask(model.current(), scroll.room(factor()), calm);
            case GOING -> highlights.clear();
            case DONE -> highlights.tell(model.current(), calm);
        }
    }

    /** The keyboard belongs to the button where that leads on, and else to the board. */
    private void focus() {
        if (model.canGoOn()) {
            go.requestFocus();
        } else if (!board.root().isFocusWithin()) {
            board.root().requestFocus();
        }
    }

    @FXML
    private void next() {
        model.next();
    }

    @FXML
    private void back() {
        model.back();
        focus();
    }

    @FXML
    private void repeat() {
        model.repeat();
        focus();
    }

    @FXML
    private void leave() {
        model.leave();
    }
}
