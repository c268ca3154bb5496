package patolli.ui.book;

import java.util.function.DoubleConsumer;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;

/** A page of the book, as far as it moves. */
final class PageScroll {
    /** How much of what was seen stays in sight when a page is turned, in design units. */
    private static final double OVERLAP = 40;
    private final ScrollPane pane;
    private boolean laying;

    /** @param moved told how far the page is scrolled, from 0 to 1, whenever a reader scrolls it */
    PageScroll(ScrollPane pane, DoubleConsumer moved) {
        this.pane = pane;
        pane.vvalueProperty().subscribe(value -> {
            if (!laying) {
                moved.accept(value.doubleValue());
            }
            wholeLines();
        });
        pane.viewportBoundsProperty().subscribe(this::wholeLines);
    }

    private void afterLayout(Scene scene) {
        Runnable[] once = new Runnable[1];
        once[0] = () -> {
            scene.removePostLayoutPulseListener(once[0]);
            wholeLines();
        };
        scene.addPostLayoutPulseListener(once[0]);
        Platform.requestNextPulse();
    }

    private void wholeLines() {
        if (!laying && pane.getContent() instanceof Parent sheet && seen() > 0) {
            double from = pane.getVvalue() * hidden();
            new WholeLines(sheet).within(from, from + seen());
        }
    }

    /** Lays a sheet onto the page; where it has no place yet, at one of its headings. */
    void show(Sheet sheet, int heading, double place) {
        laying = true;
        pane.setContent(sheet.root());
        pane.getScene().getRoot().applyCss();
        pane.getScene().getRoot().layout();
        laying = false;
        pane.setVvalue(place >= 0 ? place : valueAt(heading == 0 ? 0 : top(sheet.headings().get(heading))));
        wholeLines();
        // A scroll bar that has just come makes lines shorter; after the next layout they lie.
        afterLayout(pane.getScene());
    }

    /** Turns so many pages down. */
    void turn(int pages) {
        pane.setVvalue(Math.clamp(pane.getVvalue() + pages * valueAt(seen() - OVERLAP), 0, 1));
    }

    void toTop() {
        pane.setVvalue(0);
    }

    void toEnd() {
        pane.setVvalue(1);
    }

    /** Scrolls as little as it takes to have a part of the page in sight; what is none of it changes nothing. */
    void reveal(Node part) {
        if (part == null || !isOnPage(part)) {
            return;
        }
        double top = top(part);
        double bottom = top + part.getLayoutBounds().getHeight();
        double from = pane.getVvalue() * hidden();
        if (top < from + OVERLAP) {
            pane.setVvalue(valueAt(top - OVERLAP));
        } else if (bottom > from + seen() - OVERLAP) {
            pane.setVvalue(valueAt(bottom + OVERLAP - seen()));
        }
    }

    private boolean isOnPage(Node part) {
        Node node = part;
        while (node != null && node != pane.getContent()) {
            node = node.getParent();
        }
        return node != null && part != pane.getContent();
    }

    private double top(Node part) {
        Bounds there = pane.getContent().sceneToLocal(part.localToScene(part.getLayoutBounds()));
        return there.getMinY();
    }

    private double seen() {
        return pane.getViewportBounds().getHeight();
    }

    private double hidden() {
        return Math.max(0, pane.getContent().getLayoutBounds().getHeight() - seen());
    }

    private double valueAt(double y) {
        return hidden() == 0 ? 0 : Math.clamp(y / hidden(), 0, 1);
    }
}
