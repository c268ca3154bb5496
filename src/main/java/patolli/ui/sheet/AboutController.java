package patolli.ui.sheet;

import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;

/** Wires the sheet that says what this game is. */
public final class AboutController implements Controller {
    private static final double MASK = 112;
    @FXML private DesignPane about;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Pane icon;
    @FXML private Label version;
    @FXML private Button credits;
    @FXML private Button close;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final String number;
    private final Runnable onCredits;
    private final Runnable onClose;
    private final Ties ties = new Ties();

    public AboutController(Preferences preferences, Pictures pictures, Texts texts, String number, Runnable onCredits,
            Runnable onClose) {
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        this.number = number;
        this.onCredits = onCredits;
        this.onClose = onClose;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        ImageView mask = new ImageView(AboutController.class.getResource("/images/icon/icon-256.png").toExternalForm());
        mask.setFitWidth(MASK);
        mask.setFitHeight(MASK);
        icon.getChildren().add(mask);
        version.setText(texts.get("version", number));
        credits.setOnAction(event -> onCredits.run());
        close.setOnAction(event -> onClose.run());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, about, pictures);
        SheetSize.follow(ties, sheet, preferences);
        EnterKey.presses(ties, about, close::fire);
        close.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
