package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.robot.Robot;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.model.Preferences;
import patolli.proof.CastCheck;
import patolli.proof.Proof;
import patolli.proof.ProofWords;
import patolli.proof.SealCheck;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.TestPictures;
import patolli.text.Texts;
import patolli.ui.proof.CheckedCast.Match;

/** The sheets about the beans, each alone over data of its own. */
class ProofSheetsTest {
    private final List<String> log = new ArrayList<>();
    private final Preferences preferences = new Preferences();

    @BeforeEach
    void emptyClipboard() {
        Fx.start();
        Fx.run(() -> Clipboard.getSystemClipboard().clear());
    }

    private Alone proof(List<CastCheck> casts, SealCheck... seals) {
        return proof(Sample.proof(casts, false, List.of(), seals));
    }

    private Alone proof(Proof proof) {
        return Alone.show(() -> ProofSheets.proof(new ProofModel(proof, () -> log.add("how"),
                Optional.of(() -> log.add("swapped")), () -> log.add("closed")), preferences, TestPictures.get()));
    }

    private static String clipboard() {
        return Fx.call(() -> Clipboard.getSystemClipboard().getString());
    }

    private static String digits(Alone sheet, String id) {
        return Fx.call(() -> ((DigitCells) sheet.node(id)).digits());
    }

    @Test
    void theSealIsShownInFullAndCopied() {
        try (Alone sheet = Alone.show(() -> ProofSheets.seal(Sample.SEAL, preferences, TestPictures.get(),
                () -> log.add("how"), () -> log.add("closed")))) {
            assertThat(sheet.text("#words")).contains(Sample.SEAL.words());
            assertThat(digits(sheet, "#hexDigits")).isEqualTo(Sample.SEAL.hex());
            Mouse.click(sheet.node("#hexCopy"));
            assertThat(clipboard()).isEqualTo(Sample.SEAL.hex());
            Mouse.click(sheet.node("#how"));
            Fx.run(sheet.node("#close")::requestFocus);
            Keys.type(KeyCode.ENTER);
            assertThat(log).containsExactly("how", "closed");
        }
    }

    @Test
    void allOfTheSealsDigitsAreInSight() {
        try (Alone sheet = Alone.show(() -> ProofSheets.seal(Sample.SEAL, preferences, TestPictures.get(),
                () -> { }, () -> { }))) {
            assertThat(inSight(sheet, "#hexDigits")).isEqualTo(Sample.SEAL.hex());
        }
        try (Alone sheet = proof(Sample.casts(Match.FITS), Sample.OPEN)) {
            assertThat(inSight(sheet, "#hexDigits")).isEqualTo(Sample.SEAL.hex());
            assertThat(inSight(sheet, "#seedDigits")).isEqualTo(Sample.SEED.hex());
        }
    }

    /** The digits whose ink lies within their place, row by row from left to right. */
    private static String inSight(Alone sheet, String id) {
        DigitCells place = (DigitCells) sheet.node(id);
        return Fx.call(() -> place.getChildrenUnmodifiable().stream().map(Text.class::cast)
                .filter(digit -> place.getLayoutBounds().contains(digit.getBoundsInParent()))
                .sorted(Comparator.comparingDouble((Text digit) -> Math.round(middle(digit).getY() / 10))
                        .thenComparing(digit -> middle(digit).getX()))
                .map(Text::getText).collect(Collectors.joining()));
    }

    private static Point2D middle(Node node) {
        return new Point2D(node.getBoundsInParent().getCenterX(), node.getBoundsInParent().getCenterY());
    }

    /** Digits of different widths, but the n-th of one number stands over the n-th of the other. */
    @Test
    void digitsStandUnderEachOther() {
        try (Alone sheet = proof(Sample.casts(Match.FITS), Sample.OPEN)) {
            List<Double> seed = acrossOf(sheet, "#seedDigits");
            List<Double> seal = acrossOf(sheet, "#hexDigits");
            assertThat(seed).hasSize(64);
            for (int i = 0; i < 64; i++) {
                assertThat(seed.get(i)).as("digit " + i).isCloseTo(seal.get(i), within(1.5))
                        .isCloseTo(seed.get(i % 32), within(1.5));
            }
        }
    }

    private static List<Double> acrossOf(Alone sheet, String id) {
        return Fx.call(() -> ((DigitCells) sheet.node(id)).getChildrenUnmodifiable().stream()
                .map(digit -> middle(digit).getX()).toList());
    }

    @Test
    void untilTheEndTheBeansAreSealedAndItSaysWhy() {
        try (Alone sheet = proof(Sample.casts(Match.SEALED), Sample.CLOSED)) {
            assertThat(Fx.call(() -> sheet.node("#sealedPart").isVisible())).isTrue();
            assertThat(Fx.call(() -> sheet.node("#openPart").isVisible())).isFalse();
            assertThat(sheet.text("#sealedWords")).contains(Sample.SEAL.words());
            assertThat(sheet.text("#sealedVerdict")).startsWith("It can’t be told");
            assertThat(told(sheet, "#sealedTold")).anyMatch(line -> line.contains("not been opened"))
                    .anyMatch(line -> line.contains(Sample.WORD));
            assertThat(digits(sheet, "#hexDigits")).isEqualTo(Sample.SEAL.hex());
        }
    }

