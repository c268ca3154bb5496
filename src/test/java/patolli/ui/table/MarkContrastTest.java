package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.testkit.Pixels;
import patolli.ui.common.Sprite;

/** Whether marks are seen on every kind of square, as they are painted there, all round its middle. */
class MarkContrastTest {
    private static final double LEAST = 3;
    /** In each eighth of the square so many square units differ by that much from what they lie on. */
    private static final double AREA = 8;
    private static final double ENLARGED = 3;
    private static final double REACH = 27;
    private static final int SECTORS = 8;
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    /** A move and a square at one of its ends. */
    static Stream<Arguments> kinds() {
        return Stream.of(
                Arguments.of("plain", "21-23", 23), Arguments.of("triangle", "3-5", 5), Arguments.of("tip", "6-8", 8),
                Arguments.of("skull", "14-16", 16), Arguments.of("central", "15-17", 17),
                Arguments.of("blue's entry", "32-34", 34));
    }

    /** Squares that are left, and so are marked otherwise. */
    static Stream<Arguments> left() {
        return Stream.of(
                Arguments.of("plain", "21-23", 21), Arguments.of("tip", "9-11", 9), Arguments.of("skull", "33-35", 33),
                Arguments.of("central", "51-53", 51), Arguments.of("own entry", "0-2", 0));
    }

    private void open(String move) {
        int from = Integer.parseInt(move.split("-")[0]);
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, from, from == 60 ? 61 : 60).state()).open();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    @Tag("breadth")
    void marksOfMovesStandOutFromTheirSquare(String kind, String move, int square) {
        assertMarked(move, square);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest(name = "{0}")
    @MethodSource("left")
    void soTheyDoFromSquaresThatAreLeft(String kind, String move, int square) {
        assertMarked(move, square);
    }

    private void assertMarked(String move, int square) {
        open(move);
        assertSeen("marks", square);
        Mouse.move(test.node("move-60-62"));
        assertSeen("marks", square);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    @Tag("breadth")
    void feetAndTheRingStandOutFromTheirSquare(String kind, String move, int square) {
        assertTrodden(move, square);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest(name = "{0}")
    @MethodSource("left")
    void soTheyDoWherePiecesSetOut(String kind, String move, int square) {
        assertTrodden(move, square);
    }

    private void assertTrodden(String move, int square) {
        open(move);
        for (Side side : TestBoard.SIDES) {
            walk(side, square, square + 2);
            assertThat(seen("trail", square).stream().mapToDouble(Double::doubleValue).sum())
                    .as("feet of %s", side).isGreaterThanOrEqualTo(SECTORS * AREA);
            walk(side, Math.floorMod(square - 2, 68), square);
            assertSeen("prints", square);
        }
    }

    private void walk(Side side, int from, int to) {
        Fx.run(() -> {
            Pane trail = (Pane) test.scene.lookup("#trail");
            Pane rings = (Pane) test.scene.lookup("#prints");
            ((Pane) test.scene.lookup("#marks")).getChildren().clear();
            Footprints feet = new Footprints(trail, rings, test.pictures, test.stage().layout());
            feet.show(List.of(List.of(new Leg(side, new Spot.Square(from), new Spot.Square(to), List.of(), 1))));
            feet.comeBack(false);
        });
    }

    @Test
    void boneOnBoneWouldNotDo() {
        open("21-23");
        Fx.run(() -> ((Pane) test.scene.lookup("#marks")).setOpacity(0.3));
        assertThat(seen("marks", 23)).anyMatch(area -> area < AREA);
    }

    private void assertSeen(String layer, int square) {
        assertThat(seen(layer, square)).allMatch(area -> area >= AREA);
    }

    /** By sectors of the square: how many square units of its marks stand out. */
    private List<Double> seen(String layer, int square) {
        return Fx.call(() -> {
            Pane marks = (Pane) test.scene.lookup("#" + layer);
            Stream.of("pieceLayer", "castLayer").forEach(name -> test.scene.lookup("#" + name).setVisible(false));
            Point2D middle = PatolliPlaces.square(square);
            Bounds where = marks.localToScene(new BoundingBox(middle.getX() - REACH, middle.getY() - REACH, 2 * REACH,
                    2 * REACH));
            Pixels marked = Pixels.of(test.scene, where, ENLARGED);
            List<Node> own = marks.getChildren().stream().flatMap(MarkContrastTest::single)
                    .filter(mark -> mark.isVisible() && !isGround(mark)).toList();
            own.forEach(mark -> mark.setVisible(false));
            Pixels ground = Pixels.of(test.scene, where, ENLARGED);
            own.forEach(mark -> mark.setVisible(true));
            Stream.of("pieceLayer", "castLayer").forEach(name -> test.scene.lookup("#" + name).setVisible(true));
            return areas(marked, ground);
        });
    }

    /** The marks of a layer, or one by itself. */
    private static Stream<Node> single(Node mark) {
        return mark instanceof Group layer ? layer.getChildren().stream() : Stream.of(mark);
    }

    private static boolean isGround(Node mark) {
        return mark instanceof Sprite sprite && sprite.getImage().getUrl().contains("mark-ground");
    }

    private static List<Double> areas(Pixels marked, Pixels ground) {
        int[] pixels = new int[SECTORS];
        for (int i = 0; i < marked.argb().length; i++) {
            // What was not painted over differs by nothing, which is most of it.
            if (marked.argb()[i] != ground.argb()[i] && ratio(marked.luminance(i), ground.luminance(i)) >= LEAST) {
                int sector = sector(marked, i);
                if (sector >= 0) {
                    pixels[sector]++;
                }
            }
        }
        return IntStream.of(pixels).mapToObj(each -> each / (ENLARGED * ENLARGED)).toList();
    }

    private static int sector(Pixels pixels, int i) {
        double x = i % pixels.width() - pixels.width() / 2.0;
        double y = i / pixels.width() - pixels.height() / 2.0;
        return Math.hypot(x, y) > REACH * ENLARGED ? -1
                : (int) ((Math.atan2(y, x) + Math.PI) / (2 * Math.PI) * SECTORS) % SECTORS;
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}
