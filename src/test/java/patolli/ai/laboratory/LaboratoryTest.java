package patolli.ai.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.measure.Interval;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** What the laboratory counts, and that it counts the same from the same seed. */
class LaboratoryTest {
    private static final long SEED = 17;

    private static List<PlayedGame> played(Experiment experiment, int games) {
        return IntStream.range(0, games).mapToObj(number -> experiment.play(number, () -> false).orElseThrow())
                .toList();
    }

    private static Experiment random(String setup, long seed) {
        return new Experiment(Positions.opening(setup), Contestant.RANDOM, Contestant.RANDOM, seed);
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void everyGameIsPlayedToItsEndAndCounted(String setup) {
        State opening = Positions.opening(setup);
        for (PlayedGame game : played(random(setup, SEED), 20)) {
            assertThat(opening.sides()).contains(game.first()).containsAll(game.winners());
            assertThat(game.casts()).isPositive();
            assertThat(game.decisions()).isPositive();
            assertThat(game.mattered()).as("nobody judges").isZero();
            opening.options().find("first").flatMap(Side::of).ifPresent(first ->
                    assertThat(game.first()).isEqualTo(first));
        }
    }

    @Test
    void theSameNumberIsTheSameGameWhateverWasPlayedBefore() {
        List<PlayedGame> games = played(random("tablan", SEED), 30);
        assertThat(random("tablan", SEED).play(29, () -> false)).contains(games.get(29));
        assertThat(played(random("tablan", SEED + 1), 30)).isNotEqualTo(games);
        assertThat(new HashSet<>(games.stream().map(PlayedGame::casts).toList())).hasSizeGreaterThan(15);
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=3", "bell players=4 partners=true", "pagade players=4"})
    void theBetterPlayerSitsInEachSeatAsOften(String setup) {
        State opening = Positions.opening(setup);
        Experiment experiment = new Experiment(opening, Contestant.RANDOM, Contestant.TOURIST, SEED);
        int rounds = setup.contains("partners") ? 2 : opening.sides().size();
        List<Set<Side>> seats = played(experiment, rounds).stream().map(PlayedGame::better).toList();
        assertThat(seats.stream().flatMap(Set::stream)).containsExactlyInAnyOrderElementsOf(opening.sides());
        assertThat(experiment.even()).isCloseTo(1.0 / rounds, within(1e-9));
        seats.forEach(better -> assertThat(better).hasSize(opening.sides().size() / rounds));
    }

    @Test
    void aDecisionMattersWhenItsWorstMoveCostsMoreThanTwoPoints() {
        assertThat(Experiment.MATTERS).isEqualTo(0.02);
        Experiment experiment = new Experiment(Positions.opening("tablan"), Contestant.GLANCE, Contestant.GLANCE, SEED);
        assertThat(played(experiment, 4)).allSatisfy(game ->
                assertThat(game.mattered()).isBetween(1, game.decisions()));
    }

    @Test
    void allSetsOfOptionsHaveHadTheSameNumberOfGamesAndTheSameCasts() {
        List<Laboratory.Standing> told = new ArrayList<>();
        State table = Positions.opening("bell");
        new Laboratory(Contestant.RANDOM, Contestant.RANDOM).run(List.of(table,
                Positions.opening("bell forfeits=miss-turn"), table), 40, SEED, told::add, () -> false);
        assertThat(told).hasSize(40).extracting(Laboratory.Standing::part).isSorted().endsWith(1.0);
        assertThat(told).allSatisfy(standing -> {
            int games = (int) Math.round(standing.part() * 40);
            assertThat(standing.findings()).hasSize(3).allMatch(each -> each.equal().size() == games
                    && each.unequal().size() == games);
        });
        List<Findings> last = told.getLast().findings();
        assertThat(last.get(2)).isEqualTo(last.get(0)).isNotEqualTo(last.get(1));
    }

    @Test
    void itStopsWhenAskedAndWhatWasToldStands() {
        List<Laboratory.Standing> told = new ArrayList<>();
        AtomicInteger asked = new AtomicInteger();
        new Laboratory(Contestant.RANDOM, Contestant.RANDOM).run(List.of(Positions.opening("pagade")), 2_000, SEED,
                told::add, () -> asked.incrementAndGet() > 40_000);
        assertThat(told).isNotEmpty();
        assertThat(told.getLast().part()).isBetween(0.01, 0.99);
        assertThat(asked.get()).isEqualTo(40_001);
    }

    @Test
    void intervalsAreThoseOfTheTextbook() {
        Interval share = Interval.share(40, 100);
        assertThat(share.value()).isEqualTo(0.4);
        assertThat(share.low()).isCloseTo(0.3094, within(1e-4));
        assertThat(share.high()).isCloseTo(0.4980, within(1e-4));
        assertThat(Interval.share(0, 20).high()).isCloseTo(0.1611, within(1e-4));
        Interval mean = Interval.mean(List.of(2, 4, 4, 4, 5, 5, 7, 9));
        assertThat(mean.value()).isEqualTo(5);
        assertThat(mean.high() - 5).isCloseTo(2.365 * Math.sqrt(32.0 / 7 / 8), within(1e-9));
        Interval ratio = Interval.ratio(List.of(1, 3, 3), List.of(2, 4, 6));
        assertThat(ratio.value()).isCloseTo(7 / 12.0, within(1e-9));
        // by hand: the deviations are -1/6, 2/3 and -1/2, of 4 a group on the average
        assertThat(ratio.low()).isCloseTo(7 / 12.0 - 4.303 * Math.sqrt((1 + 16 + 9) / 36.0 / 16 / 2 / 3), within(1e-9));
        assertThat(Interval.ratio(List.of(), List.of())).isEqualTo(Interval.share(0, 0));
    }
}
