package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Refusal;

/** A seed keeps its secret, and its seal pins it down. */
class SeedTest {
    static final String COUNTING = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    private static final String SEAL = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

    @Test
    void theSealIsTheSha256OfTheBytes() throws Refusal {
        assertThat(Seed.parse(COUNTING).seal("").hex()).isEqualTo(SEAL);
    }

    @Test
    void aSealFitsItsOwnSeedOnly() throws Refusal {
        Seal seal = Seal.parse(SEAL);
        assertThat(seal.fits(Seed.parse(COUNTING), "")).isTrue();
        assertThat(seal.fits(Seed.parse(COUNTING.replace("1f", "1e")), "")).isFalse();
    }

    @Test
    void whatIsWrittenIsReadBack() throws Refusal {
        Seed drawn = Seed.draw(new SecureRandom());
        assertThat(Seed.parse(drawn.hex())).isEqualTo(drawn).hasSameHashCodeAs(drawn);
        assertThat(Seal.parse(drawn.seal("").hex())).isEqualTo(drawn.seal(""));
        assertThat(Seed.draw(new SecureRandom())).isNotEqualTo(drawn);
    }

    @Test
    void everyByteOfASeedIsDrawn() {
        Seed first = Seed.draw(new SplittableRandom(1));
        Seed second = Seed.draw(new SplittableRandom(2));
        for (int i = 0; i < Seed.BYTES; i += 4) {
            assertThat(first.hex().substring(2 * i, 2 * i + 8)).isNotEqualTo(second.hex().substring(2 * i, 2 * i + 8));
        }
    }

    @Test
    void theTextOfASeedOrOfItsBeansShowsNothingOfTheSecret() throws Refusal {
        Seed seed = Seed.parse(COUNTING);
        assertThat(seed).hasToString("Seed[secret]");
        assertThat(new SealedBeans(seed)).hasToString("SealedBeans[secret]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", COUNTING + "0", "g" + "0", "the whole of my secret"})
    void aTextOfAnotherLengthIsRefusedWithoutRepeatingIt(String text) {
        assertThatThrownBy(() -> Seed.parse(text)).isInstanceOf(Refusal.class)
                .hasMessage("A seed is written with 64 digits; this one has " + text.length() + ".");
        assertThatThrownBy(() -> Seal.parse(text)).isInstanceOf(Refusal.class)
                .hasMessageStartingWith("A seal is written with 64 digits");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0A", "0x", " 0", "é0", "0\n"})
    void otherLettersAreRefusedWithoutRepeatingThem(String pair) {
        String text = COUNTING.substring(2) + pair;
        assertThatThrownBy(() -> Seed.parse(text)).isInstanceOf(Refusal.class)
                .hasMessage("A seed is written with the digits 0 to 9 and the small letters a to f; "
                        + "this one has something else in it.");
        assertThatThrownBy(() -> Seal.parse(text)).isInstanceOf(Refusal.class).hasMessageStartingWith("A seal");
        assertThatThrownBy(() -> new Seal(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
