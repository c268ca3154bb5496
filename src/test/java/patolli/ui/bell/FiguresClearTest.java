package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.board.BellBoard;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.figure.FigurePose;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;
import patolli.ui.common.Pictures;
import patolli.ui.table.MatLook;
import patolli.ui.table.figure.FigureView;

/** The figures above and below stand as large as the room between two limbs allows, and hide nothing. */
class FiguresClearTest {
    private static final BellBoard BOARD = BellBoard.BOARD;
    private static final Rectangle2D ALL = new Rectangle2D(0, 0, 1280, 800);
    /** From the rim of a plate's picture to the leaf in it. */
    private static final double RIM = 3;
    private static final double PIECE = 20;
    private static final double BAND = 58, PLAQUE = 751;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"YELLOW", "GREEN"})
    void itsPaintTouchesNeitherTheTrackNorItsPlateNorPiecesNorWhatIsWritten(Side side) {
        List<Point> paint = paint(side, FigurePose.REST);
        double high = paint.stream().mapToDouble(Point::y).max().orElseThrow()
                - paint.stream().mapToDouble(Point::y).min().orElseThrow();
        assertThat(high).as("more than half as high as those at the left and the right").isGreaterThan(175);
        Box plate = BOARD.plate(side);
        assertThat(paint).allSatisfy(at -> {
            assertThat(IntStream.range(0, BOARD.squares()).filter(n -> BOARD.covers(BOARD.square(n), at)))
                    .as("squares at %s", at).isEmpty();
            assertThat(at.x() > plate.x() + RIM && at.x() < plate.right() - RIM && at.y() > plate.y() + RIM
                    && at.y() < plate.bottom() - RIM).as("plate at %s", at).isFalse();
            assertThat(IntStream.range(0, 6).mapToDouble(i -> BOARD.nest(side, i).distance(at))).as("pieces at %s", at)
                    .allMatch(away -> away > PIECE);
            assertThat(at.y()).isBetween(BAND, PLAQUE);
        });
    }

    /** Where a figure is painted, on every second pixel: its shadow is thinner. */
    private static List<Point> paint(Side side, FigurePose pose) {
        MatLook.Figure seated = new BellTable().mat().figures().stream().filter(each -> each.side() == side)
                .findFirst().orElseThrow();
        Pixels seen = Fx.call(() -> {
            FigureView figure = new FigureView(seated.sitter(), new Pictures(Runnable::run, Runnable::run,
                    Runnable::run));
            figure.setLayoutX(seated.at().x());
            figure.setLayoutY(seated.at().y());
            figure.take(pose, Optional.empty(), FigureView.Manner.AT_ONCE, 1);
            SnapshotParameters clear = new SnapshotParameters();
            clear.setFill(Color.TRANSPARENT);
            clear.setViewport(ALL);
            return Pixels.of(new Scene(new Group(figure)).getRoot().snapshot(clear, null));
        });
        return IntStream.range(0, 640 * 400).filter(i -> seen.alpha(2 * (i % 640) + 2 * (i / 640) * 1280) > 0.9)
                .mapToObj(i -> new Point(2 * (i % 640), 2 * (i / 640))).toList();
    }
}
