package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.files.Told;

/** The log in the data folder. */
class LogFileTest {
    @TempDir
    private Path data;
    private final Logger root = Logger.getAnonymousLogger();

    @BeforeEach
    void quiet() {
        root.setUseParentHandlers(false);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(LogFile.folder(data))) {
            return files.sorted().toList();
        }
    }

    @Test
    void whatIsLoggedStandsThereAndTheNextStartGoesOnBelowIt() throws IOException {
        LogFile log = LogFile.open(data, root, "first start");
        root.log(Level.SEVERE, "It broke", new IllegalStateException("because"));
        root.fine("too fine");
        log.close();
        root.warning("after the end");
        LogFile.open(data, root, "second start").close();
        assertThat(files()).hasSize(1);
        assertThat(Files.readString(files().getFirst())).containsSubsequence("first start", "It broke",
                "IllegalStateException: because", "second start").doesNotContain("too fine", "after the end");
    }

    @Test
    void whatCouldBeASeedIsLeftOut() throws IOException {
        Seed seed = Seed.draw(new Random(3));
        LogFile log = LogFile.open(data, root, "start");
        root.log(Level.SEVERE, "seed " + seed.hex(), new IllegalStateException("seed=" + seed.hex().toUpperCase()));
        log.close();
        assertThat(Files.readString(files().getFirst())).contains("[left out]")
                .doesNotContainIgnoringCase(seed.hex().substring(0, 16));
    }

    @Test
    void aSentenceForThePlayerHasTheWholePathThere() throws IOException {
        Path save = Path.of(System.getProperty("user.home"), "patolli", "one.patolli");
        LogFile log = LogFile.open(data, root, "start");
        root.warning(Told.of("shelf.delete", save, "why"));
        log.close();
        assertThat(Files.readString(files().getFirst())).contains(save + " can't be deleted (why).");
    }

    @Test
    void itStaysSmall() throws IOException {
        LogFile log = LogFile.open(data, root, "start");
        for (int line = 0; line < 15_000; line++) {
            root.warning("the same thing again and again, for ever and ever and ever");
        }
        log.close();
        assertThat(files()).hasSize(3).allSatisfy(file -> assertThat(Files.size(file)).isLessThan(300_000));
    }

    @Test
    void twoThatRunAtOnceHaveFilesOfTheirOwn() throws IOException {
        Logger other = Logger.getAnonymousLogger();
        other.setUseParentHandlers(false);
        LogFile one = LogFile.open(data, root, "one");
        LogFile two = LogFile.open(data, other, "two");
        root.warning("by one");
        other.warning("by two");
        one.close();
        two.close();
        assertThat(files()).hasSize(2).noneMatch(file -> {
            try {
                return Files.readString(file).contains("one") && Files.readString(file).contains("two");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    @Test
    void aFolderThatCannotBeMadeCostsNothingButTheFile() throws IOException {
        Path taken = Files.createFile(data.resolve("taken"));
        LogFile log = LogFile.open(taken, root, "start");
        root.warning("only on the console");
        log.close();
        assertThat(taken).isEmptyFile();
    }
}