    @Test
    void anOpenedSecretStandsBesideItsSeal() {
        try (Alone sheet = proof(Sample.casts(Match.FITS, Match.FITS, Match.OWN), Sample.OPEN)) {
            assertThat(digits(sheet, "#seedDigits")).isEqualTo(Sample.SEED.hex());
            assertThat(digits(sheet, "#hexDigits")).isEqualTo(Sample.SEAL.hex());
            assertThat(sheet.text("#sealWords")).contains(Sample.SEAL.words());
            assertThat(sheet.node("#equals").getStyleClass()).contains("fits");
            Mouse.click(sheet.node("#seedCopy"));
            assertThat(clipboard()).isEqualTo(Sample.SEED.hex());
        }
    }

    private static List<String> told(Alone sheet, String place) {
        return Fx.call(() -> ((Pane) sheet.node(place)).getChildren().stream()
                .map(line -> ((Labeled) line).getText()).toList());
    }

    static Stream<Arguments> grades() {
        return Stream.of(
                Arguments.of(Sample.proof(Sample.casts(Match.FITS, Match.FITS, Match.OWN), false, List.of(),
                        Sample.OPEN), "It fits", "fits", List.of("3 casts", "2 fit", "1 own")),
                Arguments.of(Sample.proof(Sample.casts(Match.FITS, Match.DIFFERS), false, List.of(), Sample.OPEN),
                        "Something is wrong", "differs", List.of("1 wrong")),
                Arguments.of(Sample.proof(Sample.casts(Match.SEALED), false, List.of(12), Sample.CLOSED),
                        "Something is wrong", "differs", List.of("1 sealed")),
                Arguments.of(Sample.proof(Sample.casts(Match.FITS), true, List.of(), Sample.OPEN),
                        "It can’t be told", "untold", List.of("One cast")),
                Arguments.of(Sample.proof(Sample.casts(Match.SEALED, Match.FITS), false, List.of(), Sample.CLOSED,
                        Sample.opened(Sample.OTHER)), "It can’t be told", "untold", List.of("1 sealed")),
                Arguments.of(Sample.proof(Sample.casts(Match.OWN), false, List.of(), Sample.OPEN),
                        "It can’t be told", "untold", List.of("1 own")));
    }

    /** By a mark and by words, and with all that verify says: the verdict, every fault, what is beside. */
    @ParameterizedTest
    @MethodSource("grades")
    void theGradeIsToldAsVerifyTellsIt(Proof proof, String grade, String mark, List<String> counts) {
        ProofWords words = new ProofWords(new Texts("verify"));
        List<String> all = new ArrayList<>(List.of(words.verdict(proof)));
        all.addAll(words.faults(proof));
        all.addAll(words.beside(proof));
        try (Alone sheet = proof(proof)) {
            assertThat(sheet.text("#verdict")).startsWith(grade).contains(counts);
            assertThat(sheet.node("#verdictMark").getStyleClass()).contains(mark);
            assertThat(told(sheet, "#told")).containsExactlyElementsOf(all)
                    .anyMatch(line -> line.contains(Sample.WORD));
        }
    }

    @Test
    void aCastThatDiffersIsFoundAmongTwoThousand() {
        try (Alone sheet = proof(Sample.many(2000, 700, 1500), Sample.OPEN)) {
            assertThat(sheet.text("#verdict")).contains("2 wrong", "1,998 fit");
            assertThat(Fx.call(() -> sheet.node("#castsPage").isVisible())).as("what was found comes first").isFalse();
            Mouse.click(sheet.node("#next"));
            // The list knows what it shows only after it has been laid out.
            Fx.until("the first is seen", () -> marked(sheet).equals(List.of("701")));
            Mouse.click(sheet.node("#next"));
            Fx.until("the second is seen", () -> marked(sheet).equals(List.of("1501")));
            Fx.run(sheet.node("#next")::requestFocus);
            Keys.type(KeyCode.ENTER);
            Fx.until("and round again", () -> marked(sheet).equals(List.of("701")));
        }
    }

    /** The numbers of the lines in sight that are marked by a cross, not by colour alone. */
    private static List<String> marked(Alone sheet) {
        return Fx.call(() -> {
            sheet.scene().getRoot().applyCss();
            sheet.scene().getRoot().layout();
            return lines(sheet).stream().filter(line -> line.lookup(".match-mark.differs") != null)
                    .map(line -> ((Labeled) line.lookup(".label")).getText()).toList();
        });
    }

    private static List<Node> lines(Alone sheet) {
        return sheet.node("#casts").lookupAll(".list-cell").stream().filter(Node::isVisible)
                .filter(line -> line.lookup(".cast-line") != null).toList();
    }

