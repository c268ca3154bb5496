package patolli.ui.splash;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.settings.Movement;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Alone;
import patolli.testkit.TestPictures;
import patolli.ui.splash.SplashModel.Line;
import patolli.ui.weather.Strike;

/** The splash alone, by keyboard and by mouse. */
class SplashTest {
    private final Preferences preferences = new Preferences();
    private final List<Line> chosen = new ArrayList<>();
    private SplashScene splash;
    private Alone shown;

    @BeforeEach
    void open() {
        preferences.tempoProperty().set(Tempo.INSTANT);
        Fx.start();
        Map<Line, Runnable> commands = new EnumMap<>(Line.class);
        for (Line line : Line.values()) {
            commands.put(line, () -> chosen.add(line));
        }
        splash = Fx.call(() -> SplashScene.load(new SplashModel(commands,
                Map.of(Line.RESUME, "closed.resume")), TestPictures.get(), preferences));
        shown = Alone.show(() -> splash);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    @Test
    void theFirstOpenLineHasTheFocusAndEnterChoosesIt() {
        assertThat(shown.isFocused("#line-new-contest")).isTrue();
        Keys.type(KeyCode.ENTER);
        assertThat(chosen).containsExactly(Line.NEW_CONTEST);
    }

    @Test
    void aContestThatCanBeGoneOnWithHasTheFocus() {
        shown.close();
        splash = Fx.call(() -> SplashScene.load(new SplashModel(Map.of(Line.RESUME, () -> chosen.add(Line.RESUME)),
                Map.of()), TestPictures.get(), preferences));
        shown = Alone.show(() -> splash);
        Keys.type(KeyCode.ENTER);
        assertThat(chosen).containsExactly(Line.RESUME);
    }

    @Test
    void arrowsGoThroughAllLinesAndRound() {
        Keys.type(KeyCode.UP);
        assertThat(shown.isFocused("#line-resume")).as("what is closed stands last").isTrue();
        Keys.type(KeyCode.DOWN);
        Keys.type(KeyCode.DOWN);
        assertThat(shown.isFocused("#line-other-games")).isTrue();
        Keys.type(KeyCode.TAB);
        assertThat(shown.isFocused("#line-tutorial")).isTrue();
    }

    @Test
    void openLinesComeFirstAndAContestToGoOnWithStandsSecond() {
        assertThat(new SplashModel(Map.of(), Map.of(Line.RESUME, "closed.resume")).order())
                .containsExactly(Line.NEW_CONTEST, Line.OTHER_GAMES, Line.TUTORIAL, Line.SETTINGS, Line.EXIT,
                        Line.RESUME);
        assertThat(new SplashModel(Map.of(), Map.of()).order()).containsExactly(Line.values());
    }

    @Test
    void aNearStrokeLightsTheTemplesEdgesAndAFarOneDoesNot() {
        Fx.run(() -> splash.controller().lightning().strike(Strike.FAR));
        assertThat(edges()).isZero();
        Fx.run(() -> splash.controller().lightning().strike(Strike.NEAR));
        assertThat(edges()).isGreaterThan(0.9);
    }

    private double edges() {
        return Fx.call(() -> {
            splash.controller().beat(0);
            return shown.scene().lookup("#temple-rim").getOpacity();
        });
    }

    @Test
    void aClosedLineSaysWhyAndDoesNothing() {
        assertThat(shown.node("#reason").isVisible()).isFalse();
        Mouse.move(shown.node("#line-resume"));
        assertThat(shown.node("#reason").isVisible()).isTrue();
        assertThat(shown.text("#reason")).contains("No contest is saved yet");
        Mouse.click(shown.node("#line-resume"));
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.R);
        assertThat(shown.text("#reason")).contains("No contest is saved yet");
        assertThat(chosen).isEmpty();
    }

    @Test
    void lettersChooseWithAndWithoutAlt() {
        Keys.type(KeyCode.T);
        Keys.press(KeyCode.ALT);
        Keys.type(KeyCode.S);
        Keys.release(KeyCode.ALT);
        Keys.type(KeyCode.X);
        assertThat(chosen).containsExactly(Line.TUTORIAL, Line.SETTINGS, Line.EXIT);
    }

    @Test
    void aClickChoosesAndSpaceDoesNothing() {
        Keys.type(KeyCode.SPACE);
        assertThat(chosen).isEmpty();
        Mouse.click(shown.node("#line-tutorial"));
        assertThat(chosen).containsExactly(Line.TUTORIAL);
    }

    @Test
    void aKeyThatIsHeldChoosesOnce() {
        Keys.press(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        assertThat(chosen).isEmpty();
        Keys.release(KeyCode.ENTER);
        assertThat(chosen).containsExactly(Line.NEW_CONTEST);
    }

    @Test
    void theStormGoesOnOnlyWhileItIsShown() {
        assertThat(Fx.call(splash.controller()::isMoving)).as("nothing is shown on its way").isFalse();
        Fx.run(() -> preferences.tempoProperty().set(Tempo.NORMAL));
        assertThat(Fx.call(splash.controller()::isMoving)).isTrue();
        Fx.run(splash::detach);
        assertThat(Fx.call(splash.controller()::isMoving)).isFalse();
        Keys.type(KeyCode.ENTER);
        assertThat(chosen).isEmpty();
    }

    @Test
    void lightningIsToldToWhoeverListensAndComesAgainWithinSeconds() {
        List<Strike> heard = new ArrayList<>();
        splash.setOnStrike(heard::add);
        Fx.run(() -> {
            for (int i = 0; i < 300; i++) {
                splash.controller().beat(0.1);
            }
        });
        assertThat(heard).hasSizeBetween(3, 10);
    }

    @Test
    void withLessMovementLightningIsOneSlowGlow() {
        Fx.run(() -> {
            preferences.of(Settings.MOTION).set(Movement.REDUCED);
            splash.controller().lightning().strike(Strike.NEAR);
            splash.controller().beat(0.05);
        });
        assertThat(splash.controller().lightning().light()).isLessThan(0.05);
    }
}
