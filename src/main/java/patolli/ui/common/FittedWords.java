package patolli.ui.common;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.VBox;

/**
 * Labels one under the other that are never cut: as large as their style says, and where the room is too small for
 * that, all of them smaller by the same part. Their sizes, and the spacing, are to be given in em.
 */
public final class FittedWords extends VBox {
    private static final double STEP = 0.025;
    private static final double LEAST = 0.5;
    private double part = 1;
    /** What these words alone would need, and the most that others beside them leave. */
    private final ReadOnlyDoubleWrapper own = new ReadOnlyDoubleWrapper(1);
    private double most = 1;
    /** What the part was found for. */
    private String fitted = "";

    /** By how much of what their style says these words alone would fit. */
    public ReadOnlyDoubleProperty ownProperty() {
        return own.getReadOnlyProperty();
    }

    /** Writes no larger than this part of what the style says, so as to go with others. */
    public void setMost(double limit) {
        most = limit;
        if (part != Math.min(own.get(), most)) {
            write(Math.min(own.get(), most));
        }
    }

    @Override
    protected void layoutChildren() {
        fit();
        super.layoutChildren();
    }

    private void fit() {
        if (described().equals(fitted)) {
            return;
        }
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        write(1);
        while (part > LEAST && !holds(width, height)) {
            write(part - STEP);
        }
        fitted = described();
        own.set(part);
        if (part > most) {
            write(most);
        }
    }

    private void write(double wanted) {
        part = wanted;
        setStyle("-fx-font-size: " + part + "em");
        applyCss();
    }

    private boolean holds(double width, double height) {
        List<Node> all = getManagedChildren();
        double high = getSpacing() * (all.size() - 1);
        for (Node node : all) {
            boolean wraps = node.getContentBias() == Orientation.HORIZONTAL;
            if ((wraps ? node.minWidth(-1) : node.prefWidth(-1)) > width) {
                return false;
            }
            high += node.prefHeight(wraps ? width : -1);
        }
        return high <= height;
    }

    /** The room, the words and their wanted size. */
    private String described() {
        return getWidth() + "x" + getHeight() + getManagedChildren().stream().flatMap(FittedWords::labels)
                .map(label -> " " + Math.round(label.getFont().getSize() / part * 10) + label.getText())
                .collect(Collectors.joining());
    }

    /** Itself, or what lies on it. */
    private static Stream<Labeled> labels(Node node) {
        return node instanceof Labeled label ? Stream.of(label)
                : node instanceof VBox box ? box.getChildren().stream().flatMap(FittedWords::labels) : Stream.of();
    }
}
