package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Casts;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.bell.BellGame;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.tablan.TablanGame;

/** The casts of the seed 00 01 02 ... 1f; the expected ones were worked out by another program, in Python. */
class SealedBeansTest {
    private static final List<Game> GAMES =
            List.of(PatolliGame.INSTANCE, BellGame.INSTANCE, PagadeGame.INSTANCE, TablanGame.INSTANCE);
    private static final Casts BEANS = PatolliGame.INSTANCE.casts();
    /** A throw needs 31 bits, of which every second number is beyond the table. */
    private static final Casts WASTEFUL = new Casts(List.of("a", "b", "c", "d", "e"),
            List.of(1 << 28, 1 << 28, 1 << 28, 1 << 28, 1));

    private SealedBeans beans;

    @BeforeEach
    void open() throws Refusal {
        beans = new SealedBeans(Seed.parse(SeedTest.COUNTING));
    }

    private static Occasion red(int nth) {
        return new Occasion("patolli", 1, Side.RED, nth);
    }

    private static List<Integer> twenty(IntUnaryOperator cast) {
        return IntStream.rangeClosed(1, 20).map(cast).boxed().toList();
    }

    @Test
    void theMessageNamesTheOccasionAndTheShake() {
        assertThat(new Occasion("bell", 2, Side.GREEN, 31).message(0)).isEqualTo("bell 2 green 31 0");
        assertThat(red(7).message(57)).isEqualTo("patolli 1 red 7 57");
    }

    @ParameterizedTest
    @CsvSource({"red,1,1,0, 0 2 2 1", "blue,1,2,0, 2 1 4 1", "red,1,7,57, 3 3 8 1",
        "black,12,345,1234567890123, 1 1 6 0"})
    void theCastIsWhatTheHmacSays(String side, int number, int nth, long shake, String expected) {
        Side caster = Side.of(side).orElseThrow();
        assertThat(GAMES.stream().map(game -> Integer.toString(
                beans.cast(new Occasion(game.name(), number, caster, nth), shake, game.casts()))))
                .containsExactly(expected.split(" "));
    }

    @Test
    void aRowOfCasts() {
        assertThat(twenty(n -> beans.cast(red(n), 3, BEANS)))
                .containsExactly(2, 0, 2, 4, 1, 1, 3, 1, 2, 2, 2, 3, 1, 0, 2, 2, 0, 1, 1, 0);
    }

    @Test
    void aTableWhoseThrowsAreNoPowerOfTwoIsDealtOutWithoutARemainder() {
        Casts five = new Casts(List.of("a", "b", "c", "d", "e"), List.of(1, 1, 1, 1, 1));
        assertThat(twenty(n -> beans.cast(red(n), 3, five)))
                .containsExactly(3, 0, 4, 4, 3, 2, 4, 2, 4, 1, 4, 0, 1, 0, 4, 4, 0, 2, 1, 0);
        // Of the eight numbers of three bits a remainder would give the first three casts two each.
        Casts table = new Casts(five.texts(), five.weights());
        List<Integer> many = IntStream.rangeClosed(1, 50_000).map(n -> beans.cast(red(n), 0, table)).boxed().toList();
        assertThat(Fairness.of(table, many).chance()).isGreaterThan(0.001);
    }

    @ParameterizedTest
    @CsvSource({"24,2", "39,2", "67,1"})
    void aThrowBeyondTheTableIsPassedOver(int nth, int expected) {
        assertThat(beans.cast(red(nth), 0, BEANS)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"697,3", "1085,3", "1941,1", "132580,0", "261545,3"})
    void whenTheBitsAreUsedUpMoreAreMade(int nth, int expected) {
        assertThat(beans.cast(red(nth), 0, WASTEFUL)).isEqualTo(expected);
    }

    @Test
    void aTableOfOneCastNeedsNoBits() {
        assertThat(beans.cast(red(1), 0, new Casts(List.of("1"), List.of(1)))).isZero();
    }

    @Test
    void theSameOccasionAndShakeGiveTheSameCastWhateverWasAskedBefore() {
        List<Integer> forwards = twenty(n -> beans.cast(red(n), 9, BEANS));
        List<Integer> backwards = twenty(n -> beans.cast(red(21 - n), 9, BEANS));
        assertThat(backwards.reversed()).isEqualTo(forwards);
    }

    @Test
    void otherShakesSidesGamesAndSeedsGiveOtherCasts() throws Refusal {
        SealedBeans others = new SealedBeans(Seed.parse(SeedTest.COUNTING.replace("1f", "1e")));
        assertThat(List.of(
                twenty(n -> beans.cast(red(n), 1, BEANS)),
                twenty(n -> beans.cast(red(n), 2, BEANS)),
                twenty(n -> beans.cast(new Occasion("patolli", 1, Side.BLUE, n), 1, BEANS)),
                twenty(n -> beans.cast(new Occasion("patolli", 2, Side.RED, n), 1, BEANS)),
                twenty(n -> beans.cast(new Occasion("pagade", 1, Side.RED, n), 1, BEANS)),
                twenty(n -> others.cast(red(n), 1, BEANS)))).doesNotHaveDuplicates();
    }

    @Test
    void whatCannotBeIsNotThrown() {
        assertThatThrownBy(() -> beans.cast(red(1), -1, BEANS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> red(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Occasion("patolli", 0, Side.RED, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Occasion("a b", 1, Side.RED, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
