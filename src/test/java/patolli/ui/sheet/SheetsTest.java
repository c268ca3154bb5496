package patolli.ui.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.audio.Audio;
import patolli.beans.Shaking;
import patolli.model.Preferences;
import patolli.settings.Movement;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.settings.Speed;
import patolli.settings.TextSize;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.TestPictures;

/** The sheets, each alone. */
class SheetsTest {
    private final List<String> log = new ArrayList<>();
    private final Preferences preferences = new Preferences();

    private Alone settings() {
        return Alone.show(() -> Sheets.settings(preferences, TestPictures.get(), Audio.SILENT,
                () -> log.add("closed")));
    }

    @Test
    void whatIsClickedHoldsAtOnce() {
        try (Alone sheet = settings()) {
            for (String id : List.of("fast", "reduced", "never", "forced", "warning", "ownBeans", "bySeal", "bossKeys",
                    "facts", "sounds", "music")) {
                Mouse.click(sheet.node("#" + id));
            }
        }
        assertThat(preferences.settings()).isEqualTo(Settings.STANDARD.with(Settings.SPEED, Speed.FAST)
                .with(Settings.MOTION, Movement.REDUCED).with(Settings.PROLOG, Prolog.NEVER)
                .with(Settings.PLAY_FORCED_MOVES, false).with(Settings.WARN_OF_ERRORS, true)
                .with(Settings.OWN_BEANS, true)
                .with(Settings.BOSS_KEYS, false).with(Settings.SHAKING, Shaking.NONE)
                .with(Settings.FACTS, false).with(Settings.GAME_SOUNDS, false).with(Settings.MUSIC, false));
    }

