package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.model.Awaiting;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.OptionSets;
import patolli.testkit.Positions;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Act;

/**
 * An evening at every table that is kept, with as many as can play: left, gone on with, looked through, and ended. What
 * takes long is done at one table, and at the others in the profile long.
 */
class TableEveningTest extends KeptEveningRig {
    private static final int MIDDLE = 70;

    static Stream<Game> games() {
        return GameTables.ALL.tables().stream().map(GameTable::game);
    }

    static Stream<Game> first() {
        return games().limit(1);
    }

    static Stream<Game> allButFirst() {
        return games().skip(1);
    }

    static Stream<Game> last() {
        return games().skip(GameTables.ALL.tables().size() - 1);
    }

    static Stream<Game> allButLast() {
        return games().limit(GameTables.ALL.tables().size() - 1);
    }

    @ParameterizedTest
    @MethodSource("first")
    @Tag("breadth")
    void aGameIsLeftInTheMiddleAndPlayedToItsEndLater(Game game) {
        leaveAndEnd(game);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @MethodSource("allButFirst")
    void everyOtherGameIsLeftInTheMiddleAndPlayedToItsEndLater(Game game) {
        leaveAndEnd(game);
    }

    private void leaveAndEnd(Game game) {
        begin(OptionSets.widest(game), List.of());
        play(MIDDLE);
        untilAwaited();
        leaveAndComeBack();
        playToTheEnd();
        assertThat(position().phase()).isEqualTo(Phase.OVER);
        assertThat(saves()).hasSize(1);
        assertThat(Fx.call(() -> ((Pane) evening.scene().lookup("#choices")).getChildren().stream()
                .map(choice -> ((Labeled) choice).getText()).toList()))
                .contains(Texts.of(game.name(), "ending").get("check"));
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("breadth")
    void itIsLookedThroughFromItsFirstThrowToWhereItIs(Game game) {
        List<Side> sides = Positions.opening(OptionSets.widest(game)).sides();
        begin(OptionSets.widest(game), List.of(sides.getLast()));
        play(MIDDLE);
        untilAwaited();
        State now = position();
        choose("#options", "replayItem");
        evening.until(Act.REPLAY);
        Keys.type(KeyCode.HOME);
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.END);
        Narrator narrator = new Narrator(Texts.of(game.name(), "story"));
        List<String> names = Fx.call(() -> evening.scene().getRoot().lookupAll(".plate-name").stream()
                .map(name -> ((Labeled) name).getText()).toList());
        assertThat(names).contains(Narrator.sentence(narrator.called(sides.getLast(), Fx.call(evening.table::seats))));
        Keys.type(KeyCode.ESCAPE);
        untilSeated();
        untilAwaited();
        assertThat(position()).isEqualTo(now);
    }

    @ParameterizedTest
    @MethodSource("last")
    @Tag("breadth")
    void computersAlonePlayToTheEndAndNothingIsLost(Game game) {
        watch(game);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @MethodSource("allButLast")
    void computersAlonePlayEveryOtherGameToItsEndAndNothingIsLost(Game game) {
        watch(game);
    }

    private void watch(Game game) {
        begin(OptionSets.widest(game), Positions.opening(OptionSets.widest(game)).sides());
        while (evening.awaiting() != Awaiting.NEW_CONTEST) {
            int before = played().size();
            Fx.until("the game goes on", () -> evening.table.awaiting() == Awaiting.NEW_CONTEST
                    || evening.table.history().size() > before);
        }
        evening.until(Act.ENDING);
        assertThat(position().phase()).isEqualTo(Phase.OVER);
        assertThat(saves()).hasSize(1);
        Keys.type(KeyCode.ENTER);
        Fx.until("another contest is underway", () -> !evening.table.history().isEmpty()
                && evening.table.state().phase() != Phase.OVER);
        assertThat(position().game()).isEqualTo(game);
    }
}
