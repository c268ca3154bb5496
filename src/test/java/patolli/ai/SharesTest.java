package patolli.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.judge.Evaluators;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Chances that are told to a player are shares of one win. */
class SharesTest {
    private static final int GAMES = 12;

    private static List<Judged> judged(State state) {
        return Opponents.adviser().judge(state, 1, () -> false);
    }

    /** The first choice of games at random, and whatever stands in them after some more moves. */
    private static List<State> choices(String setup, int moves) {
        List<State> found = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            State state = Positions.opening(setup);
            int left = moves;
            while (state.phase() != Phase.OVER && !(state.phase() == Phase.MOVE && left-- <= 0)) {
                state = state.phase().isChance() ? state.cast(random.nextInt(state.game().casts().size()), Events.NONE)
                        : state.play(state.moves().get(random.nextInt(state.moves().size())), Events.NONE);
            }
            if (state.phase() == Phase.MOVE) {
                found.add(state);
            }
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void ofTwoTheyAreSharesAlready(String setup) {
        assertThat(choices(setup, 0)).isNotEmpty().allSatisfy(state -> {
            List<Judged> judged = judged(state);
            assertThat(Shares.of(state, judged, () -> false)).isEqualTo(judged);
        });
    }

    @ParameterizedTest
    @CsvSource({"bell players=3, 0.333", "bell players=4, 0.25", "pagade players=4, 0.25",
        "bell players=4 partners=true, 0.5"})
    void atTheBeginningEachSeatHasAboutItsShare(String setup, double share) {
        assertThat(choices(setup, 0)).isNotEmpty().allSatisfy(state ->
                assertThat(Shares.of(state, judged(state), () -> false).getFirst().value()).as(setup)
                        .isCloseTo(share, within(0.08)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bell players=3", "bell players=4", "pagade players=4"})
    void theSeatsOfAPositionWinOnceTogether(String setup) {
        assertThat(choices(setup, 20)).isNotEmpty().allSatisfy(state -> {
            double[] values = new double[state.sides().size()];
            Evaluators.best().chances(state, values);
            assertThat(DoubleStream.of(Shares.of(state, values)).sum()).isCloseTo(1, within(1e-9));
        });
    }

    @Test
    void movesStayInTheirOrderAndAsFarApartInProportion() {
        for (State state : choices("pagade players=4", 20)) {
            List<Judged> raw = judged(state);
            List<Judged> shares = Shares.of(state, raw, () -> false);
            assertThat(shares).extracting(Judged::move).isEqualTo(raw.stream().map(Judged::move).toList());
            double part = shares.getFirst().value() / raw.getFirst().value();
            assertThat(part).isNotEqualTo(1);
            for (int i = 0; i < raw.size(); i++) {
                assertThat(shares.get(i).value()).isCloseTo(raw.get(i).value() * part, within(1e-9));
            }
        }
    }
}
