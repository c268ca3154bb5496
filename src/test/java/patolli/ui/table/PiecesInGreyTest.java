package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;
import patolli.ui.bell.BellTable;

/** Pieces of two sides are told apart without colours: by how light they are, or by their outline. */
class PiecesInGreyTest {
    private static final PieceLook PIECES = new BellTable().pieces();
    private static final List<String> SIDES = List.of("blue", "green", "red", "yellow");
    /** The least difference of mean lightness inside, of 1, or of the outlines, of 1. */
    private static final double LIGHTNESS = 0.12;
    private static final double OUTLINE = 0.08;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** Every two of the four sides that have stones. */
    static Stream<Arguments> sides() {
        return SIDES.stream().flatMap(one -> SIDES.stream().filter(other -> one.compareTo(other) < 0)
                .map(other -> Arguments.of(one, other)));
    }

    @ParameterizedTest
    @MethodSource("sides")
    void everyPieceDiffersFromEveryOneOfAnotherSide(String here, String there) {
        for (int i = 1; i <= 6; i++) {
            for (int j = 1; j <= 6; j++) {
                Pixels one = piece(here, i);
                Pixels other = piece(there, j);
                assertThat(differ(one, other)).as("%s %d (%.2f), %s %d (%.2f), outlines %.2f", here, i, lightness(one),
                        there, j, lightness(other), outlines(one, other)).isTrue();
            }
        }
    }

    @Test
    void piecesOfOneColourWouldNotPassForTwoSides() {
        for (String side : SIDES) {
            for (int other = 2; other <= 6; other++) {
                assertThat(differ(piece(side, 1), piece(side, other))).as(side + " 1 and " + other).isFalse();
            }
        }
    }

    private static Pixels piece(String side, int number) {
        return Pixels.of(PIECES.playing(Side.of(side).orElseThrow(), number - 1).replace(".png", "@2x.png"));
    }

    private static boolean differ(Pixels one, Pixels other) {
        return Math.abs(lightness(one) - lightness(other)) >= LIGHTNESS || outlines(one, other) >= OUTLINE;
    }

    /** The mean lightness of the jewel: the middle half of the picture. */
    private static double lightness(Pixels piece) {
        int w = piece.width();
        int h = piece.height();
        return IntStream.range(0, w * h).filter(i -> Math.abs(i % w - w / 2) < w / 4 && Math.abs(i / w - h / 2) < h / 4)
                .filter(i -> piece.alpha(i) > 0.9).mapToDouble(piece::grey).average().orElseThrow();
    }

    /** Which part of what either covers is covered by one of them only. */
    private static double outlines(Pixels one, Pixels other) {
        long either = 0;
        long single = 0;
        for (int i = 0; i < one.argb().length; i++) {
            boolean here = one.alpha(i) > 0.75;
            boolean there = other.alpha(i) > 0.75;
            either += here || there ? 1 : 0;
            single += here != there ? 1 : 0;
        }
        return single / (double) either;
    }
}
