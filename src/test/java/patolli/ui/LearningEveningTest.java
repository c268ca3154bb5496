package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.rules.State;
import patolli.save.Loaded;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.theatre.Act;

/** What one learns about the play in the course of an evening. */
@Tag("breadth")
class LearningEveningTest extends KeptEveningRig {
    private void playUntil(Awaiting wanted) {
        for (int turns = 10; evening.awaiting() != wanted; turns++) {
            play(turns);
            untilAwaited();
        }
    }

    private boolean isLaid(String sheet) {
        return Fx.call(() -> evening.scene().lookup(sheet) != null);
    }

    private long hints() throws IOException {
        return Files.readAllLines(saves().getFirst()).stream().filter(line -> line.startsWith("hint")).count();
    }

    @Test
    void aPositionIsPlayedOutAtTheTableAndNotedAsAHint() throws IOException {
        sitDown();
        playUntil(Awaiting.MOVE);
        State before = position();
        List<String> played = played();
        Keys.type(KeyCode.O);
        Fx.until("the sheet is laid", () -> evening.scene().lookup("#rolled") != null);
        assertThat(hints()).isEqualTo(1);
        Mouse.click(evening.node("#whats-position"));
        Mouse.click(evening.node("#levels-tourist"));
        Mouse.click(evening.node("#numbers-50"));
        Mouse.click(evening.node("#begin"));
        Fx.until("it is done", () -> evening.scene().lookup("#candidates .share-number") != null);
        Keys.type(KeyCode.ESCAPE);
        Fx.until("the sheet is gone", () -> evening.scene().lookup("#rolled") == null);
        assertThat(evening.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(position()).isEqualTo(before);
        assertThat(played()).isEqualTo(played);
    }

    @Test
    void beforeAThrowItIsPlayedOutByMenuAndNoHint() throws IOException {
        sitDown();
        playUntil(Awaiting.THROW);
        choose("#options", "rolloutItem");
        Fx.until("the sheet is laid", () -> evening.scene().lookup("#rolled") != null);
        assertThat(hints()).isZero();
    }

    /** One contest for both ways, as it takes a while to be played. */
    @Test
    void aReportCountsInTheStatisticsWhetherItIsLookedAtOrReckonedThere() throws IOException {
        sitDown();
        playToTheEnd();
        assertThat(unreviewed()).hasSize(1);
        Mouse.click(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .button").stream()
                .filter(choice -> ((Labeled) choice).getText().equals("L_uck and skill")).findFirst().orElseThrow()));
        Fx.until("the report of this end is kept", () -> unreviewed().isEmpty());
        assertThat(isLaid("#reviewed")).isTrue();
        forgetTheReport();
        openAgain();
        Fx.run(() -> evening.director.open(saves().getFirst()));
        evening.until(Act.REPLAY);
        assertThat(unreviewed()).hasSize(1);
        Keys.type(KeyCode.R);
        Fx.until("the report is kept", () -> unreviewed().isEmpty());
        assertThat(evening.counts.load().statistics().skills("patolli")).hasSize(1)
                .allMatch(skill -> skill.decisions() > 0);
        Keys.type(KeyCode.ESCAPE);
        Fx.until("the report is gone", () -> evening.scene().lookup("#reviewed") == null);
        Keys.type(KeyCode.O);
        assertThat(isLaid("#rolled")).as("at the beginning it is to be played out").isTrue();
        Keys.type(KeyCode.ESCAPE);
        Fx.until("it is gone", () -> evening.scene().lookup("#rolled") == null);
        Keys.type(KeyCode.END);
        Keys.type(KeyCode.O);
        assertThat(isLaid("#rolled")).as("what is over can't be played out").isFalse();
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.SPLASH);
        forgetTheReport();
        sitDown();
        choose("#help", "statisticsItem");
        Fx.until("the statistics are laid", () -> evening.scene().lookup("#statistics") != null);
        Mouse.click(evening.node("#turn"));
        Fx.until("what is left is known", () -> evening.scene().lookup("#reckon").isVisible());
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup("#left")).getText())).startsWith("One contest");
        Mouse.click(evening.node("#reckon"));
        Fx.until("it is reckoned", () -> evening.scene().lookup("#skill-patolli") != null);
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup("#skill-patolli")).getText()))
                .contains("One contest");
        assertThat(unreviewed()).isEmpty();
    }

    private Set<String> unreviewed() {
        return evening.counts.load().statistics().unreviewed();
    }

    private void forgetTheReport() throws IOException {
        Files.delete(folder.resolve("statistics.json"));
        evening.counts.count(((Loaded.Seen) Loaded.from(saves().getFirst())).game());
    }
}
