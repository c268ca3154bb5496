package patolli.ui.farewell;

import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the farewell together. */
public final class FarewellScene implements View {
    private final FxmlView<FarewellController> view;

    private FarewellScene(FxmlView<FarewellController> view) {
        this.view = view;
    }

    /** Loads the scene over a model. */
    public static FarewellScene load(FarewellModel model, Pictures pictures, Preferences preferences) {
        Texts texts = new Texts("farewell");
        return new FarewellScene(FxmlView.load("farewell", texts,
                new FarewellController(model, pictures, preferences, texts)));
    }

    /** Lets time go by in what is seen, for pictures of it. */
    public void beat(double seconds) {
        view.controller().beat(seconds);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void attach(Scene scene) {
        view.attach(scene);
    }

    @Override
    public void detach() {
        view.detach();
    }

    FarewellController controller() {
        return view.controller();
    }
}
