package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.play.Mark;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.testkit.Records;

/** A record told in lines. */
class ChronicleTest {
    private final Chronicle chronicle = new Chronicle(new Texts("story"));

    @Test
    void everyStepIsInOneLineInOrder() {
        List<Step> steps = Records.contest(2);
        List<Integer> told = new ArrayList<>();
        for (Line line : chronicle.lines(steps)) {
            if (line instanceof Line.Told words) {
                words.parts().forEach(part -> told.add(part.step()));
            }
        }
        assertThat(told).isSorted().hasSize(steps.size()).doesNotHaveDuplicates();
    }

    @Test
    void aCastAndItsMoveShareALine() {
        assertThat(chronicle.lines(Records.contest(2)).stream().map(Line::text)).contains("Game 1", "Game 2")
                .anyMatch(line -> line.matches("  You threw a 1\\. You brought a piece onto the mat\\..*"));
    }

    @Test
    void whatWasTakenBackAndWhoseBeansFellIsNotedWhereItHappened() {
        List<Step> steps = Records.secondThoughts(Records.contest(2));
        List<String> noted = chronicle.lines(steps).stream().map(Line::text).filter(line -> line.contains("["))
                .toList();
        assertThat(noted).hasSize(1);
        assertThat(noted.getFirst()).contains("[own throw] ").endsWith("[taken back]");
        assertThat(noted.getFirst().indexOf("[own throw]")).isLessThan(noted.getFirst().indexOf("[taken back]"));
    }

    @Test
    void eachGameHasOneHeadingHoweverOftenItsBetWasTakenBack() {
        List<Step> steps = new ArrayList<>(Records.contest(2));
        int bet = Step.games(steps).get(1);
        Step first = steps.get(bet);
        steps.add(bet, new Step(first.turn(), first.seats(), Set.of(Mark.TAKEN_BACK)));
        assertThat(chronicle.lines(steps).stream().filter(Line.Heading.class::isInstance))
                .hasSize(Step.games(steps).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bell", "bell players=4", "pagade", "tablan"})
    void theOtherGamesAreToldWithoutGaps(String setup) {
        TreeSet<String> lines = new TreeSet<>();
        for (long seed = 1; seed <= 3; seed++) {
            List<Turn> history = Records.game(setup, seed);
            lines.addAll(chronicle.lines(history, Records.seats(history.getFirst().before())));
        }
        assertThat(lines).hasSizeGreaterThan(5).noneMatch(line -> line.isBlank() || line.contains(" .")
                || line.contains(" 0 squares"));
    }
}
