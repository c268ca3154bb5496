package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Side;

class PagadePathTest {

    @ParameterizedTest
    @CsvSource({"0,in", "1,Sm1", "7,Sm7", "8,Sm8", "9,Sr8", "12,Sr5", "16,Sr1", "17,El1", "24,El8", "25,Em8", "26,Er8",
        "33,Er1", "34,Nl1", "41,Nl8", "42,Nm8", "43,Nr8", "50,Nr1", "51,Wl1", "58,Wl8", "59,Wm8", "60,Wr8", "67,Wr1",
        "68,Sl1", "75,Sl8", "76,Sm8", "77,Sm7", "83,Sm1", "84,home"})
    void redGoesAnticlockwiseFromTheSouthernBelly(int step, String square) {
        assertThat(PagadePath.square(Side.RED, step)).isEqualTo(square);
    }

    @ParameterizedTest
    @CsvSource({"RED,8", "BLACK,59", "YELLOW,42", "GREEN,25", "RED,76"})
    void theSouthernTipIsAStepOfEverybody(Side side, int step) {
        assertThat(PagadePath.square(side, step)).isEqualTo("Sm8");
    }

    @Test
    void everybodyMeetsEverybodyOnTheOpenTrackAndNowhereElse() {
        for (int seat = 0; seat < 4; seat++) {
            for (int on = 1; on < 4; on++) {
                for (int step = 1; step < 84; step++) {
                    String square = PagadePath.square(PagadePath.SEATS.get(seat), step);
                    int theirs = PagadePath.meets(on, step);
                    if (step >= 8 && step <= 76) {
                        assertThat(PagadePath.square(PagadePath.SEATS.get((seat + on) % 4), theirs)).isEqualTo(square);
                    } else {
                        assertThat(theirs).isZero();
                    }
                }
            }
        }
    }

    @Test
    void thePathsTogetherUseAllSquaresAndEachBellyIsOnOnePathOnly() {
        Set<String> all = new HashSet<>();
        for (Side side : PagadePath.SEATS) {
            for (int step = 1; step < 84; step++) {
                all.add(PagadePath.square(side, step));
                if (PagadePath.isBelly(step)) {
                    assertThat(PagadePath.square(side, step)).matches("[SENW]m[1-7]")
                            .startsWith(PagadePath.square(side, 1).substring(0, 1));
                }
            }
        }
        assertThat(all).hasSize(96);
    }

    @Test
    void thereAreFourSeats() {
        AllPawns pawns = new AllPawns(1, 2, 3, 4, 0);
        assertThat(IntStream.range(0, 4).map(pawns::pawns)).containsExactly(1, 2, 3, 4);
        assertThatThrownBy(() -> pawns.pawns(4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pawns.with(-1, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
