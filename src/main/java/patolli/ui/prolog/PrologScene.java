package patolli.ui.prolog;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.weather.Strike;

/** Puts the prolog together. */
public final class PrologScene extends ControlledView<PrologController> {

    private PrologScene(FxmlView<PrologController> view) {
        super(view);
    }

    /** Its large pictures. */
    public static List<String> pictures() {
        return Stream.concat(Stream.of("prolog/ruins.jpg", "prolog/rain.jpg", "mictlan/wall.jpg",
                "mictlan/wall-cold.jpg", "ui/story.png", "mictlan/eyes.png", "mictlan/lord-dark.png"),
                Stream.of(Pose.values()).map(Pose::picture)).toList();
    }

    /** Loads the scene over a model. */
    public static PrologScene load(PrologModel model, Pictures pictures, Preferences preferences) {
        Texts texts = new Texts("prolog");
        return new PrologScene(FxmlView.load("prolog", texts,
                new PrologController(model, pictures, preferences, texts)));
    }

    /** Who is told of each stroke of lightning. */
    public void setOnStrike(Consumer<Strike> listener) {
        controller().lightning().setOnStrike(listener);
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
    protected PrologController controller() {
        return super.controller();
    }
}
