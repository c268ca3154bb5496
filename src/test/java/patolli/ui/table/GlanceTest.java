package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;

/** What is still seen of the table at a glance: in a grey copy of it that is blurred by four pixels. */
class GlanceTest {
    private static final int WIDTH = (int) BoardGeometry.WIDTH;
    private static final int HEIGHT = (int) BoardGeometry.HEIGHT;
    private static final double BLUR = 4;
    private static final int REACH = 12;
    /** From the middle of a piece to its edge. */
    private static final double PIECE = 21;
    /** Of how light it is there with and without the piece, and where one sits whose turn it is and is not. */
    private static final double LEAST = 1.5;
    private static final double LIT = 1.8;
    private static final Integer[] RED = {3, 12, 25, 40};
    private static final Integer[] BLUE = {7, 20, 48, 57};
    private static final int EMPTY = 30;
    private static final BoardGeometry BOARD = PatolliBoard.BOARD;
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    @Tag("breadth")
    void everyPieceChangesThePictureOfItsSquare() {
        test.from(Position.toCast(Side.RED).on(Side.RED, RED).on(Side.BLUE, BLUE).state()).open();
        double[] seen = glance();
        Fx.run(() -> test.scene.lookup("#pieceLayer").setVisible(false));
        double[] bare = glance();
        Stream.of(RED, BLUE).flatMap(Stream::of).forEach(square ->
                assertThat(difference(seen, bare, square)).as("on " + square).isGreaterThan(LEAST));
        assertThat(difference(seen, bare, EMPTY)).isEqualTo(1);
    }

    @Test
    void theSideToMoveHasTheLight() {
        test.from(Position.toCast(Side.RED).on(Side.RED, RED).on(Side.BLUE, BLUE).state()).open();
        double[] seen = glance();
        assertThat(ratio(light(seen, Side.RED), light(seen, Side.BLUE))).isGreaterThan(LIT);
        assertThat(light(seen, Side.RED)).isGreaterThan(light(seen, Side.BLUE));
    }

    /** How light it is where a side sits. */
    private static double light(double[] seen, Side side) {
        Box box = BOARD.figure(side);
        return IntStream.range((int) box.y(), (int) box.bottom()).mapToDouble(y -> IntStream.range((int) box.x(),
                (int) box.right()).mapToDouble(x -> seen[y * WIDTH + x]).average().orElseThrow()).average()
                .orElseThrow();
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    /** By how much a place on a square differs between two pictures, at most. */
    private static double difference(double[] one, double[] other, int square) {
        Point at = BOARD.square(square);
        return IntStream.range(0, one.length).filter(i -> Math.hypot(i % WIDTH - at.x(), i / WIDTH - at.y()) <= PIECE)
                .mapToDouble(i -> ratio(one[i], other[i])).max().orElseThrow();
    }

    private double[] glance() {
        Pixels pixels = Fx.call(() -> Pixels.of(test.scene, new BoundingBox(0, 0, WIDTH, HEIGHT), 1));
        double[] grey = IntStream.range(0, pixels.argb().length).mapToDouble(pixels::luminance).toArray();
        return blurred(blurred(grey, 1), WIDTH);
    }

    /** Along rows (step 1) or columns (step of a row). */
    private static double[] blurred(double[] grey, int step) {
        double[] kernel = IntStream.rangeClosed(-REACH, REACH)
                .mapToDouble(i -> Math.exp(-i * i / (2 * BLUR * BLUR))).toArray();
        double all = Arrays.stream(kernel).sum();
        return IntStream.range(0, grey.length).mapToDouble(i -> IntStream.rangeClosed(-REACH, REACH)
                .mapToDouble(k -> kernel[k + REACH] * grey[Math.clamp(i + (long) k * step, 0, grey.length - 1)]).sum()
                / all).toArray();
    }
}
