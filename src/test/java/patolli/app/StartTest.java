package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** The program as it is started, each time in a process of its own. */
class StartTest {
    /** Seconds that the first pictures may take on a busy machine. */
    private static final int PATIENCE = 120;
    @TempDir
    private Path folder;

    @Test
    @Tag("breadth")
    void withoutADisplayItSaysSoAndBeginsTheTourInstead() throws IOException, TimeoutException {
        Process program = Child.begin(folder, "patolli.app.Main");
        try (BufferedReader said = program.inputReader(StandardCharsets.UTF_8)) {
            saysSo(said.readLine());
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> hasBegun(folder.resolve("target/tour")));
        } finally {
            program.destroyForcibly();
        }
    }

    private static void saysSo(String line) {
        assertThat(line).startsWith("There is no display").contains("tour", "target/tour").endsWith(":");
    }

    private static boolean hasBegun(Path tour) throws IOException {
        if (!Files.isDirectory(tour)) {
            return false;
        }
        try (Stream<Path> files = Files.list(tour)) {
            return files.filter(file -> file.getFileName().toString().matches("0[12]-.*\\.png")).count() >= 4;
        }
    }

    /** The same to its end; minutes long. */
    @Tag("long")
    @EnabledIfSystemProperty(named = "test.tour", matches = "true", disabledReason = "the profile long has it")
    @Test
    void withoutADisplayItMakesTheWholeTour() throws IOException {
        Child child = Child.onClassPath(folder, "patolli.app.Main");
        assertThat(child.ownErr()).isEmpty();
        assertThat(child.status()).isZero();
        saysSo(child.out().lines().findFirst().orElseThrow());
        isTold(child.out(), "target/tour");
        assertThat(picturesIn(folder.resolve("target/tour"))).hasSizeGreaterThan(100);
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void theTourGoesThroughEverythingAndTakesThePicturesThatAreWanted() throws IOException {
        Path tour = folder.resolve("some");
        Child child = Child.onClassPath(folder, "patolli.app.Main", "tour", tour.toString(), "--only", "-ending-");
        assertThat(child.ownErr()).isEmpty();
        assertThat(child.status()).isZero();
        isTold(child.out(), tour.toString());
        List<String> names = picturesIn(tour);
        assertThat(names).hasSizeGreaterThan(3).allMatch(name -> name.matches("[0-9]+-.*ending-.*\\.png"));
        assertThat(child.out()).contains(names.size() + " pictures");
    }

    /** The chronicle, and then where the pictures are. */
    private static void isTold(String out, String tour) {
        List<String> lines = out.lines().toList();
        assertThat(lines).anyMatch(line -> line.startsWith("Game 1")).anyMatch(line -> line.contains("threw a 1"));
        assertThat(lines.getLast()).contains("pictures", tour);
    }

    /** Their names, after each was seen to be there in both sizes. */
    private static List<String> picturesIn(Path tour) throws IOException {
        try (Stream<Path> files = Files.list(tour)) {
            List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
            List<String> single = names.stream().filter(name -> !name.contains("@2x")).toList();
            assertThat(names).hasSize(single.size() * 2);
            for (String name : single) {
                size(tour.resolve(name), 1280, 800);
                size(tour.resolve(name.replace(".png", "@2x.png")), 2560, 1600);
            }
            return single;
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

    @Tag("long")
    @Tag("variants")
    @Test
    void aTourOfPicturesThatThereAreNotIsRefusedInASentence() {
        Child child = Child.onClassPath(folder, "patolli.app.Main", "tour", folder.resolve("none").toString(),
                "--only", "no-such-scene");
        assertThat(child.status()).isEqualTo(1);
        assertThat(child.ownErr()).contains("no picture has \"no-such-scene\" in its name");
        assertThat(child.out()).isEmpty();
        assertThat(folder.resolve("none")).isEmptyDirectory();
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
