package patolli.ui.table;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.text.Texts;

/**
 * How often the beans have been drawn in the hand, on a small plate beside where they are thrown: it grows while they
 * are held, and stands there until they have been thrown. Where the shake does not count, that is said instead.
 */
public final class ShakeCount {
    private final Label number = new Label();
    private final Label words = new Label();
    private final VBox plate = new VBox(number, words);
    private final VBox place = new VBox(plate);
    private final Texts texts = new Texts("board");
    /** Whether the throw that is made next is the one whose draws are shown. */
    private boolean thrown;

    ShakeCount(Pane layer, BoardGeometry board) {
        number.getStyleClass().add("shake-number");
        number.setId("shake");
        words.getStyleClass().add("shake-words");
        words.setId("shakeWords");
        number.managedProperty().bind(number.textProperty().isNotEmpty());
        plate.getStyleClass().add("shake-plate");
        // As wide as what is written on it.
        plate.setMaxWidth(Region.USE_PREF_SIZE);
        place.getStyleClass().add("shake");
        place.setManaged(false);
        place.setMouseTransparent(true);
        Box room = board.shake();
        place.resizeRelocate(room.x(), room.y(), room.width(), room.height());
        hide();
        layer.getChildren().add(place);
    }

    /** So many draws by now. */
    public void show(int draws) {
        number.setText(Integer.toString(draws));
        words.setText(texts.get("shake.draws", draws));
        place.setVisible(true);
    }

    /** The beans are held, but that changes nothing. */
    public void showNoMatter() {
        number.setText("");
        words.setText(texts.get("shake.none"));
        place.setVisible(true);
    }

    /** The beans are let go: what is shown belongs to the throw that follows. */
    void letGo() {
        thrown = true;
    }

    /** Somebody throws. */
    void thrown() {
        if (thrown) {
            thrown = false;
        } else {
            hide();
        }
    }

    /** Nothing is told of it. */
    public void hide() {
        thrown = false;
        place.setVisible(false);
    }
}
