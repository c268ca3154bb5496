package patolli.ui.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** One typeface, in which words are broken into lines of a width at any size; each word is measured once. */
final class Lettering {
    private static final double MEASURED = 100;
    private final Font face;
    private final Map<String, Double> widths = new HashMap<>();
    private final double space;

    /** @param face at any size */
    Lettering(Font face) {
        this.face = Font.font(face.getName(), MEASURED);
        space = measured("n n") - measured("nn");
    }

    /** The typeface at a size. */
    Font at(double size) {
        return Font.font(face.getName(), size);
    }

    /** Whether no word is wider than a line may be. */
    boolean holds(String text, double size, double width) {
        return words(text).allMatch(word -> measured(word) * size / MEASURED <= width);
    }

    /** As many words to a line as it has room for. */
    List<String> lines(String text, double size, double width) {
        List<String> lines = new ArrayList<>();
        double most = width * MEASURED / size;
        double taken = most;
        for (String word : words(text).toList()) {
            double with = taken + space + measured(word);
            if (with <= most) {
                lines.add(lines.removeLast() + " " + word);
                taken = with;
            } else {
                lines.add(word);
                taken = measured(word);
            }
        }
        return lines;
    }

    private static Stream<String> words(String text) {
        return Arrays.stream(text.split(" "));
    }

    private double measured(String word) {
        return widths.computeIfAbsent(word, each -> {
            Text text = new Text(each);
            text.setFont(face);
            return text.getLayoutBounds().getWidth();
        });
    }
}
