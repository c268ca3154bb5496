package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.ui.theatre.Act;

/** M is heard everywhere: the story, which any other key skips, goes on. */
class SilenceKeyTest {
    @TempDir
    private Path folder;
    private TestEvening evening;

    @BeforeEach
    void openAtTheStory() {
        evening = new TestEvening(folder);
        evening.open(1);
        evening.until(Act.SPLASH);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.PROLOG);
    }

    @AfterEach
    void close() {
        evening.close();
    }

    @Test
    void silenceIsToldShortlyInACorner() {
        Keys.type(KeyCode.M);
        Keys.type(KeyCode.M);
        Keys.type(KeyCode.M);
        assertThat(evening.preferences.of(Settings.MUTED).get()).isTrue();
        assertThat(evening.act()).isEqualTo(Act.PROLOG);
        Node word = evening.node(".word");
        Bounds where = Fx.call(() -> word.localToScene(word.getBoundsInLocal()));
        assertThat(Fx.call(() -> evening.scene().getRoot().lookupAll(".word"))).hasSize(1);
        assertThat(where.getMaxX()).isLessThan(evening.scene().getWidth() / 4);
        assertThat(where.getMinY()).isGreaterThan(evening.scene().getHeight() - 60);
        Fx.until("it goes by itself", () -> evening.scene().lookup(".word") == null);
    }
}
