package patolli.ai.laboratory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.ai.measure.Interval;
import patolli.rules.Option;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * What was found with sets of rules as a table of comma-separated values (RFC 4180). For each set, counted from 1,
 * first stand lines of kind {@code figure}: what was measured, its value and its interval (shares as parts of 1,
 * lengths in casts; an end that nothing is known of is
 * left empty). Then come the games, in the order in which they were played: of kind {@code equal} between players
 * of one strength, of kind {@code unequal} of one better player, or pair, against weaker ones; with their number from
 * 1, how many casts and moves they had, how many of the moves mattered, who began, who played better and who won.
 * Several sides are joined by a plus sign.
 */
public final class FindingsTable {
    private static final String COLUMNS = "set,rules,kind,name,value,low,high,casts,moves,mattered,first,better,"
            + "winners";

    private FindingsTable() { }

    /**
     * The lines, the names of the columns first.
     *
     * @param tables for each set of options a position that has them
     * @param found  with each of them
     */
    public static List<String> of(List<State> tables, List<Findings> found) {
        List<String> lines = new ArrayList<>(List.of(COLUMNS));
        for (int set = 0; set < found.size(); set++) {
            Findings findings = found.get(set);
            String begin = set + 1 + "," + rules(tables.get(set));
            figure(begin, "casts", findings.casts(), lines);
            figure(begin, "first wins", findings.first(), lines);
            figure(begin, "mattered", findings.mattered(), lines);
            figure(begin, "better wins", findings.better(), lines);
            figure(begin, "drawn", findings.draws(), lines);
            for (Side side : tables.get(set).sides()) {
                figure(begin, side.key() + " wins", findings.wins(side), lines);
            }
            games(begin, "equal", findings.equal(), lines);
            games(begin, "unequal", findings.unequal(), lines);
        }
        return lines;
    }

    /** The game and its options that are not as usual, as the engine reads them: {@code bell wedges=16}. */
    private static String rules(State table) {
        Map<String, String> usual = table.game().options().stream().filter(option -> option.standard().isPresent())
                .collect(Collectors.toMap(Option::name, option -> option.standard().orElseThrow()));
        return Stream.concat(Stream.of(table.game().name()), table.options().asMap().entrySet().stream()
                .filter(each -> !each.getValue().equals(usual.get(each.getKey())))
                .map(each -> each.getKey() + "=" + each.getValue())).collect(Collectors.joining(" "));
    }

    private static void figure(String begin, String name, Interval figure, List<String> lines) {
        lines.add(begin + ",figure," + name + "," + Stream.of(figure.value(), figure.low(), figure.high())
                .map(FindingsTable::number).collect(Collectors.joining(",")) + ",,,,,,");
    }

    /** Nothing where there is no bound: after one game the mean may lie anywhere. */
    private static String number(double part) {
        return Double.isFinite(part) ? String.format(Locale.ROOT, "%.6f", part) : "";
    }

    private static void games(String begin, String kind, List<PlayedGame> games, List<String> lines) {
        IntStream.range(0, games.size()).forEach(number -> {
            PlayedGame game = games.get(number);
            lines.add(begin + "," + kind + "," + (number + 1) + ",,,," + game.casts() + "," + game.decisions() + ","
                    + game.mattered() + "," + game.first().key() + "," + sides(game.better()) + ","
                    + sides(game.winners()));
        });
    }

    private static String sides(Collection<Side> sides) {
        return sides.stream().sorted().map(Side::key).collect(Collectors.joining("+"));
    }
}
