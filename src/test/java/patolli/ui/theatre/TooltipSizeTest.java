package patolli.ui.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Preferences;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Fx;

/** Tooltips follow the size of words, as all that is written does. */
class TooltipSizeTest {
    private final Preferences preferences = new Preferences();
    private final Tooltip tip;
    private Theatre theatre;
    private Stage stage;
    private Button button;

    TooltipSizeTest() {
        Fx.start();
        tip = Fx.call(() -> new Tooltip("What this is for"));
        Fx.run(() -> {
            theatre = new Theatre(preferences, Duration.ZERO, System::nanoTime);
            stage = new Stage();
            stage.setScene(new Scene(theatre.root(), 300, 200));
            theatre.root().getStylesheets().add(Theatre.class.getResource("/css/controls.css").toExternalForm());
            button = new Button("Press");
            button.setTooltip(tip);
            ((StackPane) theatre.root()).getChildren().add(button);
            stage.show();
            theatre.attach();
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused());
    }

    @AfterEach
    void close() {
        Fx.run(() -> {
            theatre.detach();
            stage.close();
        });
    }

    private double size(TextSize words) {
        return Fx.call(() -> {
            preferences.of(Settings.TEXT_SIZE).set(words);
            tip.show(button, 10, 10);
            double size = tip.getFont().getSize();
            tip.hide();
            return size;
        });
    }

    @Test
    void theyGrowWithTheWordsAndShrinkAgain() {
        double normal = size(TextSize.NORMAL);
        assertThat(size(TextSize.LARGE)).isEqualTo(normal * TextSize.LARGE.factor());
        assertThat(size(TextSize.LARGER)).isEqualTo(normal * TextSize.LARGER.factor());
        assertThat(size(TextSize.NORMAL)).isEqualTo(normal);
    }

    @Test
    void withoutATheatreTheyAreLeftAlone() {
        double normal = size(TextSize.NORMAL);
        Fx.run(theatre::detach);
        assertThat(size(TextSize.LARGER)).isEqualTo(normal);
        Fx.run(theatre::attach);
    }
}
