package patolli.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Finds words that are not whole on the screen: shortened by an ellipsis, reaching out of what they are written on or
 * out of the window, or lying over other words. Every text node under a root is measured, whoever made it.
 */
public final class CutWords {
    /** Pixels that are no fault. */
    private static final double TOLERANCE = 1;
    /** What is free of ink above and below in a line of Alegreya, in parts of the letters' size. */
    private static final double ABOVE = 0.28;
    private static final double BELOW = 0.1;
    private static final double SPACE = 0.4;
    /** Words that are cut into stone have edges of light and shade, which are the same words again. */
    private static final Set<String> CUT_EDGES = Set.of("shade", "light");
    /** A picture of paper that lies over others. */
    private static final String SHEET = "paper-sheet";
    private final List<Written> seen = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private CutWords() { }

    /** Measures everything that is seen under a root. */
    public static CutWords under(Parent root) {
        CutWords search = new CutWords();
        search.walk(root, root.localToScene(root.getLayoutBounds()), Optional.empty());
        search.overlaps();
        return search;
    }

    /** What is wrong, each fault with its words; empty when everything is whole. */
    public List<String> faults() {
        return faults;
    }

    /** How large everything is written, in pixels of the window, by its name and words. */
    public Map<String, Double> sizes() {
        return seen.stream().collect(Collectors.toMap(each -> name(each.text) + " \"" + each.text.getText() + "\"",
                each -> each.text.getFont().getSize() * each.text.getLocalToSceneTransform().getMxx(), Math::min));
    }

