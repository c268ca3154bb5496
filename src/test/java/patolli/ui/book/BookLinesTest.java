package patolli.ui.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.TextFlow;
import javafx.scene.text.TextLineInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;
import patolli.text.Book;

/** What of a page is seen: whole lines, however far it is scrolled. */
@Tag("breadth")
class BookLinesTest {
    /** The room above and below a line's letters, which may be cut. */
    private static final double LEADING = 3.5;
    /** Characters; 65 are plenty, and a line of narrow letters holds a few more. */
    private static final int LONGEST = 74;
    /** How far pages are scrolled, from 0 to 1. */
    private static final double[] SCROLLED = {0, 0.11, 0.37, 0.5, 0.83, 1};

    @Test
    void noLineIsCutAtThePagesEdgesHoweverFarItIsScrolled() {
        try (OpenBook book = new OpenBook()) {
            for (String id : Book.IDS) {
                book.open(id);
                Fx.run(() -> {
                    // As in a pulse: first everything is laid out, then it is scrolled.
                    book.view.root().layout();
                    Node sheet = book.page().getContent();
                    for (double scrolled : SCROLLED) {
                        book.page().setVvalue(scrolled == 0 ? 1 : 0);
                        book.page().setVvalue(scrolled);
                        Bounds seen = sheet.getClip().getLayoutBounds();
                        sheet.lookupAll("TextFlow").forEach(flow -> whole(sheet, (TextFlow) flow, seen,
                                id + " at " + scrolled));
                    }
                });
            }
        }
    }

    @Test
    void noPaintingInTheMarginIsCutHoweverFarThePageIsScrolled() {
        try (OpenBook book = new OpenBook()) {
            book.open("tablan-rules");
            Fx.run(() -> {
                book.view.root().layout();
                Node sheet = book.page().getContent();
                List<Node> paintings = List.copyOf(((Parent) sheet.lookup(".margin")).getChildrenUnmodifiable());
                for (double scrolled : SCROLLED) {
                    book.page().setVvalue(scrolled == 0 ? 1 : 0);
                    book.page().setVvalue(scrolled);
                    Bounds seen = sheet.getClip().getLayoutBounds();
                    for (Node painting : paintings) {
                        Bounds there = sheet.sceneToLocal(painting.localToScene(painting.getLayoutBounds()));
                        assertThat(painting.isVisible()).as("at %s: %s in %s", scrolled, there, seen)
                                .isEqualTo(there.getMinY() >= seen.getMinY() && there.getMaxY() <= seen.getMaxY());
                    }
                }
                book.page().setVvalue(0);
                assertThat(paintings.getFirst().isVisible()).isTrue();
                assertThat(paintings.getLast().isVisible()).as("it would be cut at the foot").isFalse();
            });
        }
    }

    @Test
    void pagesAboutChartsShowOneBesideThePaintingInTheMargin() {
        try (OpenBook book = new OpenBook()) {
            Map.of("luck-and-skill", "#luck-example", "rollouts", "#rollout-example", "laboratory", "#length-example")
                    .forEach((id, chart) -> {
                        book.open(id);
                        Fx.run(() -> {
                            book.view.root().layout();
                            Node sheet = book.page().getContent();
                            assertThat(sheet.lookup(chart).getAccessibleText()).as(id).startsWith("An example");
                            Bounds there = sheet.lookup(".chart-example").getBoundsInParent();
                            assertThat(there.getMaxY()).as("%s is seen at once", id)
                                    .isLessThan(book.page().getHeight());
                            assertThat(sheet.lookup(".margin").isVisible()).as(id).isTrue();
                        });
                    });
        }
    }

    @Test
    void linesAreShortEnoughToRead() {
        try (OpenBook book = new OpenBook()) {
            for (String id : Book.IDS) {
                book.open(id);
                Fx.run(() -> {
                    book.view.root().layout();
                    book.page().getContent().lookupAll(".paragraph").forEach(flow ->
                            assertThat(((TextFlow) flow).getLayoutInfo().getTextLines(false)).as(id)
                                    .allMatch(line -> line.end() - line.start() <= LONGEST));
                });
            }
        }
    }

    @Test
    void noHeadingStandsAloneAtThePagesFoot() {
        try (OpenBook book = new OpenBook()) {
            for (String id : Book.IDS) {
                book.open(id);
                Fx.run(() -> {
                    book.view.root().layout();
                    book.page().setVvalue(1);
                    book.page().setVvalue(0);
                    MarginPage sheet = (MarginPage) book.page().getContent();
                    double foot = sheet.getClip().getLayoutBounds().getMaxY();
                    List<Node> parts = sheet.getChildren().stream().filter(Node::isManaged).toList();
                    for (int i = 0; i + 1 < parts.size(); i++) {
                        if (MarginPage.isHeading(parts.get(i))) {
                            assertThat(parts.get(i).getBoundsInParent().getMaxY() <= foot
                                    && parts.get(i + 1).getBoundsInParent().getMinY() >= foot)
                                    .as("%s: heading %s", id, i).isFalse();
                        }
                    }
                });
            }
        }
    }

    @Test
    void paintingsInTheMarginLeaveTheWordsFree() {
        try (OpenBook book = new OpenBook()) {
            book.open("rules");
            Fx.run(() -> {
                book.view.root().layout();
                Node margin = book.page().getContent().lookup(".margin");
                assertThat(margin.isVisible()).isTrue();
                assertThat(book.page().getContent().lookupAll(".paragraph")).isNotEmpty().noneMatch(words ->
                        words.getParent() == margin.getParent()
                                && words.getBoundsInParent().intersects(margin.getBoundsInParent()));
            });
        }
        try (OpenBook book = new OpenBook("-fx-font-size: 21px")) {
            book.open("rules");
            Fx.run(() -> {
                book.view.root().layout();
                assertThat(book.page().getContent().lookup(".margin").isVisible()).as("larger words").isFalse();
            });
        }
    }

    private static void whole(Node sheet, TextFlow flow, Bounds seen, String where) {
        for (TextLineInfo line : flow.getLayoutInfo().getTextLines(false)) {
            double top = sheet.sceneToLocal(flow.localToScene(0, line.bounds().getMinY())).getY() + LEADING;
            double foot = sheet.sceneToLocal(flow.localToScene(0, line.bounds().getMaxY())).getY() - LEADING;
            assertThat(top >= seen.getMinY() && foot <= seen.getMaxY() || foot <= seen.getMinY()
                    || top >= seen.getMaxY()).as("%s: a line from %s to %s in %s", where, top, foot, seen).isTrue();
        }
    }

    @Test
    void whatIsHiddenIsLittle() {
        try (OpenBook book = new OpenBook()) {
            book.open("rules");
            Fx.run(() -> {
                ScrollPane page = book.page();
                page.setVvalue(0.4);
                double hidden = page.getViewportBounds().getHeight() - page.getContent().getClip().getLayoutBounds()
                        .getHeight();
                assertThat(hidden).isBetween(0.0, 120.0);
            });
        }
    }
}