    @Test
    void aLongListHasAFewLinesOnlyAndGoesByKeys() {
        try (Alone sheet = proof(Sample.many(2000), Sample.OPEN)) {
            Mouse.click(sheet.node("#turn"));
            ListView<?> list = (ListView<?>) sheet.node("#casts");
            Fx.run(list::requestFocus);
            Keys.type(KeyCode.END);
            assertThat(Fx.call(() -> list.getSelectionModel().getSelectedIndex())).isEqualTo(1999);
            Set<Node> ever = new HashSet<>();
            for (int page = 0; page < 20; page++) {
                int before = Fx.call(() -> list.getSelectionModel().getSelectedIndex());
                Keys.type(KeyCode.PAGE_UP);
                // The list knows what it shows only after it has been laid out.
                Fx.until("the list has gone up", () -> {
                    if (list.getSelectionModel().getSelectedIndex() == before) {
                        new Robot().keyType(KeyCode.PAGE_UP);
                    }
                    return list.getSelectionModel().getSelectedIndex() < before;
                });
                ever.addAll(Fx.call(() -> lines(sheet)));
            }
            assertThat(Fx.call(() -> list.getSelectionModel().getSelectedIndex())).isBetween(1500, 1960);
            assertThat(ever.size()).isLessThan(40);
        }
    }

    @Test
    void beansThatWereDrawnAnewAreShownByTurns() {
        try (Alone sheet = proof(Sample.casts(Match.SEALED, Match.FITS), Sample.CLOSED,
                Sample.opened(Sample.OTHER))) {
            assertThat(digits(sheet, "#seedDigits")).isEqualTo(Sample.OTHER.hex());
            Mouse.click(sheet.node("#otherBag"));
            assertThat(digits(sheet, "#seedDigits")).isEmpty();
            assertThat(sheet.text("#sealState")).contains("lost");
            Mouse.click(sheet.node("#otherBag"));
            assertThat(digits(sheet, "#seedDigits")).isEqualTo(Sample.OTHER.hex());
        }
    }

    /** Never two things that scroll at once. */
    @Test
    void whatWasFoundAndTheCastsAreShownByTurns() {
        try (Alone sheet = proof(Sample.many(30), Sample.OPEN)) {
            for (boolean casts : List.of(false, true, false)) {
                assertThat(Fx.call(() -> sheet.node("#castsPage").isVisible())).isEqualTo(casts);
                assertThat(Fx.call(() -> sheet.node("#toldPage").isVisible())).isEqualTo(!casts);
                Mouse.click(sheet.node("#turn"));
            }
        }
    }

    @Test
    void everythingIsReachedByTabAndEnterDoesIt() {
        try (Alone sheet = proof(Sample.many(30, 7), Sample.OPEN)) {
            assertThat(reached(sheet)).contains("seedDigits", "seedCopy", "hexDigits", "hexCopy", "next", "turn",
                    "how", "swapped", "close").doesNotContain("otherBag", "casts");
            Fx.run(sheet.node("#turn")::requestFocus);
            Keys.type(KeyCode.ENTER);
            assertThat(reached(sheet)).contains("casts", "next", "turn").doesNotContain("seedDigits");
            for (String id : List.of("#how", "#swapped", "#close")) {
                Fx.run(sheet.node(id)::requestFocus);
                Keys.type(KeyCode.ENTER);
            }
            assertThat(log).containsExactly("how", "swapped", "closed");
        }
    }

    private static Set<String> reached(Alone sheet) {
        Set<String> reached = new HashSet<>();
        for (int i = 0; i < 14; i++) {
            Keys.type(KeyCode.TAB);
            reached.add(Fx.call(() -> sheet.scene().getFocusOwner().getId()));
        }
        return reached;
    }

    @ParameterizedTest
    @ValueSource(strings = {"#casts", "#hexDigits", "#close", "#how"})
    void escIsLeftToTheTheatreWhateverHasTheKeyboard(String id) {
        try (Alone sheet = proof(Sample.many(30), Sample.OPEN)) {
            Fx.run(() -> {
                sheet.scene().getRoot().addEventHandler(KeyEvent.KEY_PRESSED, event ->
                        log.add(event.getCode().getName()));
                if (id.equals("#casts")) {
                    ((Hyperlink) sheet.node("#turn")).fire();
                }
                sheet.node(id).requestFocus();
            });
            Keys.type(KeyCode.ESCAPE);
            assertThat(log).containsExactly("Esc");
        }
    }

    @Test
    void whatCannotBePlayedAgainIsNotOffered() {
        try (Alone sheet = Alone.show(() -> ProofSheets.proof(Sample.model(Sample.OPEN, Sample.casts(Match.FITS)),
                preferences, TestPictures.get()))) {
            assertThat(Fx.call(() -> sheet.node("#swapped").isVisible())).isFalse();
        }
    }
}
