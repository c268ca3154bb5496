package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;
import patolli.ui.bell.BellTable;
import patolli.ui.pagade.PagadeTable;
import patolli.ui.tablan.TablanTable;

/** The pieces of a side are equally bright, whatever their veins. */
class PieceLightTest {
    private static final double APART = 0.03;
    private static final PieceLook PIECES = new BellTable().pieces();
    private static final PieceLook PLANK = new TablanTable().pieces();

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLUE", "YELLOW", "GREEN", "WHITE", "BLACK"}, mode = Mode.INCLUDE)
    void allSixOfASideAreEquallyBright(Side side) {
        for (String size : new String[] {".png", "@2x.png"}) {
            PieceLook pieces = side == Side.WHITE || side == Side.BLACK ? PLANK : PIECES;
            double[] light = IntStream.range(0, 6).mapToDouble(i -> luminance(Pixels.of(pieces.playing(side, i)
                    .replace(".png", size)))).toArray();
            for (double one : light) {
                assertThat(one).as("%s %s", side, size).isCloseTo(light[0], within(APART));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLACK", "YELLOW", "GREEN"}, mode = Mode.INCLUDE)
    void allPawnsOfASideAreEquallyBrightStandingAndLying(Side side) {
        PieceLook pawns = new PagadeTable().pieces();
        for (String size : new String[] {".png", "@2x.png"}) {
            for (IntFunction<String> way : List.<IntFunction<String>>of(i -> pawns.playing(side, i),
                    i -> pawns.again(side, i))) {
                double[] light = IntStream.range(0, 4).mapToDouble(i -> luminance(Pixels.of(way.apply(i)
                        .replace(".png", size)))).toArray();
                for (double one : light) {
                    assertThat(one).as("%s %s", side, size).isCloseTo(light[0], within(APART));
                }
            }
        }
    }

    private static double luminance(Pixels piece) {
        return IntStream.range(0, piece.argb().length).filter(i -> piece.alpha(i) > 0.9).mapToDouble(piece::luminance)
                .average().orElseThrow();
    }
}
