package patolli.ui.farewell;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
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
import patolli.ui.telling.SpokenLines;
import patolli.ui.weather.Heartbeat;

/** Wires the farewell: a stanza said line by line before sunrise, and the end of it or the way back. */
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
    @FXML private Button back;
    private final FarewellModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Ties ties = new Ties();
    private final PauseTransition lasting = new PauseTransition(LASTS);
    private final Heartbeat heartbeat = new Heartbeat(seconds -> beat(seconds));
    private SpokenLines lines;
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
        lines = new SpokenLines(stanza);
        lines.write(model.stanza());
        credit.setText(texts.get("credit"));
        hint.setText(texts.get("hint"));
        back.setText(model.backText());
        back.setOnAction(event -> model.back());
        lasting.setOnFinished(event -> model.end());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, farewell, pictures);
        ties.filter(farewell, KeyEvent.KEY_PRESSED, this::pressed);
        ties.filter(farewell, MouseEvent.MOUSE_CLICKED, this::clicked);
        // Whoever reaches for the way back is not to find the door shut.
        ties.add(back.focusedProperty().subscribe(this::linger));
        ties.add(back.hoverProperty().subscribe(this::linger));
        seen.begin(moves());
    }

    private boolean moves() {
        return preferences.tempoProperty().get() != Tempo.INSTANT;
    }

    @Override
    public void arrived() {
        boolean calm = preferences.reducedMotionProperty().get();
        if (moves()) {
            Duration step = Duration.millis(WORDS / model.stanza().lines().count());
            lines.come(calm ? Duration.ZERO : step, calm ? CALM_FADE : FADE);
            lasting.playFromStart();
            heartbeat.start();
        } else {
            lines.finish();
        }
    }

    private void linger(boolean there) {
        if (there) {
            lasting.stop();
        }
    }

    /** Any key ends it, but for B, which leads back, and for those that lead to the way back. */
    private void pressed(KeyEvent event) {
        KeyCode key = event.getCode();
        boolean isOnBack = event.getTarget() == back;
        if (key == KeyCode.TAB || key.isModifierKey() || event.isAltDown() || isOnBack && key == KeyCode.SPACE) {
            return;
        }
        event.consume();
        if (isOnBack && key == KeyCode.ENTER || key == KeyCode.B) {
            model.back();
        } else {
            model.end();
        }
    }

    private void clicked(MouseEvent event) {
        boolean onBack = event.getTarget() instanceof Node node && (node == back || node.getParent() == back);
        if (!onBack) {
            event.consume();
            model.end();
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
