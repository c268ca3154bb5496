package patolli.ui.proof;

import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import patolli.beans.Seal;
import patolli.model.Preferences;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;

/** Wires the sheet that shows a seal in full. */
public final class SealController implements Controller {
    private static final double FIGURE = 76;
    private static final int MODULE = 7;
    @FXML private DesignPane seal;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Pane codePlace;
    @FXML private Pane figure;
    @FXML private Label words;
    @FXML private Pane number;
    @FXML private Hyperlink how;
    @FXML private Button close;
    private final Seal shown;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Runnable onHow;
    private final Runnable onClose;
    private final Ties ties = new Ties();

    SealController(Seal shown, Preferences preferences, Pictures pictures, Runnable onHow, Runnable onClose) {
        this.shown = shown;
        this.preferences = preferences;
        this.pictures = pictures;
        this.onHow = onHow;
        this.onClose = onClose;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        codePlace.getChildren().add(new SealCode(shown, MODULE));
        figure.getChildren().add(new SealFigure(shown, FIGURE));
        words.setText(SealSlip.twoLines(shown.words()));
        HexDigits hex = new HexDigits("hex");
        hex.show(shown.hex());
        number.getChildren().add(hex.line());
        how.setOnAction(event -> onHow.run());
        close.setOnAction(event -> onClose.run());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, seal, pictures);
        SheetSize.follow(ties, sheet, preferences);
        EnterKey.presses(ties, seal, close::fire);
        close.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
