package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Casts;
import patolli.rules.patolli.PatolliGame;

class SeededCastsTest {
    private static final Casts BEANS = PatolliGame.INSTANCE.casts();

    private static List<Integer> draw(CastSource source, int count) {
        return IntStream.range(0, count).map(i -> source.draw(BEANS)).boxed().toList();
    }

    @Test
    void theSameSeedGivesTheSameCasts() {
        assertThat(draw(new SeededCasts(42), 200)).isEqualTo(draw(new SeededCasts(42), 200));
    }

    @Test
    void anotherSeedGivesOthers() {
        assertThat(draw(new SeededCasts(42), 200)).isNotEqualTo(draw(new SeededCasts(43), 200));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 20261122, Long.MIN_VALUE})
    void theCastsComeWithTheirChances(long seed) {
        int count = 100_000;
        int[] seen = new int[BEANS.size()];
        draw(new SeededCasts(seed), count).forEach(cast -> seen[cast]++);
        double chiSquare = 0;
        for (int cast = 0; cast < seen.length; cast++) {
            double expected = count * BEANS.chance(cast);
            chiSquare += (seen[cast] - expected) * (seen[cast] - expected) / expected;
        }
        assertThat(chiSquare).as("0.1 %% point of chi-square with 4 degrees of freedom").isLessThan(18.467);
    }
}
