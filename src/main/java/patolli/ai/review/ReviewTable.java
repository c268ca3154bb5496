package patolli.ai.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import patolli.rules.Side;

/**
 * A review as a table of comma-separated values (RFC 4180), a line for each step: its number as in the chronicle, from
 * 1, the side, whether it was luck or skill, what was cast or decided, by how much it changed the chance to win of each
 * side (parts of 1), what was lost against the best decision, the grade, the best decision, the next best one and how
 * much less that is worth than the best. Where assets are played for, the same follows in assets: what changed for each
 * side, what was lost, and how much less the next best is worth. What came to light only after a cast that left nothing
 * to do has a line of its own after that cast, of kind {@code later}. Before all steps stands a line of kind
 * {@code begin} with every side's chance, after them one of kind {@code end}: the first and the lines between them make
 * the last. Then stands a line of kind {@code total} for each side: what all its decisions together changed and lost.
 */
public final class ReviewTable {
    private static final double MILLION = 1e6;

    private ReviewTable() { }

    /** The lines, the names of the columns first. */
    public static List<String> of(Review review) {
        List<String> lines = new ArrayList<>();
        Stream<String> inAssets = Stream.concat(review.sides().stream().map(side -> side.key() + " assets"),
                Stream.of("loss assets", "less assets")).filter(_ -> review.assets() > 0);
        lines.add(line(Stream.of("step", "side", "kind", "text"), review.sides().stream().map(Side::key),
                Stream.of("loss", "grade", "best", "next", "less"), inAssets));
        lines.add(chances("begin", review.begins(), review));
        for (ReviewedStep step : review.steps()) {
            double less = step.next().map(ReviewedStep.NextBest::less).orElse(0.0);
            lines.add(line(Stream.of(String.valueOf(step.index() + 1), step.side().key(),
                    step.isLuck() ? "luck" : "skill", step.text()), step.changes().stream().map(ReviewTable::number),
                    Stream.of(number(step.loss()), step.isLuck() ? "" : step.grade().name().toLowerCase(Locale.ROOT),
                            step.best(), step.next().map(ReviewedStep.NextBest::text).orElse(""), number(less)),
                    assets(review, step.changes(), step.loss(), less)));
            if (step.hasLater()) {
                lines.add(line(Stream.of(String.valueOf(step.index() + 1), step.side().key(), "later", step.text()),
                        step.later().stream().map(ReviewTable::number), Stream.of(number(0), "", "", "", number(0)),
                        assets(review, step.later(), 0, 0)));
            }
        }
        lines.add(chances("end", review.sides().stream().map(review::ends).toList(), review));
        for (Side side : review.sides()) {
            List<Double> changes = review.sides().stream().map(other -> review.changed(other, side)).toList();
            lines.add(line(Stream.of("", side.key(), "total", ""), changes.stream().map(ReviewTable::number),
                    Stream.of(number(review.lost(side)), "", "", "", ""),
                    assets(review, changes, review.lost(side), 0)));
        }
        return lines;
    }

    /** Every side's chance, at the beginning or the end. */
    private static String chances(String kind, List<Double> chances, Review review) {
        return line(Stream.of("", "", kind, ""), chances.stream().map(ReviewTable::number),
                Stream.of(number(0), "", "", "", number(0)), assets(review, chances, 0, 0));
    }

    private static Stream<String> assets(Review review, List<Double> changes, double loss, double less) {
        return review.assets() == 0 ? Stream.of() : DoubleStream.concat(changes.stream().mapToDouble(each -> each),
                DoubleStream.of(loss, less)).mapToObj(part -> number(part * review.assets()));
    }

    private static String number(double part) {
        double rounded = Math.rint(part * MILLION) / MILLION;
        return String.format(Locale.ROOT, "%.6f", rounded == 0 ? 0.0 : rounded);
    }

    @SafeVarargs
    private static String line(Stream<String>... cells) {
        return Stream.of(cells).flatMap(all -> all).map(cell -> cell.contains(",") || cell.contains("\"")
                ? '"' + cell.replace("\"", "\"\"") + '"' : cell).collect(Collectors.joining(","));
    }
}
