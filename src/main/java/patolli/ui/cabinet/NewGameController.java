package patolli.ui.cabinet;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import patolli.model.Preferences;
import patolli.rules.Option;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;

/** Wires the page on which a new game is laid out. */
public final class NewGameController implements Controller {
    /** The painted leaves by their heights, in design units; the sheet lies on the lowest that has room. */
    private static final Map<Double, String> LEAVES = new TreeMap<>(Map.of(440.0, "ui/leaf-low.png",
            600.0, "ui/leaf.png", 660.0, "ui/leaf-tall.png"));
    /** What of a leaf is not for options: above them, and below. */
    private static final double HEAD = 98;
    private static final double FOOT = 126;
    private static final double TITLE = 54;
    private static final double ANSWERS = 126;
    private static final double TROUBLE = 24;
    @FXML private DesignPane newGame;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label title;
    @FXML private ScrollPane options;
    @FXML private VBox contents;
    @FXML private HBox answers;
    @FXML private VBox players;
    @FXML private VBox seats;
    @FXML private Label watched;
    @FXML private VBox rules;
    @FXML private Label trouble;
    @FXML private Button begin;
    @FXML private Button standard;
    @FXML private Button back;
    private final NewGameModel model;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final OptionRows optionRows;
    private SeatRows seatRows;
    private final Ties ties = new Ties();

    NewGameController(NewGameModel model, Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        optionRows = new OptionRows(model, texts, new Texts(model.game().name() + "/options"));
    }

    @FXML
    private void initialize() {
        title.setText(texts.get("lay.title", new Texts("games").get(model.game().name())));
        seatRows = new SeatRows(model, seats, Texts.of(model.game().name(), "cabinet"), this::tellWatched);
        showOptions();
        begin.setText(texts.get("lay.begin"));
        back.setText(texts.get("lay.back"));
        begin.setOnAction(event -> model.begin());
        back.setOnAction(event -> model.back());
        standard.setOnAction(event -> {
            model.reset();
            showOptions();
            seatRows.show(model.sidesProperty().get());
            fit();
        });
    }

    private void showOptions() {
        players.getChildren().clear();
        rules.getChildren().clear();
        optionRows.clear();
        for (Option option : model.options()) {
            (option.name().equals(Option.PLAYERS) ? players : rules).getChildren().add(optionRows.row(option));
        }
        optionRows.refresh();
    }

    private void tellWatched() {
        watched.setVisible(model.isWatched());
        watched.setManaged(model.isWatched());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, newGame, pictures);
        SheetSize.follow(ties, sheet, preferences);
        ties.add(model.sidesProperty().subscribe(seatRows::show));
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(this::fit));
        ties.add(model.chosenProperty().subscribe(chosen -> tell(model.troubleProperty().get())));
        ScrollEdges.soften(ties, options);
        EnterKey.presses(ties, newGame, begin::fire);
        TabRing.close(ties, newGame);
        begin.requestFocus();
    }

    /** What stands in the way is told where it is, and brought into sight. */
    private void tell(Optional<String> wrong) {
        optionRows.refresh();
        begin.setDisable(wrong.isPresent());
        Optional<VBox> meant = optionRows.show(wrong);
        trouble.setText(meant.isPresent() ? "" : wrong.map(optionRows::told).orElseGet(optionRows::yielded));
        fit();
        meant.ifPresent(this::reveal);
    }

    /** Lays the sheet on the lowest leaf that has room for its contents. */
    private void fit() {
        newGame.applyCss();
        double told = trouble.getText().isEmpty() ? 0 : TROUBLE;
        double wanted = contents.prefHeight(options.getPrefWidth()) + told + HEAD + FOOT;
        double high = LEAVES.keySet().stream().filter(each -> each >= wanted).findFirst()
                .orElse(LEAVES.keySet().stream().reduce((one, other) -> other).orElseThrow());
        double top = (DesignPane.HEIGHT - high) / 2;
        ground.getChildren().setAll(pictures.view(LEAVES.get(high)));
        ground.setLayoutY(top);
        title.setLayoutY(top + TITLE);
        options.setLayoutY(top + HEAD);
        options.setPrefHeight(high - HEAD - FOOT - told);
        trouble.setLayoutY(top + high - FOOT - TROUBLE);
        answers.setLayoutY(top + high - ANSWERS);
        SheetSize.fit(sheet, preferences.of(Settings.TEXT_SIZE).get(), high);
    }

    private void reveal(VBox row) {
        newGame.layout();
        double top = 0;
        // Not by way of the window: the sheet may not have a size there yet.
        for (Node at = row; at != contents; at = at.getParent()) {
            top += at.getLayoutY();
        }
        double hidden = contents.getHeight() - options.getViewportBounds().getHeight();
        if (hidden > 0) {
            double above = (options.getViewportBounds().getHeight() - row.getHeight()) / 2;
            options.setVvalue(Math.clamp((top - above) / hidden, 0, 1));
        }
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
