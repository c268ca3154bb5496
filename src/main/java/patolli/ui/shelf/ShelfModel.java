package patolli.ui.shelf;

import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;

/**
 * What the sheet of saved games shows.
 *
 * @param items    the games, the one that was played last first
 * @param trouble  what went wrong last, as a sentence that says what to do; empty when all went well
 * @param readOnly whether this Patolli may only look, because another has the games open
 */
public record ShelfModel(ObservableList<Item> items, ObservableValue<String> trouble, boolean readOnly, Deeds deeds) {

    /** Whether a game can be taken up. */
    boolean canGoOn(Item item) {
        return item.state().isPresent() && !item.isOver() && !readOnly;
    }

    /** Whether there is something to look at again. */
    boolean canReplay(Item item) {
        return item.state().isPresent();
    }

    /** Whether its beans have been opened. */
    boolean canCheck(Item item) {
        return item.isOver();
    }

    /** Whether a copy can be laid beside it. */
    boolean canCopy(Item item) {
        return item.state().isPresent() && !readOnly;
    }

    /** Whether it can be taken off the shelf. */
    boolean canDelete(Item item) {
        return !readOnly;
    }
}
