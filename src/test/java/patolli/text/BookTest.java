package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.ai.judge.Evaluators;
import patolli.ai.review.Rating;
import patolli.play.Games;
import patolli.play.Level;
import patolli.rules.Casts;
import patolli.rules.Game;
import patolli.rules.patolli.Asset;
import patolli.rules.patolli.PatolliGame;
import patolli.settings.Settings;
import patolli.settings.SettingsTable;

/** The pages of the help book as they are written. */
class BookTest {
    private static final Path IMAGES = Path.of("resources", "images");
    private static final Pattern PICTURE = Pattern.compile("[a-z0-9-]+/[a-z0-9-]+\\.(png|jpg)");
    private final Texts texts = new Texts("book");
    private final Book book = Book.load(texts, SettingsTable::of);

    static List<String> ids() {
        return Book.IDS;
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyPageHasATitleAndWords(String id) {
        Page page = page(id);
        assertThat(page.title()).isNotBlank();
        assertThat(page.sections().getFirst().heading()).isEqualTo(page.title());
        assertThat(page.sections().stream().mapToInt(section -> section.text().length()).sum()).isGreaterThan(40);
        assertThat(PlainWords.of(page.document())).as("nothing is left of the form")
                .doesNotContain("**", "](", "{settings", "|--");
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyLinkLeadsToAPage(String id) {
        List<String> links = new ArrayList<>();
        page(id).document().accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                links.add(link.getDestination());
                assertThat(PlainWords.of(link)).isNotBlank();
            }
        });
        assertThat(Book.IDS).containsAll(links);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyPictureIsThereAndDescribed(String id) {
        assertThat(pictures(page(id).document())).allMatch(name -> Files.exists(IMAGES.resolve(name)), "is there");
    }

    private static List<String> pictures(Node document) {
        List<String> names = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Image image) {
                names.add(image.getDestination());
            }

            @Override
            public void visit(FencedCodeBlock block) {
                if (block.getInfo().startsWith("figure")) {
                    assertThat(block.getLiteral()).contains("says ");
                    Matcher found = PICTURE.matcher(block.getInfo() + "\n" + block.getLiteral());
                    found.results().forEach(result -> names.add(result.group()));
                }
            }
        });
        return names;
    }

    @Test
    void theContentsNameEveryOtherPageOnce() {
        List<String> listed = new ArrayList<>();
        for (Node block = page(Book.CONTENTS).document().getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof BulletList list) {
                list.accept(new AbstractVisitor() {
                    @Override
                    public void visit(Link link) {
                        listed.add(link.getDestination());
                        assertThat(PlainWords.of(link)).isEqualTo(page(link.getDestination()).title());
                    }
                });
            }
        }
        assertThat(listed).containsExactlyInAnyOrderElementsOf(Book.IDS.subList(1, Book.IDS.size()));
    }

    @Test
    void everyPageInTheFolderBelongsToTheBook() throws Exception {
        try (var files = Files.list(Path.of("resources", "text", "book"))) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".md", "")))
                    .containsExactlyInAnyOrderElementsOf(Book.IDS);
        }
    }

    @Test
    void theSettingsPageTellsOfEverySetting() {
        String words = PlainWords.of(page("settings-file").document());
        assertThat(Settings.ALL).allSatisfy(setting -> {
            assertThat(words).contains(setting.key() + " \u00b7 " + setting.allowed() + " \u00b7 ");
            assertThat(texts.has("setting." + setting.key())).as("setting.%s", setting.key()).isTrue();
        });
        assertThat(words).contains("speed \u00b7 relaxed or normal or fast \u00b7 normal ")
                .contains("humanSide \u00b7 red or blue \u00b7 red ");
    }

    @Test
    void theOddsOfTheBeansAreThoseOfTheRules() {
        Casts casts = PatolliGame.INSTANCE.casts();
        String words = PlainWords.of(page("beans").document());
        for (int cast = 0; cast < casts.size(); cast++) {
            int ways = casts.weights().get(cast);
            assertThat(words).contains("%d \u00b7 %s \u00b7 %d \u00b7 %d/%d \u00b7 ".formatted(cast + 1,
                    casts.text(cast), ways, ways, casts.total()));
        }
    }

    @Test
    void theAssetsAreListedInTheOrderInWhichTheyArePaid() {
        StringBuilder words = new StringBuilder();
        int order = 1;
        for (Asset asset : Asset.values()) {
            String name = new Texts("patolli/story").get("asset." + asset.key(), 1).replaceFirst("^an? ", "");
            words.append(order++).append(" \u00b7 ").append(name).append(" \u00b7 ").append(asset.count())
                    .append(" \u00b7 (red|blue); ");
        }
        assertThat(PlainWords.of(page("equipment").document())).containsPattern(words.toString());
    }

    @Test
    void theBoundsOfRatingsAreThoseThatAreReckonedWith() {
        String words = PlainWords.of(page("luck-and-skill").document());
        for (Game game : Games.all()) {
            StringBuilder row = new StringBuilder(new Texts("games").get(game.name())).append(" \u00b7 ")
                    .append(hundredths(Evaluators.loss(game, 0)));
            for (Level level : Level.FIXED.subList(1, Level.FIXED.size())) {
                int rank = Level.FIXED.indexOf(level);
                row.append(" \u00b7 ").append(rank == 3 ? "0" : hundredths(Evaluators.loss(game, rank)))
                        .append(", below ").append(hundredths(Rating.bound(game, level)));
            }
            assertThat(words).contains(row);
        }
    }

    private static String hundredths(double loss) {
        return BigDecimal.valueOf(100 * loss).setScale(6, RoundingMode.HALF_UP).setScale(2, RoundingMode.HALF_UP)
                .toString();
    }

    @Test
    void everyLabelIsThereAndCanBeFilled() throws Exception {
        String fxml = Files.readString(Path.of("resources", "fxml", "book.fxml"));
        assertThat(Pattern.compile("\"%([a-z.]+)\"").matcher(fxml).results().map(key -> key.group(1)).toList())
                .hasSizeGreaterThan(6).allMatch(texts::has);
        assertThat(texts.bundle().keySet()).allSatisfy(key -> assertThat(texts.get(key, 1, "two", 3)).isNotBlank());
    }

    @Test
    void whatIsNoPageSaysSo() {
        Page page = book.missing("no *such* [page](x)");
        assertThat(PlainWords.of(page.document())).contains("no page called").contains("no such page x");
        assertThat(page.title()).isNotBlank();
    }

    private Page page(String id) {
        return book.page(id).orElseThrow();
    }
}
