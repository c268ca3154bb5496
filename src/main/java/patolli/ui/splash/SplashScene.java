package patolli.ui.splash;

import java.util.List;
import java.util.function.Consumer;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.weather.Strike;

/** Puts the splash together. */
public final class SplashScene extends ControlledView<SplashController> {

    private SplashScene(FxmlView<SplashController> view) {
        super(view);
    }

    /** The pictures that the first frame is made of. */
    public static List<String> pictures() {
        return List.of("splash/storm.jpg", "splash/title.png", "splash/flames.png", "splash/slab.png",
                "splash/slab-hot.png");
    }

    /** Loads the scene over a model. */
    public static SplashScene load(SplashModel model, Pictures pictures, Preferences preferences) {
        Texts texts = new Texts("splash");
        return new SplashScene(FxmlView.load("splash", texts,
                new SplashController(model, pictures, preferences, texts)));
    }

    /** Who is told of each stroke of lightning. */
    public void setOnStrike(Consumer<Strike> listener) {
        controller().lightning().setOnStrike(listener);
    }

    /** What is to be done when the temple has been looked at for a moment, once. */
    public void setOnLooked(Runnable work) {
        controller().setOnLooked(work);
    }

    /** Lets lightning strike now. */
    public void strike(Strike strike) {
        controller().lightning().strike(strike);
    }

    /** Lets time go by in what is seen, for pictures of it. */
    public void beat(double seconds) {
        controller().beat(seconds);
    }

    @Override
    protected SplashController controller() {
        return super.controller();
    }
}
