package patolli.ui.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;

/** Whether everything on the sheet can be read, at every size of text. */
@Tag("breadth")
class ShelfSizeTest {
    private static final double LEAST = 4.5;
    private final TestShelf test = new TestShelf();

    private Alone open(String size) {
        test.three().with(TestShelf.item("z", -1, TestShelf.opening()));
        Item wrong = TestShelf.named("w", 0, "The long and windy contest of last November");
        test.with(new Item("w", wrong.name(), wrong.when(), wrong.state(), wrong.seats(), wrong.level(),
                Optional.of("This game was cut off in the middle of a line. Everything up to its last throw is "
                        + "here.")));
        Alone sheet = test.show();
        Fx.run(() -> sheet.scene().getRoot().setStyle("-fx-font-size: " + size));
        Fx.run(((Button) sheet.node("#delete"))::fire);
        return sheet;
    }

    @ParameterizedTest
    @ValueSource(strings = {"16px", "18.4px", "20.8px"})
    void nothingIsCutAndNothingLeavesItsPage(String size) {
        try (Alone sheet = open(size)) {
            everythingIsWhole(sheet);
            Fx.run(() -> {
                ((Button) sheet.scene().lookup("#copy")).fire();
                ((TextField) sheet.scene().lookup("#name")).setText("x".repeat(41));
            });
            everythingIsWhole(sheet);
        }
    }

    private static void everythingIsWhole(Alone sheet) {
        Fx.run(() -> {
            sheet.scene().getRoot().applyCss();
            sheet.scene().getRoot().layout();
            sheet.scene().getRoot().layout();
            for (Node node : sheet.scene().getRoot().lookupAll(".text")) {
                if (node.getParent() instanceof Labeled labeled && seen(labeled)) {
                    Text text = (Text) node;
                    assertThat(squeezed(text.getText())).as("whole")
                            .isEqualTo(squeezed(labeled.getText().replace("_", "")));
                    Bounds there = labeled.localToScene(labeled.getLayoutBounds());
                    assertThat(there.getMaxX()).as(labeled.getText())
                            .isLessThanOrEqualTo(there.getMinX() < 430 ? 404 : 1152);
                    Bounds inside = labeled.sceneToLocal(text.localToScene(text.getLayoutBounds()));
                    assertThat(inside.getMaxY()).as(labeled.getText()).isLessThanOrEqualTo(labeled.getHeight() + 1);
                }
            }
            for (String last : List.of("#commands", "#naming", "#slip")) {
                Node part = sheet.scene().lookup(last);
                if (part.isVisible()) {
                    assertThat(part.localToScene(part.getLayoutBounds()).getMaxY()).as(last).isLessThanOrEqualTo(714);
                }
            }
        });
    }

    private static boolean seen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static String squeezed(String words) {
        return words.chars().filter(c -> !Character.isWhitespace(c)).mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(strings = {".sheet-title", "#count", ".shelf-title", ".shelf-when", ".shelf-line", ".shelf-due",
        ".shelf-trouble", "#slipText", "#goOn", "#check", "#undo"})
    void everythingStandsOut(String selector) {
        try (Alone sheet = open("16px")) {
            assertThat(least(sheet, selector)).isGreaterThanOrEqualTo(LEAST);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"#naming .sheet-strong", "#fault", "#name"})
    void soDoesWhatIsSaidOfAName(String selector) {
        try (Alone sheet = open("16px")) {
            Fx.run(() -> {
                ((Button) sheet.scene().lookup("#copy")).fire();
                TextField name = (TextField) sheet.scene().lookup("#name");
                name.setText("Mine");
                name.deselect();
            });
            assertThat(least(sheet, selector)).isGreaterThanOrEqualTo(LEAST);
        }
    }

    @Test
    void soDoesTheFriendlySentence() {
        try (Alone sheet = test.show()) {
            assertThat(least(sheet, "#empty .sheet-text")).isGreaterThanOrEqualTo(LEAST);
        }
    }

    /** The worst of all that is written so and can be seen. */
    private static double least(Alone sheet, String selector) {
        List<Double> seen = new ArrayList<>();
        Fx.until("something written at " + selector + " is seen", () -> {
            sheet.scene().getRoot().applyCss();
            sheet.scene().getRoot().layout();
            sheet.scene().getRoot().lookupAll(selector).stream().filter(ShelfSizeTest::seen)
                    .map(node -> (Text) node.lookup(".text")).filter(text -> text != null && !text.getText().isEmpty())
                    .filter(text -> text.localToScene(text.getLayoutBounds()).getMaxY() < 700)
                    .map(Contrast::measured).filter(OptionalDouble::isPresent).limit(3)
                    .forEach(c -> seen.add(c.getAsDouble()));
            return !seen.isEmpty();
        });
        return seen.stream().min(Double::compare).orElseThrow();
    }
}
