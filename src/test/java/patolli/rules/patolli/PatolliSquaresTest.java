package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.rules.Side;

/** The board of the rule book: the kind of each of its 68 squares, and both journeys over it. */
class PatolliSquaresTest {

    private static List<Integer> squares(IntPredicate kind) {
        return IntStream.range(0, 68).filter(kind).boxed().toList();
    }

    @Test
    void theTriangleIsTheFifthSquareFromTheCentreInBothColumnsOfEachLimb() {
        assertThat(squares(PatolliSquares::isTriangle)).containsExactly(5, 12, 22, 29, 39, 46, 56, 63);
    }

    @Test
    void theTipsOfTheLimbsAreRounded() {
        assertThat(squares(PatolliSquares::isRounded)).containsExactly(8, 9, 25, 26, 42, 43, 59, 60);
    }

    @Test
    void theCentralSquaresAndTheOnesBeforeThemAreDangerous() {
        assertThat(squares(PatolliSquares::isDanger)).containsExactly(0, 16, 17, 33, 34, 50, 51, 67);
    }

    @ParameterizedTest
    @CsvSource({"0,0,34", "1,1,35", "33,33,67", "34,34,0", "35,35,1", "67,67,33"})
    void aStepIsThatManySquaresClockwiseFromTheOwnEntry(int step, int red, int blue) {
        assertThat(PatolliSquares.square(step, false)).isEqualTo(red);
        assertThat(PatolliSquares.square(step, true)).isEqualTo(blue);
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void everySquareIsReachedByOneStep(Side side) {
        boolean blue = side == Side.BLUE;
        for (int step = 0; step < 68; step++) {
            assertThat(PatolliSquares.square(step, blue)).isEqualTo(Position.square(side, step));
            assertThat(PatolliSquares.step(PatolliSquares.square(step, blue), blue)).isEqualTo(step);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"RED", "BLUE"})
    void whoHasNoSeatHasNoSquares(Side side) {
        assertThatThrownBy(() -> PatolliSquares.entry(side)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PatolliSquares.last(side)).isInstanceOf(IllegalArgumentException.class);
    }
}
