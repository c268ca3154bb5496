package patolli.ui.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.beans.Fairness;
import patolli.model.Preferences;
import patolli.model.Reckoning;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.patolli.PatolliGame;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;
import patolli.text.Texts;
import patolli.ui.common.SideMark;
import patolli.ui.statistics.StatisticsModel.Against;
import patolli.ui.statistics.StatisticsModel.Evenings;
import patolli.ui.statistics.StatisticsModel.Falls;

/** The sheet of statistics alone, over numbers of its own. */
class StatisticsSheetTest {
    private static final Evenings MANY = new Evenings(17, 64, List.of(new Against(Level.TOURIST, 6, 5),
            new Against(Level.MIRROR, 4, 0)), 1289);
    private static final Reckoning NOTHING_KEPT = new KeptSkill(new ArrayList<>())
            .reckoning(Runnable::run);
    private final List<String> log = new ArrayList<>();

    private static Falls falls(Casts table, Side side, String name, long... counts) {
        return new Falls(side, name, new Fairness(table, LongStream.of(counts).boxed().toList()));
    }

    private static List<Falls> two() {
        Casts table = PatolliGame.INSTANCE.casts();
        return List.of(falls(table, Side.RED, "You", 14, 31, 24, 17, 3),
                falls(table, Side.BLUE, "Smoking Mirror", 0, 0, 1, 0, 0));
    }

    private Alone show(List<Falls> falls, Evenings evenings) {
        return Alone.show(() -> StatisticsSheet.load(new StatisticsModel(falls, evenings, NOTHING_KEPT,
                () -> log.add("closed")), GameTables.ALL.tables().getFirst(), new Preferences(), TestPictures.get()));
    }

    @Test
    void computersAreCalledAsAtTheirTable() {
        List<Turn> history = Records.game("bell players=4", 1);
        State over = history.getLast().after();
        List<Falls> falls = Falls.of(over, history, Seats.computersPlay(over.sides(),
                List.of(Side.YELLOW, Side.BLUE, Side.GREEN)));
        assertThat(falls).extracting(Falls::name).containsExactly("You", "The Eagle", "Smoking Mirror", "The Weaver");
        assertThat(falls).extracting(Falls::side).isEqualTo(over.sides());
    }

    @Test
    void everyCastIsCountedAndSetAgainstItsChance() {
        try (Alone sheet = show(two(), MANY)) {
            assertThat(written(sheet, ".cast-count")).containsExactlyInAnyOrder("14", "31", "24", "17", "3", "0", "0",
                    "1", "0", "0");
            assertThat(sheet.node("#chart").getAccessibleText()).contains("You: 2 fell 31 times, 28.7 expected.",
                    "Smoking Mirror: 3 fell once, 0.3 expected.", "Smoking Mirror: 10 fell never");
        }
    }

    @Test
    void whatToThinkOfItIsSaidInWordsBesideTheSidesMark() {
        try (Alone sheet = show(two(), MANY)) {
            assertThat(sheet.text("#judged-red")).isEqualTo("You: 89 casts, just as they should fall.");
            assertThat(sheet.text("#judged-blue")).isEqualTo("Smoking Mirror: one cast, too few to tell anything.");
            assertThat(Fx.call(() -> ((Labeled) sheet.node("#judged-blue")).getGraphic())).isInstanceOf(SideMark.class);
        }
    }

    @Test
    void theEveningsAreCounted() {
        try (Alone sheet = show(two(), MANY)) {
            assertThat(sheet.text("#contests")).isEqualTo("17 contests played to the end");
            assertThat(sheet.text("#games")).contains("64 games");
            assertThat(sheet.text("#longest")).contains("1,289 casts");
            assertThat(labels(sheet, ".level-name")).containsExactlyInAnyOrder("A tourist", "The best");
            assertThat(labels(sheet, ".level-won")).containsExactlyInAnyOrder("5 of 6 won", "0 of 4 won");
            assertThat(Fx.call(() -> sheet.node("#none").isVisible())).isFalse();
        }
    }

    @Test
    void beforeTheFirstContestItIsFriendly() {
        try (Alone sheet = show(List.of(), Evenings.NONE)) {
            assertThat(sheet.text("#none")).contains("Play a contest to its end");
            assertThat(Fx.call(() -> sheet.node("#played").isVisible())).isFalse();
            assertThat(Fx.call(() -> sheet.scene().lookup("#chart"))).isNull();
        }
    }

