package patolli.ui.replay;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.play.Mark;
import patolli.play.Step;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.text.Line;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.FittedWords;
import patolli.ui.common.Mat;
import patolli.ui.common.Pictures;
import patolli.ui.common.Saying;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.Ties;
import patolli.ui.common.View;

/** Wires a replay: the mat shows what the model says, the leaf where that stands in the chronicle. */
public final class ReplayController implements Controller {
    /** Where the leaf lies when there is no mat, as large as it is painted. */
    private static final Rectangle2D WHOLE = new Rectangle2D(260, 100, 760, 600);
    private static final double FRAME = 58;
    private static final double EDGE = 10;
    /** The height of the name over the chronicle, in words of normal size. */
    private static final double TITLE = 26;
    /** How far below the frame's inner edge the name begins, so that the frame cuts nothing of it. */
    private static final double BELOW = 3;
    @FXML private StackPane replay;
    @FXML private DesignPane over;
    @FXML private Pane leafGround;
    @FXML private FittedWords name;
    @FXML private Label nameText;
    @FXML private ListView<Line> chronicleLines;
    @FXML private Pane top;
    @FXML private Pane menuPlace;
    @FXML private Label news;
    @FXML private Button play;
    @FXML private Slider rail;
    @FXML private Pane marks;
    @FXML private Label place;

    private final ReplayModel model;
    private final ReplayDesk desk;
    private final ReplayTasks tasks;
    private final Optional<Mat> mat;
    private final View menus;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Narrator narrator = new Narrator(new Texts("story"));
    private final Ties ties = new Ties();
    private ChronicleList chronicle;
    private Rail bar;

    ReplayController(ReplayModel model, ReplayDesk desk, ReplayTasks tasks, Optional<Mat> mat, View menus,
            Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.desk = desk;
        this.tasks = tasks;
        this.mat = mat;
        this.menus = menus;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        nameText.setText(desk.name());
        mat.ifPresentOrElse(shown -> replay.getChildren().addFirst(shown.root()),
                () -> menuPlace.getChildren().add(menus.root()));
        top.setVisible(mat.isEmpty());
        // Beside the leaf and the strip the band of the mat is to be reached.
        over.setPickOnBounds(mat.isEmpty());
        if (mat.isEmpty()) {
            leafGround.getChildren().add(pictures.view("ui/leaf.png"));
        } else {
            leafGround.getStyleClass().add("beside");
        }
        chronicle = new ChronicleList(chronicleLines, tasks.chronicle(), this::turnTo);
        bar = new Rail(model, rail, marks);
    }

    private void lay(Rectangle2D leaf, double frame, TextSize size) {
        double width = leaf.getWidth() - 2 * frame;
        leafGround.resizeRelocate(leaf.getMinX(), leaf.getMinY(), leaf.getWidth(), leaf.getHeight());
        double title = TITLE * size.factor();
        name.resizeRelocate(leaf.getMinX() + frame, leaf.getMinY() + frame + BELOW, width, title);
        chronicleLines.resizeRelocate(leaf.getMinX() + frame, leaf.getMinY() + frame + title + BELOW, width,
                leaf.getHeight() - 2 * frame - title - BELOW - 6);
    }

    @Override
    public void attach(Scene scene) {
        ReplayKeys keys = new ReplayKeys(model, tasks::review, tasks::rollout, tasks::edit, tasks::leave);
        ties.filter(replay, KeyEvent.KEY_PRESSED, keys::pressed);
        ties.filter(replay, KeyEvent.KEY_RELEASED, keys::released);
        ScrollEdges.soften(ties, chronicleLines);
        EnterKey.presses(ties, replay, () -> { });
        mat.ifPresentOrElse(shown -> shown.attach(scene), () -> ties.sharpen(scene, over, pictures));
        if (mat.isEmpty()) {
            ties.add(pictures.doubledProperty().subscribe(doubled ->
                    over.tileProperty().set(pictures.image("table/floor.jpg"))));
        }
        model.setPerformer(mat.map(Mat::performer)
                .orElseGet(() -> new Reader(preferences.tempoProperty()::get)));
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(size ->
                lay(mat.map(Mat::room).orElse(WHOLE), mat.isEmpty() ? FRAME : EDGE, size)));
        ties.add(bar.follow());
        ties.add(model.playingProperty().subscribe(this::showPlaying));
        ties.add(model.positionProperty().subscribe(tasks::read));
        ties.add(model.positionProperty().subscribe(this::tell));
        ties.add(model.toldProperty().subscribe(this::tell));
        ties.add(model.stateProperty().subscribe(state -> {
            tell();
            mat.ifPresent(shown -> shown.mark(model.lastMoves()));
        }));
        ties.add(tasks.newsProperty().subscribe(this::tell));
        tell();
        replay.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
        model.halt();
        model.setPerformer(Performer.UNSEEN);
        mat.ifPresent(View::detach);
    }

    private void showPlaying(boolean playing) {
        ((FontIcon) play.getGraphic()).setIconLiteral(playing ? "mdi2p-pause" : "mdi2p-play");
        play.setAccessibleText(texts.get(playing ? "pause" : "play"));
        play.getTooltip().setText(texts.get(playing ? "pause.keys" : "play.keys"));
    }

    private void tell() {
        place.setText(texts.get(model.games() > 1 ? "place" : "place.oneGame", model.game(), model.games(),
                model.position(), model.size()));
        news.setText(comment());
        Optional<Step> told = model.told();
        chronicle.mark(told.isPresent() ? model.toldProperty().get() : model.position(), told.isPresent());
        mat.ifPresent(shown -> shown.write(new Saying(happened(), comment(),
                model.state().turn().map(Set::of).orElseGet(model.state()::winners), model.seats())));
    }

    private List<String> happened() {
        return model.told().map(step -> narrator.sentences(step.turn(), step.seats())).filter(said -> !said.isEmpty())
                .orElseGet(() -> List.of(texts.get(model.games() > 1 ? "begins" : "begins.oneGame", model.game())));
    }

    /** The second line: news of the chronicle, what is noted beside the step, or how to go on. */
    private String comment() {
        return tasks.newsProperty().get().or(this::notes).orElseGet(() -> model.position() == 0 ? texts.get("hint")
                : model.position() == model.size() ? texts.get("end.reached") : "");
    }

    private Optional<String> notes() {
        return model.told().map(step -> String.join(" ", Stream.of(Mark.values()).filter(step::has)
                .map(mark -> texts.get("mark." + mark.name())).toList())).filter(said -> !said.isEmpty());
    }

    private void turnTo(Line line) {
        model.jump(line instanceof Line.Heading ? line.first() : line.last() + 1);
    }

    @FXML
    private void toStart() {
        model.jump(0);
    }

    @FXML
    private void previousGame() {
        model.previousGame();
    }

    @FXML
    private void back() {
        model.back();
    }

    @FXML
    private void togglePlaying() {
        model.togglePlaying();
    }

    @FXML
    private void forward() {
        model.forward();
    }

    @FXML
    private void nextGame() {
        model.nextGame();
    }

    @FXML
    private void rollout() {
        tasks.rollout();
    }

    @FXML
    private void edit() {
        tasks.edit();
    }

    @FXML
    private void toEnd() {
        model.jump(model.size());
    }
}
