package patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.text.Book;
import patolli.ui.table.GameTable;

/** The README's lists of the files that a game consists of are true of every game. */
class AddingAGameTest {
    private static final String OPTIONAL = "may be left out";
    private static final List<Path> ROOTS = Stream.of("src/main/java/patolli", "resources", "src/forge/java/patolli",
            "src/test/java/patolli", ".").map(Path::of).toList();
    private static final List<String> KINDS = List.of("", ".java", ".properties", ".md", ".jpg");
    private static final Pattern NAMED = Pattern.compile("`([^`]+)`");

    /** A line of the list: files, as patterns with the game's name in them. */
    private record Row(List<String> files, boolean optional) { }

    static Stream<Game> games() {
        return Games.all().stream();
    }

    static Stream<GameTable> tables() {
        return GameTables.ALL.tables().stream();
    }

    /** The lines of the list that follows these words. */
    private static List<Row> rows(String before) throws IOException {
        String text = Files.readString(Path.of("README.md"));
        assertThat(text).contains(before);
        return text.substring(text.indexOf(before)).lines().dropWhile(line -> !line.startsWith("| `"))
                .takeWhile(line -> line.startsWith("|")).map(AddingAGameTest::row).toList();
    }

    private static Row row(String line) {
        List<String> files = new ArrayList<>();
        String stem = "";
        for (String name : NAMED.matcher(line.split("\\|")[1]).results().map(found -> found.group(1)).toList()) {
            if (name.contains("/") || name.contains(".")) {
                stem = name.contains("<Game>") ? name.substring(0, name.indexOf("<Game>") + "<Game>".length())
                        : name.substring(0, name.lastIndexOf('/') + 1);
                files.add(name);
            } else {
                files.add(stem + name);
            }
        }
        return new Row(files, line.contains(OPTIONAL));
    }

    private static String of(Game game, String pattern) {
        String name = game.name();
        return pattern.replace("<game>", name)
                .replace("<Game>", name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
    }

    private static List<Path> found(String file) {
        return ROOTS.stream().flatMap(root -> KINDS.stream().map(kind -> root.resolve(file + kind)))
                .filter(Files::exists).toList();
    }

    private static void isThere(List<Row> rows, Game game) throws IOException {
        assertThat(rows).hasSizeGreaterThan(8);
        for (Row row : rows) {
            for (String pattern : row.files()) {
                String file = of(game, pattern);
                List<Path> found = found(file);
                assertThat(row.optional() || !found.isEmpty()).as("%s is there", file).isTrue();
                if (file.equals(pattern)) {
                    assertThat(found.stream().filter(Files::isRegularFile).anyMatch(path -> names(path, game)))
                            .as("%s names %s", file, game.name()).isTrue();
                }
            }
        }
    }

    private static boolean names(Path file, Game game) {
        try {
            return Files.readString(file).lines().filter(line -> !line.startsWith("package "))
                    .filter(line -> !line.startsWith("import patolli.")).anyMatch(line -> Pattern.compile(
                            "(?i)(?<![a-z])" + game.name()).matcher(line).find());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatEveryGameHas(Game game) throws IOException {
        isThere(rows("Every game has:"), game);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatAGameHasThatCanBePlayedOnTheScreen(GameTable table) throws IOException {
        List<Row> rows = rows("A game that can be played on the screen").stream()
                // The main game's pages have names without it.
                .filter(row -> !row.files().contains("text/Book")).toList();
        isThere(rows.stream().filter(row -> !row.files().contains("forge/Studios")).toList(), table.game());
        assertThat(Book.IDS).contains(table.playPage(), table.rulesPage());
    }

    @Test
    void theCastsOfEveryGameStandInTheReadme() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        assertThat(Games.all()).allMatch(game -> readme.contains("\n| " + game.name() + " | ")
                && readme.contains("\"" + game.name() + "\": \""));
    }

    /** The program and its files have the name of the main game. */
    private static final Set<String> THE_PROGRAM = Set.of("app/Main.java", "settings/DataDir.java",
            "save/HeaderText.java");
    private static final Set<String> LISTS = Set.of("ai/judge/Evaluators.java", "text/Book.java");

    @ParameterizedTest
    @MethodSource("games")
    void sharedCodeNamesNoGameInItsTexts(Game game) throws IOException {
        Path root = ROOTS.getFirst();
        Pattern literal = Pattern.compile("\"" + game.name() + "[\"/-]");
        try (Stream<Path> files = Files.walk(root)) {
            List<String> naming = new ArrayList<>();
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                boolean own = Games.all().stream().anyMatch(any -> name.startsWith("rules/" + any.name() + "/")
                        || name.startsWith("ui/" + any.name() + "/"));
                if (!own && literal.matcher(Files.readString(file)).find()) {
                    naming.add(name);
                }
            }
            assertThat(naming).filteredOn(name -> !THE_PROGRAM.contains(name)).allMatch(LISTS::contains);
        }
    }
}
