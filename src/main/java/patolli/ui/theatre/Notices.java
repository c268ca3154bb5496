package patolli.ui.theatre;

import java.util.HashMap;
import java.util.Map;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import patolli.files.Told;

/**
 * What the player is told of beside the game: slips at the window's lower edge, the newest lowest. Each goes when it is
 * clicked, or when it has been there long enough to read; told once more it is the newest again.
 */
final class Notices {
    private static final Duration STAY = Duration.seconds(15);
    private static final double SIDES = 12;
    private final VBox slips = new VBox();
    private final Map<String, PauseTransition> waiting = new HashMap<>();

    Notices() {
        slips.getStyleClass().add("notices");
        slips.setAlignment(Pos.BOTTOM_CENTER);
        slips.setFillWidth(false);
        slips.setPickOnBounds(false);
    }

    /** Fills the place of all that is shown, and is empty but for the slips. */
    Node node() {
        return slips;
    }

    /** Leaves so much free below, in pixels. */
    void setClear(double below) {
        slips.setPadding(new Insets(0, SIDES, below, SIDES));
    }

    /** How much of the window's lower edge they take, in pixels, with what is left free below them. */
    double height() {
        return waiting.isEmpty() ? 0 : slips.getHeight() - slips.getChildren().getFirst().getBoundsInParent().getMinY();
    }

    void tell(String sentence) {
        takeAway(sentence);
        Label slip = new Label(Told.of("notice", sentence));
        slip.getStyleClass().add("notice");
        slip.setWrapText(true);
        slip.setUserData(sentence);
        slip.addEventHandler(MouseEvent.ANY, event -> clicked(event, sentence));
        slips.getChildren().add(slip);
        PauseTransition wait = new PauseTransition(STAY);
        wait.setOnFinished(event -> takeAway(sentence));
        waiting.put(sentence, wait);
        wait.playFromStart();
    }

    /** Nothing under a slip hears of what the mouse does on it. */
    private void clicked(MouseEvent event, String sentence) {
        event.consume();
        if (event.getEventType() == MouseEvent.MOUSE_CLICKED) {
            takeAway(sentence);
        }
    }

    private void takeAway(String sentence) {
        PauseTransition wait = waiting.remove(sentence);
        if (wait != null) {
            wait.stop();
            slips.getChildren().removeIf(slip -> sentence.equals(slip.getUserData()));
        }
    }

    /** Nobody reads them any more. */
    void stop() {
        waiting.values().forEach(PauseTransition::stop);
    }
}
