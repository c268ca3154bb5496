package patolli.ai.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import patolli.testkit.Positions;
import patolli.train.Stamp;

/** What bets are worth to a contest. */
class ContestValuesTest {
    private static final Path FOLDER = Path.of("resources/ai");
    private static final int ASSETS = 20;

    private static ContestValues values() {
        return ContestValues.of(Positions.opening("patolli")).orElseThrow();
    }

    /** Counts by which a game moves the bet by one payment, and is won as often as lost. */
    private static ContestValues plain() {
        var text = new StringBuilder();
        for (int held = 1; held < ASSETS; held++) {
            for (int bet = 1; bet <= Math.min(held, ASSETS - held); bet++) {
                int[] sums = new int[3 * (ASSETS + 1)];
                for (int won : new int[] {-1, 1}) {
                    int after = 3 * (held + won * bet);
                    sums[after] = 1;
                    sums[after + 1] = won;
                    sums[after + 2] = 1;
                }
                text.append(held).append(' ').append(bet);
                Arrays.stream(sums).forEach(sum -> text.append(' ').append(sum));
                text.append('\n');
            }
        }
        return ContestValues.read(text.toString());
    }

    private static double skill(double chance) {
        return Math.log(chance / (1 - chance)) / 2;
    }

    @Test
    void countsAreThoseOfTheirRecord() throws IOException {
        var record = new Properties();
        try (Reader in = Files.newBufferedReader(FOLDER.resolve(ContestValues.FILE + ".properties"))) {
            record.load(in);
        }
        assertThat(record.getProperty("counts"))
                .isEqualTo(Stamp.of(Files.readAllBytes(FOLDER.resolve(ContestValues.FILE + ".counts"))));
        assertThat(record.getProperty("network")).as("count anew by patolli.train.ContestRun")
                .isEqualTo(Stamp.of(Files.readAllBytes(FOLDER.resolve("patolli.net"))));
    }

    @Test
    void aContestOfPlainBetsIsTheGamblersRuin() {
        double ratio = 0.4 / 0.6;
        double small = (1 - Math.pow(ratio, 10)) / (1 - Math.pow(ratio, ASSETS));
        assertThat(plain().bets(10, skill(0.6))[0]).as("the stronger bets 1, always").isCloseTo(small, within(1e-6));
        assertThat(plain().bets(10, skill(0.4))[9]).as("the weaker bets all, once").isCloseTo(0.4, within(1e-6));
        assertThat(plain().bets(4, 0)).as("a fair gamble").usingComparatorWithPrecision(1e-6)
                .containsOnly(0.2);
    }

    @Test
    void theStrongerBetsLittleAndTheWeakerAllUnlessBehind() {
        for (int held = 8; held <= 12; held++) {
            double[] strong = values().bets(held, 0.2);
            assertThat(strong[0]).as("%s", Arrays.toString(strong)).isGreaterThan(strong[strong.length - 1] + 0.03);
        }
        for (int held = 10; held <= 12; held++) {
            double[] weak = values().bets(held, -0.2);
            assertThat(weak[0]).as("%s", Arrays.toString(weak)).isLessThan(weak[weak.length - 1] - 0.1);
        }
    }

    @Test
    void thePoorBetLittleAndTheRichLetThemBetAll() {
        assertThat(values().bets(4, 0)[0]).isGreaterThan(values().bets(4, 0)[3] + 0.05);
        assertThat(values().bets(16, 0)[0]).isLessThan(values().bets(16, 0)[3] - 0.02);
    }

    @Test
    void betweenEqualsAllForAllIsAFairGambleAndToChooseIsWorthSomething() {
        assertThat(values().bets(10, 0)[9]).isCloseTo(0.5, within(1e-6));
        for (int held = 1; held < ASSETS; held++) {
            double best = Arrays.stream(values().bets(held, 0)).max().orElseThrow();
            assertThat(best).isBetween(held / (double) ASSETS - 0.02, held / (double) ASSETS + 0.2);
        }
    }

    @Test
    void gamesWithoutBetsHaveNone() {
        assertThat(ContestValues.of(Positions.opening("tablan"))).isEmpty();
    }
}
