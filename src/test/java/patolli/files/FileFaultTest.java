package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FileFaultTest {

    static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of(new AccessDeniedException("/etc/patolli"), "no permission for patolli"),
                Arguments.of(new FileAlreadyExistsException("/tmp/patolli"), "patolli is not a folder"),
                Arguments.of(new NoSuchFileException("/gone"), "gone does not exist"),
                Arguments.of(new NotDirectoryException("/tmp/patolli"), "patolli is not a folder"),
                Arguments.of(new FileSystemException("/ro/x", null, "Read-only file system"),
                        "Read-only file system"),
                Arguments.of(new FileSystemException("/x"), "the system calls it FileSystemException"),
                Arguments.of(new IOException("Is a directory"), "Is a directory"),
                Arguments.of(new IOException(), "the system calls it IOException"));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void isSaidInWords(IOException exception, String words) {
        assertThat(FileFault.of(exception)).isEqualTo(words);
    }
}
