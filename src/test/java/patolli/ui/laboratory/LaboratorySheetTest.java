package patolli.ui.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.DecimalFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.ai.laboratory.Contestant;
import patolli.ai.laboratory.Findings;
import patolli.ai.laboratory.FindingsTable;
import patolli.ai.laboratory.Laboratory;
import patolli.ai.laboratory.Laboratory.Standing;
import patolli.model.LaboratoryModel;
import patolli.model.Preferences;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;

/** The sheet of the laboratory as somebody works with it; random players make its games quick. */
class LaboratorySheetTest {
    private static final Laboratory QUICK = new Laboratory(Contestant.RANDOM, Contestant.RANDOM);
    private static final long SEED = 1996;
    private final Queue<Runnable> due = new ArrayDeque<>();
    private LaboratoryModel model;
    private final List<List<String>> written = new ArrayList<>();
    private int closed;
    private int told;
    private int enough = Integer.MAX_VALUE;
    private Alone alone;

    static List<Game> games() {
        return Games.all();
    }

    @AfterEach
    void close() {
        alone.close();
    }

    private void open(String table, Executor beside) {
        model = new LaboratoryModel(QUICK, beside, what -> {
            what.run();
            if (++told == enough) {
                model.stop();
            }
        });
        alone = Alone.show(() -> LaboratorySheet.load(new LaboratoryDesk(model, Games.all(), Positions.opening(table),
                (lines, then) -> {
                    written.add(lines);
                    then.accept("It is written.");
                }, () -> closed++), new Preferences(), TestPictures.get()));
    }

    private String text(String id) {
        return Fx.call(() -> ((Labeled) alone.node("#" + id)).getText());
    }

    private boolean isSeen(String id) {
        return Fx.call(() -> alone.scene().lookup("#" + id).isVisible());
    }

    private boolean isThere(String id) {
        return Fx.call(() -> alone.scene().lookup("#" + id) != null);
    }

    private static List<Findings> found(int games, String... tables) {
        List<Standing> told = new ArrayList<>();
        QUICK.run(Stream.of(tables).map(Positions::opening).toList(), games, SEED,
                told::add, () -> false);
        return told.getLast().findings();
    }

    @Test
    void theRulesOnTheTableStandThereInBothColumnsAndAPressGoesOn() {
        open("bell wedges=16", Runnable::run);
        assertThat(text("rule-wedges-0")).isEqualTo(text("rule-wedges-1")).isEqualTo("Sixteen");
        assertThat(text("hints")).contains("only one is played");
        Mouse.click(alone.node("#rule-wedges-1"));
        assertThat(text("rule-wedges-1")).isEqualTo("Eight");
        assertThat(text("rule-wedges-0")).isEqualTo("Sixteen");
        assertThat(text("hints")).contains("equally often");
        Mouse.click(alone.node("#rule-partners-0"));
        assertThat(text("rule-partners-0")).as("two can't play in pairs").isEqualTo("Each alone");
    }

    @Test
    void arrowKeysChooseTheGameAndTheNumberAsAClickDoes() {
        open("patolli", Runnable::run);
        Fx.run(() -> alone.node("#try-patolli").requestFocus());
        Keys.type(KeyCode.RIGHT);
        assertThat(isThere("rule-wedges-0")).as("the rules of the next game").isTrue();
        Fx.run(() -> alone.node("#number-1000").requestFocus());
        Keys.type(KeyCode.LEFT);
        enough = 2;
        Fx.run(() -> alone.node("#begin").requestFocus());
        Keys.type(KeyCode.ENTER);
        assertThat(text("played")).contains("200").doesNotContain("000");
    }

    @Test
    void bothSetsArePlayedSideBySideAndToldOf() {
        open("tablan", Runnable::run);
        Mouse.click(alone.node("#number-200"));
        Mouse.click(alone.node("#rule-end-1"));
        enough = 20;
        Mouse.click(alone.node("#begin"));
        List<Findings> found = found(40, "tablan", "tablan end=first-home");
        for (int set = 0; set < 2; set++) {
            Findings each = found.get(set);
            assertThat(text("trial-" + set)).contains(thrown(each))
                    .contains(Math.round(Findings.minutes(each.casts().value())) + " min");
            assertThat(text("first-" + set)).startsWith(percent(each.first().value()))
                    .contains(percent(each.first().low()), percent(each.first().high()));
            assertThat(text("mattered-" + set)).startsWith(percent(each.mattered().value()));
            assertThat(text("better-" + set)).startsWith(percent(each.better().value()));
        }
        assertThat(text("trial-0")).startsWith("As usual. ");
        assertThat(text("trial-1")).startsWith("The end: When one side is done. ");
        assertThat(Fx.call(() -> alone.node("#length-chart").getAccessibleText()))
                .contains(text("trial-0"), text("trial-1"));
        assertThat(Fx.call(() -> alone.node("#length-chart").lookupAll(".points").stream()
                .map(node -> ((Text) node).getText()).toList())).as("what both scales count").contains("0%", "throws");
        double upper = Fx.call(() -> alone.node("#length-chart").lookupAll(".points").stream()
                .mapToDouble(node -> ((Text) node).getY()).min().orElseThrow());
        assertThat(Fx.call(() -> ((Pane) alone.node("#length-chart")).getChildren().stream()
                .filter(node -> !(node instanceof Text)).mapToDouble(node -> node.getBoundsInParent().getMinY()).min()
                .orElseThrow())).as("no post is higher than the last mark").isGreaterThan(upper - 1.5);
        assertThat(isSeen("stop")).as("it is done").isFalse();
    }

