package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

    private long locks() throws IOException {
        return Files.isDirectory(LogFile.folder(data))
                ? files().stream().filter(file -> file.toString().endsWith(".lck")).count() : 0;
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        while (!condition.call()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whatIsLoggedStandsThereAndTheNextStartGoesOnBelowIt() throws IOException {
        LogFile log = LogFile.open(data, root);
        log.note("first start");
        root.log(Level.SEVERE, "It broke", new IllegalStateException("because"));
        root.fine("too fine");
        log.close();
        root.warning("after the end");
        assertThat(log.isWritten()).isTrue();
        LogFile again = LogFile.open(data, root);
        again.note("second start");
        again.close();
        assertThat(files()).hasSize(1);
        assertThat(Files.readString(files().getFirst())).containsSubsequence("first start", "It broke",
                "IllegalStateException: because", "second start").doesNotContain("too fine", "after the end");
    }

    @Test
    void whatCouldBeASeedIsLeftOut() throws IOException {
        Seed seed = Seed.draw(new Random(3));
        LogFile log = LogFile.open(data, root);
        root.log(Level.SEVERE, "seed " + seed.hex(), new IllegalStateException("seed=" + seed.hex().toUpperCase()));
        log.close();
        assertThat(Files.readString(files().getFirst())).contains("[left out]")
                .doesNotContainIgnoringCase(seed.hex().substring(0, 16));
    }

    @Test
    void aSentenceForThePlayerHasTheWholePathThere() throws IOException {
        Path save = Path.of(System.getProperty("user.home"), "patolli", "one.patolli");
        LogFile log = LogFile.open(data, root);
        root.warning(Told.of("shelf.delete", save, "why"));
        log.close();
        assertThat(Files.readString(files().getFirst())).contains(save + " can’t be deleted (why).");
    }

    @Test
    void itStaysSmall() throws IOException {
        LogFile log = LogFile.open(data, root);
        String again = "the same thing again and again, ".repeat(300);
        for (int line = 0; line < 150; line++) {
            root.warning(again);
        }
        log.close();
        assertThat(files()).hasSize(3).allSatisfy(file -> assertThat(Files.size(file)).isLessThan(300_000));
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theFileIsLetGoAlsoWhenNobodyWaitsForIt() throws Exception {
        LogFile log = LogFile.open(data, root);
        root.warning("something");
        Thread.currentThread().interrupt();
        log.close();
        assertThat(Thread.interrupted()).as("whoever closes it knows still").isTrue();
        await(() -> Files.isDirectory(LogFile.folder(data)) && !files().isEmpty() && locks() == 0);
        assertThat(Files.readString(files().getFirst())).contains("something");
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void twoThatRunAtOnceHaveFilesOfTheirOwn() throws Exception {
        Logger other = Logger.getAnonymousLogger();
        other.setUseParentHandlers(false);
        LogFile one = LogFile.open(data, root);
        LogFile two = LogFile.open(data, other);
        root.warning("by one");
        other.warning("by two");
        // Two locks: otherwise the second might take the name that the first has just let go.
        await(() -> locks() == 2);
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
        LogFile log = LogFile.open(taken, root);
        root.warning("only on the console");
        log.close();
        assertThat(log.isWritten()).isFalse();
        assertThat(taken).isEmptyFile();
    }
}
