package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Correlations by transforms are those that are counted one by one. */
class CorrelationTest {
    @ParameterizedTest
    @CsvSource({"100, 20, 5, 30", "100, 90, 40, 30", "100, -15, 40, 16", "10, 0, 1, 1", "300, 3, 200, 57"})
    void everyPlaceHasTheSumOfItsProducts(int signal, int from, int places, int length) {
        Random random = new Random(7);
        float[] x = noise(signal, random);
        float[] y = noise(length + 9, random);
        double[] sums = Correlation.of(x, from, places, y, 4, length);
        assertThat(sums).hasSize(places);
        for (int place = 0; place < places; place++) {
            double sum = 0;
            for (int i = 0; i < length; i++) {
                int at = from + place + i;
                sum += at < 0 || at >= signal ? 0 : x[at] * y[4 + i];
            }
            assertThat(sums[place]).as("place %d", place).isCloseTo(sum, within(1e-5));
        }
    }

    private static float[] noise(int length, Random random) {
        float[] x = new float[length];
        for (int i = 0; i < length; i++) {
            x[i] = random.nextFloat(-1, 1);
        }
        return x;
    }
}
