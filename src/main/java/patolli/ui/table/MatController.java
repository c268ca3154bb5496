package patolli.ui.table;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.ui.common.Controller;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;

/** The mat with its figures, the name plates and all that lies and moves there, whoever says what happens on it. */
public final class MatController implements Controller {
    private static final PseudoClass INVITING = PseudoClass.getPseudoClass("inviting");

    @FXML private Pane ground;
    @FXML private Pane prints;
    @FXML private Pane marks;
    @FXML private Pane assetLayer;
    @FXML private Pane pieceLayer;
    @FXML private Pane beanLayer;
    @FXML private Pane over;
    @FXML private Pane redPlate;
    @FXML private Pane bluePlate;

    private final Pictures pictures;
    private final Preferences preferences;
    private final Ties ties = new Ties();
    private ImageView merchant;
    private Table table;
    private NamePlate red;
    private NamePlate blue;

    public MatController(Pictures pictures, Preferences preferences) {
        this.pictures = pictures;
        this.preferences = preferences;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("patolli/table.jpg"));
        merchant = figure("merchant", 158);
        figure("tezcatlipoca", 902);
        table = new Table(assetLayer, pieceLayer, beanLayer, over, pictures);
        red = new NamePlate(redPlate, Side.RED, pictures);
        blue = new NamePlate(bluePlate, Side.BLUE, pictures);
    }

    private ImageView figure(String name, double x) {
        ImageView view = pictures.view("patolli/" + name + ".png");
        view.relocate(x, 192);
        view.setMouseTransparent(true);
        ground.getChildren().add(view);
        return view;
    }

    @Override
    public void attach(Scene scene) {
        ties.bind(table.tempoProperty(), preferences.tempoProperty());
        ties.bind(table.reducedMotionProperty(), preferences.reducedMotionProperty());
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(size -> {
            red.size(size);
            blue.size(size);
            table.size(size);
        }));
    }

    /** Leaves off in the middle of what is being shown. */
    @Override
    public void detach() {
        ties.loosen();
        table.drop();
    }

    /** What lies there, and shows turns. */
    Table table() {
        return table;
    }

    /** The layer under the marks, for what the last move has left. */
    Pane prints() {
        return prints;
    }

    /** The layer under the beans and pieces, for marks on the squares. */
    Pane marks() {
        return marks;
    }

    /** The name plate of red or blue. */
    NamePlate plate(Side side) {
        return side == Side.RED ? red : blue;
    }

    /** The merchant goes, so that something else may lie in his place. */
    void leaveRoom() {
        merchant.setVisible(false);
    }

    /** Whether the beans wait for a hand. */
    void invite(boolean waiting) {
        beanLayer.pseudoClassStateChanged(INVITING, waiting);
    }
}
