package patolli.ai.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.rules.Side;

/**
 * A review as a table of comma-separated values (RFC 4180), a line for each step: its number as in the chronicle, from
 * 1, the side, whether it was luck or skill, what was cast or decided, by how much it changed the chance to win of each
 * side (parts of 1), what was lost against the best decision, the grade and the best decision. In the end stands a line
 * of kind {@code total} for each side: what all its decisions together changed and lost.
 */
public final class ReviewTable {
    private ReviewTable() { }

    /** The lines, the names of the columns first. */
    public static List<String> of(Review review) {
        List<String> lines = new ArrayList<>();
        lines.add(line(Stream.of(Stream.of("step", "side", "kind", "text"), review.sides().stream().map(Side::key),
                Stream.of("loss", "grade", "best")).flatMap(all -> all)));
        for (ReviewedStep step : review.steps()) {
            lines.add(line(Stream.of(Stream.of(String.valueOf(step.index() + 1), step.side().key(),
                    step.isLuck() ? "luck" : "skill", step.text()),
                    step.changes().stream().map(ReviewTable::number), Stream.of(number(step.loss()),
                    step.isLuck() ? "" : step.grade().name().toLowerCase(Locale.ROOT), step.best()))
                    .flatMap(all -> all)));
        }
        review.sides().forEach(side -> lines.add(line(Stream.of(Stream.of("", side.key(), "total", ""),
                review.sides().stream().map(other -> number(review.changed(other, side))),
                Stream.of(number(review.lost(side)), "", "")).flatMap(all -> all))));
        return lines;
    }

    private static String number(double part) {
        return String.format(Locale.ROOT, "%.6f", part == 0 ? 0.0 : part);
    }

    private static String line(Stream<String> cells) {
        return cells.map(cell -> cell.contains(",") || cell.contains("\"")
                ? '"' + cell.replace("\"", "\"\"") + '"' : cell).collect(Collectors.joining(","));
    }
}
