package patolli.ui.patolli.bet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.testkit.Positions;

class BetModelTest {
    private static final Seats SEATS = Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE);
    private final List<Integer> laid = new ArrayList<>();
    private final BetModel model = new BetModel((PatolliState) Positions.opening("patolli"), SEATS, laid::add);

    @ParameterizedTest
    @CsvSource({"0, 1", "-7, 1", "1, 1", "4, 4", "10, 10", "11, 10", "1000000, 10"})
    void aBetIsNeverNothingAndNeverMoreThanTheSmallerHolding(int wanted, int becomes) {
        model.amountProperty().set(wanted);
        assertThat(model.amountProperty().get()).isEqualTo(becomes);
    }

    @Test
    void whatIsStakedIsThePoorest() {
        model.amountProperty().set(3);
        assertThat(model.stake(Side.RED)).containsExactly("dime", "dime", "quarter");
        assertThat(model.stake(Side.BLUE)).containsExactly("cacao", "cacao", "cacao");
        model.amountProperty().set(10);
        assertThat(model.stake(Side.RED)).isEqualTo(model.holding(Side.RED)).endsWith("library-card");
        assertThat(model.stake(Side.BLUE)).endsWith("jade-head");
    }

    @Test
    void itTellsWhoWouldHaveNothingLeft() {
        model.amountProperty().set(9);
        assertThat(model.emptied()).isEmpty();
        model.amountProperty().set(10);
        assertThat(model.emptied()).containsExactly(Side.RED, Side.BLUE);
        PatolliState later = IntStream.iterate(1, seed -> seed + 1).boxed()
                .flatMap(seed -> Positions.game("patolli", seed)).map(PatolliState.class::cast)
                .filter(state -> state.phase() == Phase.BET
                        && state.assetCount(Side.RED) < state.assetCount(Side.BLUE)).findFirst().orElseThrow();
        BetModel poor = new BetModel(later, SEATS, laid::add);
        poor.amountProperty().set(poor.most());
        assertThat(poor.emptied()).containsExactly(Side.RED);
    }

    @Test
    void itIsLaidDownOnce() {
        model.amountProperty().set(4);
        model.lay();
        model.lay();
        assertThat(laid).containsExactly(4);
    }
}
