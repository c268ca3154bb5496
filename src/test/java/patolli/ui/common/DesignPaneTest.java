package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.BoundingBox;
import javafx.scene.Scene;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;

/** A scene in its window. */
class DesignPaneTest {
    @BeforeAll
    static void start() {
        Fx.start();
    }

    @Test
    void whatReachesBeyondTheWindowDoesNotEnlargeTheScene() {
        Fx.run(() -> {
            DesignPane pane = new DesignPane();
            Rectangle arm = new Rectangle(100, DesignPane.HEIGHT - 50, 40, 300);
            pane.getContent().add(arm);
            new Scene(pane, 1600, 900);
            pane.resize(1600, 900);
            pane.layout();
            assertThat(arm.localToScene(arm.getBoundsInLocal()).getMaxY()).isGreaterThan(900);
            assertThat(pane.getBoundsInParent()).isEqualTo(new BoundingBox(0, 0, 1600, 900));
        });
    }
}
