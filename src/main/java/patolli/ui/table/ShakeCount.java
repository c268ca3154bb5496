package patolli.ui.table;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.text.Texts;

/**
 * How often the beans have been drawn in the hand, beside where they are thrown: it grows while they are held, and
 * stands there when they are let go until the next throw. Where the shake does not count, that is said instead.
 */
public final class ShakeCount {
    private final Label number = new Label();
    private final Label words = new Label();
    private final VBox lines = new VBox(number, words);
    private final Texts texts = new Texts("board");
    /** Whether the throw that is made next is the one whose draws are shown. */
    private boolean thrown;

    ShakeCount(Pane layer, BoardGeometry board) {
        number.getStyleClass().add("shake-number");
        number.setId("shake");
        words.getStyleClass().add("shake-words");
        words.setId("shakeWords");
        lines.getStyleClass().add("shake");
        lines.setManaged(false);
        lines.setMouseTransparent(true);
        Box room = board.shake();
        lines.resizeRelocate(room.x(), room.y(), room.width(), room.height());
        hide();
        layer.getChildren().add(lines);
    }

    /** So many draws by now. */
    public void show(int draws) {
        number.setText(Integer.toString(draws));
        words.setText(texts.get("shake.draws", draws));
        lines.setVisible(true);
    }

    /** The beans are held, but that changes nothing. */
    public void showNoMatter() {
        number.setText("");
        words.setText(texts.get("shake.none"));
        lines.setVisible(true);
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
        lines.setVisible(false);
    }
}
