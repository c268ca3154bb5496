package patolli.ui.splash;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import patolli.ui.common.Pictures;
import patolli.ui.splash.SplashModel.Line;

/** A line of the menu: a stone slab with its words cut into it. The mouse gives it the focus. */
final class Lintel extends StackPane {
    private final Line line;
    private final Optional<String> reason;
    private final Carving words;
    private final Pictures pictures;
    private final ImageView slab;

    /**
     * @param label  its words, an underscore before the letter that chooses it
     * @param reason why it is closed; empty when it is open
     */
    Lintel(Line line, String label, Optional<String> reason, Pictures pictures, Runnable choose) {
        this.line = line;
        this.reason = reason;
        this.pictures = pictures;
        words = new Carving(label);
        slab = pictures.view(picture());
        Region ring = new Region();
        ring.getStyleClass().add("ring");
        getStyleClass().addAll("lintel", reason.isPresent() ? "closed" : "open");
        getChildren().addAll(slab, words, ring);
        setId("line-" + line.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleText(words.text());
        reason.ifPresent(this::setAccessibleHelp);
        // The storm behind is drawn anew all the time; the stone is not.
        setCache(true);
        focusedProperty().subscribe(() -> pictures.change(slab, picture()));
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> requestFocus());
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                requestFocus();
                choose.run();
            }
        });
    }

    private String picture() {
        return reason.isPresent() ? "splash/slab-off.png" : isFocused() ? "splash/slab-hot.png" : "splash/slab.png";
    }

    Line line() {
        return line;
    }

    /** Why it is closed. */
    Optional<String> reason() {
        return reason;
    }

    /** Whether this key stands for it. */
    boolean isCalledBy(KeyCode key) {
        return key.isLetterKey() && key.getChar().equalsIgnoreCase(words.mnemonic());
    }
}
