package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;

/** The places over the table that can be clicked, and those of them that the keys go through. */
final class SpotRegions {
    private final Pane hits;
    private final TableLayout layout;
    private final PieceDrag drag;
    private final List<Node> focusable = new ArrayList<>();
    /** While all go, one that was pointed at or had the focus loses it: nothing is to be told of that. */
    private boolean clearing;

    SpotRegions(Pane hits, TableLayout layout, PieceDrag drag) {
        this.hits = hits;
        this.layout = layout;
        this.drag = drag;
    }

    /** None is there any more. */
    void clear() {
        clearing = true;
        hits.getChildren().clear();
        clearing = false;
        focusable.clear();
    }

    /** A region as large as a square. */
    HitRegion add(String id, Point2D at, String style, String description, Runnable act) {
        HitRegion region = new HitRegion(id, at, layout.board(), style, AccessibleRole.BUTTON, description);
        add(region, act);
        return region;
    }

    /** A region of that size. */
    HitRegion add(String id, Rectangle2D area, String style, String description, Runnable act) {
        HitRegion region = add(id, Point2D.ZERO, style, description, act);
        region.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        return region;
    }

    /** Something that is clicked where it is. */
    void add(Node region, Runnable act) {
        region.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && !drag.isDragged()) {
                act.run();
            }
        });
        region.setUserData(act);
        hits.getChildren().add(region);
    }

    /** What is pointed at, or has the focus. */
    void point(Node region, Runnable on, Runnable off) {
        region.setOnMouseEntered(event -> tell(region, on));
        region.setOnMouseExited(event -> tell(region, region.isFocused() ? on : off));
        region.focusedProperty().addListener((o, was, is) -> tell(region, is ? on : off));
    }

    private void tell(Node region, Runnable what) {
        if (!clearing && hits.getChildren().contains(region)) {
            what.run();
        }
    }

    /** The keys go through this one too, after those before. */
    void focusable(Node region) {
        region.setFocusTraversable(true);
        focusable.add(region);
    }

    /** How many the keys go through. */
    int size() {
        return focusable.size();
    }

    /** Whether a click there, or on a part of what lies there, chooses something, or tells why it can't. */
    boolean has(EventTarget target) {
        Node at = target instanceof Node node ? node : null;
        while (at != null && at.getParent() != hits) {
            at = at.getParent();
        }
        return at != null && at.getUserData() instanceof Runnable;
    }

    /** Brings the focus to the first. */
    void focusFirst() {
        focus(0);
    }

    /** Brings the focus {@code by} places on from where it is. */
    void step(int by) {
        int now = focused();
        focus(now < 0 ? by > 0 ? 0 : focusable.size() - 1 : Math.floorMod(now + by, focusable.size()));
    }

    /** Brings the focus to the {@code i}-th place. */
    void focus(int i) {
        if (i >= 0 && i < focusable.size()) {
            focusable.get(i).requestFocus();
        }
    }

    private int focused() {
        return IntStream.range(0, focusable.size()).filter(i -> focusable.get(i).isFocused()).findFirst().orElse(-1);
    }

    /** Chooses what has the focus; what there is when there is but one. */
    void chooseFocused() {
        int now = focusable.size() == 1 ? 0 : focused();
        if (now >= 0) {
            ((Runnable) focusable.get(now).getUserData()).run();
        } else {
            step(1);
        }
    }
}
