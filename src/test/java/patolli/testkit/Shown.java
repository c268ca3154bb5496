package patolli.testkit;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import patolli.ui.common.DesignPane;
import patolli.ui.common.View;

/** One view alone on a stage. */
public final class Shown implements AutoCloseable {
    private final View view;
    private Scene scene;
    private Stage stage;

    /** Shows a view, which was made on the FX thread, and waits until it has the keyboard. */
    public Shown(View view) {
        this.view = view;
        Fx.run(() -> {
            StackPane root = new StackPane(view.root());
            root.getStylesheets().add(Shown.class.getResource("/css/tokens.css").toExternalForm());
            scene = new Scene(root, DesignPane.WIDTH, DesignPane.HEIGHT);
            stage = new Stage();
            stage.setScene(scene);
            stage.show();
            view.attach(scene);
            if (scene.getFocusOwner() == null) {
                view.root().requestFocus();
            }
        });
        Fx.until("the window has the keyboard and its layout", () -> stage.isFocused()
                && view.root().getLayoutBounds().getWidth() > 0 && !view.root().isNeedsLayout());
    }

    public Scene scene() {
        return scene;
    }

    public Node node(String id) {
        return Fx.call(() -> scene.lookup("#" + id));
    }

    public String text(String id) {
        return Fx.call(() -> ((Labeled) scene.lookup("#" + id)).getText());
    }

    /** Whether a node has the keyboard. */
    public boolean isFocused(String id) {
        return Fx.call(() -> scene.lookup("#" + id).isFocused());
    }

    @Override
    public void close() {
        Fx.run(() -> {
            view.detach();
            stage.close();
        });
        WaitForAsyncUtils.clearExceptions();
    }
}
