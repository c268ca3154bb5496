package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.app.GameTables;
import patolli.model.Awaiting;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;
import patolli.ui.table.PieceSprite;
import patolli.ui.table.PlainTable;
import patolli.ui.theatre.Act;

/** A house with two games: one sits down to either, and the table shows the one that is played. */
class OtherGameTest {
    @TempDir Path folder;
    private TestEvening evening;

    private void open() {
        List<GameTable> both = List.of(GameTables.ALL.tables().getFirst(), new PlainTable());
        evening = new TestEvening(folder).with(new AllTables(both)).open(5);
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private void begin(String setup, Seats seats) {
        Fx.run(() -> evening.director.begin(new ContestSetup(Positions.opening(setup), seats)));
    }

    private Seats against(Side computer) {
        return Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), computer);
    }

    private long pieces() {
        return Fx.call(() -> ((Pane) evening.stage.getScene().lookup("#pieceLayer")).getChildren().stream()
                .filter(PieceSprite.class::isInstance).count());
    }

    private void act() {
        Fx.run(() -> {
            switch (evening.table.awaiting()) {
                case BET -> evening.table.bet(1);
                case THROW -> evening.table.release();
                case MOVE -> evening.table.move(evening.table.state().moves().getFirst());
                case OWN_THROW, NEW_CONTEST, NOTHING -> { }
            }
        });
    }

    private String text(String id) {
        return Fx.call(() -> ((Labeled) evening.stage.getScene().lookup("#" + id)).getText());
    }

    @Test
    @Tag("breadth")
    void aGameOfTheOtherKindIsPlayedToItsEndAndAnotherOfTheFirstAfterIt() {
        open();
        begin("bell players=2", against(Side.BLUE));
        assertThat(Fx.call(() -> evening.window.theatre().actProperty().get())).isEqualTo(Act.BOARD);
        assertThat(pieces()).isEqualTo(12);
        for (int i = 0; i < 5000 && Fx.call(evening.table::awaiting) != Awaiting.NEW_CONTEST; i++) {
            act();
        }
        State end = Fx.call(evening.table::state);
        assertThat(end.game().name()).isEqualTo("bell");
        assertThat(end.winners()).hasSize(1);
        Fx.until("the end is shown", () -> evening.window.theatre().actProperty().get() == Act.ENDING);
        assertThat(text("why")).isEqualTo("It is over.");
        begin("patolli", against(Side.BLUE));
        Fx.until("there is a bet", () -> evening.window.theatre().actProperty().get() == Act.BET);
        act();
        Fx.until("the board is shown", () -> evening.window.theatre().actProperty().get() == Act.BOARD);
        assertThat(text("score")).isEqualTo("Red 9> 2< 9 Blue");
    }

    @Test
    @Tag("breadth")
    void computersAloneArePlayedOutWithoutAnybody() {
        open();
        begin("bell players=2", Seats.computersPlay(List.of(Side.RED, Side.BLUE), List.of(Side.RED, Side.BLUE)));
        Fx.until("the game is over", () -> evening.table.awaiting() == Awaiting.NEW_CONTEST);
        assertThat(Fx.call(() -> evening.table.state().winners())).hasSize(1);
    }

    @Test
    void fourSitDownWhereTwoWereInTheMiddleOfAContest() {
        evening = new TestEvening(folder).with(GameTables.ALL).open(5);
        begin("patolli", against(Side.BLUE));
        Fx.until("there is a bet", () -> evening.window.theatre().actProperty().get() == Act.BET);
        act();
        Fx.until("the board is shown", () -> evening.window.theatre().actProperty().get() == Act.BOARD);
        List<Throwable> wrong = new CopyOnWriteArrayList<>();
        Thread.UncaughtExceptionHandler before = Fx.call(() -> Thread.currentThread().getUncaughtExceptionHandler());
        Fx.run(() -> Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> wrong.add(thrown)));
        List<Side> four = Positions.opening("bell players=4").sides();
        begin("bell players=4", Seats.computersPlay(four, four));
        Fx.run(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
        assertThat(wrong).isEmpty();
        assertThat(Fx.call(() -> evening.table.state().sides())).isEqualTo(four);
    }
}
