package patolli.ui.farewell;

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
import patolli.ui.telling.Lines;
import patolli.ui.weather.Heartbeat;

/** Wires the farewell: a stanza said line by line before sunrise, and the end of it. */
public final class FarewellController implements Controller {
    /** How long it lasts, at whatever tempo, unless it is left before. */
    static final Duration LASTS = Duration.seconds(8);
    /** The last line begins to come after this. */
    private static final double WORDS = 1500;
    private static final Duration FADE = Duration.millis(500);
    private static final Duration CALM_FADE = Duration.millis(250);
    @FXML private DesignPane farewell;
    @FXML private Pane morning;
    @FXML private VBox stanza;
    @FXML private Label credit;
    @FXML private Label hint;
    private final FarewellModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Ties ties = new Ties();
    private final PauseTransition lasting = new PauseTransition(LASTS);
    private final Heartbeat heartbeat = new Heartbeat(seconds -> beat(seconds));
    private Lines lines;
    private Morning seen;

    FarewellController(FarewellModel model, Pictures pictures, Preferences preferences, Texts texts) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        seen = new Morning(morning, pictures);
        lines = new Lines(stanza);
        lines.write(model.stanza());
        credit.setText(texts.get("credit"));
        hint.setText(texts.get("hint"));
        lasting.setOnFinished(event -> model.end());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, farewell, pictures);
        Leaving.by(ties, farewell, model::end);
        boolean moves = preferences.tempoProperty().get() != Tempo.INSTANT;
        boolean calm = preferences.reducedMotionProperty().get();
        seen.begin(moves);
        if (moves) {
            Duration step = Duration.millis(WORDS / model.stanza().lines().count());
            lines.come(calm ? Duration.ZERO : step, calm ? CALM_FADE : FADE);
            lasting.playFromStart();
            heartbeat.start();
        } else {
            lines.finish();
        }
    }

    @Override
    public void detach() {
        ties.loosen();
        heartbeat.stop();
        lasting.stop();
        lines.finish();
    }

    /** What ends it, after its time. */
    PauseTransition lasting() {
        return lasting;
    }

    /** Time goes by in what is seen. */
    void beat(double seconds) {
        seen.beat(seconds);
        if (!preferences.reducedMotionProperty().get()) {
            seen.stir(seconds);
        }
    }
}