    private static String thrown(Findings found) {
        return String.format("%,d throws", Math.round(found.casts().value()));
    }

    private static String percent(double share) {
        return new DecimalFormat("0").format(100 * share);
    }

    @Test
    void whatWasFoundIsWrittenAsATable() {
        open("tablan", Runnable::run);
        assertThat(isSeen("export")).as("nothing was found yet").isFalse();
        Mouse.click(alone.node("#number-200"));
        Mouse.click(alone.node("#rule-end-1"));
        enough = 10;
        Mouse.click(alone.node("#begin"));
        Mouse.click(alone.node("#export"));
        assertThat(Fx.call(() -> written)).containsExactly(FindingsTable.of(List.of(Positions.opening("tablan"),
                Positions.opening("tablan end=first-home")), found(20, "tablan", "tablan end=first-home")));
        assertThat(text("news")).isEqualTo("It is written.");
        assertThat(isSeen("progress")).isFalse();
        Mouse.click(alone.node("#again"));
        assertThat(isSeen("export")).isFalse();
        assertThat(text("news")).isEmpty();
    }

    @Test
    void setsThatAreTheSameArePlayedOnce() {
        open("bell", Runnable::run);
        enough = 10;
        Mouse.click(alone.node("#number-200"));
        Mouse.click(alone.node("#begin"));
        assertThat(text("trial-0")).contains(thrown(found(20, "bell").getFirst()));
        assertThat(isThere("trial-1")).isFalse();
    }

    @Test
    void whileItIsPlayedItCanBeStoppedByKeyAndTheRulesComeBack() {
        open("tablan", due::add);
        Keys.type(KeyCode.ENTER);
        assertThat(isSeen("rules")).isFalse();
        assertThat(text("played")).contains("first games");
        assertThat(alone.isFocused("#stop")).isTrue();
        Keys.type(KeyCode.ENTER);
        assertThat(isSeen("stop")).isFalse();
        assertThat(text("played")).startsWith("Stopped after 0 of 1,000");
        assertThat(alone.isFocused("#again")).isTrue();
        Fx.run(() -> due.remove().run());
        assertThat(isSeen("found")).as("nothing was played after that").isFalse();
        Keys.type(KeyCode.ENTER);
        assertThat(isSeen("rules")).isTrue();
        assertThat(isSeen("last")).isTrue();
        assertThat(alone.isFocused("#begin")).isTrue();
    }

    @Test
    void figuresAreFoundAgainAfterALookAtTheRules() {
        open("pagade", Runnable::run);
        enough = 10;
        Mouse.click(alone.node("#number-200"));
        Mouse.click(alone.node("#begin"));
        String lasts = text("trial-0");
        Mouse.click(alone.node("#again"));
        Mouse.click(alone.node("#number-5000"));
        Mouse.click(alone.node("#last"));
        assertThat(text("trial-0")).isEqualTo(lasts);
        assertThat(isSeen("stop")).isFalse();
    }

    @Test
    void whatTheRulesRefuseIsToldAndCantBegin() {
        open("bell", Runnable::run);
        Fx.run(() -> ((TextField) alone.node("#rule-purse-1")).setText("3"));
        assertThat(text("trouble")).contains("stake", "purse");
        assertThat(Fx.call(() -> alone.node("#begin").isDisabled())).isTrue();
        Fx.run(() -> ((TextField) alone.node("#rule-purse-1")).setText("30"));
        assertThat(text("trouble")).isEmpty();
        assertThat(Fx.call(() -> alone.node("#begin").isDisabled())).isFalse();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasItsRulesAndItsFigures(Game game) {
        open("patolli", Runnable::run);
        Mouse.click(alone.node("#try-" + game.name()));
        game.options().forEach(option -> assertThat(isThere("rule-" + option.name() + "-1")).isTrue());
        enough = 5;
        Mouse.click(alone.node("#number-1000"));
        Mouse.click(alone.node("#begin"));
        assertThat(text("played")).startsWith("Stopped after 50 of 1,000");
        assertThat(text("trial-0")).contains(thrown(found(50, game.name()).getFirst()));
        assertThat(text("first-0")).contains(percent(found(50, game.name()).getFirst().first().value()));
    }

    @Test
    void whoClosesTheSheetStopsIt() {
        open("bell", due::add);
        Mouse.click(alone.node("#begin"));
        Mouse.click(alone.node("#close"));
        assertThat(Fx.call(() -> closed)).isEqualTo(1);
        Fx.run(() -> alone.view().detach());
        assertThat(Fx.call(() -> model.runningProperty().get())).isFalse();
    }
}
