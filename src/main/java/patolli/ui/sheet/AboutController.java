package patolli.ui.sheet;

import java.nio.file.Path;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Pane;
import patolli.files.AssetFiles;
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
    @FXML private Label copied;
    @FXML private Button report;
    @FXML private Button credits;
    @FXML private Button close;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final String number;
    private final Optional<Path> logFolder;
    private final Runnable onCredits;
    private final Runnable onClose;
    private final Ties ties = new Ties();

    /** @param logFolder where the log is written, if it is */
    public AboutController(Preferences preferences, Pictures pictures, Texts texts, String number,
            Optional<Path> logFolder, Runnable onCredits, Runnable onClose) {
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        this.number = number;
        this.logFolder = logFolder;
        this.onCredits = onCredits;
        this.onClose = onClose;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        ImageView mask = new ImageView(AssetFiles.find("images/icon/icon-256.png").orElseThrow().toExternalForm());
        mask.setFitWidth(MASK);
        mask.setFitHeight(MASK);
        icon.getChildren().add(mask);
        version.setText(texts.get("version", number));
        report.setOnAction(event -> copy());
        credits.setOnAction(event -> onCredits.run());
        close.setOnAction(event -> onClose.run());
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(Report.of(number, logFolder));
        copied.setText(texts.get(Clipboard.getSystemClipboard().setContent(content) ? "report.done" : "report.failed"));
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
