package patolli.ui.table.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.BellBoard;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.Point;

class TableLightTest {
    /** What a screen makes of light: so it looks evenly graded. */
    private static final double GAMMA = 2.2;
    private static final double LEAST = 0.60;
    private static final double MOST = 0.65;

    static Stream<Arguments> lights() {
        return Stream.of(PatolliBoard.BOARD, BellBoard.BOARD).flatMap(board -> Stream.of(Hour.values())
                .map(hour -> Arguments.of(board, TableLight.over(board, hour))));
    }

    private static Hue at(TableLight light, Point point) {
        return light.at(point.x(), point.y());
    }

    /** The middles of the field's left, right and lower edges. */
    private static List<Point> edges(BoardGeometry board) {
        Box field = board.field();
        return List.of(new Point(field.x() + 2, field.middle().y()), new Point(field.right() - 2, field.middle().y()),
                new Point(field.x() + 2, field.bottom() - 2), new Point(field.right() - 2, field.bottom() - 2));
    }

    @ParameterizedTest
    @MethodSource("lights")
    void theEdgesAreMoreThanAThirdDarkerThanTheHubAndCooler(BoardGeometry board, TableLight light) {
        Hue hub = at(light, board.middle());
        for (Point edge : edges(board)) {
            Hue there = at(light, edge);
            assertThat(Math.pow(there.luminance() / hub.luminance(), 1 / GAMMA)).as("%s", edge)
                    .isBetween(LEAST, MOST);
            assertThat(there.blue() / there.red()).isGreaterThan(hub.blue() / hub.red());
        }
    }

    @ParameterizedTest
    @MethodSource("lights")
    void nothingOnTheMatIsBrighterThanHubAndBeans(BoardGeometry board, TableLight light) {
        double brightest = Math.max(at(light, board.middle()).luminance(), at(light, board.hand()).luminance());
        Box field = board.field();
        for (double x = field.x(); x < field.right(); x += 20) {
            for (double y = field.y(); y < field.bottom(); y += 20) {
                assertThat(light.at(x, y).luminance()).isLessThanOrEqualTo(brightest + 1e-9);
            }
        }
        assertThat(at(light, board.hand()).luminance()).isGreaterThan(0.98 * brightest);
    }

    @ParameterizedTest
    @MethodSource("lights")
    void theBandStaysBright(BoardGeometry board, TableLight light) {
        Box band = board.band();
        for (double x = band.x() + 10; x < band.right() - 10; x += 40) {
            assertThat(light.at(x, band.middle().y()).luminance()).isGreaterThan(0.82);
        }
    }

    @ParameterizedTest
    @MethodSource("lights")
    void theFloorGoesOnBeyondTheSceneWithoutAnEdge(BoardGeometry board, TableLight light) {
        Hue beyond = light.beyond();
        for (double y : new double[] {0, 200, 400, 799}) {
            assertThat(light.at(0, y).luminance()).isCloseTo(beyond.luminance(), within(1e-9));
            assertThat(light.at(BoardGeometry.WIDTH, y).blue()).isCloseTo(beyond.blue(), within(1e-9));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, STORM", "0.2, STORM", "0.5, FIRE", "0.6, STARS", "0.75, GREY", "0.9, DAWN", "1, DAWN"})
    void theNearerToWinningTheLaterIsTheHour(double standing, Hour hour) {
        assertThat(Hour.of(standing)).isEqualTo(hour);
    }

    @Test
    void anHourStaysWhileTheStandingIsNearItsBorder() {
        assertThat(Hour.FIRE.then(0.56)).isEqualTo(Hour.FIRE);
        assertThat(Hour.STARS.then(0.54)).isEqualTo(Hour.STARS);
        assertThat(Hour.FIRE.then(0.60)).isEqualTo(Hour.STARS);
        assertThat(Hour.DAWN.then(0.1)).isEqualTo(Hour.STORM);
    }
}
