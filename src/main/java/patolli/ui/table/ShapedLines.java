package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.VPos;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import patolli.board.SpeechRoom;

/**
 * Breaks words into lines that follow the shape of a sheet: as many to a line as its ends leave room for at that
 * height, all lines together in the middle of the sheet.
 *
 * @param beside what is left free within the sheet's ends
 * @param above  what is left free above and below
 * @param pitch  from one line to the next
 * @param width  of words as they are written
 */
public record ShapedLines(SpeechRoom room, double beside, double above, double pitch, ToDoubleFunction<String> width) {
    /** Lines are made even in steps of so much at each end. */
    private static final double NARROWER = 3;
    /** How much nearer to an end a line may come so that all stand about one upright line. */
    private static final double SLACK = 5;

    /** A line, with the middle of its place. */
    public record Placed(String words, double x, double y) {

        /** The line as it is written there. */
        public Text text(Font font) {
            Text text = new Text(words);
            text.getStyleClass().add("speech");
            text.setFont(font);
            text.setTextOrigin(VPos.CENTER);
            text.setX(x - text.getLayoutBounds().getWidth() / 2);
            text.setY(y);
            return text;
        }
    }

    /** The lines, as few as hold the words; empty where the sheet does not hold them. */
    public Optional<List<Placed>> of(String sentence) {
        int most = (int) ((room.bottom() - room.top() - 2 * above) / pitch);
        for (int lines = 1; lines <= most; lines++) {
            List<Placed> placed = placed(sentence, lines);
            if (!placed.isEmpty()) {
                return Optional.of(aligned(balanced(sentence, placed)));
            }
        }
        return Optional.empty();
    }

    /** About one upright line if they can be: where a sheet's end slants, each in its own middle looks ragged. */
    private List<Placed> aligned(List<Placed> placed) {
        double least = Double.NEGATIVE_INFINITY, most = Double.POSITIVE_INFINITY, slack = Math.min(SLACK, beside);
        for (Placed line : placed) {
            double half = width.applyAsDouble(line.words) / 2;
            least = Math.max(least, left(line.y - pitch / 2) - slack + half);
            most = Math.min(most, right(line.y - pitch / 2) + slack - half);
        }
        if (least > most) {
            return placed;
        }
        double axis = Math.clamp(placed.stream().mapToDouble(Placed::x).average().orElseThrow(), least, most);
        return placed.stream().map(line -> new Placed(line.words, axis, line.y)).toList();
    }

    private double left(double upper) {
        return Math.max(room.left(upper), room.left(upper + pitch)) + beside;
    }

    private double right(double upper) {
        return Math.min(room.right(upper), room.right(upper + pitch)) - beside;
    }

    /** In as many lines, but as even as they can be: none of a single short word below long ones. */
    private List<Placed> balanced(String sentence, List<Placed> placed) {
        List<Placed> even = placed;
        List<Placed> narrower = placed;
        for (double more = NARROWER; !narrower.isEmpty(); more += NARROWER) {
            even = narrower;
            narrower = new ShapedLines(room, beside + more, above, pitch, width).placed(sentence, placed.size());
        }
        return even;
    }

    /** In the places of so many lines, of which the last may stay empty; none when that is too few. */
    private List<Placed> placed(String sentence, int lines) {
        List<String> words = new ArrayList<>(List.of(sentence.split(" ")));
        List<Placed> placed = new ArrayList<>();
        double top = (room.top() + room.bottom() - lines * pitch) / 2;
        for (int i = 0; i < lines && !words.isEmpty(); i++) {
            double upper = top + i * pitch;
            double left = left(upper);
            double right = right(upper);
            String line = words.getFirst();
            if (width.applyAsDouble(line) > right - left) {
                return List.of();
            }
            words.removeFirst();
            while (!words.isEmpty() && width.applyAsDouble(line + " " + words.getFirst()) <= right - left) {
                line += " " + words.removeFirst();
            }
            placed.add(new Placed(line, (left + right) / 2, upper + pitch / 2));
        }
        return words.isEmpty() ? placed : List.of();
    }
}
