package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Side;

/** What is played for, and what goes first. */
class AssetsTest {
    private static final List<String> COMMON = List.of("dime", "dime", "cacao", "cacao", "cacao", "quarter",
            "quarter", "quarter", "gum", "stamp", "dollar", "dollar", "nugget", "stone", "stone", "stone", "knife",
            "mask");

    private static List<String> with(String... treasures) {
        List<String> all = new ArrayList<>(COMMON);
        all.addAll(List.of(treasures));
        return all;
    }

    @Test
    void redBringsTenThings() {
        assertThat(PatolliStep.start().assets(Side.RED))
                .containsExactly("dime", "dime", "quarter", "quarter", "quarter",
                "gum", "dollar", "dollar", "knife", "library-card");
        assertThat(PatolliStep.start().assetCount(Side.RED)).isEqualTo(10);
    }

    @Test
    void blueBringsTenThings() {
        assertThat(PatolliStep.start().assets(Side.BLUE)).containsExactly("cacao", "cacao", "cacao", "stamp", "nugget",
                "stone", "stone", "stone", "mask", "jade-head");
        assertThat(PatolliStep.start().assetCount(Side.BLUE)).isEqualTo(10);
    }

    @Test
    void redPartsWithTheJadeHeadBeforeTheLibraryCard() {
        assertThat(Assets.keys(Assets.ALL, false)).isEqualTo(with("jade-head", "library-card"));
    }

    @Test
    void bluePartsWithTheLibraryCardBeforeTheJadeHead() {
        assertThat(Assets.keys(Assets.ALL, true)).isEqualTo(with("library-card", "jade-head"));
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void theFirstInTheOrderArePaidFirst(boolean blue) {
        List<String> order = Assets.keys(Assets.ALL, blue);
        for (int n = 0; n <= 20; n++) {
            int paid = Assets.poorest(Assets.ALL, n, blue);
            assertThat(Assets.keys(paid, blue)).isEqualTo(order.subList(0, n));
            assertThat(Assets.keys(Assets.ALL & ~paid, blue)).isEqualTo(order.subList(n, 20));
        }
    }

    @Test
    void whoHoldsFewerPaysWhatThereIs() {
        assertThat(Assets.poorest(0b101, 5, false)).isEqualTo(0b101);
        assertThat(Assets.poorest(0, 2, true)).isZero();
    }

    @Test
    void equalThingsAreInterchangeable() {
        assertThat(Assets.same(0b01, 0b10)).as("one dime or the other").isTrue();
        assertThat(Assets.same(0b001, 0b100)).as("a dime or a cacao bean").isFalse();
    }
}
