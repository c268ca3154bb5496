package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.app.GameTables;
import patolli.model.Awaiting;
import patolli.play.GrandEvening;
import patolli.play.GrandEvening.Result;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;

/** A grand evening: a contest at every table against the house, and the tally. */
class GrandEveningsTest extends KeptEveningRig {
    /** The main game, whose contests take the longest, stands last in this house. */
    private static final List<GameTable> TABLES = GameTables.ALL.tables().reversed();
    private static final List<Game> GAMES = TABLES.stream().map(GameTable::game).toList();

    @Override
    AllTables house() {
        return new AllTables(TABLES);
    }

    private void openSheet() {
        Mouse.click(evening.node("#line-other-games"));
        Mouse.click(evening.node("#grand"));
        evening.node("#grandEvening");
    }

    private boolean has(String selector) {
        return Fx.call(() -> evening.scene().lookup(selector) != null);
    }

    private String text(String selector) {
        return Fx.call(() -> ((Labeled) evening.scene().lookup(selector)).getText());
    }

    private GrandEvening noted() {
        return GrandEvening.read(GAMES, Fx.call(() -> evening.preferences.of(Settings.GRAND_EVENING).get()));
    }

    /** Plays the contest on the table to its end; how it ended. */
    private Result end() {
        playToTheEnd();
        return GrandEvening.result(position(), Fx.call(evening.table::seats), false);
    }

