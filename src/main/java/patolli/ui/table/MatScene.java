package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import patolli.audio.Programme;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.rules.Leg;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Mat;
import patolli.ui.common.Pictures;
import patolli.ui.common.Saying;
import patolli.ui.common.View;

/** The mat for those who look on: nothing on it can be taken up, and somebody's place is free. */
public final class MatScene extends ControlledView<OnlookerController> implements Mat {
    private final GameTable table;
    private final Pictures pictures;

    private MatScene(FxmlView<OnlookerController> view, GameTable table, Pictures pictures) {
        super(view);
        this.table = table;
        this.pictures = pictures;
    }

    /**
     * Loads the scene.
     *
     * @param menus what stands at the left of the band
     * @param ear   hears what happens there
     */
    public static MatScene load(GameTable table, View menus, Preferences preferences, Pictures pictures, TableEar ear) {
        MatScene scene = new MatScene(FxmlView.load("onlooker", new Texts("board"),
                new OnlookerController(table, pictures, new Narrator(Texts.of(table.game().name(), "story"))),
                new MatController(table, pictures, preferences),
                new BandController(menus, table.pieces(), pictures, preferences)), table, pictures);
        scene.controller().stage().setEar(ear);
        return scene;
    }

    @Override
    public Optional<Programme> music() {
        return Optional.of(table.sounds().music());
    }

    @Override
    public Performer performer() {
        return controller().stage();
    }

    @Override
    public void write(Saying saying) {
        controller().write(saying);
    }

    @Override
    public void mark(List<Leg> moves) {
        controller().mark(moves);
    }

    /**
     * A hand that can put the pieces anywhere.
     *
     * @param layer over the mat, as large as the scene
     */
    public PlacingHand hand(Pane layer, PlacingHand.Goal goal) {
        return new PlacingHand(layer, controller().stage(), pictures, goal);
    }

    @Override
    public Rectangle2D room() {
        return TableLayout.area(table.mat().room());
    }

    /** Where a leaf can lie on which a position is set. */
    public Rectangle2D leaf() {
        return TableLayout.area(table.leaf());
    }
}
