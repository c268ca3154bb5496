package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.BoardGeometry;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;
import patolli.testkit.TestPictures;
import patolli.ui.bell.BellTable;
import patolli.ui.pagade.PagadeTable;
import patolli.ui.patolli.PatolliTable;
import patolli.ui.tablan.TablanTable;
import patolli.ui.table.light.Hour;
import patolli.ui.table.light.TableLight;

/** Every piece stands out from whatever it lies on, at every hour: by its body, or by one of the lines of its rim. */
class PieceContrastTest {
    private static final double LEAST = 3;
    private static final int PIECES = 6;
    /** Half a piece, as part of a square's side. */
    private static final double HALF = 0.4;
    /** Steps in from its edge that are looked at. */
    private static final int DEEP = 12;

    /**
     * Where the lines of a rim lie, in pixels of the double size from the edge.
     *
     * @param dark  where the dark line has ended
     * @param bone  where the bone one has begun
     * @param end   where that has ended
     * @param body  beyond this is nothing but the piece
     */
    private record Rim(int dark, int bone, int end, int body) {
        static final Rim USUAL = new Rim(4, 6, 8, 10);
        static final Rim SMALL = new Rim(3, 4, 6, 7);

        static Rim at(BoardGeometry board) {
            return board.squareSize() < 40 ? SMALL : USUAL;
        }
    }

    @BeforeAll
    static void start() {
        Fx.start();
    }

    static Stream<Arguments> tables() {
        return Stream.of(new PatolliTable(), new BellTable(), new PagadeTable(), new TablanTable())
                .flatMap(table -> Stream.of(Hour.values()).map(hour -> Arguments.of(table.game().name(), table, hour)));
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("tables")
    @Tag("breadth")
    void everyPieceStandsOutFromItsGround(String name, GameTable table, Hour hour) {
        BoardGeometry board = table.board();
        Image ground = TableLight.over(board, hour).on(TestPictures.get().image(table.mat().picture()),
                new Rectangle2D(0, 0, BoardGeometry.WIDTH, BoardGeometry.HEIGHT));
        Pixels lit = Pixels.of(ground);
        for (Side side : board.sides()) {
            List<Point> places = new ArrayList<>(IntStream.range(0, board.squares()).mapToObj(board::square).toList());
            places.addAll(IntStream.range(0, PIECES).mapToObj(i -> board.nest(side, i)).toList());
            for (int i = 0; i < PIECES; i++) {
                Pixels piece = Pixels.of(table.pieces().playing(side, i).replace(".png", "@2x.png"));
                double[] parts = parts(piece, Rim.at(board));
                for (Point place : places) {
                    assertThat(best(parts,
                            light(lit, place, HALF * board.squareSize()))).as("%s %d at %s", side, i, place)
                            .isGreaterThanOrEqualTo(LEAST);
                }
            }
        }
    }

    @Test
    void aPieceWithoutRimWouldBeLostOnSomeSquare() {
        double amber = parts(Pixels.of(new BellTable().pieces().playing(Side.YELLOW, 0)
                .replace(".png", "@2x.png")), Rim.USUAL)[2];
        BoardGeometry board = new BellTable().board();
        Pixels lit = Pixels.of(TableLight.over(board, Hour.FIRE).on(TestPictures.get().image("bell/table.jpg"),
                new Rectangle2D(0, 0, BoardGeometry.WIDTH, BoardGeometry.HEIGHT)));
        assertThat(IntStream.range(0, board.squares()).mapToDouble(n -> ratio(amber, light(lit, board.square(n),
                HALF * board.squareSize()))).min()
                .orElseThrow()).isLessThan(LEAST);
    }

    private static double best(double[] parts, double ground) {
        return Math.max(ratio(parts[0], ground), Math.max(ratio(parts[1], ground), ratio(parts[2], ground)));
    }

    /** The mean luminance of the dark line, of the bone rim and of the body. */
    private static double[] parts(Pixels piece, Rim rim) {
        int[] in = inside(piece);
        return new double[] {mean(piece, i -> in[i] >= 1 && in[i] < rim.dark()),
            mean(piece, i -> in[i] >= rim.bone() && in[i] < rim.end()), mean(piece, i -> in[i] > rim.body())};
    }

    /** For every pixel how many steps it lies within the outline. */
    private static int[] inside(Pixels piece) {
        int wide = piece.width();
        int[] in = IntStream.range(0, piece.argb().length).map(i -> piece.alpha(i) > 0.97 ? wide : 0).toArray();
        for (int round = 0; round < DEEP; round++) {
            int[] last = in.clone();
            for (int i = wide + 1; i < in.length - wide - 1; i++) {
                in[i] = Math.min(in[i], 1 + Math.min(Math.min(last[i - 1], last[i + 1]), Math.min(last[i - wide],
                        last[i + wide])));
            }
        }
        return in;
    }

    private static double mean(Pixels pixels, IntPredicate of) {
        return IntStream.range(0, pixels.argb().length).filter(of).mapToDouble(pixels::luminance).average()
                .orElseThrow();
    }

    /** The mean luminance of what a piece there lies on. */
    private static double light(Pixels table, Point at, double half) {
        return IntStream.range((int) (at.y() - half), (int) (at.y() + half)).boxed().flatMap(y -> IntStream
                .range((int) (at.x() - half), (int) (at.x() + half))
                .filter(x -> Math.hypot(x - at.x(), y - at.y()) < half).mapToObj(x -> y * table.width() + x))
                .mapToDouble(table::luminance).average().orElseThrow();
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}
