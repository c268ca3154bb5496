package patolli.ui.splash;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.splash.SplashModel.Line;
import patolli.ui.weather.Heartbeat;
import patolli.ui.weather.Lightning;

/** Wires the splash: the storm, the lines, the keys that choose them. */
public final class SplashController implements Controller {
    /** So many seconds after it has come it has been looked at. */
    private static final double MOMENT = 1.5;
    @FXML private DesignPane splash;
    @FXML private Pane sky;
    @FXML private Pane title;
    @FXML private Pane lines;
    @FXML private Label reason;
    @FXML private Label version;
    private final SplashModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Lightning lightning = new Lightning();
    private final Ties ties = new Ties();
    private final List<Lintel> lintels = new ArrayList<>();
    private final Heartbeat heartbeat = new Heartbeat(seconds -> beat(seconds));
    private Storm storm;
    private Runnable looked = () -> { };
    /** Seconds that have gone by. */
    private double time;
    /** The key that went down here and has not come up yet; it chooses as it comes up, so that it is heard once. */
    private Optional<KeyCode> down = Optional.empty();

    SplashController(SplashModel model, Pictures pictures, Preferences preferences, Texts texts) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        storm = new Storm(sky, pictures, lightning, RandomGenerator.getDefault());
        title.getChildren().add(pictures.view("splash/title.png"));
        version.setText(texts.get("version", new Texts("version").get("version")));
        for (Line line : model.order()) {
            lintels.add(new Lintel(line, texts.get("line." + line.name().toLowerCase(Locale.ROOT)),
                    model.reason(line).map(texts::get), pictures, () -> model.choose(line)));
        }
        lines.getChildren().addAll(lintels);
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, splash, pictures);
        storm.rain().sharpen(ties, scene, splash);
        ties.add(preferences.reducedMotionProperty().subscribe(storm::setCalm));
        ties.add(preferences.tempoProperty().subscribe(this::pace));
        lintels.forEach(lintel -> ties.add(lintel.focusedProperty().subscribe(this::explain)));
        ties.filter(splash, KeyEvent.KEY_PRESSED, this::pressed);
        ties.filter(splash, KeyEvent.KEY_RELEASED, this::released);
        // Who has a contest to go on with has most likely come for that.
        lintels.stream().filter(lintel -> lintel.reason().isEmpty())
                .min(Comparator.comparing(lintel -> lintel.line() != Line.RESUME)).ifPresent(Lintel::requestFocus);
    }

    @Override
    public void detach() {
        ties.loosen();
        heartbeat.stop();
        down = Optional.empty();
    }

    Lightning lightning() {
        return lightning;
    }

    /** Whether the weather goes on by itself. */
    boolean isMoving() {
        return heartbeat.isBeating();
    }

    void setOnLooked(Runnable work) {
        looked = work;
    }

    /** Time goes by in the storm. */
    void beat(double seconds) {
        boolean before = time < MOMENT;
        time += seconds;
        if (before && time >= MOMENT) {
            looked.run();
        }
        storm.beat(seconds);
    }

    private void pace(Tempo tempo) {
        if (tempo == Tempo.INSTANT) {
            heartbeat.stop();
        } else {
            heartbeat.start();
        }
    }

    private Optional<Lintel> focused() {
        return lintels.stream().filter(Lintel::isFocused).findFirst();
    }

    private void explain() {
        Optional<String> why = focused().flatMap(Lintel::reason);
        reason.setText(why.orElse(""));
        reason.setVisible(why.isPresent());
    }

    private void pressed(KeyEvent event) {
        if (event.isControlDown() || event.isMetaDown()) {
            return;
        }
        switch (event.getCode()) {
            case UP -> step(event, -1);
            case DOWN -> step(event, 1);
            case SPACE -> event.consume();
            case ENTER -> hold(event);
            default -> called(event.getCode()).ifPresent(lintel -> {
                hold(event);
                lintel.requestFocus();
            });
        }
    }

    private void released(KeyEvent event) {
        KeyCode key = event.getCode();
        if (down.filter(held -> held == key).isPresent()) {
            event.consume();
            down = Optional.empty();
            (key == KeyCode.ENTER ? focused() : called(key)).ifPresent(lintel -> model.choose(lintel.line()));
        }
    }

    private void hold(KeyEvent event) {
        event.consume();
        down = Optional.of(event.getCode());
    }

    private Optional<Lintel> called(KeyCode key) {
        return lintels.stream().filter(lintel -> lintel.isCalledBy(key)).findFirst();
    }

    /** Moves the focus, from the last line on to the first. */
    private void step(KeyEvent event, int way) {
        event.consume();
        int at = focused().map(lintels::indexOf).orElse(way > 0 ? -1 : 0);
        lintels.get(Math.floorMod(at + way, lintels.size())).requestFocus();
    }
}
