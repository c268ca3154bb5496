package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import patolli.app.GameTables;
import patolli.board.Box;
import patolli.play.Games;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.patolli.Asset;
import patolli.ui.table.GameTable;

/** Every text and picture that is asked for by name is there. */
class KeysTest {
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Path RESOURCES = Path.of("resources");
    private final Texts board = Texts.of("patolli", "board");

    @Test
    void everyKeyOfTheScreensHasItsText() throws IOException {
        List<String> keys = new ArrayList<>();
        for (Path fxml : files(RESOURCES.resolve("fxml"), ".fxml")) {
            List<String> named = found(fxml, "\"%([A-Za-z.]+)\"");
            keys.addAll(named);
            if (!named.isEmpty()) {
                assertThat(named).as(fxml.toString()).allMatch(bundleOf(fxml)::has);
            }
        }
        assertThat(keys).hasSizeGreaterThan(10);
    }

    /** A scene's words are in the bundle of its name; the band is a part of the board. */
    private static Texts bundleOf(Path fxml) {
        String name = fxml.getFileName().toString().replace(".fxml", "");
        return new Texts(Map.of("band", "board", "menus", "menu", "replay-menu", "replay", "new-game", "cabinet",
                "position-menu", "position")
                .getOrDefault(name, name));
    }

    @Test
    void everyKeyThatTheFeedbackLineUsesHasItsText() throws IOException {
        Path feedback = SOURCES.resolve(Path.of("patolli", "ui", "table", "Feedback.java"));
        List<String> whole = found(feedback, "texts\\.get\\(\"([A-Za-z.]+)\"[,)]");
        assertThat(whole).hasSizeGreaterThan(5).allMatch(board::has);
        for (String said : List.of("expect.throw", "expect.move", "expect.onlyMove")) {
            assertThat(Stream.of(said, said + ".side")).allMatch(board::has);
        }
        assertThat(Stream.of("bump", "triangle", "rounded", "danger", "plain"))
                .allMatch(e -> board.has("move.effect." + e));
    }

    @Test
    void everySentenceOfTheStoryCanBeSaidOfThePlayerAndOfAnySide() throws IOException {
        List<Path> stories = files(RESOURCES.resolve("text"), "story.properties");
        assertThat(stories).hasSize(1 + Games.all().size());
        for (Path file : stories) {
            Texts own = new Texts(bundle(file));
            for (String key : own.bundle().keySet()) {
                String said = key.replaceFirst("\\.(you|mirror|side)$", "");
                Texts texts = new Texts("story").under(bundle(file));
                assertThat(said.equals(key) || said.equals("object")
                        || texts.has(said + ".you") && texts.has(said + ".side")).as("%s: %s", file, key).isTrue();
            }
        }
        assertThat(Asset.values()).allMatch(asset -> new Texts("patolli/story").has("asset." + asset.key()));
    }

    @Test
    void everyGameAndEveryPhaseOnTheShelfHasItsWords() {
        Texts shelf = new Texts("shelf");
        assertThat(Games.all()).allMatch(game -> new Texts("games").has(game.name()));
        List<String> due = Stream.concat(Stream.of(Phase.values()).filter(phase -> phase != Phase.OVER)
                .map(phase -> "due." + phase.key()), Stream.of("won")).toList();
        assertThat(due).allMatch(key -> Stream.of(".you", ".mirror", ".side").allMatch(form -> shelf.has(key + form)));
    }

    @Test
    void everyKeyThatTheShelfUsesHasItsTextAndTheReverse() throws IOException {
        Texts shelf = new Texts("shelf");
        StringBuilder used = new StringBuilder(Files.readString(RESOURCES.resolve(Path.of("fxml", "shelf.fxml"))));
        TreeSet<String> keys = new TreeSet<>();
        for (Path source : files(SOURCES.resolve(Path.of("patolli", "ui", "shelf")), ".java")) {
            keys.addAll(found(source, "texts\\.get\\(\"([A-Za-z.]+)\"[,)]"));
            used.append(Files.readString(source));
        }
        assertThat(keys).hasSizeGreaterThan(8).allMatch(shelf::has);
        assertThat(shelf.bundle().keySet()).filteredOn(key -> !key.matches("(title|due|won|name)\\..*"))
                .allMatch(key -> used.indexOf("\"" + key + "\"") >= 0 || used.indexOf("\"%" + key + "\"") >= 0);
    }

