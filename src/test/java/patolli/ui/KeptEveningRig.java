package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import patolli.app.GameTables;
import patolli.model.Awaiting;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.table.AllTables;
import patolli.ui.theatre.Act;

/** A whole evening that is kept in a folder of its own. */
abstract class KeptEveningRig {
    @TempDir
    Path folder;
    TestEvening evening;

    @BeforeEach
    void open() {
        open(folder);
    }

    /** The tables of the house. */
    AllTables house() {
        return GameTables.ALL;
    }

    void open(Path where) {
        open(new TestEvening(where).with(house()));
    }

    void open(TestEvening made) {
        evening = made;
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        evening.preferences.of(Settings.GRAND_EVENING)
                .set(evening.store.load().settings().get(Settings.GRAND_EVENING));
        evening.openKept();
        evening.until(Act.SPLASH);
    }

    void openAgain() {
        evening.close();
        open(folder);
    }

    @AfterEach
    void close() {
        evening.close();
    }

    /** Sits down to a game in which computers have those sides. */
    void begin(String setup, List<Side> computers) {
        State opening = Positions.opening(setup);
        Fx.run(() -> evening.director.begin(new ContestSetup(opening,
                Seats.computersPlay(opening.sides(), computers))));
        untilSeated();
    }

    /** Until the table is shown, or what is shown at it before play. */
    void untilSeated() {
        Fx.until("the table is shown", () -> Set.of(Act.BOARD, Act.BET).contains(
                evening.window.theatre().actProperty().get()) && !evening.scene().getRoot().isNeedsLayout());
    }

    void untilAwaited() {
        Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
    }

    State position() {
        return Fx.call(evening.table::state);
    }

    /** Leaves by a boss key, opens the game again, and goes on with the contest, which is as it was. */
    void leaveAndComeBack() {
        List<String> before = played();
        State state = position();
        Awaiting awaiting = evening.awaiting();
        Seats seats = Fx.call(evening.table::seats);
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isFalse();
        openAgain();
        Mouse.click(evening.node("#line-resume"));
        Fx.until("the game is there", () -> evening.table.awaiting() == awaiting
                && evening.table.history().size() == before.size());
        assertThat(position()).isEqualTo(state);
        assertThat(played()).isEqualTo(before);
        assertThat(Fx.call(evening.table::seats)).isEqualTo(seats);
        untilSeated();
    }

    void sitDown() {
        Mouse.click(evening.node("#line-new-contest"));
        evening.until(Act.BET);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
    }

    /** Until so much has been played, or the contest is over. */
    void play(int turns) {
        while (Fx.call(() -> evening.table.history().size()) < turns && evening.awaiting() != Awaiting.NEW_CONTEST) {
            Fx.run(() -> {
                switch (evening.table.awaiting()) {
                    case BET -> evening.table.bet(TestEvening.bet(evening.table));
                    case THROW -> evening.table.release();
                    case MOVE -> evening.table.move(evening.table.state().moves().getFirst());
                    default -> { }
                }
            });
            Fx.run(() -> { });
        }
    }

    /** Until the contest is over. */
    void playToTheEnd() {
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
    }

    List<String> played() {
        return Fx.call(() -> evening.table.history().stream().map(turn -> turn.decision().text(turn.before()))
                .toList());
    }

    void choose(String menu, String item) {
        Fx.run(() -> ((MenuButton) evening.scene().lookup(menu)).getItems().stream()
                .filter(line -> item.equals(line.getId())).findFirst().orElseThrow().fire());
    }

    List<Path> saves() {
        try (Stream<Path> files = Files.list(folder.resolve("games"))) {
            return files.filter(file -> file.toString().endsWith(".patolli")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** At an end: looking into the beans makes it final, which is asked first. */
    void check() {
        Mouse.click(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .button").stream().toList().get(1)));
        Fx.until("it is asked", () -> evening.scene().lookup("#yes") != null);
        Mouse.click(evening.node("#yes"));
        Fx.until("the proof is laid", () -> evening.scene().lookup("#proof") != null);
    }
}
