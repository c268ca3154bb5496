package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;

class JournalTest {
    @RegisterExtension
    private final Logged log = new Logged("patolli.save");
    @TempDir
    private Path folder;
    private final FullDisk disk = new FullDisk();
    private final Played played = new Played("bell", 7).straight(60);
    private Path file;
    private Journal journal;

    @BeforeEach
    void begin() {
        file = folder.resolve("games").resolve("one.patolli");
        journal = Journal.begin(disk, file, played.header);
    }

    private List<Entry> inFile() throws IOException {
        SaveText.Readable text = (SaveText.Readable) SaveText.of(Files.readAllBytes(file));
        assertThat(text.fault()).isEmpty();
        return text.entries();
    }

    @Test
    void everyEntryIsInTheFileAndForcedThereWhenTheCallReturns() throws IOException {
        for (int i = 0; i < played.entries.size(); i++) {
            int forced = disk.forced();
            assertThat(journal.append(played.entries.get(i))).isEmpty();
            assertThat(inFile()).isEqualTo(played.entries.subList(0, i + 1));
            assertThat(disk.forced()).isGreaterThan(forced);
        }
        assertThat(journal.isBehind()).isFalse();
    }

    @Test
    void closingIsTheLastEntry() throws IOException {
        played.entries.forEach(journal::append);
        assertThat(journal.close(Played.BEGUN.plusSeconds(77))).isEmpty();
        assertThat(inFile().getLast()).isEqualTo(new Entry.Closed(Played.BEGUN.plusSeconds(77)));
        assertThat(inFile()).hasSize(played.entries.size() + 1);
    }

    @Test
    void aJournalThatIsResumedGoesOnWhereItWas() throws IOException {
        List<Entry> first = played.entries.subList(0, 30);
        first.forEach(journal::append);
        journal.close(Played.BEGUN);
        Journal resumed = Journal.resume(disk, file, played.header, inFile());
        played.entries.subList(30, 60).forEach(resumed::append);
        assertThat(inFile()).as("and that it was closed is gone").isEqualTo(played.entries);
    }

    /** Room for so many more bytes: none, a part of a line, some lines and a part. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 26, 100})
    void aFullDiskIsToldAndNothingIsLostWhenItHasRoomAgain(int room) throws IOException {
        played.entries.subList(0, 20).forEach(journal::append);
        disk.leave(room);
        played.entries.subList(20, 40).forEach(journal::append);
        assertThat(journal.isBehind()).isTrue();
        assertThat(journal.retry()).hasValue("The game can’t be saved to " + file.getFileName()
                + " (No space left on device). You can go on playing; "
                        + "the game tries again with every move, and keeps all until then.");
        assertThat(log.lines()).as("told once, however often it was tried").hasSize(1);
        assertThat(journal.entries()).isEqualTo(played.entries.subList(0, 40));
        // Whatever lies in the file now, its good lines are what was played.
        List<Entry> good = ((SaveText.Readable) SaveText.of(Files.readAllBytes(file))).entries();
        assertThat(played.entries.subList(0, good.size())).isEqualTo(good).hasSizeGreaterThanOrEqualTo(20);
        disk.clear();
        assertThat(journal.append(played.entries.get(40))).isEmpty();
        assertThat(inFile()).isEqualTo(played.entries.subList(0, 41));
    }

    @Test
    void aDiskThatIsFullFromTheStartMakesTheFileLater() throws IOException {
        disk.leave(0);
        assertThat(journal.append(played.entries.getFirst())).isPresent();
        assertThat(file).doesNotExist();
        assertThat(file.getParent()).isEmptyDirectory();
        disk.clear();
        assertThat(journal.retry()).isEmpty();
        assertThat(inFile()).containsExactly(played.entries.getFirst());
    }

    @Test
    void whatCouldNotBeWrittenOnClosingCanBeTriedAgain() throws IOException {
        played.entries.forEach(journal::append);
        disk.leave(3);
        assertThat(journal.close(Played.BEGUN)).isPresent();
        disk.clear();
        assertThat(journal.retry()).isEmpty();
        assertThat(inFile().getLast()).isEqualTo(new Entry.Closed(Played.BEGUN));
    }

    @Test
    void aFileThatDisappearsIsMadeAgainAsAWhole() throws IOException {
        played.entries.subList(0, 20).forEach(journal::append);
        Files.delete(file);
        Files.delete(file.getParent());
        assertThat(journal.append(played.entries.get(20))).isEmpty();
        assertThat(inFile()).isEqualTo(played.entries.subList(0, 21));
        assertThat(journal.append(played.entries.get(21))).isEmpty();
        assertThat(inFile()).isEqualTo(played.entries.subList(0, 22));
    }

    @Test
    void aFileInThePlaceOfTheFolderIsTold() throws IOException {
        Files.writeString(file.getParent(), "in the way");
        assertThat(journal.append(played.entries.getFirst())).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("(" + file.getParent().getFileName() + " is not a folder)"));
        assertThat(file.getParent()).hasContent("in the way");
    }

    @Test
    void aFileThatIsThereAlreadyIsNotOverwritten() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "somebody else's");
        assertThat(journal.append(played.entries.getFirst())).isPresent();
        assertThat(file).hasContent("somebody else's");
    }

    @Test
    void whatMustComeFirstIsTriedUntilItSucceeds() throws IOException {
        int[] tries = {0};
        journal.before(() -> {
            if (++tries[0] < 3) {
                throw new IOException("not yet");
            }
        });
        assertThat(journal.append(played.entries.get(0))).isPresent();
        assertThat(journal.append(played.entries.get(1))).isPresent();
        assertThat(file).doesNotExist();
        assertThat(journal.append(played.entries.get(2))).isEmpty();
        assertThat(journal.append(played.entries.get(3))).isEmpty();
        assertThat(tries[0]).isEqualTo(3);
        assertThat(inFile()).isEqualTo(played.entries.subList(0, 4));
    }
}
