package patolli.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the strongest player thinks of its chance is what comes of it. */
@Tag("long")
@Tag("variants")
class CalibrationTest {
    private static final int DECISIONS = 5_000;
    private static final double BOUND = 0.03;

    @ParameterizedTest
    @ValueSource(strings = "tablan")
    void valuesAreResults(String network) {
        List<Reliability.Bin> bins = Reliability.bins(Reliability.decisions(network, 0, DECISIONS));
        assertThat(Reliability.gap(bins)).as(network + bins).isLessThanOrEqualTo(BOUND);
    }
}
