package patolli.ui.patolli.bet;

import java.util.List;
import java.util.stream.Stream;
import patolli.model.Preferences;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the bet scene together. */
public final class BetScene {
    private BetScene() { }

    /** Its large pictures. */
    public static List<String> pictures() {
        return Stream.concat(Stream.of("bet/jaguar.jpg", "bet/bowl.png", "bet/eyes.png", "bet/pupils.png"),
                ThingsToBet.pictures()).toList();
    }

    /**
     * The scene over a model, with the menus in its corner.
     *
     * @param landed told whenever something has come down in the bowl or on a cloth
     */
    public static View load(BetModel model, Pictures pictures, Preferences preferences, View menus, Runnable landed) {
        return FxmlView.load("bet", new Texts("bet"), new BetController(model, pictures, preferences,
                new Texts("bet"), new Narrator(new Texts("story")), menus, landed));
    }
}
