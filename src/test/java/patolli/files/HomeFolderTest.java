package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HomeFolderTest {
    private static final HomeFolder HOME = new HomeFolder("/home/anna b");

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            no place in /home/anna b/x (/home/anna b/x is gone) | no place in ~/x (~/x is gone)
            "/home/anna b/x" can be true                        | "~/x" can be true
            nothing in /home/anna b (why)                       | nothing in ~ (why)
            /home/anna b                                        | ~
            /home/anna bell/x and /disk/home/anna b/x           | /home/anna bell/x and /disk/home/anna b/x
            """, delimiter = '|')
    void itsPathIsHidden(String text, String shown) {
        assertThat(HOME.hidden(text)).isEqualTo(shown);
    }

    @Test
    void pathsInItCanBeMadeWholeAgain() {
        String text = "no place in /home/anna b/x (/home/anna b/x is gone)";
        assertThat(HOME.whole(HOME.hidden(text))).isEqualTo(text);
        assertThat(HOME.whole("a file~/x, ~ 5")).isEqualTo("a file~/x, ~ 5");
    }

    @Test
    void aMachineWithoutOneHidesNothing() {
        assertThat(new HomeFolder("").hidden("/x/y")).isEqualTo("/x/y");
        assertThat(new HomeFolder("").whole("~/y")).isEqualTo("~/y");
    }

    @Test
    void noSentenceAndNoReasonHasItsPath() {
        Path file = Path.of(System.getProperty("user.home"), "patolli", "one.patolli");
        String shown = Path.of("~", "patolli", "one.patolli").toString();
        IOException fault = new IOException(file + " is full");
        assertThat(FileFault.of(fault)).isEqualTo(shown + " is full");
        assertThat(FileFault.of(new DirectoryNotEmptyException(file.toString()))).doesNotContain("one.patolli")
                .contains("DirectoryNotEmptyException");
        assertThat(Told.of("journal.unsaved", file, FileFault.of(fault))).contains("one.patolli")
                .doesNotContain(System.getProperty("user.home"));
    }
}