    private List<String> choices() {
        return Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .codex-button").stream()
                .map(choice -> ((Labeled) choice).getText()).toList());
    }

    private Node firstChoice() {
        return evening.node("#choices .codex-button");
    }

    @Test
    void byMouseItLeadsFromTableToTableAndTheTallyIsRight() {
        openSheet();
        assertThat(has("#anew")).isFalse();
        GrandEvening told = GrandEvening.of(GAMES);
        for (Game game : GAMES.subList(0, 2)) {
            assertThat(text("#goOn")).isEqualTo("_Play");
            Mouse.click(evening.node("#goOn"));
            untilSeated();
            assertThat(has("#cabinet")).isFalse();
            assertThat(position().game()).isEqualTo(game);
            assertThat(Fx.call(evening.table::seats).players()).hasSize(1);
            told = told.ended(end());
            assertThat(choices()).startsWith("_On with the evening").noneMatch(choice -> choice.contains("back"));
            Mouse.click(firstChoice());
            evening.node("#grandEvening");
            assertThat(text("#mine")).isEqualTo("You: " + told.mine());
            assertThat(text("#house")).isEqualTo("The house: " + told.house());
        }
        assertThat(saves()).hasSize(2);
    }

    @Test
    void graveErrorsAreAskedAboutThereAsTheSettingSays() {
        Fx.run(() -> evening.preferences.of(Settings.WARN_OF_ERRORS).set(true));
        openSheet();
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        assertThat(Fx.call(() -> evening.table.warnsOfErrorsProperty().get())).isTrue();
        Fx.run(() -> evening.preferences.of(Settings.WARN_OF_ERRORS).set(false));
        assertThat(Fx.call(() -> evening.table.warnsOfErrorsProperty().get())).isFalse();
    }

    /** Whoever sees a defeat coming can't take the house's side and win. */
    @Tag("long")
    @Tag("variants")
    @Test
    void whoeverChangesSeatsMayLoseTheContestButNotWinIt() {
        openSheet();
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        play(1);
        untilAwaited();
        Seats first = Fx.call(evening.table::seats);
        Fx.run(evening.table::switchSides);
        untilAwaited();
        playToTheEnd();
        Set<Side> winners = Fx.call(() -> evening.table.state().winners());
        Result told = winners.isEmpty() || winners.stream().anyMatch(first.players()::contains) ? Result.DRAWN
                : Result.LOST;
        Mouse.click(firstChoice());
        evening.node("#grandEvening");
        assertThat(text("#mine")).isEqualTo("You: " + GrandEvening.of(GAMES).ended(told).mine());
    }

    @Test
    @Tag("breadth")
    void afterTheLastTableThereIsAVerdictAndAnotherEvening() {
        Fx.run(() -> evening.preferences.of(Settings.GRAND_EVENING).set(GAMES.stream()
                .filter(game -> game != GAMES.get(1)).map(game -> game.name() + "=won")
                .collect(Collectors.joining(" "))));
        openSheet();
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        assertThat(position().game()).isEqualTo(GAMES.get(1));
        Result result = end();
        Mouse.click(firstChoice());
        evening.node("#grandEvening");
        assertThat(text("#lead")).startsWith("The lamps are out");
        int purse = GrandEvening.of(GAMES).purse();
        int sign = result == Result.WON ? 1 : result == Result.LOST ? -1 : 0;
        assertThat(text("#mine")).isEqualTo("You: " + (2 * purse - 2 + 2 * sign));
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        assertThat(position().game()).isEqualTo(GAMES.getFirst());
        assertThat(noted().mine()).isEqualTo(purse);
    }

    @Test
    @Tag("breadth")
    void byKeysItIsBegunLeftAndGoneOnWithFromTheTempleAndItsEndStillCounts() {
        Keys.type(KeyCode.O);
        evening.node("#cabinet");
        for (int i = 0; i < 60 && !"grand".equals(Fx.call(() -> evening.scene().getFocusOwner().getId())); i++) {
            Keys.type(KeyCode.TAB);
        }
        Keys.type(KeyCode.ENTER);
        evening.node("#grandEvening");
        Keys.type(KeyCode.ENTER);
        untilSeated();
        play(30);
        untilAwaited();
        leaveAndComeBack();
        Result result = end();
        Keys.type(KeyCode.ENTER);
        evening.node("#grandEvening");
        assertThat(text("#mine")).isEqualTo("You: " + GrandEvening.of(GAMES).ended(result).mine());
        Keys.type(KeyCode.ENTER);
        untilSeated();
        assertThat(position().game()).isEqualTo(GAMES.get(1));
        assertThat(noted().bouts().getFirst().result()).contains(result);
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void fromTheSheetAContestThatWasLeftIsGoneOnWithAndOthersDoNotCount() {
        openSheet();
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        play(20);
        untilAwaited();
        List<String> played = played();
        begin(GAMES.get(1).name(), List.of());
        end();
        assertThat(((Labeled) firstChoice()).getText()).contains("contest");
        openAgain();
        openSheet();
        assertThat(text("#goOn")).isEqualTo("_Go on");
        Mouse.click(evening.node("#goOn"));
        Fx.until("the contest is there", () -> evening.table.history().size() == played.size());
        assertThat(played()).isEqualTo(played);
        assertThat(position().game()).isEqualTo(GAMES.getFirst());
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void anEndIsFoundOnTheShelfAndAnotherEveningForgetsIt() {
        openSheet();
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        Result result = end();
        openAgain();
        openSheet();
        assertThat(text("#mine")).isEqualTo("You: " + GrandEvening.of(GAMES).ended(result).mine());
        Mouse.click(evening.node("#anew"));
        Mouse.click(evening.node("#question #yes"));
        untilSeated();
        assertThat(position().game()).isEqualTo(GAMES.getFirst());
        assertThat(evening.awaiting()).isNotEqualTo(Awaiting.NEW_CONTEST);
        assertThat(noted().mine()).isEqualTo(GrandEvening.of(GAMES).purse());
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void theSameCastsAgainAreNoContestOfTheEvening() {
        openSheet();
        Mouse.click(evening.node("#goOn"));
        untilSeated();
        Result result = end();
        GrandEvening before = noted();
        // Nothing can be taken back, so nothing is asked before the casts are looked into.
        Mouse.click(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .codex-button").stream().toList()
                .get(1)));
        evening.node("#proof");
        Mouse.click(evening.node("#swapped"));
        untilSeated();
        assertThat(evening.awaiting()).isNotEqualTo(Awaiting.NEW_CONTEST);
        assertThat(noted()).isEqualTo(before);
        openAgain();
        openSheet();
        assertThat(text("#mine")).isEqualTo("You: " + GrandEvening.of(GAMES).ended(result).mine());
    }

    @Test
    void escLeadsBackToTheCabinetAndRulesToTheBook() {
        openSheet();
        Mouse.click(evening.node("#rules"));
        evening.node("#book");
        Keys.type(KeyCode.ESCAPE);
        Keys.type(KeyCode.ESCAPE);
        assertThat(has("#grandEvening")).isFalse();
        assertThat(has("#cabinet")).isTrue();
        assertThat(noted().hasBegun()).isFalse();
    }
}
