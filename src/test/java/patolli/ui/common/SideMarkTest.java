package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;

/** The small signs of the sides that sit at one table are told apart by their shape alone. */
class SideMarkTest {
    private static final List<Side> TOGETHER = List.of(Side.RED, Side.BLUE, Side.YELLOW, Side.GREEN);
    private static final int SIZE = 16;
    private static final int MARGIN = 8;
    /** The least part of what either covers that only one of them covers. */
    private static final double DIFFERENT = 0.08;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    static Stream<Arguments> pairs() {
        return TOGETHER.stream().flatMap(one -> TOGETHER.stream().filter(other -> one.compareTo(other) < 0)
                .map(other -> Arguments.of(one, other)));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void outlinesDiffer(Side here, Side there) {
        double[] one = covered(here);
        double[] other = covered(there);
        double either = IntStream.range(0, one.length).mapToDouble(i -> Math.max(one[i], other[i])).sum();
        double single = IntStream.range(0, one.length).mapToDouble(i -> Math.abs(one[i] - other[i])).sum();
        assertThat(single / either).isGreaterThan(DIFFERENT);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theyFillTheirPlaceAndLieInItsMiddle(Side side) {
        double[] covered = covered(side);
        int whole = SIZE + 2 * MARGIN;
        double[] across = middle(covered, whole, true);
        double[] down = middle(covered, whole, false);
        assertThat((across[0] + across[1]) / 2).isBetween(whole / 2.0 - 0.6, whole / 2.0 + 0.6);
        assertThat((down[0] + down[1]) / 2).isBetween(whole / 2.0 - 0.6, whole / 2.0 + 0.6);
        assertThat(Math.max(across[1] - across[0], down[1] - down[0])).isBetween(SIZE - 2.0, SIZE + 2.0);
    }

    /** Where it begins and where it ends. */
    private static double[] middle(double[] covered, int whole, boolean across) {
        double[] most = new double[whole];
        for (int i = 0; i < covered.length; i++) {
            int at = across ? i % whole : i / whole;
            most[at] = Math.max(most[at], covered[i]);
        }
        int first = IntStream.range(0, whole).filter(i -> most[i] > 0.1).findFirst().orElseThrow();
        int last = IntStream.range(0, whole).filter(i -> most[whole - 1 - i] > 0.1).findFirst().orElseThrow();
        return new double[] {first + 1 - most[first], whole - 1 - last + most[whole - 1 - last]};
    }

    /** How much of each pixel is covered, with a margin all around. */
    private static double[] covered(Side side) {
        return Fx.call(() -> {
            int whole = SIZE + 2 * MARGIN;
            StackPane place = new StackPane(new SideMark(side, SIZE));
            place.setMinSize(whole, whole);
            place.setPrefSize(whole, whole);
            place.setStyle("-fx-background-color: lime");
            Scene scene = new Scene(new Group(place), whole, whole);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            Pixels pixels = Pixels.of(scene, new BoundingBox(0, 0, whole, whole), 1);
            return IntStream.range(0, pixels.argb().length).mapToDouble(i -> 1 - lime(pixels.argb()[i])).toArray();
        });
    }

    /** How much of the ground shows. */
    private static double lime(int argb) {
        int most = Math.max(argb >> 16 & 255, argb & 255);
        return Math.max(0, (argb >> 8 & 255) - most) / 255.0;
    }
}
