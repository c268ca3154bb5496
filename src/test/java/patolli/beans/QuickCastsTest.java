package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.rules.Casts;

/** Quick casts come as often as their weights say, and seeds repeat. */
class QuickCastsTest {
    private static final Casts BEANS = new Casts(List.of("1", "2", "3", "4", "10"), List.of(5, 10, 10, 5, 1));
    private static final int MANY = 310_000;

    @Test
    void eachCastComesWithItsChance() {
        var casts = new QuickCasts(BEANS, new QuickRandom(11));
        int[] count = new int[BEANS.size()];
        for (int i = 0; i < MANY; i++) {
            count[casts.draw()]++;
        }
        for (int cast = 0; cast < count.length; cast++) {
            assertThat(count[cast] / (double) MANY).isCloseTo(BEANS.chance(cast), within(0.003));
        }
    }

    @Test
    void theGeneratorIsSplitMix64() {
        var random = new QuickRandom(0);
        assertThat(random.next()).isEqualTo(0xe220a8397b1dcdafL);
        assertThat(random.next()).isEqualTo(0x6e789e6aa1b965f4L);
    }

    @Test
    void everyNumberBelowTheBoundComesAndNoOther() {
        var random = new QuickRandom(5);
        boolean[] seen = new boolean[7];
        for (int i = 0; i < 1_000; i++) {
            seen[random.below(seen.length)] = true;
        }
        assertThat(seen).containsOnly(true);
    }
}
