package patolli.testkit;

import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import patolli.ui.common.DesignPane;
import patolli.ui.common.View;

/** One view alone in a window, over whatever model it was made with. */
public final class Alone implements AutoCloseable {
    private final Stage stage;
    private final View view;

    private Alone(Stage stage, View view) {
        this.stage = stage;
        this.view = view;
    }

    /** Makes a view on the FX thread and shows it. */
    public static Alone show(Callable<? extends View> maker) {
        Fx.start();
        Alone alone = Fx.call(() -> {
            View view = maker.call();
            StackPane root = new StackPane(view.root());
            root.getStylesheets().add(Alone.class.getResource("/css/tokens.css").toExternalForm());
            Stage stage = new Stage();
            stage.setScene(new Scene(root, DesignPane.WIDTH, DesignPane.HEIGHT));
            // In the corner: the platform without a screen can't paint a window that begins to the left of it.
            stage.setX(0);
            stage.setY(0);
            stage.show();
            view.attach(stage.getScene());
            view.arrived();
            if (stage.getScene().getFocusOwner() == null) {
                view.root().requestFocus();
            }
            return new Alone(stage, view);
        });
        Fx.until("the window has the keyboard and its layout", () -> alone.stage.isFocused()
                && alone.view.root().getLayoutBounds().getWidth() > 0 && !alone.view.root().isNeedsLayout());
        return alone;
    }

    public Scene scene() {
        return stage.getScene();
    }

    public View view() {
        return view;
    }

    /** The node of that id or style class, with its sign. */
    public Node node(String selector) {
        Fx.until(selector + " is there", () -> scene().lookup(selector) != null && !scene().getRoot().isNeedsLayout());
        return Fx.call(() -> scene().lookup(selector));
    }

    /** Whether it has the keyboard. */
    public boolean isFocused(String selector) {
        return Fx.call(() -> scene().lookup(selector).isFocused());
    }

    /** What is written on it. */
    public String text(String selector) {
        return Fx.call(() -> ((Labeled) scene().lookup(selector)).getText());
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
