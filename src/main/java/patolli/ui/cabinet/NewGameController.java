package patolli.ui.cabinet;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.model.Preferences;
import patolli.play.Seat;
import patolli.rules.Option;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.SideMark;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;

/** Wires the page on which a new game is laid out. */
public final class NewGameController implements Controller {
    private static final String PLAYERS = "players";
    private static final double MARK = 20;
    private static final int DIGITS = 4;
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
    private final Texts words;
    private final Ties ties = new Ties();

    NewGameController(NewGameModel model, Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        words = new Texts(model.game().name() + ".options");
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        title.setText(texts.get("lay", texts.get("game." + model.game().name())));
        showOptions();
        begin.setOnAction(event -> model.begin());
        back.setOnAction(event -> model.back());
        standard.setOnAction(event -> {
            model.reset();
            showOptions();
            showSeats(model.sidesProperty().get());
        });
    }

    private void showOptions() {
        players.getChildren().clear();
        rules.getChildren().clear();
        for (Option option : model.options()) {
            (option.name().equals(PLAYERS) ? players : rules).getChildren().add(row(option));
        }
    }

    private VBox row(Option option) {
        Label name = label(words.get(option.name()), "setting-name");
        HBox line = new HBox(name, option.values().isEmpty() && !isFew(option) ? number(option) : choices(option));
        line.getStyleClass().add("setting-row");
        line.setAlignment(Pos.CENTER_LEFT);
        VBox row = new VBox(line, label(words.get(option.name() + ".words"), "sheet-text"),
                label(texts.get("lay.source", words.get(option.name() + ".source")), "sheet-small"));
        row.getStyleClass().add("option-row");
        return row;
    }

    private static boolean isFew(Option option) {
        return option.most() - option.least() < DIGITS;
    }

    private FlowPane choices(Option option) {
        ToggleGroup group = new ToggleGroup();
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("choices");
        if (option.standard().isEmpty()) {
            choices.getChildren().add(choice(option, Optional.empty(), group));
        }
        for (String value : values(option)) {
            choices.getChildren().add(choice(option, Optional.of(value), group));
        }
        return choices;
    }

    private static List<String> values(Option option) {
        return option.values().isEmpty() ? IntStream.rangeClosed(option.least(), option.most())
                .mapToObj(Integer::toString).toList() : option.values();
    }

    private RadioButton choice(Option option, Optional<String> value, ToggleGroup group) {
        String key = value.orElse("absent");
        String name = option.name() + "." + key;
        RadioButton choice = new RadioButton(words.has(name) ? words.get(name) : key);
        choice.setId("option-" + option.name() + "-" + key);
        choice.getStyleClass().add("choice");
        choice.setToggleGroup(group);
        choice.setSelected(model.value(option).equals(value));
        choice.selectedProperty().subscribe(selected -> {
            if (selected && !model.value(option).equals(value)) {
                model.choose(option, value);
            }
        });
        return choice;
    }

    private TextField number(Option option) {
        TextField field = new TextField(model.value(option).orElse(""));
        field.setId("option-" + option.name());
        field.getStyleClass().add("number-field");
        field.setAccessibleText(words.get(option.name()));
        field.setPrefColumnCount(DIGITS);
        field.setTextFormatter(new TextFormatter<>(change ->
                change.getControlNewText().matches("\\d{0," + DIGITS + "}") ? change : null));
        field.textProperty().subscribe(text -> {
            if (!model.value(option).equals(Optional.of(text))) {
                model.choose(option, Optional.of(text).filter(digits -> !digits.isEmpty()));
            }
        });
        return field;
    }

    private void showSeats(List<Side> sides) {
        seats.getChildren().setAll(sides.stream().map(this::seat).toList());
        tellWatched();
    }

    private Node seat(Side side) {
        Label name = label(texts.get("seat.colour." + side.key()), "seat-name");
        name.setGraphic(new SideMark(side, MARK));
        ToggleGroup group = new ToggleGroup();
        HBox row = new HBox(name, sitter(side, Seat.PLAYER, "person", group),
                sitter(side, Seat.MIRROR, "computer", group));
        row.getStyleClass().add("setting-row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private RadioButton sitter(Side side, Seat seat, String key, ToggleGroup group) {
        RadioButton choice = new RadioButton(texts.get("seat." + key));
        choice.setId("seat-" + side.key() + "-" + key);
        choice.getStyleClass().add("choice");
        choice.setToggleGroup(group);
        choice.setSelected(model.seat(side) == seat);
        choice.selectedProperty().subscribe(selected -> {
            if (selected && model.seat(side) != seat) {
                model.seat(side, seat);
                tellWatched();
            }
        });
        return choice;
    }

    private void tellWatched() {
        watched.setVisible(model.isWatched());
        watched.setManaged(model.isWatched());
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, newGame, pictures);
        SheetSize.follow(ties, sheet, preferences);
        ties.add(model.sidesProperty().subscribe(this::showSeats));
        ties.add(model.troubleProperty().subscribe(wrong -> {
            trouble.setText(wrong.map(sentence -> texts.get("lay.trouble", sentence)).orElse(""));
            begin.setDisable(wrong.isPresent());
        }));
        EnterKey.presses(ties, newGame, begin::fire);
        begin.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
