package patolli.ui.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.Reckoning;
import patolli.play.Games;
import patolli.play.Skill;
import patolli.save.Statistics;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.TestPictures;
import patolli.ui.statistics.StatisticsModel.Evenings;

/** The page of the statistics that tells luck from skill. */
class SkillPageTest {
    private final List<String> log = new ArrayList<>();
    private final KeptSkill kept = new KeptSkill(log);
    private final Queue<Runnable> due = new ArrayDeque<>();

    private Alone show() {
        return Alone.show(() -> StatisticsSheet.load(new StatisticsModel(List.of(), Evenings.NONE,
                kept.reckoning(due::add), () -> log.add("closed")), GameTables.ALL.tables().getFirst(),
                new Preferences(), TestPictures.get()));
    }

    @Test
    void lossesLuckAndWhoPlaysSoWellStandOnAPageOfTheirOwn() {
        kept.add("patolli", new Skill(100, 0.35, 1.5));
        kept.add("patolli", new Skill(100, 0.25, -0.2));
        kept.add("tablan", new Skill(40, 0.02, -0.26));
        try (Alone sheet = show()) {
            assertThat(Fx.call(() -> sheet.node("#skillPage").isVisible())).isFalse();
            Mouse.click(sheet.node("#turn"));
            assertThat(sheet.text("#title")).isEqualTo("Luck and skill");
            assertThat(sheet.text("#loss-patolli")).matches("0\\.30\\h\\(0\\.00 to 0\\.94\\)");
            assertThat(sheet.text("#skill-patolli")).isEqualTo(
                    "Like a priest. 2 contests, 200 decisions; good luck brought 1.3 victories.");
            assertThat(sheet.text("#loss-tablan")).as("one contest tells nothing of chance").isEqualTo("0.05");
            assertThat(sheet.text("#skill-tablan")).isEqualTo(
                    "Like the best. One contest, 40 decisions; bad luck cost 0.3 victories.");
            assertThat(Fx.call(() -> sheet.scene().lookup("#loss-bell"))).isNull();
            assertThat(sheet.scene().getRoot().lookupAll(".skill-reed")).extracting(Node::getAccessibleText)
                    .hasSize(2).anyMatch(told -> told.contains("Like a priest") && told.contains("0.30"));
            assertThat(Fx.call(() -> sheet.node("#loss-chart").lookupAll(".loss-post"))).as("one a contest").hasSize(3);
            assertThat(Fx.call(() -> sheet.node("#loss-chart").getAccessibleText()))
                    .contains("Patolli: 2 contests, from 0.35 to 0.25 a move.").contains("Tablan: one contest, 0.05");
            assertThat(Fx.call(() -> sheet.node("#reckon").isVisible())).as("nothing is left").isFalse();
            assertThat(sheet.text("#left")).isEmpty();
            Mouse.click(sheet.node("#turn"));
            assertThat(Fx.call(() -> sheet.node("#throwsPage").isVisible())).isTrue();
            assertThat(sheet.text("#title")).isEqualTo("Statistics");
        }
    }

    @Test
    void whatIsLeftIsReckonedByKeyAndCanBeStopped() {
        kept.leave("one");
        kept.leave("two");
        try (Alone sheet = show()) {
            Keys.type(KeyCode.TAB);
            assertThat(sheet.isFocused("#turn")).isTrue();
            Keys.type(KeyCode.ENTER);
            assertThat(sheet.text("#unrated")).contains("Nothing is reckoned yet");
            assertThat(sheet.scene().getRoot().lookupAll(".skill-reed")).as("where the levels lie in each game")
                    .hasSize(Games.all().size()).extracting(Node::getAccessibleText)
                    .allMatch(told -> told.endsWith("no contest is reckoned yet."));
            assertThat(sheet.node("#loss-example").getAccessibleText()).as("what will be there").startsWith(
                    "An example");
            assertThat(sheet.text("#left")).isEqualTo("2 contests are not reckoned yet.");
            Fx.run(() -> sheet.node("#reckon").requestFocus());
            Keys.type(KeyCode.ENTER);
            assertThat(sheet.text("#reckon")).isEqualTo("_Stop");
            assertThat(sheet.text("#left")).startsWith("Reckoning");
            Keys.type(KeyCode.ENTER);
            assertThat(sheet.text("#reckon")).isEqualTo("_Reckon");
            Fx.run(() -> due.remove().run());
            assertThat(log).as("it was stopped before the first").isEmpty();
            Keys.type(KeyCode.ENTER);
            Fx.run(() -> due.remove().run());
            assertThat(log).containsExactly("looked at one", "looked at two");
            assertThat(sheet.text("#left")).contains("log tells why");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theGamesNamesUnderTheChartAreSeen(int games) {
        Games.all().subList(0, games).forEach(game -> kept.add(game.name(), new Skill(100, 0.6, 1.5)));
        try (Alone sheet = show()) {
            Mouse.click(sheet.node("#turn"));
            Bounds page = Fx.call(() -> {
                sheet.scene().getRoot().applyCss();
                sheet.scene().getRoot().layout();
                return sheet.node("#skillPage").localToScene(sheet.node("#skillPage").getLayoutBounds());
            });
            assertThat(Fx.call(() -> sheet.node("#loss-chart").lookupAll(".chart-game"))).hasSize(games)
                    .allMatch(name -> page.contains(name.localToScene(name.getLayoutBounds())));
        }
    }

    /** A button that is not there is not named. */
    @Test
    void beforeTheFirstContestNoButtonIsNamedThatIsNotThere() {
        try (Alone sheet = show()) {
            Mouse.click(sheet.node("#turn"));
            assertThat(Fx.call(() -> sheet.node("#reckon").isVisible())).isFalse();
            assertThat(sheet.text("#unrated")).startsWith("Nothing is reckoned yet").doesNotContain("“Reckon”");
        }
        kept.leave("one");
        try (Alone sheet = show()) {
            Mouse.click(sheet.node("#turn"));
            assertThat(Fx.call(() -> sheet.node("#reckon").isVisible())).isTrue();
            assertThat(sheet.text("#unrated")).contains("“Reckon”");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"#skillPage .sheet-text .text", ".skill-level .text", ".skill-game .text",
            ".skill-loss .text", ".skill-rows .judged .text", "#left .text"})
    @Tag("breadth")
    void everyWordOnLuckAndSkillStandsOut(String selector) {
        kept.add("bell", new Skill(100, 0.6, 1.5));
        kept.leave("one");
        try (Fx.Painting painted = Fx.painting(); Alone sheet = show()) {
            Mouse.click(sheet.node("#turn"));
            Fx.until(selector + " is seen", () -> {
                sheet.scene().getRoot().applyCss();
                sheet.scene().getRoot().layout();
                return Contrast.measured((Text) sheet.scene().lookup(selector)).isPresent();
            });
            assertThat(Fx.call(() -> Contrast.of((Text) sheet.scene().lookup(selector)))).isGreaterThanOrEqualTo(4.5);
        }
    }
}
