package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.testkit.OddThing;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WholeFileTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void whatIsNoOrdinaryFileIsRefusedAtOnceAndInWords(OddThing thing) throws IOException {
        Path place = folder.resolve("one.patolli");
        thing.put(place);
        assertThat(catchThrowable(() -> WholeFile.read(place, FileKind.SAVE)))
                .isInstanceOfSatisfying(OddFileException.class, odd -> assertThat(FileFault.of(odd)).isEqualTo(
                        switch (thing) {
                            case PIPE, LINK_TO_A_PIPE, LINK_TO_A_DEVICE ->
                                    "it is no ordinary file but a pipe, a device or the like";
                            case FOLDER -> "it is a folder";
                            case LARGE_FILE -> "it holds 3000 MB, and at most 8 MB are read";
                        }));
        assertThat(thing.isAt(place)).isTrue();
    }

    @Test
    void aFileIsReadUpToTheSizeOfItsKind() throws IOException {
        Path file = Files.write(folder.resolve("a.seed"), new byte[FileKind.SEED.most()]);
        assertThat(WholeFile.read(file, FileKind.SEED)).hasSize(FileKind.SEED.most());
        Files.write(file, new byte[FileKind.SEED.most() + 1]);
        assertThat(catchThrowable(() -> WholeFile.read(file, FileKind.SEED))).isInstanceOf(OddFileException.class);
    }

    @Test
    void aLinkToAnOrdinaryFileIsAsGoodAsTheFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Files.writeString(folder.resolve("file"), "text"));
        assertThat(WholeFile.read(link, FileKind.SAVE)).asString().isEqualTo("text");
    }

    /** Any other way may wait for ever, or read without end. */
    @Test
    void itIsTheOnlyWayToReadFiles() throws IOException {
        Pattern otherWay = Pattern.compile("Files\\.(read(AllBytes|String|AllLines)|lines|new(InputStream|"
                + "BufferedReader|ByteChannel))|new (FileInputStream|FileReader|RandomAccessFile|Scanner)");
        try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java"))) {
            for (Path source : sources.filter(each -> each.toString().endsWith(".java")).toList()) {
                assertThat(Files.readString(source)).as(source.toString()).doesNotContainPattern(otherWay);
            }
        }
    }

    @Test
    void whatIsNotThereIsMissing() {
        assertThat(catchThrowable(() -> WholeFile.read(folder.resolve("none"), FileKind.SAVE)))
                .isInstanceOf(NoSuchFileException.class);
    }
}
