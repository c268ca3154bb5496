package patolli.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Side;

class SettingsTest {

    @Test
    void theStandardValues() {
        Settings settings = Settings.STANDARD;
        assertThat(settings.get(Settings.SPEED)).isEqualTo(Speed.NORMAL);
        assertThat(settings.get(Settings.PLAY_FORCED_MOVES)).isTrue();
        assertThat(settings.get(Settings.PLAY_SMOKING_MIRROR)).isTrue();
        assertThat(settings.get(Settings.HUMAN_SIDE)).isEqualTo(Side.RED);
        assertThat(settings.get(Settings.WINDOW_WIDTH)).isEqualTo(1280);
        assertThat(settings.get(Settings.WINDOW_HEIGHT)).isEqualTo(800);
        assertThat(settings.get(Settings.MOTION)).isEqualTo(Movement.SYSTEM);
        assertThat(settings.get(Settings.PROLOG)).isEqualTo(Prolog.FIRST);
        assertThat(settings.get(Settings.TEXT_SIZE)).isEqualTo(TextSize.NORMAL);
        assertThat(settings.get(Settings.FACTS_INTERVAL)).isEqualTo(2);
        assertThat(settings.get(Settings.BOSS_KEYS)).isTrue();
    }

    @Test
    void theKeysOfTheFile() {
        assertThat(Settings.ALL).extracting(Setting::key).containsExactly(
                "speed", "playForcedMoves", "warnOfErrors", "ownBeans", "shaking", "playSmokingMirror", "humanSide",
                "level", "windowWidth", "windowHeight", "fullScreen", "motion", "textSize", "prolog", "aztecFacts",
                "factsInterval", "speech", "muted", "gameSounds", "music", "soundsVolume", "musicVolume",
                "bossKeys", "prologSeen", "tutorialSeen", "factsSeen", "prayerNext", "linesHeard", "grandEvening",
                "newGame.patolli", "newGame.bell", "newGame.pagade", "newGame.tablan");
    }

    @Test
    void everyStandardValueIsAllowed() {
        for (Setting<?> setting : Settings.ALL) {
            assertStandardIsAllowed(setting);
        }
    }

    private static <T> void assertStandardIsAllowed(Setting<T> setting) {
        assertThat(setting.read(setting.write(setting.standard()))).as(setting.key()).hasValue(setting.standard());
    }

    @Test
    void changingOneLeavesTheRestAndTheOriginal() {
        Settings changed = Settings.STANDARD.with(Settings.SPEED, Speed.FAST).with(Settings.FULL_SCREEN, true);
        assertThat(changed.get(Settings.SPEED)).isEqualTo(Speed.FAST);
        assertThat(changed.get(Settings.FULL_SCREEN)).isTrue();
        assertThat(changed.get(Settings.PLAY_FORCED_MOVES)).isTrue();
        assertThat(Settings.STANDARD.get(Settings.SPEED)).isEqualTo(Speed.NORMAL);
    }

    @Test
    void theyAreEqualByValue() {
        Settings there = Settings.STANDARD.with(Settings.SPEED, Speed.FAST);
        assertThat(there).isNotEqualTo(Settings.STANDARD)
                .isEqualTo(Settings.STANDARD.with(Settings.SPEED, Speed.FAST));
        assertThat(there.with(Settings.SPEED, Speed.NORMAL)).isEqualTo(Settings.STANDARD)
                .hasSameHashCodeAs(Settings.STANDARD);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 639, 16385})
    void aWindowKeepsASensibleWidth(int width) {
        assertThatThrownBy(() -> Settings.STANDARD.with(Settings.WINDOW_WIDTH, width))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("windowWidth can be a whole number from 640 to 16384, not " + width);
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLUE"}, mode = EnumSource.Mode.EXCLUDE)
    void theHumanSideIsOneThatPlaysPatolli(Side side) {
        assertThatThrownBy(() -> Settings.STANDARD.with(Settings.HUMAN_SIDE, side))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
