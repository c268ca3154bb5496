package patolli.ui.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.rules.Trait;

/** A row for each trait of a position: a press, or the arrow at the right, goes on to the next of what it may be. */
final class TraitRows {
    private static final int DIGITS = 4;
    private static final int MOST_DIGITS = 9;
    private final VBox rows;
    private final List<Trait> shown = new ArrayList<>();
    private final Map<String, Consumer<Trait>> refreshing = new LinkedHashMap<>();
    private PositionWords words;
    private Setter setter;

    /** What is done when something is chosen. */
    @FunctionalInterface
    interface Setter {
        void set(Trait trait, String value);
    }

    TraitRows(VBox rows) {
        this.rows = rows;
    }

    /** Shows these traits; whatever had the keyboard keeps it. */
    void show(List<Trait> traits, PositionWords said, Setter chosen) {
        words = said;
        setter = chosen;
        shown.clear();
        shown.addAll(traits);
        List<String> ids = traits.stream().map(TraitRows::id).toList();
        if (!ids.equals(List.copyOf(refreshing.keySet()))) {
            Optional<String> focused = Optional.ofNullable(rows.getScene()).map(scene -> scene.getFocusOwner())
                    .map(Node::getId);
            refreshing.clear();
            rows.getChildren().setAll(traits.stream().map(this::row).toList());
            focused.map(id -> rows.lookup("#" + id)).ifPresent(Node::requestFocus);
        }
        traits.forEach(trait -> refreshing.get(id(trait)).accept(trait));
    }

    private static String id(Trait trait) {
        return "trait-" + trait.name().replace('.', '-') + trait.side().map(side -> "-" + side.key()).orElse("");
    }

    private Trait now(String id) {
        return shown.stream().filter(trait -> id(trait).equals(id)).findFirst().orElseThrow();
    }

    private Node row(Trait trait) {
        Label name = new Label(words.name(trait));
        name.getStyleClass().add("trait-name");
        FlowPane row = new FlowPane(name, trait.isNumber() ? number(trait) : button(trait));
        row.getStyleClass().add("trait-row");
        row.setAlignment(Pos.CENTER_LEFT);
        row.prefWrapLengthProperty().bind(rows.widthProperty());
        return row;
    }

    private Button button(Trait trait) {
        String id = id(trait);
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().add("trait-value");
        button.setMinHeight(Region.USE_PREF_SIZE);
        button.setOnAction(event -> step(id, 1));
        button.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.SECONDARY) {
                step(id, -1);
            }
        });
        button.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT) {
                event.consume();
                step(id, event.getCode() == KeyCode.LEFT ? -1 : 1);
            }
        });
        refreshing.put(id, is -> {
            button.setText(words.value(is, is.value()));
            button.setAccessibleText(words.texts().get("trait.told", words.name(is), button.getText()));
        });
        return button;
    }

    private void step(String id, int by) {
        Trait trait = now(id);
        int at = trait.values().indexOf(trait.value());
        setter.set(trait, trait.values().get(Math.floorMod(at + by, trait.values().size())));
    }

    private TextField number(Trait trait) {
        String id = id(trait);
        TextField field = new TextField(trait.value());
        field.setId(id);
        field.getStyleClass().add("number-field");
        field.setPrefColumnCount(DIGITS);
        field.setAccessibleText(words.name(trait));
        field.setTextFormatter(new TextFormatter<>(change ->
                change.getControlNewText().matches("\\d{0," + MOST_DIGITS + "}") ? change : null));
        field.textProperty().subscribe(text -> {
            if (shown.stream().anyMatch(each -> id(each).equals(id)) && now(id).admits(text)
                    && !now(id).value().equals(text)) {
                setter.set(now(id), text);
            }
        });
        field.focusedProperty().subscribe(focused -> {
            if (!focused && shown.stream().anyMatch(each -> id(each).equals(id))) {
                field.setText(now(id).value());
            }
        });
        refreshing.put(id, is -> {
            if (!field.isFocused() || !is.value().equals(field.getText()) && is.admits(field.getText())) {
                field.setText(is.value());
            }
        });
        return field;
    }
}
