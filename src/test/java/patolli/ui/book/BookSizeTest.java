package patolli.ui.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Fx;
import patolli.text.Book;

/** How the pages lie in the book, at every size of text; and that a closed book is forgotten. */
@Tag("breadth")
class BookSizeTest {

    @ParameterizedTest
    @ValueSource(strings = {"16px", "19px", "23px"})
    void nothingThatIsWrittenLeavesItsPage(String size) {
        try (OpenBook book = new OpenBook("-fx-font-size: " + size)) {
            for (String id : Book.IDS) {
                book.open(id);
                Fx.run(() -> {
                    book.view.root().layout();
                    Region sheet = (Region) book.page().getContent();
                    double right = sheet.getWidth() - sheet.getPadding().getRight() + 1;
                    for (Node text : sheet.lookupAll(".text")) {
                        Bounds there = sheet.sceneToLocal(text.localToScene(text.getLayoutBounds()));
                        assertThat(there.getMinX()).as("%s: %s", id, text).isGreaterThanOrEqualTo(0);
                        assertThat(there.getMaxX()).as("%s: %s", id, text).isLessThanOrEqualTo(right);
                    }
                });
            }
        }
    }

    @Test
    void largerTextIsLarger() {
        double normal = height("16px");
        assertThat(height("20px")).isBetween(normal * 1.2, normal * 1.3);
    }

    private static double height(String size) {
        try (OpenBook book = new OpenBook("-fx-font-size: " + size)) {
            return Fx.call(() -> ((Text) book.page().getContent().lookup(".plain")).getFont().getSize());
        }
    }

    @Test
    void picturesHaveTheSizeOfTheScreen() {
        for (int times : List.of(1, 2)) {
            try (OpenBook book = new OpenBook()) {
                Fx.run(() -> book.pictures.setPixelsPerUnit(times));
                book.open("equipment");
                List<ImageView> views = Fx.call(() -> book.page().getContent().lookupAll(".image-view").stream()
                        .map(ImageView.class::cast).toList());
                assertThat(views).hasSizeGreaterThan(40)
                        .allMatch(view -> view.getImage().getUrl().contains("@2x") == (times == 2));
            }
        }
    }

    @Test
    void aBookThatWasTakenAwayIsForgotten() {
        OpenBook book = new OpenBook();
        var root = new WeakReference<>(book.view.root());
        Fx.run(() -> {
            book.view.detach();
            book.scene.setRoot(new Group());
            book.stage.close();
            book.view = null;
            book.scene = null;
            book.stage = null;
        });
        Fx.until("the view is collected", () -> {
            System.gc();
            return root.get() == null;
        });
        assertThat(book.shown()).as("the model lives on").isEqualTo("contents");
    }
}
