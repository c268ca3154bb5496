package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.bell.BellGame;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.tablan.TablanGame;

/** A million casts of each game from the source that contests are played with come with their chances. */
class MillionCastsTest {
    private static final int MILLION = 1_000_000;
    private static final int CASTS_IN_A_GAME = 500;
    private static final int GAMES_IN_A_CONTEST = 20;

    static Stream<Arguments> games() {
        return Stream.of(PatolliGame.INSTANCE, BellGame.INSTANCE, PagadeGame.INSTANCE, TablanGame.INSTANCE)
                .map(game -> Arguments.of(game.name(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @Tag("breadth")
    void chiSquarePasses(String name, Game game) {
        SplittableRandom random = new SplittableRandom(20_261_122);
        Long[][] counts = new Long[Side.values().length][game.casts().size()];
        Stream.of(counts).forEach(row -> Arrays.fill(row, 0L));
        SealedBeans beans = null;
        for (int i = 0; i < MILLION; i++) {
            int number = i / 2 / CASTS_IN_A_GAME % GAMES_IN_A_CONTEST + 1;
            if (i % (2 * CASTS_IN_A_GAME * GAMES_IN_A_CONTEST) == 0) {
                beans = new SealedBeans(Seed.draw(random));
            }
            Side side = i % 2 == 0 ? Side.RED : Side.BLUE;
            long shake = side == Side.BLUE ? 0 : 1 + random.nextInt(500);
            Occasion occasion = new Occasion(name, number, side, i / 2 % CASTS_IN_A_GAME + 1);
            counts[side.ordinal()][beans.cast(occasion, shake, game.casts())]++;
        }
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            Fairness fairness = new Fairness(game.casts(), List.of(counts[side.ordinal()]));
            assertThat(fairness.total()).isEqualTo(MILLION / 2);
            assertThat(fairness.degrees()).isEqualTo(game.casts().size() - 1);
            // Eight rows are judged, so one in twenty would be met too often by chance; one in a thousand is not.
            assertThat(fairness.chance()).as("%s of %s", side, name).isGreaterThan(0.001);
        }
    }
}
