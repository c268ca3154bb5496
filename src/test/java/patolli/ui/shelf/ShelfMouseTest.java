package patolli.ui.shelf;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.ui.shelf.TestShelf.chosen;
import static patolli.ui.shelf.TestShelf.closed;
import static patolli.ui.shelf.TestShelf.shown;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;

/** The saved games by mouse. */
class ShelfMouseTest {
    private final TestShelf test = new TestShelf();

    private static Node row(Alone sheet, String id) {
        Node[] found = new Node[1];
        Fx.until("the row of " + id + " is there", () -> {
            sheet.scene().getRoot().layout();
            found[0] = sheet.scene().getRoot().lookupAll(".list-cell").stream().map(ItemCell.class::cast)
                    .filter(cell -> !cell.isEmpty() && cell.getItem().id().equals(id)).findFirst().orElse(null);
            return found[0] != null;
        });
        return found[0];
    }

    private static List<String> lines(Node row) {
        return Fx.call(() -> row.lookupAll(".label").stream().filter(Node::isVisible).map(Labeled.class::cast)
                .map(Labeled::getText).toList());
    }

    @Test
    void theLatestComesFirstAndIsChosen() {
        try (Alone sheet = test.three().show()) {
            assertThat(Fx.call(() -> TestShelf.list(sheet).getItems().stream().map(Item::id).toList()))
                    .containsExactly("a", "b", "c");
            assertThat(chosen(sheet)).isEqualTo("a");
            assertThat(sheet.text("#count")).isEqualTo("3 games, the latest first");
        }
    }

    @Test
    void aRowSaysWhatTheGameIsAndHowFarItHasGone() {
        try (Alone sheet = test.three().show()) {
            assertThat(lines(row(sheet, "a"))).containsExactly("Contest of 22 November, 11:00",
                    "Patolli: Red is yours, against Smoking Mirror", "Your bet",
                    "Game 1. Assets: you 10, Smoking Mirror 10, on the shield 0");
            assertThat(lines(row(sheet, "b"))).startsWith("Mine", "22 November, 10:00");
            assertThat(lines(row(sheet, "c")).get(2)).isIn("You won", "Smoking Mirror won");
        }
    }

    @Test
    void whatIsWrongWithAGameStandsInItsRow() {
        test.with(new Item("x", Optional.empty(), TestShelf.NOON, Optional.empty(),
                TestShelf.item("y", 0, TestShelf.opening()).seats(), Optional.empty(),
                Optional.of("This game was kept by a newer Patolli.")));
        try (Alone sheet = test.show()) {
            assertThat(lines(row(sheet, "x"))).containsExactly("A game of 22 November, 12:00",
                    "This game was kept by a newer Patolli.");
            assertThat(closed(sheet, "#goOn") && closed(sheet, "#replay") && closed(sheet, "#copy")).isTrue();
            assertThat(closed(sheet, "#delete")).isFalse();
        }
    }

    @Test
    void aClickChoosesAndTheButtonsAreAboutWhatIsChosen() {
        try (Alone sheet = test.three().show()) {
            assertThat(closed(sheet, "#check")).as("not over").isTrue();
            Mouse.click(sheet.node("#goOn"));
            Mouse.click(row(sheet, "c"));
            assertThat(closed(sheet, "#goOn")).as("over").isTrue();
            Mouse.click(sheet.node("#replay"));
            Mouse.click(sheet.node("#check"));
            Mouse.click(sheet.node("#close"));
        }
        assertThat(test.log).containsExactly("go on a", "replay c", "check c", "close");
    }

    @Test
    void aSecondClickGoesOnOrShowsWhatIsOverAgain() {
        try (Alone sheet = test.three().show()) {
            Mouse.doubleClick(row(sheet, "b"));
            Mouse.doubleClick(row(sheet, "c"));
        }
        assertThat(test.log).containsExactly("go on b", "replay c");
    }

    @Test
    void aGameStaysChosenWhenANewerOneComes() {
        try (Alone sheet = test.three().show()) {
            Mouse.click(row(sheet, "b"));
            Fx.run(() -> test.with(TestShelf.item("newer", 0, TestShelf.opening())));
            assertThat(chosen(sheet)).isEqualTo("b");
            assertThat(closed(sheet, "#goOn")).isFalse();
        }
    }

    @Test
    void whatIsDeletedCanBeBroughtBackUntilAnotherIsDeleted() {
        try (Alone sheet = test.three().show()) {
            Mouse.click(sheet.node("#delete"));
            assertThat(chosen(sheet)).as("the next one").isEqualTo("b");
            assertThat(sheet.text("#slipText")).isEqualTo("“Contest of 22 November, 11:00” is deleted.");
            Mouse.click(sheet.node("#undo"));
            assertThat(chosen(sheet)).isEqualTo("a");
            assertThat(shown(sheet, "#slip")).isFalse();
            Mouse.click(sheet.node("#delete"));
            Mouse.click(sheet.node("#count"));
            Mouse.click(sheet.node("#delete"));
            assertThat(sheet.text("#slipText")).contains("Mine");
            Mouse.click(sheet.node("#undo"));
            assertThat(shown(sheet, "#slip")).isFalse();
        }
        assertThat(test.log).containsExactly("delete a", "restore a", "delete a", "delete b", "restore b");
        assertThat(test.items).extracting(Item::id).containsExactlyInAnyOrder("b", "c");
    }

