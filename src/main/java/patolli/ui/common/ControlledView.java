package patolli.ui.common;

import javafx.scene.Parent;
import javafx.scene.Scene;

/**
 * A scene with a name of its own over an FXML view: what others may do with it stands in the class that extends this.
 *
 * @param <C> the controller of the view's root
 */
public abstract class ControlledView<C extends Controller> implements View {
    private final FxmlView<C> view;

    protected ControlledView(FxmlView<C> view) {
        this.view = view;
    }

    /** The controller of the root. */
    protected C controller() {
        return view.controller();
    }

    @Override
    public final Parent root() {
        return view.root();
    }

    @Override
    public final void attach(Scene scene) {
        view.attach(scene);
    }

    @Override
    public final void arrived() {
        view.arrived();
    }

    @Override
    public final void detach() {
        view.detach();
    }
}
