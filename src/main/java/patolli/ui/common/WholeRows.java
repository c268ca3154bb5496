package patolli.ui.common;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;

/** Lets what is scrolled end on whole rows: one that an edge would cut through is not seen until all of it is there. */
public final class WholeRows {
    /** Rows touch the edges up to so much without being cut. */
    private static final double SLACK = 1;
    /** A row that takes a larger part of what is seen is cut: hidden, it would leave a hole. */
    private static final double TALLEST = 0.4;

    private WholeRows() { }

    /**
     * Keeps them whole from now on.
     *
     * @param ties until when
     * @param rows as they are at a time; all nodes of a row are seen or not together
     */
    public static void keep(Ties ties, Scene scene, ScrollPane pane, Supplier<? extends List<List<Node>>> rows) {
        Runnable look = () -> look(pane, rows.get());
        scene.addPostLayoutPulseListener(look);
        ties.add(() -> scene.removePostLayoutPulseListener(look));
    }

    /** Shows all rows but those that an edge cuts through now. */
    static void look(ScrollPane pane, List<List<Node>> rows) {
        rows.forEach(row -> show(pane, row));
    }

    /** What lies in each row of a grid. */
    public static List<List<Node>> of(GridPane grid) {
        return List.copyOf(grid.getChildren().stream().filter(Node::isManaged).collect(Collectors.groupingBy(node ->
                GridPane.getRowIndex(node) == null ? 0 : GridPane.getRowIndex(node), TreeMap::new,
                Collectors.toList())).values());
    }

    private static void show(ScrollPane pane, List<Node> row) {
        Bounds seen = pane.getViewportBounds();
        double from = row.stream().mapToDouble(node -> top(pane, node)).min().orElse(0) + seen.getMinY();
        double to = row.stream().mapToDouble(node -> top(pane, node) + node.getLayoutBounds().getHeight()).max()
                .orElse(0) + seen.getMinY();
        boolean cut = from < -SLACK && to > SLACK || from < seen.getHeight() - SLACK && to > seen.getHeight() + SLACK;
        double shown = cut && to - from < TALLEST * seen.getHeight() ? 0 : 1;
        row.stream().filter(node -> node.getOpacity() != shown).forEach(node -> node.setOpacity(shown));
    }

    /** Where a node begins in what is scrolled, which begins at 0. */
    private static double top(ScrollPane pane, Node node) {
        double top = node.getLayoutBounds().getMinY();
        for (Node at = node; at != null && at != pane.getContent(); at = at.getParent()) {
            top += at.getLayoutY();
        }
        return top;
    }
}
