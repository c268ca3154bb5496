package patolli.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import patolli.beans.QuickRandom;

/** What is said of games is brought to what comes of them. */
class CalibrationFitTest {
    private static final int GAMES = 100_000;

    @Test
    void theLineIsFoundThatTheGamesFollow() {
        var random = new QuickRandom(4);
        float[] strengths = new float[GAMES];
        boolean[] won = new boolean[GAMES];
        for (int i = 0; i < GAMES; i++) {
            strengths[i] = random.below(4_000) / 1_000f - 2;
            won[i] = random.below(1_000_000) < 1_000_000 / (1 + Math.exp(0.7 - 0.8 * strengths[i]));
        }
        Calibration.Line line = Calibration.fit(strengths, won);
        assertThat(line.shift()).isCloseTo(-0.7, within(0.05));
        assertThat(line.scale()).isCloseTo(0.8, within(0.05));
    }
}
