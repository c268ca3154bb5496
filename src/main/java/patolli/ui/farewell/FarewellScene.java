package patolli.ui.farewell;

import java.util.List;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;

/** Puts the farewell together. */
public final class FarewellScene extends ControlledView<FarewellController> {

    private FarewellScene(FxmlView<FarewellController> view) {
        super(view);
    }

    /** Its large picture. */
    public static List<String> pictures() {
        return List.of("farewell/tula.jpg", "farewell/venus.png", "farewell/jewel.png", "farewell/ground.png");
    }

    /** Loads the scene over a model. */
    public static FarewellScene load(FarewellModel model, Pictures pictures, Preferences preferences) {
        Texts texts = new Texts("farewell");
        return new FarewellScene(FxmlView.load("farewell", texts,
                new FarewellController(model, pictures, preferences, texts)));
    }

    /** Lets time go by in what is seen, for pictures of it. */
    public void beat(double seconds) {
        controller().beat(seconds);
    }

    @Override
    protected FarewellController controller() {
        return super.controller();
    }
}
