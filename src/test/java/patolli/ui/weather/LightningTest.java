package patolli.ui.weather;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a stroke of lightning does to the light. */
class LightningTest {
    private static final double STEP = 0.005;
    private final Lightning lightning = new Lightning();

    @Test
    void itIsDarkBeforeAndAfter() {
        assertThat(lightning.light()).isZero();
        lightning.strike(Strike.NEAR);
        lightning.beat(10);
        assertThat(lightning.light()).isZero();
    }

    @Test
    void aStrokeFlashesTwice() {
        assertThat(flashes()).isEqualTo(2);
    }

    @Test
    void calmItGlowsUpOnceAndNeverBright() {
        lightning.setCalm(true);
        assertThat(flashes()).isEqualTo(1);
        assertThat(brightest).isLessThan(0.5);
    }

    private double brightest;

    /** How often the light rises within the seconds after a stroke. */
    private int flashes() {
        lightning.strike(Strike.NEAR);
        double before = 0;
        boolean rising = false;
        int flashes = 0;
        for (double t = 0; t < 6; t += STEP) {
            double light = lightning.light(Strike.NEAR);
            flashes += light > before && !rising ? 1 : 0;
            rising = light > before || light == before && rising;
            brightest = Math.max(brightest, light);
            before = light;
            lightning.beat(STEP);
        }
        return flashes;
    }
}
