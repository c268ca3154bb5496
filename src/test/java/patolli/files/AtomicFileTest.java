package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.testkit.FullDisk;

class AtomicFileTest {
    @TempDir
    private Path folder;

    private Path keep(byte[] content, FileKind kind) throws IOException {
        return AtomicFile.keepAside(new FullDisk(), folder.resolve("one"), content, kind, "one.changed", ".json");
    }

    @Test
    void bytesAreKeptOnceBesideWhateverHasThatName() throws IOException {
        try (RandomAccessFile other = new RandomAccessFile(folder.resolve("one.changed-1.json").toFile(), "rw")) {
            other.setLength(FileKind.SETTINGS.most() + 1L);
        }
        byte[] content = {1, 2, 3};
        assertThat(keep(content, FileKind.SETTINGS)).hasFileName("one.changed-2.json").hasBinaryContent(content);
        assertThat(keep(content, FileKind.SETTINGS)).hasFileName("one.changed-2.json");
        assertThat(keep(new byte[] {1, 2, 4}, FileKind.SETTINGS)).hasFileName("one.changed-3.json");
    }

    @Test
    void noMoreIsReadOfWhatIsThereThanItsKindAllows() throws IOException {
        byte[] large = new byte[FileKind.SEED.most() + 1];
        assertThat(keep(large, FileKind.SEED)).hasFileName("one.changed-1.json");
        assertThat(keep(large, FileKind.SEED)).as("not compared").hasFileName("one.changed-2.json");
        assertThat(keep(large, FileKind.SETTINGS)).hasFileName("one.changed-1.json");
    }
}
