package patolli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Play that goes on and on leaves nothing behind. The profile long has two minutes of it. */
class SoakTest {
    private static final double FLAT = 0.05;

    @Test
    void growthIsFromTheFirstQuarterAfterATenthToTheLast() {
        List<Soak.Sample> samples = IntStream.rangeClosed(1, 10)
                .mapToObj(i -> new Soak.Sample(100 * i, 1000 + 10 * i, 0)).toList();
        assertThat(Soak.growth(samples, 1000, Soak.Sample::heap)).isCloseTo(1095.0 / 1015 - 1, within(1e-9));
        assertThat(Soak.growth(samples, 1000, Soak.Sample::resident)).isZero();
        assertThat(Soak.growth(samples, 3000, Soak.Sample::heap)).as("the first two lie before a tenth")
                .isCloseTo(1095.0 / 1035 - 1, within(1e-9));
    }

    @Test
    void growthIsNotToldFromFewLooks() {
        List<Soak.Sample> samples = Collections.nCopies(7, new Soak.Sample(100, 1000, 0));
        assertThatIllegalStateException().isThrownBy(() -> Soak.growth(samples, 100, Soak.Sample::heap))
                .withMessage("7 looks are too few; play for longer");
    }

    @EnabledIfSystemProperty(named = "test.soak", matches = "[1-9].*", disabledReason = "the profile long has it")
    @Tag("long")
    @Test
    void memoryStaysFlatAndNothingIsLogged(@TempDir Path folder) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Integer.getInteger("test.soak"));
        try (Soak soak = new Soak(folder)) {
            soak.play(() -> !soak.isLongEnough() || System.nanoTime() < end);
            assertThat(soak.growth(Soak.Sample::heap)).as("growth of the heap, %s", soak.samples())
                    .isLessThanOrEqualTo(FLAT);
            assertThat(soak.log()).isEmpty();
        }
    }
}
