package patolli.ui.cabinet;

import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import patolli.model.Preferences;
import patolli.rules.Option;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;

/** Wires the page on which a new game is laid out. */
public final class NewGameController implements Controller {
    @FXML private DesignPane newGame;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label title;
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
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        title.setText(new Texts("games").get(model.game().name()));
        seatRows = new SeatRows(model, seats, texts, this::tellWatched);
        showOptions();
        begin.setOnAction(event -> model.begin());
        back.setOnAction(event -> model.back());
        standard.setOnAction(event -> {
            model.reset();
            showOptions();
            seatRows.show(model.sidesProperty().get());
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
        ties.add(model.chosenProperty().subscribe(chosen -> {
            optionRows.refresh();
            Optional<String> wrong = model.troubleProperty().get();
            trouble.setText(wrong.map(optionRows::told).orElseGet(optionRows::yielded));
            begin.setDisable(wrong.isPresent());
        }));
        EnterKey.presses(ties, newGame, begin::fire);
        TabRing.close(ties, newGame);
        begin.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
