package patolli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.beans.Occasion;
import patolli.beans.SeededCasts;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.testkit.Positions;

/** Which cast is which. */
class OccasionsTest {

    static Stream<Game> games() {
        return Games.all().stream();
    }

    private static Sitting played(String game, int turns) {
        Sitting sitting = new Sitting(Positions.opening(game));
        var beans = new SeededCasts(5);
        for (int i = 0; i < turns; i++) {
            switch (sitting.state().phase()) {
                case BET -> sitting.bet(1);
                case THROWOFF, CAST -> sitting.cast(beans.draw(sitting.state().game().casts()));
                case MOVE -> sitting.move(sitting.state().moves().getLast());
                case OVER -> { }
            }
        }
        return sitting;
    }

    @ParameterizedTest
    @MethodSource("games")
    void noTwoCastsOfAContestHaveTheSameOccasion(Game game) {
        List<Occasion> all = Occasions.of(played(game.name(), 400).history()).stream().flatMap(Optional::stream)
                .toList();
        Set<Occasion> different = new HashSet<>(all);
        assertThat(all).hasSizeGreaterThan(30).hasSameSizeAs(different);
        assertThat(all).extracting(Occasion::game).containsOnly(game.name());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSittingKnowsBeforehandWhichCastIsNext(Game game) {
        Sitting sitting = played(game.name(), 200);
        List<Optional<Occasion>> counted = Occasions.of(sitting.history());
        for (int i = counted.size() - 1; i >= 0; i--) {
            sitting.undo();
            assertThat(sitting.occasion()).isEqualTo(counted.get(i));
        }
    }

    @Test
    void eachSideIsCountedForItself() {
        Sitting sitting = new Sitting(Positions.opening("patolli"));
        assertThat(sitting.occasion()).as("a bet is no cast").isEmpty();
        sitting.bet(1);
        assertThat(sitting.occasion()).contains(new Occasion("patolli", 1, Side.RED, 1));
        sitting.cast(2);
        assertThat(sitting.occasion()).contains(new Occasion("patolli", 1, Side.BLUE, 1));
        sitting.cast(2);
        assertThat(sitting.occasion()).contains(new Occasion("patolli", 1, Side.RED, 2));
    }

    @Test
    void everyGameOfAContestIsCountedAnew() {
        Sitting sitting = LongStream.iterate(1, seed -> seed + 1).mapToObj(OccasionsTest::untilTheSecondBet)
                .filter(played -> played.state().phase() == Phase.BET).findFirst().orElseThrow();
        sitting.bet(1);
        Occasion first = sitting.occasion().orElseThrow();
        assertThat(first.number()).isEqualTo(2);
        assertThat(first.nth()).isEqualTo(1);
    }

    /** Played to the second bet, or to the end of the contest if that is decided in its first game. */
    private static Sitting untilTheSecondBet(long seed) {
        Sitting sitting = new Sitting(Positions.opening("patolli"));
        var beans = new SeededCasts(seed);
        sitting.bet(1);
        while (sitting.state().phase() != Phase.BET && sitting.state().phase() != Phase.OVER) {
            if (sitting.state().phase() == Phase.CAST) {
                sitting.cast(beans.draw(sitting.state().game().casts()));
            } else {
                sitting.move(sitting.state().moves().getLast());
            }
        }
        return sitting;
    }
}
