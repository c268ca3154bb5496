package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.files.DataLock.Holder;
import patolli.testkit.Logged;

class DataLockTest {
    @RegisterExtension
    private final Logged log = new Logged("patolli.files");
    @TempDir
    private Path folder;

    private Process another() throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-classpath",
                System.getProperty("java.class.path"), LockHolder.class.getName(), folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static String said(Process process) throws IOException {
        BufferedReader words = process.inputReader();
        return words.readLine();
    }

    @Test
    void theFolderIsThisGamesUntilItEnds() {
        Path fresh = folder.resolve("not").resolve("there");
        try (DataLock lock = DataLock.take(fresh)) {
            assertThat(lock.holder()).isEqualTo(Holder.THIS);
            assertThat(lock.disk()).isSameAs(Disk.REAL);
        }
        try (DataLock again = DataLock.take(fresh)) {
            assertThat(again.holder()).isEqualTo(Holder.THIS);
        }
    }

    @Test
    void anotherGameIsNoticedAndNoLongerThanItLives() throws IOException, InterruptedException {
        Process first = another();
        try {
            assertThat(said(first)).isEqualTo("THIS");
            try (DataLock second = DataLock.take(folder)) {
                assertThat(second.holder()).isEqualTo(Holder.ANOTHER);
                Path file = folder.resolve("new");
                assertThat(catchThrowable(
                        () -> AtomicFile.create(second.disk(), file, new byte[1])))
                        .hasMessage("another Patolli that is running has this folder");
                assertThat(file).doesNotExist();
            }
            // As hard as it can end.
            first.destroyForcibly();
            assertThat(first.waitFor(1, TimeUnit.MINUTES)).isTrue();
            try (DataLock third = DataLock.take(folder)) {
                assertThat(third.holder()).isEqualTo(Holder.THIS);
            }
        } finally {
            first.destroyForcibly();
        }
    }

    @Test
    void theGameThatHasTheFolderKeepsItWhenOthersCome() throws IOException, InterruptedException {
        try (DataLock mine = DataLock.take(folder)) {
            assertThat(mine.holder()).isEqualTo(Holder.THIS);
            try (DataLock sameProgram = DataLock.take(folder)) {
                assertThat(sameProgram.holder()).isEqualTo(Holder.ANOTHER);
            }
            Process other = another();
            assertThat(said(other)).isEqualTo("ANOTHER");
            other.getOutputStream().close();
            assertThat(other.waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
    }

    @Test
    void aLockThatIsRemovedOrReplacedIsTakenAgain() throws IOException, InterruptedException {
        try (DataLock mine = DataLock.take(folder)) {
            assertThat(mine.look()).isEmpty();
            Files.delete(folder.resolve("lock"));
            assertThat(mine.look()).hasValueSatisfying(told -> assertThat(told).contains("was removed or replaced"));
            assertThat(mine.look()).isEmpty();
            Path other = Files.createFile(folder.resolve("other"));
            Files.move(other, folder.resolve("lock"), StandardCopyOption.ATOMIC_MOVE);
            assertThat(mine.look()).isPresent();
            Process late = another();
            assertThat(said(late)).isEqualTo("ANOTHER");
            late.getOutputStream().close();
            assertThat(late.waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
    }

    @Test
    void aSecondGameThatGotInMeanwhileIsToldOnce() throws IOException, InterruptedException {
        try (DataLock mine = DataLock.take(folder)) {
            Files.delete(folder.resolve("lock"));
            Process second = another();
            try {
                assertThat(said(second)).isEqualTo("THIS");
                assertThat(mine.look()).hasValueSatisfying(told -> assertThat(told).contains("A second Patolli"));
                assertThat(mine.look()).isEmpty();
                second.destroyForcibly();
                assertThat(second.waitFor(1, TimeUnit.MINUTES)).isTrue();
                assertThat(mine.look()).as("the folder is this game's again").isPresent();
            } finally {
                second.destroyForcibly();
            }
        }
    }

    @Test
    void whereNothingCanBeLockedNobodyHasIt() throws IOException {
        Path blocked = Files.writeString(folder.resolve("blocked"), "a file");
        try (DataLock lock = DataLock.take(blocked)) {
            assertThat(lock.holder()).isEqualTo(Holder.NOBODY);
            assertThat(log.lines()).hasSize(1);
            assertThat(lock.trouble()).hasValueSatisfying(told -> assertThat(told)
                    .contains("Nothing can be kept in the folder " + blocked.getFileName(), "is not a folder")
                    .doesNotContain(blocked.toString()));
        }
    }
}
