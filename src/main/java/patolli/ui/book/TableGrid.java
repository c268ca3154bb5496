package patolli.ui.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.node.Node;
import patolli.text.PlainWords;

/**
 * A table, no wider than its words want it ({@link ColumnWidths}). A head without words is left out.
 */
final class TableGrid extends Region {
    private final List<Row> rows = new ArrayList<>();
    private final int columns;
    private ColumnWidths measured;

    /** @param setting sets the words of a cell */
    TableGrid(Node table, Function<Node, TextFlow> setting) {
        getStyleClass().add("table");
        for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
                boolean head = part instanceof TableHead;
                if (!head || !PlainWords.of(row).isEmpty()) {
                    rows.add(row(row, head, setting));
                }
            }
        }
        columns = rows.stream().mapToInt(row -> row.cells.size()).max().orElse(0);
    }

    private Row row(Node row, boolean head, Function<Node, TextFlow> setting) {
        Region ground = new Region();
        ground.getStyleClass().addAll("row", head ? "head" : rows.size() % 2 == 0 ? "even" : "odd");
        getChildren().add(ground);
        List<TextFlow> cells = new ArrayList<>();
        for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
            TextFlow words = setting.apply(cell);
            words.setTextAlignment(alignment((TableCell) cell));
            if (head) {
                words.getStyleClass().add("head-cell");
            }
            cells.add(words);
        }
        getChildren().addAll(cells);
        return new Row(ground, cells);
    }

    private static TextAlignment alignment(TableCell cell) {
        return switch (cell.getAlignment()) {
            case CENTER -> TextAlignment.CENTER;
            case RIGHT -> TextAlignment.RIGHT;
            case LEFT -> TextAlignment.LEFT;
            case null -> TextAlignment.LEFT;
        };
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + measured().wanted() + snappedRightInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMaxWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        double[] widths = widths(width < 0 ? prefWidth(-1) : width);
        return snappedTopInset() + rows.stream().mapToDouble(row -> row.height(widths)).sum() + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double[] widths = widths(getWidth());
        double y = snappedTopInset();
        for (Row row : rows) {
            double height = row.height(widths);
            double x = snappedLeftInset();
            row.ground.resizeRelocate(x, y, IntStream.range(0, columns).mapToDouble(i -> widths[i]).sum(), height);
            for (int i = 0; i < row.cells.size(); i++) {
                TextFlow cell = row.cells.get(i);
                double own = cell.prefHeight(widths[i]);
                cell.resizeRelocate(x, y + Math.round((height - own) / 2), widths[i], own);
                x += widths[i];
            }
            y += height;
        }
    }

    @Override
    public void requestLayout() {
        measured = null;
        super.requestLayout();
    }

    private ColumnWidths measured() {
        if (measured == null) {
            measured = new ColumnWidths(columns, rows.stream().map(Row::cells).toList());
        }
        return measured;
    }

    private double[] widths(double width) {
        return measured().within(width - snappedLeftInset() - snappedRightInset());
    }

    /** A row: what is painted behind it, and its cells. */
    private record Row(Region ground, List<TextFlow> cells) {

        double height(double[] widths) {
            return IntStream.range(0, cells.size()).mapToDouble(i -> cells.get(i).prefHeight(widths[i])).max()
                    .orElse(0);
        }
    }
}
