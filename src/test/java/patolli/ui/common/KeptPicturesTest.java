package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;

class KeptPicturesTest {
    @Test
    void whatIsReleasedIsKeptAsAPictureNoMoreWhetherItIsShownOrNot() {
        Fx.start();
        Rectangle deep = new Rectangle(10, 10);
        Group group = new Group(deep);
        StackPane root = new StackPane(group);
        Fx.run(() -> {
            deep.setCache(true);
            group.setCache(true);
            root.setCache(true);
            KeptPictures.release(root);
        });
        assertThat(Fx.call(() -> root.isCache() || group.isCache() || deep.isCache())).isFalse();
    }
}
