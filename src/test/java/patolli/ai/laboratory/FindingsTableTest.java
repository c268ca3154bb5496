package patolli.ai.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.ai.laboratory.Laboratory.Standing;
import patolli.rules.State;
import patolli.testkit.Positions;

/** What the laboratory found, as comma-separated values. */
class FindingsTableTest {
    private static final List<State> TABLES = List.of(Positions.opening("bell players=4 partners=true"),
            Positions.opening("bell wedges=16"));
    private static final int GAMES = 12;

    private static List<Findings> found() {
        List<Standing> told = new ArrayList<>();
        new Laboratory(Contestant.RANDOM, Contestant.RANDOM).run(TABLES, GAMES, 5, told::add, () -> false);
        return told.getLast().findings();
    }

    private static List<String[]> cells(List<String> lines, String set, String kind) {
        return lines.stream().skip(1).map(line -> line.split(",", -1))
                .filter(cells -> cells[0].equals(set) && cells[2].equals(kind)).toList();
    }

    @Test
    void everyGameAndEveryFigureHasALineOfAllColumns() {
        List<String> lines = FindingsTable.of(TABLES, found());
        int columns = lines.getFirst().split(",").length;
        assertThat(lines).allMatch(line -> line.split(",", -1).length == columns);
        assertThat(cells(lines, "1", "equal")).hasSize(GAMES);
        assertThat(cells(lines, "2", "unequal")).hasSize(GAMES);
        assertThat(cells(lines, "1", "figure")).extracting(cells -> cells[3]).containsExactly("casts", "first wins",
                "mattered", "better wins", "drawn", "red wins", "yellow wins", "blue wins", "green wins");
        assertThat(cells(lines, "1", "equal")).allMatch(cells -> cells[1].contains("partners=true")
                && cells[1].startsWith("bell "));
        assertThat(cells(lines, "2", "equal")).allMatch(cells -> cells[1].equals("bell wedges=16"));
        assertThat(cells(lines, "1", "equal")).allMatch(cells -> List.of("red+blue", "yellow+green")
                .contains(cells[12]));
    }

    /** The mean of one game may lie anywhere: its interval has no ends. */
    @Test
    void whatIsNotKnownStaysEmpty() {
        List<Standing> told = new ArrayList<>();
        new Laboratory(Contestant.RANDOM, Contestant.RANDOM).run(TABLES, 1, 5, told::add, () -> false);
        List<String> lines = FindingsTable.of(TABLES, told.getLast().findings());
        assertThat(lines).noneMatch(line -> line.contains("Infinity") || line.contains("NaN"));
        String[] casts = cells(lines, "1", "figure").getFirst();
        assertThat(Double.parseDouble(casts[4])).isPositive();
        assertThat(casts[5]).isEmpty();
        assertThat(casts[6]).isEmpty();
    }

    @Test
    void theFiguresCanBeReckonedFromTheGames() {
        List<String> lines = FindingsTable.of(TABLES, found());
        double casts = cells(lines, "2", "equal").stream().mapToInt(cells -> Integer.parseInt(cells[7])).average()
                .orElseThrow();
        assertThat(Double.parseDouble(cells(lines, "2", "figure").getFirst()[4])).isCloseTo(casts, within(1e-5));
        double first = cells(lines, "2", "equal").stream().mapToInt(cells -> cells[10].equals(cells[12]) ? 1 : 0)
                .average().orElseThrow();
        assertThat(Double.parseDouble(cells(lines, "2", "figure").get(1)[4])).isCloseTo(first, within(1e-5));
    }
}
