package patolli.ui.book;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import patolli.text.Texts;
import patolli.ui.common.Pictures;

/** A page with paintings in the margin that its short lines leave, beside the first of them; where there is room. */
final class MarginPage extends VBox {
    private static final double WIDE = 150;
    private static final double BELOW_TITLE = 18;
    private static final double GAP = 10;
    private final VBox margin = new VBox();

    MarginPage() {
        margin.getStyleClass().add("margin");
        margin.setManaged(false);
        margin.setMouseTransparent(true);
    }

    /** Paints the margin with what the bundle of the book names for a page, such as {@code margin.rules}. */
    void paint(String page, Texts texts, Pictures pictures) {
        Optional<String> names = Optional.of("margin." + page).filter(texts::has).map(texts::get);
        names.ifPresent(all -> {
            List.of(all.split(" ")).forEach(name ->
                    margin.getChildren().add(Figure.of(name, "says " + texts.get("margin"), pictures)));
            getChildren().add(margin);
        });
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (margin.getParent() != this) {
            return;
        }
        double x = getWidth() - getPadding().getRight() - WIDE;
        double y = getManagedChildren().getFirst().getBoundsInParent().getMaxY() + BELOW_TITLE;
        double high = margin.prefHeight(WIDE);
        margin.resizeRelocate(x, y, WIDE, high);
        margin.setVisible(getManagedChildren().stream().filter(child -> !isHeading(child))
                .map(Node::getBoundsInParent).noneMatch(there -> covers(there, x - GAP, y, y + high)));
    }

    private static boolean covers(Bounds there, double left, double top, double foot) {
        return there.getMaxX() > left && there.getMinY() < foot && there.getMaxY() > top;
    }

    /** Headings reach from edge to edge, but their words are few. */
    static boolean isHeading(Node part) {
        return part.getStyleClass().stream().anyMatch(style -> style.startsWith("heading-"));
    }
}
