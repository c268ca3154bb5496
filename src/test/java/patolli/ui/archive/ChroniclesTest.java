package patolli.ui.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.files.Disk;
import patolli.text.Texts;

/** What is written where the player wants it takes the place of another file as a whole, or not at all. */
class ChroniclesTest {
    @TempDir private Path folder;
    private final List<String> told = new ArrayList<>();
    private Path file;

    @BeforeEach
    void older() throws IOException {
        file = Files.writeString(folder.resolve("report.csv"), "older");
    }

    private void write(Disk disk) {
        new Chronicles(what -> Optional.of(file), disk, Runnable::run, Runnable::run).writing(Document.REPORT)
                .write(List.of("step,side", "1,red"), told::add);
    }

    @Test
    void theTableTakesTheFilesPlace() {
        write(Disk.REAL);
        assertThat(file).content().as("RFC 4180").isEqualTo("step,side\r\n1,red\r\n");
        assertThat(told).singleElement().asString().contains("report.csv");
    }

    @Test
    void eachHasANameOfItsOwn() {
        Texts texts = new Texts("archive");
        assertThat(Stream.of(Document.values()).map(each -> texts.get(each.suggestion()))).doesNotHaveDuplicates()
                .allMatch(name -> name.startsWith("patolli-"));
    }

    @Test
    void whereItCannotBeWrittenTheOlderFileStays() {
        write((path, options) -> {
            throw new IOException("No space left on device");
        });
        assertThat(file).hasContent("older");
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
        assertThat(told).singleElement().asString().contains("can\u2019t be written");
    }
}