    @Test
    void everyReasonWhyThereAreNoFactsHasItsText() throws IOException {
        List<String> keys = found(SOURCES.resolve(Path.of("patolli", "text", "Facts.java")), "\"(facts\\.[a-z]+)\"");
        Texts menu = new Texts("menu");
        assertThat(keys).containsExactlyInAnyOrderElementsOf(menu.bundle().keySet().stream()
                .filter(key -> key.startsWith("facts.")).toList());
    }

    @Test
    void everyPatternOfEveryBundleCanBeFilled() throws IOException {
        List<String> bundles = files(RESOURCES.resolve("text"), ".properties").stream()
                .map(KeysTest::bundle).toList();
        assertThat(bundles).hasSizeGreaterThan(12);
        for (String bundle : bundles) {
            Texts texts = new Texts(bundle);
            for (String key : texts.bundle().keySet()) {
                assertThat(texts.get(key, 1, 2, 3)).as("%s: %s", bundle, key).isNotBlank();
            }
        }
    }

    @Test
    void everyPictureThatIsNamedIsThereInBothSizes() throws IOException {
        TreeSet<String> names = new TreeSet<>();
        for (Path source : files(SOURCES.resolve(Path.of("patolli", "ui")), ".java")) {
            names.addAll(found(source, "\"([a-z]+/[a-z0-9-]+\\.(?:png|jpg))\""));
        }
        assertThat(names).contains("splash/storm.jpg", "bet/jaguar.jpg", "mictlan/contest-lost.jpg", "ui/leaf.png");
        for (String side : List.of("red", "blue")) {
            Stream.of("1", "2", "3", "4", "5", "6", "gold").forEach(n ->
                    names.add("patolli/piece-" + side + "-" + n + ".png"));
            names.add("table/plate-" + side + ".png");
        }
        for (GameTable table : GameTables.ALL.tables()) {
            names.addAll(table.mat().figures().stream()
                    .flatMap(it -> Stream.concat(it.sitter().sheets().stream(), Stream.of(it.head()))).toList());
            for (Side side : table.board().sides()) {
                IntStream.range(0, 6).forEach(n -> names.addAll(List.of(table.pieces().playing(side, n),
                        table.pieces().home(side, n))));
                Stream.of("moved", "feet").forEach(print -> names.add(table.marks().folder() + "/" + print
                        + "-" + side.key() + ".png"));
                names.addAll(List.of(table.marks().folder() + "/plate-" + side.key() + ".png",
                        table.marks().folder() + "/plate-" + side.key() + "-active.png"));
            }
        }
        for (GameTable table : GameTables.ALL.tables()) {
            Stream<String> home = table.board().goal(table.board().sides().getFirst()).stream().map(at -> "goal-home");
            Stream<String> squares = IntStream.range(0, table.board().squares()).mapToObj(n ->
                    size(table.board().room(table.board().square(n)))).distinct()
                    .flatMap(size -> Stream.of("goal-" + size, "origin-" + size));
            Stream.concat(squares, home)
                    .map(frame -> table.marks().folder() + "/" + frame).forEach(frame -> names.addAll(List.of(
                            frame + ".png", frame + "-out.png", frame + "-back.png", frame + "-shining.png")));
        }
        Stream.of("merchant", "tezcatlipoca").forEach(figure -> {
            names.add("patolli/" + figure + ".png");
            names.add("patolli/" + figure + "-head.png");
        });
        Stream.of(Asset.values()).forEach(asset -> names.addAll(List.of("patolli/asset-" + asset.key() + ".png",
                "bet/laid-" + asset.key() + ".png", "bet/laid-" + asset.key() + "-shadow.png")));
        assertThat(names).hasSizeGreaterThan(35).allMatch(KeysTest::inBothSizes);
    }

    private static String size(Box room) {
        long wide = Math.round(room.width());
        long high = Math.round(room.height());
        return wide == high ? Long.toString(wide) : wide + "x" + high;
    }

    /** A file's name as a bundle: {@code bell/story}. */
    private static String bundle(Path file) {
        return RESOURCES.resolve("text").relativize(file).toString().replace('\\', '/').replace(".properties", "");
    }

    private static boolean inBothSizes(String name) {
        return Files.exists(RESOURCES.resolve(Path.of("images", name)))
                && Files.exists(RESOURCES.resolve(Path.of("images", name.replace(".", "@2x."))));
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).toList();
        }
    }

    private static List<String> found(Path file, String pattern) throws IOException {
        Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(file));
        return matcher.results().map(result -> result.group(1)).toList();
    }
}
