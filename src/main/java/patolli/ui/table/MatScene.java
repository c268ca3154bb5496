package patolli.ui.table;

import javafx.geometry.Rectangle2D;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Mat;
import patolli.ui.common.Pictures;
import patolli.ui.common.Saying;
import patolli.ui.common.View;

/** The mat for those who look on: nothing on it can be taken up, and the merchant's place is free. */
public final class MatScene extends ControlledView<OnlookerController> implements Mat {
    /** The merchant's place, no wider than the limbs leave it. */
    private static final Rectangle2D ROOM = new Rectangle2D(156, 230, 236, 302);

    private MatScene(FxmlView<OnlookerController> view) {
        super(view);
    }

    /**
     * Loads the scene.
     *
     * @param menus what stands at the left of the band
     * @param ear   hears what happens there
     */
    public static MatScene load(View menus, Preferences preferences, Pictures pictures, TableEar ear) {
        Texts texts = new Texts("board");
        MatScene scene = new MatScene(FxmlView.load("onlooker", texts,
                new OnlookerController(pictures, texts, new Narrator(new Texts("story"))),
                new MatController(pictures, preferences), new BandController(menus, preferences)));
        scene.controller().table().setEar(ear);
        return scene;
    }

    @Override
    public Performer performer() {
        return controller().table();
    }

    @Override
    public void write(Saying saying) {
        controller().write(saying);
    }

    @Override
    public Rectangle2D room() {
        return ROOM;
    }
}
