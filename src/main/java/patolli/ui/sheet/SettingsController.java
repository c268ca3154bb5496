package patolli.ui.sheet;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;
import patolli.audio.Audio;
import patolli.audio.SoundTrouble;
import patolli.beans.Shaking;
import patolli.model.Preferences;
import patolli.play.Level;
import patolli.settings.Movement;
import patolli.settings.Prolog;
import patolli.settings.Setting;
import patolli.settings.Settings;
import patolli.settings.Speed;
import patolli.settings.TextSize;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.Ties;

/** Wires the settings: what is changed holds at once. */
public final class SettingsController implements Controller {
    /** What "Standard settings" leaves alone: who plays, the window, and what the game has noted for itself. */
    private static final List<Setting<?>> RESET = List.of(Settings.SPEED, Settings.MOTION, Settings.PLAY_FORCED_MOVES,
            Settings.WARN_OF_ERRORS, Settings.OWN_BEANS, Settings.SHAKING, Settings.BOSS_KEYS, Settings.PROLOG,
            Settings.FACTS, Settings.FACTS_INTERVAL, Settings.SPEECH, Settings.TEXT_SIZE, Settings.FULL_SCREEN,
            Settings.MUTED, Settings.GAME_SOUNDS, Settings.MUSIC, Settings.SOUNDS_VOLUME, Settings.MUSIC_VOLUME);
    /** How many damaged sounds are named. */
    private static final int SHOWN = 3;
    /** How high the leaf is. */
    private static final double HIGH = 660;
    @FXML private DesignPane settings;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private ScrollPane options;
    @FXML private RadioButton relaxed;
    @FXML private RadioButton normal;
    @FXML private RadioButton fast;
    @FXML private RadioButton byHand;
    @FXML private RadioButton bySeal;
    @FXML private RadioButton asSystem;
    @FXML private RadioButton full;
    @FXML private RadioButton reduced;
    @FXML private RadioButton first;
    @FXML private RadioButton always;
    @FXML private RadioButton never;
    @FXML private RadioButton normalText;
    @FXML private RadioButton largeText;
    @FXML private RadioButton largerText;
    @FXML private RadioButton tourist;
    @FXML private RadioButton merchant;
    @FXML private RadioButton priest;
    @FXML private RadioButton mirror;
    @FXML private RadioButton even;
    @FXML private CheckBox forced;
    @FXML private CheckBox warning;
    @FXML private CheckBox ownBeans;
    @FXML private CheckBox bossKeys;
    @FXML private CheckBox facts;
    @FXML private CheckBox speech;
    @FXML private CheckBox fullScreen;
    @FXML private CheckBox muted;
    @FXML private CheckBox sounds;
    @FXML private CheckBox music;
    @FXML private Slider interval;
    @FXML private Slider soundsVolume;
    @FXML private Slider musicVolume;
    @FXML private Label intervalText;
    @FXML private Label soundsText;
    @FXML private Label musicText;
    @FXML private Pane trouble;
    @FXML private Label troubleText;
    @FXML private Button again;
    @FXML private Button standard;
    @FXML private Button close;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Audio audio;
    private final Texts texts;
    private final Runnable onClose;
    private final Ties ties = new Ties();

    public SettingsController(Preferences preferences, Pictures pictures, Audio audio, Texts texts,
            Runnable onClose) {
        this.preferences = preferences;
        this.pictures = pictures;
        this.audio = audio;
        this.texts = texts;
        this.onClose = onClose;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf-tall.png"));
        standard.setOnAction(event -> RESET.forEach(this::reset));
        close.setOnAction(event -> onClose.run());
        again.setOnAction(event -> audio.tryAgain());
    }

