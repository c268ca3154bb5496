package patolli.ui.shelf;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.ListView;

/** Which game is chosen in the list. Some game always is, as long as there is one. */
final class ChosenItem {
    private final ListView<Item> list;
    private Predicate<Item> wanted = item -> false;
    private String last = "";
    private boolean changing;

    /**
     * Shows games in a list that shows none yet.
     *
     * @param changed done after the games have changed and before one is chosen anew
     */
    ChosenItem(ListView<Item> list, ObservableList<Item> games, Runnable changed) {
        this.list = list;
        // The list keeps the row when games change, not the game: what it chooses meanwhile is not the player's choice.
        games.addListener((ListChangeListener<Item>) change -> changing = true);
        list.setItems(games);
        games.addListener((ListChangeListener<Item>) change -> {
            changing = false;
            changed.run();
            settle();
        });
        list.getSelectionModel().selectedItemProperty().subscribe(item -> {
            if (item != null && !changing) {
                last = item.id();
            }
        });
        settle();
    }

    Optional<Item> item() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    /** Chooses such a game as soon as it lies there. */
    void want(Predicate<Item> game) {
        wanted = game;
    }

    /** The chosen game is about to go: the next one is to be chosen then, or the one before if it was the last. */
    void wantNeighbour() {
        int at = list.getSelectionModel().getSelectedIndex();
        List<Item> items = list.getItems();
        int next = at + 1 < items.size() ? at + 1 : at - 1;
        if (next >= 0) {
            String id = items.get(next).id();
            String going = items.get(at).id();
            want(item -> item.id().equals(id) && items.stream().noneMatch(each -> each.id().equals(going)));
        }
    }

    private void settle() {
        Optional<Item> found = first(wanted);
        if (found.isPresent()) {
            wanted = item -> false;
            list.scrollTo(found.get());
        }
        found.or(() -> first(item -> item.id().equals(last))).or(() -> first(item -> true))
                .ifPresent(list.getSelectionModel()::select);
    }

    private Optional<Item> first(Predicate<Item> such) {
        return list.getItems().stream().filter(such).findFirst();
    }
}
