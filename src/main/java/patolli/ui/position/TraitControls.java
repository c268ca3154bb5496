package patolli.ui.position;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import patolli.rules.Side;
import patolli.rules.Trait;
import patolli.ui.common.SideMark;
import patolli.ui.common.Widths;

/** What sets a trait: a press, or the arrow at the right, goes on to the next of what it may be; a number is typed. */
final class TraitControls {
    private static final int DIGITS = 4;
    private static final double MARK = 14;
    private static final int MOST_DIGITS = 9;
    private final Function<String, Optional<Trait>> now;
    private final TraitRows.Setter setter;
    private final Consumer<Optional<String>> told;

    /**
     * Something that sets a trait.
     *
     * @param refresh shows the trait as it has become
     */
    record Control(Region node, Consumer<Trait> refresh) { }

    /**
     * Controls of traits that change.
     *
     * @param now  the trait of an {@link #id} as it is, if the position still has it
     * @param told gets what is under the mouse or has the keyboard, as long as it does
     */
    TraitControls(Function<String, Optional<Trait>> now, TraitRows.Setter setter, Consumer<Optional<String>> told) {
        this.told = told;
        this.now = now;
        this.setter = setter;
    }

    static String id(Trait trait) {
        return "trait-" + trait.name().replace('.', '-') + trait.side().map(side -> "-" + side.key()).orElse("");
    }

    ShareCells shares(Trait trait, PositionWords words) {
        String id = id(trait);
        return new ShareCells(id, words.holders(), told, value -> now.apply(id).ifPresent(is -> setter.set(is, value)));
    }

    Control button(Trait trait, PositionWords words) {
        String id = id(trait);
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().add("trait-value");
        button.setMinHeight(Region.USE_PREF_SIZE);
        button.setMaxWidth(Double.MAX_VALUE);
        if (words.icon(trait, trait.value()).isPresent()) {
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.getStyleClass().add("trait-drawn");
            // a sign by itself says little
            button.focusedProperty().subscribe((before, is) -> tell(button));
            button.hoverProperty().subscribe((before, is) -> tell(button));
        } else {
            button.setMinWidth(0);
            button.setWrapText(true);
            Widths.forAll(button, trait.values().stream().map(value -> words.value(trait, value)));
        }
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
        return new Control(button, is -> {
            button.setText(words.value(is, is.value()));
            Side.of(is.value()).ifPresentOrElse(side -> button.setGraphic(new SideMark(side, MARK)),
                    () -> button.setGraphic(null));
            words.icon(is, is.value()).ifPresent(icon -> {
                button.setGraphic(new FontIcon(icon));
                button.setTooltip(new Tooltip(words.texts().get("trait.told", words.name(is), button.getText())));
            });
            button.setAccessibleText(words.texts().get("trait.told", words.name(is), button.getText()));
            if (words.icon(is, is.value()).isPresent() && (button.isFocused() || button.isHover())) {
                tell(button);
            }
        });
    }

    private void tell(Button button) {
        told.accept(button.isFocused() || button.isHover() ? Optional.of(button.getAccessibleText())
                : Optional.empty());
    }

    private void step(String id, int by) {
        now.apply(id).ifPresent(trait -> {
            int at = trait.values().indexOf(trait.value());
            setter.set(trait, trait.values().get(Math.floorMod(at + by, trait.values().size())));
        });
    }

    Control number(Trait trait, PositionWords words) {
        String id = id(trait);
        TextField field = new TextField(trait.value());
        field.setId(id);
        field.getStyleClass().add("number-field");
        field.setPrefColumnCount(Math.min(DIGITS, Integer.toString(trait.most()).length()));
        field.setMaxWidth(Double.MAX_VALUE);
        field.setAccessibleText(words.name(trait));
        field.setTextFormatter(new TextFormatter<>(change ->
                change.getControlNewText().matches("\\d{0," + MOST_DIGITS + "}") ? change : null));
        field.textProperty().subscribe(text -> now.apply(id)
                .filter(is -> is.admits(text) && !is.value().equals(text)).ifPresent(is -> setter.set(is, text)));
        field.focusedProperty().subscribe(focused -> {
            if (!focused) {
                now.apply(id).ifPresent(is -> field.setText(is.value()));
            }
        });
        Stepper stepper = new Stepper(field, words.texts().get("less"), words.texts().get("more"), by ->
                now.apply(id).ifPresent(is -> {
                    String next = Integer.toString(Integer.parseInt(is.value()) + by);
                    if (is.admits(next)) {
                        field.setText(next);
                    }
                }));
        return new Control(stepper, is -> {
            if (!field.isFocused() || !is.value().equals(field.getText()) && is.admits(field.getText())) {
                field.setText(is.value());
            }
        });
    }
}
