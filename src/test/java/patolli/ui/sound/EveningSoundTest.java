package patolli.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.HeardAudio;
import patolli.ui.common.View;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** What is heard of the evening as a whole, in a theatre with empty scenes. */
class EveningSoundTest {
    private final Preferences preferences = new Preferences();
    private final HeardAudio audio = new HeardAudio();
    private Theatre theatre;

    @BeforeAll
    static void toolkit() {
        Fx.start();
    }

    @BeforeEach
    void open() {
        preferences.tempoProperty().set(Tempo.INSTANT);
        Fx.run(() -> {
            theatre = new Theatre(preferences, Duration.ZERO, System::nanoTime);
            new Scene(theatre.root(), 800, 500);
            theatre.attach();
            new EveningSound(audio, theatre, preferences).start();
        });
    }

    /** A scene with a music of its own, or without one. */
    private record Bare(Pane root, Optional<Programme> music) implements View {
        Bare(Programme... music) {
            this(new Pane(), Optional.of(music).filter(some -> some.length > 0).map(some -> some[0]));
        }

        @Override
        public void attach(Scene scene) {
            // nothing to connect
        }

        @Override
        public void detach() {
            // nothing to let go of
        }
    }

    private Programme after(Act act, Programme... own) {
        return Fx.call(() -> {
            theatre.show(act, new Bare(own));
            return audio.music.getLast();
        });
    }

    @Test
    void eachTableIsHeardWithItsOwnMusic() {
        assertThat(after(Act.SPLASH)).isEqualTo(Programme.NIGHT);
        assertThat(after(Act.BOARD, Programme.PLANK)).isEqualTo(Programme.PLANK);
        assertThat(after(Act.BOARD, Programme.CLOTH)).as("from one board to another").isEqualTo(Programme.CLOTH);
        assertThat(after(Act.BOARD, Programme.TABLE)).isEqualTo(Programme.TABLE);
    }

    @Test
    void theMusicOfATableGoesOnAtTheEndOfItsGame() {
        after(Act.BOARD, Programme.PLANK);
        assertThat(after(Act.ENDING)).isEqualTo(Programme.PLANK);
        assertThat(after(Act.SPLASH)).isEqualTo(Programme.NIGHT);
        after(Act.BOARD, Programme.TABLE);
        assertThat(after(Act.ENDING)).as("the fanfare stands out against the quieter piece").isEqualTo(Programme.NIGHT);
    }

    @Test
    void whoeverLeavesTheTempleHearsAClickAndNoRain() {
        after(Act.SPLASH);
        assertThat(audio.going).containsExactly(Lasting.RAIN);
        after(Act.BOARD, Programme.TABLE);
        assertThat(audio.effects).containsExactly(Effect.CLICK);
        assertThat(audio.going).isEmpty();
    }
}
