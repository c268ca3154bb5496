package patolli.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import patolli.model.Awaiting;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
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

    void open(Path where) {
        evening = new TestEvening(where);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
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
}