    @Test
    void whatIsSetIsShownWhoeverSetIt() {
        try (Alone sheet = settings()) {
            Fx.run(() -> {
                preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGE);
                preferences.of(Settings.MUSIC).set(false);
                preferences.of(Settings.FACTS_INTERVAL).set(9);
            });
            assertThat(Fx.call(() -> ((RadioButton) sheet.node("#largeText")).isSelected())).isTrue();
            assertThat(Fx.call(() -> ((CheckBox) sheet.node("#music")).isSelected())).isFalse();
            assertThat(Fx.call(() -> sheet.node("#musicVolume").isDisabled())).isTrue();
            assertThat(sheet.text("#intervalText")).contains("9 to 10 minutes");
        }
    }

    @ParameterizedTest
    @CsvSource({"interval, factsInterval", "soundsVolume, soundsVolume", "musicVolume, musicVolume"})
    void aSliderIsMovedByKeysWithinItsRange(String id, String key) {
        try (Alone sheet = settings()) {
            Slider slider = (Slider) sheet.node("#" + id);
            Fx.run(slider::requestFocus);
            Keys.type(KeyCode.HOME);
            assertThat(number(key)).isEqualTo((int) slider.getMin());
            Keys.type(KeyCode.END);
            assertThat(number(key)).isEqualTo((int) slider.getMax());
            Keys.type(KeyCode.LEFT);
            assertThat(number(key)).isLessThan((int) slider.getMax());
        }
    }

    private int number(String key) {
        return (Integer) preferences.all().stream().filter(property -> property.getName().equals(key)).findFirst()
                .orElseThrow().get();
    }

    @Test
    void standardSettingsLeaveAloneWhoPlaysAndWhatWasSeen() {
        preferences.of(Settings.SPEED).set(Speed.FAST);
        preferences.of(Settings.MUSIC_VOLUME).set(3);
        preferences.of(Settings.SHAKING).set(Shaking.NONE);
        preferences.of(Settings.PLAY_SMOKING_MIRROR).set(false);
        preferences.of(Settings.PROLOG_SEEN).set(true);
        try (Alone sheet = settings()) {
            Mouse.click(sheet.node("#standard"));
        }
        assertThat(preferences.settings()).isEqualTo(Settings.STANDARD.with(Settings.PLAY_SMOKING_MIRROR, false)
                .with(Settings.PROLOG_SEEN, true));
    }

    @Test
    void everyControlIsReachedByTabChoicesAtTheOneThatIsChosen() {
        try (Alone sheet = settings()) {
            List<String> reached = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                Keys.type(KeyCode.TAB);
                Node owner = Fx.call(() -> sheet.scene().getFocusOwner());
                if (owner.getId() != null) {
                    reached.add(owner.getId());
                }
            }
            assertThat(reached).contains("normal", "asSystem", "forced", "warning", "ownBeans", "byHand", "bossKeys",
                    "first", "facts", "interval", "normalText", "fullScreen", "sounds", "soundsVolume",
                    "music", "musicVolume", "standard", "close");
        }
    }

    @Test
    void spaceTicksAndEnterCloses() {
        try (Alone sheet = settings()) {
            Fx.run(sheet.node("#facts")::requestFocus);
            Keys.type(KeyCode.SPACE);
            assertThat(preferences.of(Settings.FACTS).get()).isFalse();
            Fx.run(sheet.node("#close")::requestFocus);
            Keys.type(KeyCode.ENTER);
            assertThat(log).containsExactly("closed");
        }
    }

    @Test
    void nothingIsFollowedAnyMoreWhenItIsGone() {
        Alone sheet = settings();
        RadioButton fast = (RadioButton) sheet.node("#fast");
        sheet.close();
        Fx.run(() -> preferences.of(Settings.SPEED).set(Speed.FAST));
        assertThat(Fx.call(fast::isSelected)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit", "newContest"})
    void aQuestionIsAnsweredNoUnlessYesIsChosen(String question) {
        try (Alone sheet = Alone.show(() -> Sheets.question(question, preferences, TestPictures.get(),
                () -> log.add("yes"), () -> log.add("no")))) {
            assertThat(sheet.text("#text")).contains("contest");
            Keys.type(KeyCode.ENTER);
            Mouse.click(sheet.node("#yes"));
            Mouse.click(sheet.node("#no"));
            assertThat(log).containsExactly("no", "yes", "no");
        }
    }

    @ParameterizedTest
    @CsvSource({"NORMAL", "LARGER"})
    void aSecondPatolliAsksWhetherToLookOnlyAndQuitsUnlessItMay(TextSize size) {
        preferences.of(Settings.TEXT_SIZE).set(size);
        try (Alone sheet = Alone.show(() -> Sheets.question("second", preferences, TestPictures.get(),
                () -> log.add("look"), () -> log.add("quit")))) {
            Labeled text = (Labeled) sheet.node("#text");
            assertThat(Fx.call(() -> ((Text) text.lookup(".text")).getText())).as("whole").isEqualTo(text.getText())
                    .contains("Another Patolli");
            Keys.type(KeyCode.ENTER);
            Mouse.click(sheet.node("#yes"));
            assertThat(log).containsExactly("quit", "look");
        }
    }

    @Test
    void aboutSaysTheVersionAndLeadsToTheCredits() {
        try (Alone sheet = Alone.show(() -> Sheets.about(preferences, TestPictures.get(),
                Optional.of(Path.of(System.getProperty("user.home"), "games", "log")), () -> log.add("credits"),
                () -> log.add("closed")))) {
            assertThat(sheet.text("#version")).matches("Version \\d+\\.\\d+\\.\\d+.*");
            Keys.type(KeyCode.ENTER);
            Mouse.click(sheet.node("#credits"));
            assertThat(log).containsExactly("closed", "credits");
            assertThat(sheet.text("#copied")).isEmpty();
            Mouse.click(sheet.node("#report"));
            assertThat(sheet.text("#copied")).contains("Copied").doesNotContain("games");
            assertThat(Fx.call(() -> Clipboard.getSystemClipboard().getString())).contains("Patolli ", "Java 2",
                    "JavaFX 2", System.getProperty("os.name"), "ware", Path.of("~", "games", "log").toString())
                    .doesNotContain(System.getProperty("user.home"));
        }
    }
}
