package patolli.ui.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a copy may be called. */
class NamingTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {"'', EMPTY", "'   ', EMPTY", "Mine, TAKEN", "' mINE ', TAKEN", "Mine too, -",
        "1234567890123456789012345678901234567890, -", "12345678901234567890123456789012345678901, TOO_LONG"})
    void aNameIsSomethingShortThatNoOtherGameHas(String typed, Naming.Fault fault) {
        assertThat(Naming.fault(typed, List.of("Mine")).orElse(null)).isEqualTo(fault);
    }

    @Test
    void aCharacterOutsideTheBasicPlaneCountsOnce() {
        assertThat(Naming.fault("\uD83C\uDFB2".repeat(40), List.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"New, New", "Mine, Mine 3"})
    void aProposalCanBeTakenAsItIs(String title, String proposal) {
        assertThat(Naming.proposed(title, List.of("Mine", "mine 2"))).isEqualTo(proposal);
    }

    @Test
    void aProposalIsNeverTooLong() {
        String longest = "x".repeat(40);
        assertThat(Naming.proposed(longest + "x", List.of())).isEqualTo(longest);
        assertThat(Naming.proposed(longest, List.of(longest))).isEqualTo("x".repeat(38) + " 2");
    }
}
