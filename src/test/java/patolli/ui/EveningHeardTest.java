package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.audio.SoundTrouble;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.theatre.Act;

/** What is heard from the splash to the farewell. */
@Tag("breadth")
class EveningHeardTest {
    @TempDir
    private Path folder;
    private TestEvening evening;

    @BeforeEach
    void make() {
        evening = new TestEvening(folder);
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private List<Effect> heard() {
        return Fx.call(() -> List.copyOf(evening.audio.effects));
    }

    private Programme music() {
        return Fx.call(() -> evening.audio.music.getLast());
    }

    private List<Lasting> going() {
        return Fx.call(() -> List.copyOf(evening.audio.going));
    }

    @Test
    void aLostContest() {
        evening.open(TestEvening.seedFor(Side.BLUE));
        evening.until(Act.SPLASH);
        assertThat(music()).isEqualTo(Programme.NIGHT);
        assertThat(going()).containsExactly(Lasting.RAIN);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.PROLOG);
        assertThat(going()).as("it goes on raining").containsExactly(Lasting.RAIN);
        Keys.type(KeyCode.A);
        evening.until(Act.BET);
        assertThat(going()).isEmpty();
        assertThat(music()).isEqualTo(Programme.NIGHT);
        boolean hand = false;
        while (evening.awaiting() != Awaiting.NEW_CONTEST) {
            switch (evening.act()) {
                case BET -> {
                    Keys.type(KeyCode.ENTER);
                    evening.until(Act.BOARD);
                    assertThat(music()).isEqualTo(Programme.TABLE);
                }
                case ENDING -> Mouse.click(evening.node("#choices .button"));
                default -> {
                    if (evening.awaiting() == Awaiting.THROW && !hand) {
                        hand = true;
                        Mouse.press(evening.node("#beansSpot"));
                        assertThat(going()).containsExactly(Lasting.BEANS_HELD);
                        Mouse.release(evening.node("#beansSpot"));
                        assertThat(going()).isEmpty();
                    } else {
                        Fx.run(() -> {
                            evening.table.release();
                            if (evening.table.awaiting() == Awaiting.MOVE) {
                                evening.table.move(evening.table.state().moves().getFirst());
                            }
                        });
                    }
                }
            }
        }
        evening.until(Act.ENDING);
        assertThat(heard()).contains(Effect.BET, Effect.BEANS_THROWN, Effect.ENTRY, Effect.STEP, Effect.BEAR_OFF,
                Effect.FORFEIT, Effect.CONTEST_LOST);
        assertThat(heard().getLast()).as("who laughs last").isEqualTo(Effect.LAUGH);
        assertThat(heard()).doesNotContain(Effect.CONTEST_WON);
    }

    @Test
    void aBossHearsNothing() {
        evening.open(1);
        Fx.run(() -> evening.director.beginEvening());
        evening.until(Act.PROLOG);
        Keys.type(KeyCode.A);
        evening.until(Act.BET);
        Keys.type(KeyCode.ESCAPE);
        Fx.until("the window has gone", () -> !evening.stage.isShowing());
        assertThat(evening.audio.hushed).isTrue();
    }

    @Test
    void sheetsRustleAndButtonsClick() {
        evening.open(1);
        evening.until(Act.SPLASH);
        Mouse.click(evening.node("#line-settings"));
        Node close = evening.node("#close");
        assertThat(heard()).contains(Effect.PAGE);
        int before = heard().size();
        Mouse.click(close);
        assertThat(heard()).hasSize(before + 1).last().isEqualTo(Effect.CLICK);
    }

    @Test
    void oneKeySilencesEverythingAndTheSettingsShowIt() {
        evening.open(1);
        evening.until(Act.SPLASH);
        Keys.type(KeyCode.M);
        assertThat(evening.preferences.of(Settings.MUTED).get()).isTrue();
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup(".notice")).getText())).contains("M");
        Mouse.click(evening.node("#line-settings"));
        assertThat(Fx.call(() -> ((CheckBox) evening.scene().lookup("#muted")).isSelected())).isTrue();
        Keys.type(KeyCode.M);
        assertThat(evening.preferences.of(Settings.MUTED).get()).isFalse();
    }

    @Test
    void theSettingsSayWhyNothingIsHeardAndTryAgain() {
        evening.open(1);
        evening.until(Act.SPLASH);
        Fx.run(() -> evening.audio.trouble.set(Optional.of(new SoundTrouble.NoDevice())));
        Mouse.click(evening.node("#line-settings"));
        // looked up here: on the FX thread it could not be waited for
        Labeled words = (Labeled) evening.node("#troubleText");
        assertThat(Fx.call(words::getText)).contains("No sound device");
        Fx.run(() -> ((javafx.scene.control.Button) evening.scene().lookup("#again")).fire());
        assertThat(evening.audio.tries).isEqualTo(1);
        Fx.run(() -> evening.audio.trouble.set(Optional.empty()));
        assertThat(Fx.call(() -> evening.scene().lookup("#trouble").isVisible())).isFalse();
    }
}