    @Test
    void fourSidesHaveRoomAndNoPostLiesOverAnother() {
        Casts table = PagadeGame.INSTANCE.casts();
        long[] counts = LongStream.range(0, table.size()).map(n -> 90 + n * 13).toArray();
        try (Alone sheet = show(Stream.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN)
                .map(side -> falls(table, side, side.key(), counts)).toList(), MANY)) {
            List<Node> marks = Fx.call(() -> sheet.node("#chart").lookupAll("*").stream()
                    .filter(SideMark.class::isInstance).toList());
            assertThat(marks).hasSize(4 * table.size());
            List<Double> xs = Fx.call(() -> marks.stream().map(mark -> mark.getBoundsInParent().getMinX()).sorted()
                    .toList());
            double width = Fx.call(() -> marks.getFirst().getBoundsInParent().getWidth());
            for (int i = 1; i < xs.size(); i++) {
                assertThat(xs.get(i) - xs.get(i - 1)).isGreaterThanOrEqualTo(width - 2.5);
            }
        }
    }

    @Test
    void enterAndAClickClose() {
        try (Alone sheet = show(two(), MANY)) {
            Keys.type(KeyCode.ENTER);
            Mouse.click(sheet.node("#close"));
        }
        assertThat(log).containsExactly("closed", "closed");
    }

    @ParameterizedTest
    @ValueSource(strings = {".sheet-title .text", ".stat-heading .text", ".stat-note .text", ".cast-count",
            ".cast-name .text", "#judged-red .text", "#contests .text", ".level-name .text", ".level-won .text"})
    @Tag("breadth")
    void everyWordStandsOut(String selector) {
        // What is scrolled is kept as a picture, which only a painted frame makes anew.
        try (Fx.Painting painted = Fx.painting(); Alone sheet = show(two(), MANY)) {
            Fx.until(selector + " is seen", () -> {
                sheet.scene().getRoot().applyCss();
                sheet.scene().getRoot().layout();
                return Contrast.measured((Text) sheet.scene().lookup(selector)).isPresent();
            });
            assertThat(Fx.call(() -> Contrast.of((Text) sheet.scene().lookup(selector)))).isGreaterThanOrEqualTo(4.5);
        }
    }

    @Test
    void theBundleHasWhatIsAskedForAndNothingElse() throws IOException {
        Path folder = Path.of("src", "main", "java", "patolli", "ui", "statistics");
        Set<String> keys = new TreeSet<>(found(Path.of("resources", "fxml", "statistics.fxml"), "\"%([A-Za-z.]+)\""));
        for (String source : List.of("StatisticsController.java", "CastChart.java")) {
            keys.addAll(found(folder.resolve(source), "texts\\.get\\(\"([A-Za-z.]+[A-Za-z])\"[,)]"));
        }
        for (String source : List.of("StatisticsController.java", "SkillRows.java", "LossChart.java")) {
            keys.addAll(found(folder.resolve(source), "\"((?:skill\\.|to\\.|reckon|title)[a-z.]*)(?<!\\.)\""));
        }
        Level.FIXED.forEach(level -> keys.add("skill.like." + level.key()));
        Stream.of(Judgement.values()).forEach(judgement -> keys.add("judgement." + judgement));
        Stream.of(Level.values()).forEach(level -> keys.add("level." + level.key()));
        assertThat(new Texts("statistics").bundle().keySet()).containsExactlyInAnyOrderElementsOf(keys);
    }

    private static List<String> found(Path file, String pattern) throws IOException {
        return Pattern.compile(pattern).matcher(Files.readString(file)).results().map(hit -> hit.group(1)).toList();
    }

    private static List<String> written(Alone sheet, String selector) {
        return Fx.call(() -> sheet.scene().getRoot().lookupAll(selector).stream().map(node -> ((Text) node).getText())
                .collect(Collectors.toList()));
    }

    private static List<String> labels(Alone sheet, String selector) {
        return Fx.call(() -> sheet.scene().getRoot().lookupAll(selector).stream()
                .map(node -> ((Labeled) node).getText())
                .collect(Collectors.toList()));
    }
}
