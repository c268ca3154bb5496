package patolli.ai.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.measure.Interval;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ai.rollout.Rollout.What;
import patolli.play.Level;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Conversation;
import patolli.testkit.Positions;

/** What a position is worth is found by playing it out. */
class RolloutTest {
    private static final long SEED = 17;

    private static List<Standing> told(Rollout rollout, State position, What what, int games) {
        List<Standing> told = new ArrayList<>();
        rollout.run(position, what, games, SEED, told::add, () -> false);
        return told;
    }

    private static Interval chance(Rollout rollout, State position, int games) {
        return told(rollout, position, What.POSITION, games).getLast().candidates().getFirst().chance();
    }

    private static State single(String setup) {
        State opening = Positions.opening(setup);
        try {
            return opening.game().startSingle(opening.options());
        } catch (Refusal e) {
            throw new AssertionError(e);
        }
    }

    private static void meet(String what, Interval one, Interval other) {
        assertThat(one.low()).as("%s: %s and %s", what, one, other).isLessThanOrEqualTo(other.high());
        assertThat(one.high()).as("%s: %s and %s", what, one, other).isGreaterThanOrEqualTo(other.low());
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell first=red", "pagade first=red", "tablan first=white",
        "bell players=4 partners=true first=red"})
    void gamesAtRandomAreWonAsOftenAsInTheEnginesPlayouts(String setup) {
        agreesWithPlayouts(setup, 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell first=red", "pagade first=red", "tablan first=white",
        "bell players=4 partners=true first=red", "bell players=3 first=red", "pagade players=4 first=red"})
    @Tag("long")
    @Tag("variants")
    void gamesAtRandomByTheThousandAreWonAsOftenAsInTheEnginesPlayouts(String setup) {
        agreesWithPlayouts(setup, 4_000);
    }

    private static void agreesWithPlayouts(String setup, int games) {
        Conversation engine = new Conversation();
        engine.ask("new " + setup);
        Map<String, Object> playouts = engine.ask("playouts " + games + " seed=" + SEED);
        State opening = single(setup);
        Side first = opening.mover();
        int draws = (int) playouts.get("draws");
        int wins = (int) ((Map<?, ?>) playouts.get("wins")).get(first.key());
        Interval engines = Interval.share(wins, games);
        double drawn = (double) draws / games / opening.sides().size();
        Interval rolled = chance(new Rollout(Optional.empty(), Luck.LEFT_IN), opening, games);
        meet(setup, rolled, new Interval(engines.value() + drawn, engines.low() + drawn, engines.high() + drawn));
    }

    /** Whatever is taken out is nothing on average; what is left is told with a much smaller error. */
    @ParameterizedTest
    @CsvSource({"patolli,3,50", "bell,2,100", "pagade,4,100", "tablan,2,100"})
    @Tag("breadth")
    void takingLuckOutChangesTheErrorAndNotTheChance(String setup, long seed, int games) {
        State position = Positions.game(setup, seed).filter(state -> state.phase() == Phase.MOVE).skip(8).findFirst()
                .orElseThrow();
        Interval plain = chance(new Rollout(Optional.of(Level.MIRROR), Luck.LEFT_IN), position, 2 * games);
        Interval adjusted = chance(new Rollout(Level.MIRROR), position, games);
        meet(setup, plain, adjusted);
        double error = adjusted.high() - adjusted.low();
        double unadjusted = (plain.high() - plain.low()) * Math.sqrt(2);
        assertThat(error).as("%s: %s, without %s", setup, adjusted, plain).isLessThan(0.9 * unadjusted);
    }

    @Test
    @Tag("breadth")
    void everyMoveIsPlayedOutAsOftenAndTheBestStandsFirst() {
        State position = Positions.game("tablan", 5).filter(state -> state.phase() == Phase.MOVE
                && state.moves().size() > 3).skip(60).findFirst().orElseThrow();
        List<Standing> told = told(new Rollout(Level.MERCHANT), position, What.EVERY_MOVE, 20);
        assertThat(told).hasSize(20).extracting(Standing::part).isSorted().endsWith(1.0);
        List<Candidate> found = told.getLast().candidates();
        assertThat(found).extracting(Candidate::text).containsExactlyInAnyOrderElementsOf(
                position.moves().stream().map(position::text).toList());
        assertThat(found).extracting(Candidate::games).containsOnly(20);
        assertThat(found).isSortedAccordingTo((one, other) ->
                Double.compare(other.chance().value(), one.chance().value()));
        assertThat(found).allMatch(one -> one.chance().low() >= 0 && one.chance().high() <= 1);
        assertThat(told(new Rollout(Level.MERCHANT), position, What.EVERY_MOVE, 20)).as("the same seed")
                .isEqualTo(told);
    }

    @Test
    void beforeAThrowOnlyThePositionCanBePlayedOut() {
        State position = Positions.game("pagade", 2).filter(state -> state.phase() == Phase.CAST).findFirst()
                .orElseThrow();
        assertThat(Rollout.hasMoves(position)).isFalse();
        assertThat(told(new Rollout(Level.TOURIST), position, What.EVERY_MOVE, 3).getLast().candidates())
                .singleElement().matches(one -> one.move().isEmpty() && one.text().isEmpty());
    }

    /** The last move of a game that was won, where no other was left. */
    @ParameterizedTest
    @ValueSource(strings = {"bell", "pagade"})
    void whatIsWonIsWon(String setup) {
        State last = Positions.game(setup, 3).filter(state -> state.phase() == Phase.MOVE).reduce((_, now) -> now)
                .orElseThrow();
        Side side = last.mover();
        Candidate best = told(new Rollout(Level.MIRROR), last, What.EVERY_MOVE, 12).getLast().candidates().getFirst();
        assertThat(last.play(best.move().orElseThrow(), Events.NONE).winners()).contains(side);
        assertThat(best.chance().value()).isCloseTo(1, within(1e-9));
    }

    @Test
    void whoStopsItKeepsWhatWasTold() {
        AtomicInteger asked = new AtomicInteger();
        List<Standing> told = new ArrayList<>();
        new Rollout(Optional.empty(), Luck.LEFT_IN).run(Positions.opening("tablan"), What.POSITION, 1000, SEED,
                told::add, () -> asked.incrementAndGet() > 20_000);
        assertThat(told).isNotEmpty();
        assertThat(told.getLast().part()).isLessThan(1);
    }
}