    @Test
    void aDoubleClickDeletesOneOnly() {
        try (Alone sheet = test.three().show()) {
            Mouse.doubleClick(sheet.node("#delete"));
        }
        assertThat(test.log).containsExactly("delete a");
    }

    @Test
    void theLastOneDeletedLeavesAFriendlySentence() {
        test.with(TestShelf.item("only", 1, TestShelf.opening()));
        try (Alone sheet = test.show()) {
            assertThat(shown(sheet, "#empty")).isFalse();
            Mouse.click(sheet.node("#delete"));
            assertThat(shown(sheet, "#empty")).isTrue();
            assertThat(shown(sheet, "#commands")).isFalse();
            Mouse.click(sheet.node("#undo"));
            assertThat(shown(sheet, "#empty")).isFalse();
            assertThat(chosen(sheet)).isEqualTo("only");
        }
    }

    @Test
    void aCopyIsMadeUnderTheNameThatIsWritten() {
        try (Alone sheet = test.three().show()) {
            Mouse.click(sheet.node("#copy"));
            TextField name = (TextField) sheet.node("#name");
            String proposed = Fx.call(name::getText);
            assertThat(proposed).isEqualTo("Contest of 22 November, 11:00");
            Fx.run(() -> name.setText("  My grand game "));
            Mouse.click(sheet.node("#keep"));
            assertThat(chosen(sheet)).isEqualTo("a-copy");
            assertThat(shown(sheet, "#naming")).isFalse();
            assertThat(shown(sheet, "#commands")).isTrue();
        }
        assertThat(test.log).containsExactly("copy a as My grand game");
    }

    @Test
    void aNameThatIsNoneIsSaidAndNotTaken() {
        try (Alone sheet = test.three().show()) {
            Mouse.click(sheet.node("#copy"));
            TextField name = (TextField) sheet.node("#name");
            Fx.run(() -> name.setText("   "));
            assertThat(sheet.text("#fault")).contains("needs a name");
            Fx.run(() -> name.setText("mine"));
            assertThat(sheet.text("#fault")).contains("of that name already");
            Fx.run(() -> name.setText("n".repeat(41)));
            assertThat(sheet.text("#fault")).contains("at most 40");
            assertThat(closed(sheet, "#keep")).isTrue();
            Fx.run(() -> name.setText("n".repeat(40)));
            assertThat(sheet.text("#fault")).isEmpty();
            Mouse.click(sheet.node("#leave"));
            assertThat(shown(sheet, "#naming")).isFalse();
        }
        assertThat(test.log).isEmpty();
    }

    @Test
    void toChooseAnotherGameLeavesTheNameAlone() {
        try (Alone sheet = test.three().show()) {
            Mouse.click(sheet.node("#copy"));
            Mouse.click(row(sheet, "b"));
            assertThat(shown(sheet, "#naming")).isFalse();
        }
    }

    @Test
    void aSecondPatolliOnlyLooks() {
        test.readOnly = true;
        try (Alone sheet = test.three().show()) {
            assertThat(sheet.text("#trouble")).startsWith("Another Patolli");
            assertThat(closed(sheet, "#goOn") && closed(sheet, "#copy") && closed(sheet, "#delete")).isTrue();
            Mouse.click(sheet.node("#replay"));
        }
        assertThat(test.log).containsExactly("replay a");
    }

    @Test
    void whatWentWrongIsSaidAndTheDeletionCanStillBeUndone() {
        try (Alone sheet = test.three().show()) {
            assertThat(shown(sheet, "#trouble")).isFalse();
            Mouse.click(sheet.node("#delete"));
            Fx.run(() -> test.trouble.set("The copy could not be written: the disk is full."));
            assertThat(sheet.text("#trouble")).contains("disk is full");
            assertThat(shown(sheet, "#undo")).isTrue();
            Mouse.click(sheet.node("#undo"));
        }
        assertThat(test.log).containsExactly("delete a", "restore a");
    }

    @Test
    void aSheetThatWasTakenAwayIsForgotten() {
        Alone[] sheet = {test.three().show()};
        var root = new WeakReference<>(sheet[0].view().root());
        sheet[0].close();
        sheet[0] = null;
        Fx.until("the sheet is collected", () -> {
            System.gc();
            return root.get() == null;
        });
        assertThat(test.items).as("the model lives on").hasSize(3);
    }

    @Test
    void nothingIsFollowedAnyMoreWhenItIsGone() {
        Alone sheet = test.three().show();
        Node trouble = sheet.node("#trouble");
        sheet.close();
        Fx.run(() -> test.trouble.set("too late"));
        assertThat(Fx.call(trouble::isVisible)).isFalse();
    }
}
