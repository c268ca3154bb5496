package patolli.ai.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.measure.Interval;
import patolli.beans.QuickRandom;
import patolli.play.Games;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Conversation;
import patolli.testkit.Positions;

/** What the laboratory finds agrees, within its 95 % intervals, with the engine's {@code playouts} and {@code best}. */
class LaboratoryAndEngineTest {
    /** The laboratory's own. */
    private static final long SEED = 1996;
    private static final int FEW = 200;
    private static final int MANY = 2_000;
    /** Passes in a row that are followed. */
    private static final int ROUNDS = 10;
    private final Conversation engine = new Conversation();

    static Stream<String> setups() {
        return Stream.concat(Games.all().stream().map(Game::name),
                Stream.of("bell players=3", "bell players=4 partners=true", "pagade players=4",
                        "tablan in-order=true"));
    }

    private static Findings found(String setup, Contestant who, int games) {
        Experiment experiment = new Experiment(Positions.opening(setup), who, who, SEED);
        List<PlayedGame> played = IntStream.range(0, games)
                .mapToObj(number -> experiment.play(number, () -> false).orElseThrow()).toList();
        return new Findings(played, List.of(), experiment.even());
    }

    @ParameterizedTest
    @MethodSource("setups")
    void randomGamesAreAsLongAndAsOftenWonAsInPlayouts(String setup) {
        agreesWithPlayouts(setup, FEW);
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Tag("long")
    @Tag("variants")
    void randomGamesByTheThousandAreAsLongAndAsOftenWonAsInPlayouts(String setup) {
        agreesWithPlayouts(setup, MANY);
    }

    private void agreesWithPlayouts(String setup, int games) {
        Findings found = found(setup, Contestant.RANDOM, games);
        engine.ask("new " + setup);
        Map<String, Object> playouts = engine.ask("playouts " + games + " seed=" + SEED);
        // Both are measured: they agree when their intervals meet, and their intervals are as wide.
        Interval casts = found.casts();
        assertThat((int) playouts.get("casts") / (double) games).as("%s: %s", setup, casts)
                .isCloseTo(casts.value(), within(2 * (casts.high() - casts.value())));
        int draws = (int) playouts.get("draws");
        meet(setup + " drawn", found.draws(), Interval.share(draws, games));
        Map<?, ?> wins = (Map<?, ?>) playouts.get("wins");
        for (Side side : Positions.opening(setup).sides()) {
            meet(setup + " " + side, found.wins(side), Interval.share((int) wins.get(side.key()), games - draws));
        }
        int decisions = found.equal().stream().mapToInt(PlayedGame::decisions).sum();
        assertThat((int) playouts.get("decisions") / (double) games).as(setup)
                .isCloseTo(decisions / (double) games, within(0.1 * decisions / games));
    }

    private static void meet(String what, Interval one, Interval other) {
        assertThat(one.low()).as("%s: %s and %s", what, one, other).isLessThanOrEqualTo(other.high());
        assertThat(one.high()).as("%s: %s and %s", what, one, other).isGreaterThanOrEqualTo(other.low());
    }

    /** Who plays there is the engine's own player: the same moves, in the same order, worth the same. */
    @ParameterizedTest
    @CsvSource({"patolli,GLANCE", "bell,GLANCE", "pagade,GLANCE", "tablan,GLANCE", "patolli,TOURIST", "bell,TOURIST",
        "pagade,TOURIST", "tablan,TOURIST"})
    void whoPlaysThereIsTheEnginesPlayer(String game, Contestant who) {
        QuickRandom random = new QuickRandom(SEED);
        State state = Positions.opening(game);
        String level = who == Contestant.GLANCE ? "mirror" : "tourist";
        int asked = 0;
        while (asked < 25 && state.phase() != Phase.OVER) {
            if (state.phase() == Phase.MOVE) {
                State now = state;
                engine.ask("set " + Conversation.write(state.tree()));
                Map<String, Object> best = engine.ask("best level=" + level + " ms=1");
                assertThat(who.judge(state, () -> false).stream().map(each -> now.text(each.move())).toList())
                        .isEqualTo(((List<?>) best.get("candidates")).stream()
                                .map(each -> ((Map<?, ?>) each).get("move")).toList());
                assertThat(who.judge(state, () -> false).getFirst().value())
                        .isCloseTo(((Number) best.get("value")).doubleValue(), within(1e-4));
                asked++;
            }
            state = switch (state.phase()) {
                case THROWOFF, CAST -> state.cast(random.below(state.game().casts().size()), Events.NONE);
                case BET -> state.play(1, Events.NONE);
                case MOVE -> state.play(who.judge(state, () -> false).getFirst().move(), Events.NONE);
                case OVER -> state;
            };
        }
        assertThat(asked).isGreaterThan(10);
    }

    /** Patolli is not among them: there a chance is that of the contest, and one game is played. */
    @ParameterizedTest
    @ValueSource(strings = {"bell first=red", "pagade first=red", "tablan first=white"})
    @Tag("breadth")
    void whoBeginsWinsAsOftenAsBestExpects(String setup) {
        agreesWithBest(setup, FEW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bell first=red", "pagade first=red", "tablan first=white"})
    @Tag("long")
    @Tag("variants")
    void whoBeginsWinsAsOftenInThousandsOfGamesAsBestExpects(String setup) {
        agreesWithBest(setup, MANY);
    }

    private void agreesWithBest(String setup, int games) {
        Findings found = found(setup, Contestant.GLANCE, games);
        // A drawn game is half a win where chances are told.
        double drawn = found.draws().value();
        Interval first = found.first();
        double won = first.value() * (1 - drawn) + drawn / 2;
        double reach = (first.high() - first.low()) / 2;
        State opening = Positions.opening(setup);
        assertThat(expected(opening, opening.mover(), ROUNDS)).as("%s: %s", setup, first)
                .isCloseTo(won, within(reach));
    }

    /**
     * The chance of whoever begins before a cast: the mean of the best move's value over all casts, each pass followed
     * by what comes after it, so many rounds.
     */
    private double expected(State state, Side first, int rounds) {
        if (rounds == 0) {
            return 0.5;
        }
        Casts casts = state.game().casts();
        Map<State, Double> passes = new HashMap<>();
        double mean = 0;
        for (int cast = 0; cast < casts.size(); cast++) {
            State after = state.cast(cast, Events.NONE);
            if (after.phase() == Phase.MOVE) {
                engine.ask("set " + Conversation.write(after.tree()));
                double value = ((Number) engine.ask("best ms=1").get("value")).doubleValue();
                mean += casts.chance(cast) * (after.mover() == first ? value : 1 - value);
            } else {
                passes.merge(after, casts.chance(cast), Double::sum);
            }
        }
        for (Map.Entry<State, Double> pass : passes.entrySet()) {
            mean += pass.getValue() * expected(pass.getKey(), first, rounds - 1);
        }
        return mean;
    }
}
