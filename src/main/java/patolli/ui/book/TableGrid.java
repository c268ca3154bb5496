package patolli.ui.book;

import java.util.ArrayList;
import java.util.Comparator;
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
 * A table. Columns that need little get what they need; the others share what is left, those with more words getting
 * more, and their text is broken into lines. A head without words is left out.
 */
final class TableGrid extends Region {
    private final List<Row> rows = new ArrayList<>();
    private final int columns;

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
        return snappedLeftInset() + IntStream.range(0, columns).mapToDouble(this::wanted).sum() + snappedRightInset();
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

    /** What a column would take if its lines were never broken. */
    private double wanted(int column) {
        return rows.stream().filter(row -> column < row.cells.size())
                .mapToDouble(row -> Math.ceil(row.cells.get(column).prefWidth(-1)) + 1).max().orElse(0);
    }

    private double[] widths(double width) {
        double left = width - snappedLeftInset() - snappedRightInset();
        double[] widths = IntStream.range(0, columns).mapToDouble(this::wanted).toArray();
        List<Integer> modestFirst = IntStream.range(0, columns).boxed()
                .sorted(Comparator.comparingDouble(i -> widths[i])).toList();
        double shares = modestFirst.stream().mapToDouble(i -> share(widths[i])).sum();
        for (int column : modestFirst) {
            double share = share(widths[column]);
            widths[column] = Math.floor(Math.min(widths[column], left * share / shares));
            left -= widths[column];
            shares -= share;
        }
        return widths;
    }

    /** Twice the words take twice the room, half of it across and half of it down. */
    private static double share(double wanted) {
        return Math.sqrt(wanted);
    }

    /** A row: what is painted behind it, and its cells. */
    private record Row(Region ground, List<TextFlow> cells) {

        double height(double[] widths) {
            return IntStream.range(0, cells.size()).mapToDouble(i -> cells.get(i).prefHeight(widths[i])).max().orElse(0);
        }
    }
}
