package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.ui.common.DesignPane;

/** The board in windows of all sizes. */
class BoardSizeTest {
    /** A piece that is lifted grows less. */
    private static final double ENLARGED = 1.14;
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @ParameterizedTest(name = "{0} x {1}")
    @CsvSource({"1024, 640", "2560, 640", "1024, 1440", "1920, 1080"})
    @Tag("breadth")
    void theTableStaysWholeInTheMiddleAndInProportion(double width, double height) {
        assertWhole(width, height);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest(name = "{0} x {1}")
    @CsvSource({"1280, 800", "1366, 768", "2560, 1440", "1111, 777"})
    void soItDoesInWindowsBetweenThese(double width, double height) {
        assertWhole(width, height);
    }

    private void assertWhole(double width, double height) {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).size(width, height).open();
        Parent content = test.node("ground").getParent();
        Bounds table = Fx.call(() -> content.localToScene(new BoundingBox(0, 0, DesignPane.WIDTH, DesignPane.HEIGHT)));
        assertThat(table.getMinX()).isGreaterThanOrEqualTo(-0.5);
        assertThat(table.getMinY()).isGreaterThanOrEqualTo(-0.5);
        assertThat(table.getMaxX()).isLessThanOrEqualTo(width + 0.5);
        assertThat(table.getMaxY()).isLessThanOrEqualTo(height + 0.5);
        assertThat(table.getCenterX()).isCloseTo(width / 2, within(0.51));
        assertThat(table.getCenterY()).isCloseTo(height / 2, within(0.51));
        assertThat(table.getWidth() / table.getHeight()).isCloseTo(1.6, within(1e-6));
        assertThat(Math.min(width - table.getWidth(), height - table.getHeight())).as("as large as fits")
                .isCloseTo(0, within(1e-6));
        inside(table, List.of("plate-red", "plate-blue", "band", "beansSpot", "move-3-5", "target-21-23"));
        assertPicturesOf(table.getWidth() / DesignPane.WIDTH >= 1.1 ? 2 : 1);
    }

    private void inside(Bounds table, List<String> ids) {
        for (String id : ids) {
            Bounds there = Fx.call(() -> test.scene.lookup("#" + id).localToScene(test.scene.lookup("#" + id)
                    .getLayoutBounds()));
            assertThat(there.getWidth() * there.getHeight()).as(id).isPositive();
            assertThat(table.contains(there)).as(id).isTrue();
        }
    }

    @Test
    @Tag("breadth")
    void theRoomMayChangeWhileOnePlays() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).open();
        resize(1700, 1300);
        Fx.until("it is larger", () -> test.pictures.doubledProperty().get());
        assertPicturesOf(2);
        Mouse.click(test.node("target-21-23"));
        assertThat(test.played()).containsExactly("21-23");
        resize(1024, 640);
        Fx.until("it is smaller", () -> !test.pictures.doubledProperty().get());
        assertPicturesOf(1);
    }

    /** The room that the window gives; windows themselves can't outgrow the headless platform's screen later on. */
    private void resize(double width, double height) {
        Fx.run(() -> {
            test.board.root().resize(width, height);
            test.board.root().layout();
        });
    }

    private void assertPicturesOf(int times) {
        List<ImageView> views = Fx.call(() -> test.scene.getRoot().lookupAll(".image-view").stream()
                .map(ImageView.class::cast).toList());
        assertThat(views).hasSizeGreaterThan(40);
        for (ImageView view : views) {
            Image image = view.getImage();
            if (image == null || view.getStyleClass().contains("wash")) {
                // Nothing is coming on, or nothing sharp.
                continue;
            }
            // What lies there larger than it is painted is sharp on every screen.
            int dense = view.getScaleX() > ENLARGED ? 2 : times;
            // What is lit by the program comes from no file.
            if (image.getUrl() != null) {
                assertThat(image.getUrl().contains("@2x")).as(image.getUrl()).isEqualTo(dense == 2);
            }
            double shown = view.getViewport() == null ? image.getWidth() : view.getViewport().getWidth();
            assertThat(view.getFitWidth() * dense).as(image.getUrl()).isCloseTo(shown, within(1.0));
        }
    }
}
