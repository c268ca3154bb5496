package patolli.ui.prolog;

import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.weather.Strike;

/** Puts the prolog together. */
public final class PrologScene implements View {
    private final FxmlView<PrologController> view;

    private PrologScene(FxmlView<PrologController> view) {
        this.view = view;
    }

    /** Loads the scene over a model. */
    public static PrologScene load(PrologModel model, Pictures pictures, Preferences preferences) {
        Texts texts = new Texts("prolog");
        return new PrologScene(FxmlView.load("prolog", texts,
                new PrologController(model, pictures, preferences, texts)));
    }

    /** Who is told of each stroke of lightning. */
    public void setOnStrike(Consumer<Strike> listener) {
        view.controller().lightning().setOnStrike(listener);
    }

    /** Lets lightning strike now. */
    public void strike(Strike strike) {
        view.controller().lightning().strike(strike);
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

    PrologController controller() {
        return view.controller();
    }
}
