package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.BellBoard;
import patolli.board.Point;
import patolli.rules.Option;
import patolli.rules.Refusal;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellState;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.ending.Remnant;

/** What is left on the mat at an end. */
class BellEndingsTest {
    private static final double PURSE = 100;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** As many coins as it holds, and no purse of anybody who does not play. */
    @Test
    void everyPurseLiesThereWithItsCoins() throws Refusal {
        BellState state = (BellState) BellGame.INSTANCE.start(Map.of(Option.PLAYERS, "3"));
        List<Remnant> left = new BellEndings().left(state);
        assertThat(left).filteredOn(thing -> thing.thing().equals("purse")).hasSize(3);
        for (int i = 0; i < 3; i++) {
            Point purse = BellBoard.BOARD.stake(state.sides().get(i), 0);
            assertThat(left).filteredOn(thing -> thing.thing().startsWith("coin") && thing.at().distance(purse) < PURSE)
                    .hasSize(state.player(i).purse());
        }
        assertThat(left).filteredOn(thing -> thing.thing().startsWith("coin")).allSatisfy(coin ->
                assertThat(IntStream.range(0, BellBoard.BOARD.squares())).noneMatch(square ->
                        BellBoard.BOARD.covers(BellBoard.BOARD.square(square), coin.at())));
        assertThat(left).allSatisfy(thing -> assertThat(TestPictures.get().width(thing.picture())).isPositive());
    }
}
