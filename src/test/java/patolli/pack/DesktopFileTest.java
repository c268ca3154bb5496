package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import patolli.testkit.Program;

/** The menu entry of Linux. */
class DesktopFileTest {
    private static final Path FILE = Pack.SOURCES.resolve("linux").resolve("patolli.desktop");

    private static Map<String, String> entry() throws IOException {
        List<String> lines = Files.readAllLines(FILE);
        assertThat(lines.getFirst()).isEqualTo("[Desktop Entry]");
        Map<String, String> entry = new LinkedHashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] sides = line.split("=", 2);
            assertThat(sides).as(line).hasSize(2);
            assertThat(entry.put(sides[0], sides[1])).as("%s stands once", sides[0]).isNull();
        }
        return entry;
    }

    @Test
    void itStartsTheProgramWithTheFileThatWasOpened() throws IOException {
        assertThat(entry()).containsEntry("Type", "Application").containsEntry("Exec", "patolli %f")
                .containsEntry("Icon", "patolli").containsEntry("Terminal", "false");
    }

    @Test
    void whatIsReadIsThereInSpanishToo() throws IOException {
        assertThat(entry()).containsKeys("GenericName[es]", "Comment[es]", "Keywords[es]")
                .containsKeys("Name", "GenericName", "Comment", "Keywords");
    }

    @Test
    void everyListEndsAsListsDo() throws IOException {
        assertThat(entry()).allSatisfy((key, value) -> {
            if (value.contains(";") || key.matches("(Categories|Keywords|MimeType).*")) {
                assertThat(value).as(key).matches("([^;]+;)+");
            }
        });
    }

    @Test
    void itStandsAmongTheGames() throws IOException {
        assertThat(entry().get("Categories").split(";")).contains("Game", "BoardGame");
    }

    @Test
    void theDesktopsOwnValidatorFindsNothing() throws Exception {
        assumeTrue(Program.isThere("desktop-file-validate"));
        Program validator = Program.run("desktop-file-validate", FILE.toString());
        assertThat(validator.said()).isEmpty();
        assertThat(validator.status()).isZero();
    }
}
