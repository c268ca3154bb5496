package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

/** Keys that are heard everywhere: the story, which any other key skips, goes on. */
class WindowKeysTest {
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
    void aPressOfF11FillsTheScreenAndTheNextLeadsBack() {
        List<Boolean> full = new ArrayList<>();
        Fx.run(() -> {
            // The headless platform's full screen fails with a window that is larger than its screen.
            evening.stage.setWidth(600);
            evening.stage.setHeight(400);
            evening.stage.fullScreenProperty().subscribe((before, now) -> full.add(now));
        });
        Keys.press(KeyCode.F11);
        Keys.press(KeyCode.F11);
        assertThat(full).containsExactly(true);
        Keys.release(KeyCode.F11);
        Keys.type(KeyCode.F11);
        assertThat(full).containsExactly(true, false);
        assertThat(evening.act()).isEqualTo(Act.PROLOG);
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
