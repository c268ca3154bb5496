package patolli.ui.sheet;

import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;

/** Wires a question. The answer that loses nothing has the focus. */
public final class QuestionController implements Controller {
    @FXML private DesignPane question;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label title;
    @FXML private Label text;
    @FXML private Button yes;
    @FXML private Button no;
    private final String name;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Runnable onYes;
    private final Runnable onNo;
    private final Ties ties = new Ties();

    public QuestionController(String name, Preferences preferences, Pictures pictures, Texts texts, Runnable onYes,
            Runnable onNo) {
        this.name = name;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        this.onYes = onYes;
        this.onNo = onNo;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf-small.png"));
        title.setText(texts.get(name + ".title"));
        text.setText(texts.get(name + ".text"));
        yes.setText(texts.get(name + ".yes"));
        no.setText(texts.get(name + ".no"));
        yes.setOnAction(event -> onYes.run());
        no.setOnAction(event -> onNo.run());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, question, pictures);
        SheetSize.follow(ties, sheet, preferences);
        EnterKey.presses(ties, question, no::fire);
        no.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