    private <T> void reset(Setting<T> setting) {
        preferences.of(setting).set(setting.standard());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, settings, pictures);
        SheetSize.follow(ties, sheet, preferences, HIGH);
        ScrollEdges.soften(ties, options);
        choose(Settings.SPEED, Map.of(relaxed, Speed.RELAXED, normal, Speed.NORMAL, fast, Speed.FAST));
        choose(Settings.MOTION, Map.of(asSystem, Movement.SYSTEM, full, Movement.FULL, reduced, Movement.REDUCED));
        choose(Settings.SHAKING, Map.of(byHand, Shaking.BY_HAND, bySeal, Shaking.NONE));
        choose(Settings.PROLOG, Map.of(first, Prolog.FIRST, always, Prolog.ALWAYS, never, Prolog.NEVER));
        choose(Settings.TEXT_SIZE, Map.of(normalText, TextSize.NORMAL, largeText, TextSize.LARGE, largerText,
                TextSize.LARGER));
        choose(Settings.LEVEL, Map.of(tourist, Level.TOURIST, merchant, Level.MERCHANT, priest, Level.PRIEST,
                mirror, Level.MIRROR, even, Level.EVEN));
        tick(warning, Settings.WARN_OF_ERRORS);
        Map.of(speech, Settings.SPEECH, forced, Settings.PLAY_FORCED_MOVES, ownBeans, Settings.OWN_BEANS,
                bossKeys, Settings.BOSS_KEYS,
                facts, Settings.FACTS, fullScreen, Settings.FULL_SCREEN, sounds, Settings.GAME_SOUNDS,
                music, Settings.MUSIC, muted, Settings.MUTED)
                .forEach(this::tick);
        slide(interval, Settings.FACTS_INTERVAL, intervalText, n -> texts.get("interval", n, n + 1));
        slide(soundsVolume, Settings.SOUNDS_VOLUME, soundsText, n -> texts.get("volume", n));
        slide(musicVolume, Settings.MUSIC_VOLUME, musicText, n -> texts.get("volume", n));
        ties.bind(interval.disableProperty(), facts.selectedProperty().not());
        ties.bind(sounds.disableProperty(), muted.selectedProperty());
        ties.bind(music.disableProperty(), muted.selectedProperty());
        ties.bind(soundsVolume.disableProperty(), sounds.selectedProperty().not().or(muted.selectedProperty()));
        ties.bind(musicVolume.disableProperty(), music.selectedProperty().not().or(muted.selectedProperty()));
        ties.add(audio.troubleProperty().subscribe(this::tell));
        EnterKey.presses(ties, settings, close::fire);
        close.requestFocus();
    }

    private void tell(Optional<SoundTrouble> wrong) {
        trouble.setVisible(wrong.isPresent());
        trouble.setManaged(wrong.isPresent());
        troubleText.setText(wrong.map(this::sentence).orElse(""));
    }

    private String sentence(SoundTrouble wrong) {
        return wrong instanceof SoundTrouble.Damaged damaged
                ? texts.get("sound.damaged", first(damaged.files())) : texts.get("sound." + wrong.key());
    }

    private static String first(List<String> files) {
        String named = String.join(", ", files.subList(0, Math.min(SHOWN, files.size())));
        return files.size() > SHOWN ? named + " ..." : named;
    }

    private <T> void choose(Setting<T> setting, Map<RadioButton, T> values) {
        ToggleGroup group = new ToggleGroup();
        ObjectProperty<T> property = preferences.of(setting);
        values.forEach((button, value) -> {
            button.setToggleGroup(group);
            ties.add(property.subscribe(now -> button.setSelected(now == value)));
            ties.add(button.selectedProperty().subscribe(selected -> {
                if (selected) {
                    property.set(value);
                }
            }));
        });
    }

    private void tick(CheckBox box, Setting<Boolean> setting) {
        var property = preferences.truth(setting);
        box.selectedProperty().bindBidirectional(property);
        ties.add(() -> box.selectedProperty().unbindBidirectional(property));
    }

    private void slide(Slider slider, Setting<Integer> setting, Label words, Function<Integer, String> say) {
        ObjectProperty<Integer> property = preferences.of(setting);
        ties.add(property.subscribe(value -> {
            slider.setValue(value);
            words.setText(say.apply(value));
        }));
        ties.add(slider.valueProperty().subscribe(value -> property.set((int) Math.round(value.doubleValue()))));
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
