package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;

/** Words whose size is changed in the middle of a game go on telling what happens. */
class WordsAtTheTableTest extends KeptEveningRig {
    private void isSeen() {
        for (String line : List.of(".happened", ".expected")) {
            Fx.until("what is written is seen in " + line, () -> {
                Label label = (Label) evening.scene().lookup(line);
                return ((Text) label.lookup(".text")).getText().equals(label.getText());
            });
        }
    }

    @Test
    void theyAreSeenAfterTheyHaveBecomeLargerAndSmaller() {
        begin("pagade", List.of());
        play(4);
        untilAwaited();
        isSeen();
        for (TextSize size : List.of(TextSize.LARGER, TextSize.NORMAL)) {
            String before = Fx.call(() -> ((Label) evening.scene().lookup(".happened")).getText());
            choose("#options", "settingsItem");
            RadioButton choice = (RadioButton) evening.node(size == TextSize.LARGER ? "#largerText" : "#normalText");
            Fx.run(choice::fire);
            assertThat(Fx.call(() -> evening.preferences.of(Settings.TEXT_SIZE).get())).isEqualTo(size);
            Mouse.click(evening.node("#close"));
            int played = Fx.call(() -> evening.table.history().size());
            play(played + 5);
            untilAwaited();
            isSeen();
            assertThat(Fx.call(() -> ((Label) evening.scene().lookup(".happened")).getText())).isNotEqualTo(before);
        }
    }
}
