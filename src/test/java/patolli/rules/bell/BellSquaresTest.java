package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Side;

class BellSquaresTest {

    @Test
    void wedgesAndRoundedSquaresLieAlikeOnEveryLimb() {
        assertThat(squares(BellSquares.wedges(8))).containsExactly(5, 10, 20, 25, 35, 40, 50, 55);
        assertThat(squares(BellSquares.wedges(16)))
                .containsExactly(4, 5, 10, 11, 19, 20, 25, 26, 34, 35, 40, 41, 49, 50, 55, 56);
        assertThat(squares(BellSquares.ROUNDED)).containsExactly(7, 8, 22, 23, 37, 38, 52, 53);
    }

    @ParameterizedTest
    @CsvSource({"RED, 0, 59, 1", "YELLOW, 15, 14, 16", "BLUE, 30, 29, 31", "GREEN, 45, 44, 46"})
    void everyPathEndsBesideItsEntry(Side side, int entry, int lastClockwise, int lastAnticlockwise) {
        assertThat(BellSquares.entry(side)).isEqualTo(entry);
        assertThat(new BellPath(entry, BellPath.CLOCKWISE).last()).isEqualTo(lastClockwise);
        assertThat(new BellPath(entry, BellPath.ANTICLOCKWISE).last()).isEqualTo(lastAnticlockwise);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 30, 45})
    void everyPathVisitsEverySquareOnce(int entry) {
        for (int direction : new int[] {BellPath.CLOCKWISE, BellPath.ANTICLOCKWISE}) {
            BellPath track = new BellPath(entry, direction);
            assertThat(IntStream.range(0, 60).map(track::square).distinct().count()).isEqualTo(60);
            assertThat(IntStream.range(0, 60)).allMatch(step -> track.step(track.square(step)) == step);
        }
    }

    @Test
    void onlyFourColoursHaveASeat() {
        assertThatThrownBy(() -> BellSquares.entry(Side.BLACK)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theBeansFallAsFiveFairBeansDo() {
        var casts = BellGame.INSTANCE.casts();
        assertThat(casts.texts()).containsExactly("0", "1", "2", "3", "4", "10");
        assertThat(casts.weights()).containsExactly(1, 5, 10, 10, 5, 1);
        assertThat(casts.total()).isEqualTo(32);
    }

    private static List<Integer> squares(long set) {
        return IntStream.range(0, 64).filter(square -> BellSquares.has(set, square)).boxed().toList();
    }
}
