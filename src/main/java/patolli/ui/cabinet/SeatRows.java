package patolli.ui.cabinet;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.play.Level;
import patolli.play.Seat;
import patolli.rules.Side;
import patolli.save.Entry;
import patolli.text.Texts;
import patolli.ui.common.SideMark;
import patolli.ui.common.TextLimit;
import patolli.ui.common.Widths;

/** A row for each side that plays: its mark and colour, who sits there, the name, and how well a computer plays. */
final class SeatRows {
    private static final double MARK = 20;
    private final NewGameModel model;
    private final VBox rows;
    private final Texts texts;
    private final Runnable seated;

    /** @param seated told when somebody else sits somewhere */
    SeatRows(NewGameModel model, VBox rows, Texts texts, Runnable seated) {
        this.model = model;
        this.rows = rows;
        this.texts = texts;
        this.seated = seated;
    }

    void show(List<Side> sides) {
        rows.getChildren().setAll(sides.stream().map(this::row).toList());
        seated.run();
    }

    private Node row(Side side) {
        Label colour = new Label(texts.get("seat.colour." + side.key()));
        colour.getStyleClass().add("seat-name");
        colour.setMinHeight(Region.USE_PREF_SIZE);
        colour.setGraphic(new SideMark(side, MARK));
        ToggleGroup group = new ToggleGroup();
        RadioButton computer = sitter(side, Seat.MIRROR, "computer", group);
        HBox row = new HBox(colour, sitter(side, Seat.PLAYER, "person", group), computer, level(side, computer),
                name(side));
        row.getStyleClass().addAll("setting-row", "seat-row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private RadioButton sitter(Side side, Seat seat, String key, ToggleGroup group) {
        RadioButton choice = new RadioButton(texts.get("seat." + key));
        choice.setId("seat-" + side.key() + "-" + key);
        choice.getStyleClass().addAll("choice", "seat-" + key);
        choice.setMinWidth(Region.USE_PREF_SIZE);
        choice.setAccessibleText(texts.get("way", texts.get("seat.colour." + side.key()), texts.get("seat." + key)));
        choice.setToggleGroup(group);
        choice.setSelected(model.seat(side) == seat);
        choice.selectedProperty().subscribe(selected -> {
            if (selected && model.seat(side) != seat) {
                model.seat(side, seat);
                seated.run();
            }
        });
        return choice;
    }

    /** How well the computer plays; each press goes on to the next level. */
    private Button level(Side side, RadioButton computer) {
        Button level = new Button();
        level.setId("level-" + side.key());
        level.getStyleClass().add("seat-level");
        level.setTooltip(new Tooltip(texts.get("seat.level.tip")));
        level.setMinWidth(Region.USE_PREF_SIZE);
        // whatever the level and whoever sits there, the names stand in one column
        Widths.forAll(level, Level.ALL.stream().map(each -> texts.get("seat.level." + each.key())));
        level.visibleProperty().bind(computer.selectedProperty());
        say(level, side);
        level.setOnAction(event -> {
            model.level(side, Level.ALL.get((model.level(side).ordinal() + 1) % Level.ALL.size()));
            say(level, side);
        });
        return level;
    }

    private void say(Button level, Side side) {
        String words = texts.get("seat.level." + model.level(side).key());
        level.setText(words);
        level.setAccessibleText(texts.get("way", texts.get("seat.colour." + side.key()), words));
    }

    private TextField name(Side side) {
        TextField field = new TextField(model.name(side));
        field.setId("name-" + side.key());
        field.getStyleClass().add("name-field");
        field.setPromptText(texts.get("seat.name"));
        HBox.setHgrow(field, Priority.ALWAYS);
        field.setAccessibleText(texts.get("way", texts.get("seat.colour." + side.key()), texts.get("seat.name")));
        field.setTextFormatter(TextLimit.of(Entry.Called.LONGEST));
        field.textProperty().subscribe(typed -> model.name(side, typed));
        field.addEventHandler(KeyEvent.KEY_PRESSED, SeatRows::keep);
        return field;
    }

    /** A plain letter goes no further: it may be a mnemonic. Tab and Esc lead away. */
    private static void keep(KeyEvent event) {
        boolean leads = event.getCode() == KeyCode.TAB || event.getCode() == KeyCode.ESCAPE;
        if (!leads && !event.isAltDown() && !event.isControlDown() && !event.isMetaDown()) {
            event.consume();
        }
    }
}