    /** @param room what the node may not reach out of */
    private void walk(Node node, Bounds room, Optional<Bounds> viewport) {
        boolean edge = node instanceof Text && node.getStyleClass().stream().anyMatch(CUT_EDGES::contains);
        if (!node.isVisible() || node instanceof FontIcon || node instanceof TextInputControl || edge) {
            return;
        }
        if (node instanceof Text text) {
            measure(text, room, viewport);
        }
        if (node instanceof Labeled labeled) {
            shortened(labeled);
        }
        if (node.getStyleClass().contains(SHEET)) {
            // Words that lie wholly under paper are not seen.
            Bounds paper = node.localToScene(node.getLayoutBounds());
            seen.removeIf(under -> paper.contains(under.ink()));
        }
        if (node instanceof Parent parent) {
            boolean scrolls = node instanceof ScrollPane || node instanceof ListView<?>;
            // A label that is too low for its words shortens them.
            Bounds box = node instanceof Region region && !(node instanceof Labeled) ? box(region) : null;
            Bounds inner = box == null ? room : viewport.isPresent() || scrolls ? across(box, room) : within(box, room);
            Optional<Bounds> window = scrolls ? Optional.of(node.localToScene(node.getLayoutBounds())) : viewport;
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, inner, window));
        }
    }

    /** What a region offers its words; null when it is a mere layer. */
    private static Bounds box(Region region) {
        double width = region.getPrefWidth();
        double height = region.getPrefHeight();
        if (region.getClass() == Pane.class && (width < 0 || height < 0)) {
            return null;
        }
        boolean placed = region.getParent() != null && region.getParent().getClass() == Pane.class
                && region.isManaged();
        return region.localToScene(new BoundingBox(0, 0,
                placed && width >= 0 ? Math.min(width, region.getWidth()) : region.getWidth(),
                placed && height >= 0 ? Math.min(height, region.getHeight()) : region.getHeight()));
    }

    private static Bounds within(Bounds box, Bounds room) {
        double x = Math.max(box.getMinX(), room.getMinX());
        double y = Math.max(box.getMinY(), room.getMinY());
        return new BoundingBox(x, y, Math.max(0, Math.min(box.getMaxX(), room.getMaxX()) - x),
                Math.max(0, Math.min(box.getMaxY(), room.getMaxY()) - y));
    }

    /** In what scrolls only the width is bounded by what lies around it. */
    private static Bounds across(Bounds box, Bounds room) {
        double x = Math.max(box.getMinX(), room.getMinX());
        return new BoundingBox(x, -1e6, Math.max(0, Math.min(box.getMaxX(), room.getMaxX()) - x), 2e6);
    }

    private void shortened(Labeled labeled) {
        Optional<Text> shown = labeled.getChildrenUnmodifiable().stream().filter(Text.class::isInstance)
                .map(Text.class::cast).filter(text -> !(text instanceof FontIcon)).findFirst();
        shown.filter(Node::isVisible).ifPresent(text -> {
            String wanted = labeled.isMnemonicParsing() ? labeled.getText().replaceFirst("_", "") : labeled.getText();
            if (!bare(wanted).equals(bare(text.getText()))) {
                faults.add("shortened to \"" + text.getText() + "\": " + name(labeled) + " \"" + wanted + "\"");
            }
        });
    }

    private static String bare(String words) {
        return words == null ? "" : words.replaceAll("\\s", "");
    }

    private void measure(Text text, Bounds room, Optional<Bounds> viewport) {
        if (text.getText().isBlank()) {
            return;
        }
        Bounds whole = text.getLayoutBounds();
        double size = text.getFont().getSize();
        Bounds ink = text.localToScene(new BoundingBox(whole.getMinX(), whole.getMinY() + ABOVE * size,
                whole.getWidth(), Math.max(0, whole.getHeight() - (ABOVE + BELOW) * size)));
        if (viewport.isPresent()) {
            Bounds shown = viewport.get();
            if (!shown.intersects(ink)) {
                return;
            }
        }
        double left = room.getMinX() - ink.getMinX();
        // A line of a flow ends with the space before the next one.
        boolean flows = flow(text) != null;
        double right = ink.getMaxX() - room.getMaxX() - (flows ? SPACE * size : 0);
        double top = room.getMinY() - ink.getMinY();
        double bottom = ink.getMaxY() - room.getMaxY();
        double most = Math.max(Math.max(left, right), Math.max(top, bottom));
        if (most > TOLERANCE) {
            String side = most == left ? "left" : most == right ? "right" : most == top ? "above" : "below";
            faults.add(String.format("reaches %.0f out, %s: %s \"%s\"", most, side, name(text), text.getText()));
        }
        seen.add(new Written(text, viewport.map(shown -> within(ink, shown)).orElse(ink)));
    }

    /** The flow that a text stands in, by itself or in a link; null when there is none. */
    private static Parent flow(Node node) {
        Parent at = node.getParent();
        while (at != null && !(at instanceof TextFlow)) {
            at = at.getParent();
        }
        return at;
    }

    private void overlaps() {
        for (int i = 0; i < seen.size(); i++) {
            for (int j = 0; j < i; j++) {
                Written one = seen.get(i);
                Written other = seen.get(j);
                if (one.collides(other)) {
                    faults.add("lies over \"" + other.text.getText() + "\": " + name(one.text) + " \""
                            + one.text.getText() + "\"");
                }
            }
        }
    }

    /** The id that is nearest above, and the style. */
    private static String name(Node node) {
        Node at = node;
        while (at.getId() == null && at.getParent() != null) {
            at = at.getParent();
        }
        Node styled = node instanceof Text && node.getParent() instanceof Label ? node.getParent() : node;
        return (at.getId() == null ? "" : "#" + at.getId() + " ") + String.join(".", styled.getStyleClass());
    }

    private record Written(Text text, Bounds ink) {

        boolean collides(Written other) {
            // What stands in one flow or one carving is parted by the letters, not by boxes.
            if (flow(text) != null && flow(text) == flow(other.text) || text.getParent() == other.text.getParent()) {
                return false;
            }
            double wide = Math.min(ink.getMaxX(), other.ink.getMaxX()) - Math.max(ink.getMinX(), other.ink.getMinX());
            double high = Math.min(ink.getMaxY(), other.ink.getMaxY()) - Math.max(ink.getMinY(), other.ink.getMinY());
            return wide > TOLERANCE && high > TOLERANCE;
        }
    }
}
