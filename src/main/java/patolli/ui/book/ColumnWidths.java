package patolli.ui.book;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * How wide the columns of a table are. Each has room for its longest word. Columns that need little more get what they
 * need; the others share what is left, those with more words getting more, and their text is broken into lines.
 */
final class ColumnWidths {
    private final double[] least;
    private final double[] wanted;

    /** Measures the cells, a list a row. */
    ColumnWidths(int columns, List<List<TextFlow>> rows) {
        least = new double[columns];
        wanted = new double[columns];
        for (List<TextFlow> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                wanted[i] = Math.max(wanted[i], Math.ceil(row.get(i).prefWidth(-1)) + 2);
                least[i] = Math.max(least[i], Math.ceil(longestWord(row.get(i))) + 2);
            }
        }
    }

    private static double longestWord(TextFlow cell) {
        // Pictures stay side by side.
        double pictures = cell.getChildren().stream().filter(ImageView.class::isInstance)
                .mapToDouble(view -> view.prefWidth(-1)).sum();
        return cell.snappedLeftInset() + cell.snappedRightInset()
                + Math.max(pictures, cell.getChildren().stream().flatMapToDouble(ColumnWidths::words).max().orElse(0));
    }

    private static DoubleStream words(Node part) {
        if (!(part instanceof Text text)) {
            return DoubleStream.of(part.prefWidth(-1));
        }
        return Stream.of(text.getText().split(" ")).mapToDouble(word -> {
            Text alone = new Text(word);
            alone.setFont(text.getFont());
            return alone.getLayoutBounds().getWidth();
        });
    }

    /** What the whole table takes if no line is broken. */
    double wanted() {
        return Arrays.stream(wanted).sum();
    }

    /** The widths within this room. */
    double[] within(double room) {
        double narrowest = Arrays.stream(least).sum();
        double[] widths = least.clone();
        if (narrowest >= room) {
            return Arrays.stream(widths).map(width -> Math.floor(width * room / narrowest)).toArray();
        }
        double left = room - narrowest;
        List<Integer> modestFirst = IntStream.range(0, widths.length).boxed()
                .sorted(Comparator.comparingDouble(this::need)).toList();
        double shares = modestFirst.stream().mapToDouble(this::share).sum();
        for (int column : modestFirst) {
            double more = Math.min(need(column), shares == 0 ? 0 : left * share(column) / shares);
            // A hair more, or what is left of a reckoned whole pixel would be cut off.
            widths[column] = Math.floor(widths[column] + more + 0.01);
            left -= more;
            shares -= share(column);
        }
        return widths;
    }

    private double need(int column) {
        return Math.max(0, wanted[column] - least[column]);
    }

    /** Twice the words take twice the room, half of it across and half of it down. */
    private double share(int column) {
        return Math.sqrt(need(column));
    }
}
