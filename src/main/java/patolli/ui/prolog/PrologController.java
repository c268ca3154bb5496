package patolli.ui.prolog;

import java.util.Set;
import java.util.random.RandomGenerator;
import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.telling.Leaving;
import patolli.ui.telling.PageKeys;
import patolli.ui.telling.SpokenLines;
import patolli.ui.weather.Heartbeat;
import patolli.ui.weather.Lightning;
import patolli.ui.weather.Strike;

/** Wires the prolog: each page's words and what is seen with them, and the turning of pages. */
public final class PrologController implements Controller {
    private static final double LINE_STEP = 650;
    private static final double LINE_FADE = 700;
    private static final Duration CALM_FADE = Duration.millis(250);
    private static final double CALM_PACE = 0.2;
    @FXML private DesignPane prolog;
    @FXML private Pane scenery;
    @FXML private Pane band;
    @FXML private VBox words;
    @FXML private Label hint;
    private final PrologModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Lightning lightning = new Lightning();
    private final Ties ties = new Ties();
    private final PauseTransition turning = new PauseTransition();
    private final Heartbeat heartbeat = new Heartbeat(seconds -> beat(seconds));
    private SpokenLines lines;
    private Scenery seen;

    PrologController(PrologModel model, Pictures pictures, Preferences preferences, Texts texts) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        seen = new Scenery(scenery, pictures, lightning, RandomGenerator.getDefault());
        band.getChildren().addFirst(pictures.view("ui/story.png"));
        lines = new SpokenLines(words);
        hint.setText(texts.get("hint"));
        turning.setOnFinished(event -> model.next());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, prolog, pictures);
        seen.rain().sharpen(ties, scene, prolog);
        ties.add(preferences.reducedMotionProperty().subscribe(seen::setCalm));
        PageKeys.turn(ties, prolog, model::next, model::back);
        Leaving.by(ties, prolog, model::skip);
    }

    @Override
    public void arrived() {
        ties.add(model.pageProperty().subscribe(this::show));
        if (moves()) {
            heartbeat.start();
        }
    }

    @Override
    public void detach() {
        ties.loosen();
        heartbeat.stop();
        turning.stop();
        lines.finish();
    }

    Lightning lightning() {
        return lightning;
    }

    /** The poses that the figure is seen in. */
    Set<Pose> poses() {
        return seen.poses();
    }

    /** What turns the page that is shown, after its time. */
    PauseTransition turning() {
        return turning;
    }

    /** Time goes by in what is seen. */
    void beat(double seconds) {
        seen.beat(seconds);
    }

    private boolean moves() {
        return preferences.tempoProperty().get() != Tempo.INSTANT;
    }

    private void show(StoryPage page) {
        boolean calm = preferences.reducedMotionProperty().get();
        Tempo tempo = preferences.tempoProperty().get();
        page.thunder().ifPresent(thunder -> lightning.strike(switch (thunder) {
            case NEAR -> Strike.NEAR;
            case FAR -> Strike.FAR;
        }));
        if (!moves()) {
            lightning.darken();
        }
        seen.show(page.sight(), !moves() ? 0 : calm ? CALM_PACE : 1);
        lines.write(page.text());
        turning.stop();
        if (!moves()) {
            lines.finish();
            return;
        }
        Duration step = calm ? Duration.ZERO : tempo.of(LINE_STEP);
        lines.come(step, calm ? CALM_FADE : tempo.of(LINE_FADE));
        turning.setDuration(ReadingTime.of(page.text(), tempo).add(step.multiply(page.text().lines().count() - 1)));
        turning.playFromStart();
    }
}
