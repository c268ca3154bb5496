package patolli.ui.shelf;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** The slip under the list that brings back what was deleted last. It goes by what really lies on the shelf. */
final class Deletions {
    private final Deeds deeds;
    private final Node slip;
    private final Label text;
    private final Button undo;
    private final Function<Item, String> sentence;
    private Optional<Item> asked = Optional.empty();
    private Optional<Item> gone = Optional.empty();

    /** @param sentence says that a game is deleted */
    Deletions(Deeds deeds, Node slip, Label text, Button undo, Function<Item, String> sentence) {
        this.deeds = deeds;
        this.slip = slip;
        this.text = text;
        this.undo = undo;
        this.sentence = sentence;
        show();
    }

    void delete(Item item) {
        asked = Optional.of(item);
        deeds.delete(item);
    }

    /** Brings the last one back; does nothing when there is none. */
    void undo() {
        if (!undo.isDisabled()) {
            gone.ifPresent(item -> {
                undo.setDisable(true);
                deeds.restore(item);
            });
        }
    }

    /** What is to come back, if anything. */
    Optional<Item> deleted() {
        return gone;
    }

    /** The list has changed. */
    void follow(List<Item> items) {
        if (asked.isPresent() && !lies(asked.get(), items)) {
            gone = asked;
            asked = Optional.empty();
            show();
        } else if (gone.isPresent() && lies(gone.get(), items)) {
            gone = Optional.empty();
            show();
        }
    }

    /** Something could not be done: it may be tried again. */
    void retry() {
        undo.setDisable(false);
    }

    private static boolean lies(Item item, List<Item> items) {
        return items.stream().anyMatch(each -> each.id().equals(item.id()));
    }

    private void show() {
        text.setText(gone.map(sentence).orElse(""));
        undo.setDisable(false);
        slip.setVisible(gone.isPresent());
        slip.setManaged(gone.isPresent());
    }
}
