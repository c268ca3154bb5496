package patolli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Play that goes on and on leaves nothing behind. The profile long has two minutes of it. */
@Tag("long")
class SoakTest {
    private static final double FLAT = 0.05;

    @EnabledIfSystemProperty(named = "test.soak", matches = "[1-9].*", disabledReason = "the profile long has it")
    @Test
    void memoryStaysFlatAndNothingIsLogged(@TempDir Path folder) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Integer.getInteger("test.soak"));
        try (Soak soak = new Soak(folder)) {
            soak.play(() -> soak.samples().size() < 4 || System.nanoTime() < end);
            assertThat(soak.growth(Soak.Sample::heap)).as("growth of the heap, %s", soak.samples())
                    .isLessThanOrEqualTo(FLAT);
            assertThat(soak.log()).isEmpty();
        }
    }
}
