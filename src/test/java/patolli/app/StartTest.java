package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program as it is started, each time in a process of its own. */
class StartTest {
    @TempDir
    private Path folder;

    @Test
    void withoutADisplayItSaysSoAndMakesTheTourInstead() throws IOException {
        Child child = Child.onClassPath(folder, "patolli.app.Main");
        assertThat(child.ownErr()).isEmpty();
        assertThat(child.status()).isZero();
        List<String> lines = child.out().lines().toList();
        assertThat(lines.getFirst()).startsWith("There is no display").contains("tour", "target/tour").endsWith(":");
        assertThat(lines).anyMatch(line -> line.startsWith("Game 1")).anyMatch(line -> line.contains("threw a 1"));
        assertThat(lines.getLast()).contains("pictures", "target/tour");
        picturesIn(folder.resolve("target/tour"));
    }

    private static void picturesIn(Path tour) throws IOException {
        try (Stream<Path> files = Files.list(tour)) {
            List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
            List<String> single = names.stream().filter(name -> !name.contains("@2x")).toList();
            assertThat(single).hasSizeGreaterThan(12);
            assertThat(names).hasSize(single.size() * 2);
            for (String name : single) {
                size(tour.resolve(name), 1280, 800);
                size(tour.resolve(name.replace(".png", "@2x.png")), 2560, 1600);
            }
        }
    }

    private static void size(Path file, int width, int height) throws IOException {
        try (var in = ImageIO.createImageInputStream(file.toFile())) {
            var reader = ImageIO.getImageReaders(in).next();
            reader.setInput(in);
            assertThat(List.of(reader.getWidth(0), reader.getHeight(0))).as(file.toString())
                    .isEqualTo(List.of(width, height));
            reader.dispose();
        }
    }

    @Test
    void aTourIntoAFileIsRefusedInASentence() throws IOException {
        Path file = Files.createFile(folder.resolve("taken"));
        Child child = Child.onClassPath(folder, "patolli.app.Main", "tour", file.toString());
        assertThat(child.status()).isEqualTo(1);
        assertThat(child.err()).contains("can't be written", "a folder that you may write to", file.toString());
    }

    @ParameterizedTest
    @CsvSource({"memory, Java heap space", "stack, StackOverflowError"})
    void anErrorAtTheStartEndsItWithAMessageAndGivesTheLockBack(String lack, String told) {
        Child child = Child.onModulePath(folder, "patolli.app.FailingMain", folder.resolve("data").toString(), lack);
        assertThat(child.status()).isEqualTo(1);
        assertThat(child.err()).contains("patolli: the game could not start (" + told + ").");
        assertThat(child.out()).isEqualToIgnoringNewLines("THIS");
    }

    @Test
    void theModuleFindsItsTextsStylesAndPicturesAndKeepsSettingsWhereTheyAreWanted() throws IOException {
        Child version = Child.onModulePath(folder, "patolli.app.Main", "--version");
        assertThat(version.err()).isEmpty();
        assertThat(version.out()).startsWith("Patolli ");
        Path data = folder.resolve("data");
        Child window = Child.onModulePath(folder, "patolli.app.ClosingMain", "--data-dir", data.toString());
        assertThat(window.ownErr()).as("a style sheet, picture or text that is missed").isEmpty();
        assertThat(window.status()).isZero();
        assertThat(Files.readString(data.resolve("settings.json"))).contains("\"windowHeight\" : 700");
    }
}
