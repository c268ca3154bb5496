package patolli.ui.position;

import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** A field with a number between two counters: one makes it less by one, the other more; arrows do so too. */
final class Stepper extends HBox {
    /**
     * Round a field.
     *
     * @param less what the counter at the left is called
     * @param more what the one at the right is called
     * @param by   gets by how much the number is to be another
     */
    Stepper(TextField field, String less, String more, IntConsumer by) {
        getStyleClass().add("trait-stepper");
        setAlignment(Pos.CENTER_LEFT);
        setMaxWidth(USE_PREF_SIZE);
        HBox.setHgrow(field, Priority.ALWAYS);
        getChildren().addAll(counter(field.getId() + "-less", "mdi2m-minus", less, () -> by.accept(-1)), field,
                counter(field.getId() + "-more", "mdi2p-plus", more, () -> by.accept(1)));
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN) {
                event.consume();
                by.accept(event.getCode() == KeyCode.UP ? 1 : -1);
            }
        });
    }

    /** The keyboard needs none: it has the arrows. */
    private static Button counter(String id, String sign, String told, Runnable pressed) {
        Button counter = new Button();
        counter.setGraphic(new FontIcon(sign));
        counter.setAccessibleText(told);
        counter.setId(id);
        counter.getStyleClass().addAll("trait-counter", "trait-step");
        counter.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        counter.setFocusTraversable(false);
        counter.setOnAction(event -> pressed.run());
        return counter;
    }
}
