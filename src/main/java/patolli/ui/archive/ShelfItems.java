package patolli.ui.archive;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.WeakListChangeListener;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.save.Shelved;
import patolli.save.Trouble;
import patolli.ui.shelf.Item;

/** The saves of an archive as the sheet of saved games lists them. */
public final class ShelfItems {
    /** What can't be used last; those of one time stay as they were taken up. */
    private static final Comparator<Item> LATEST_FIRST = Comparator.<Item, Boolean>comparing(
            item -> item.state().isEmpty()).thenComparing(Item::when, Comparator.reverseOrder());

    private ShelfItems() { }

    /** A list that follows the archive's as long as somebody holds it. */
    public static ObservableList<Item> of(Archive archive) {
        ObservableList<Item> items = FXCollections.observableArrayList();
        ListChangeListener<Shelved> follow = change -> fill(items, archive);
        archive.saves().addListener(new WeakListChangeListener<>(follow));
        // The list holds its own listener, and is held by the sheet.
        items.addListener(new Held(follow));
        fill(items, archive);
        return items;
    }

    private static void fill(ObservableList<Item> items, Archive archive) {
        items.setAll(archive.saves().stream().map(save -> item(save, archive))
                .sorted(LATEST_FIRST).toList());
    }

    private static Item item(Shelved shelved, Archive archive) {
        return switch (shelved) {
            case Shelved.Contest contest -> new Item(contest.id(), contest.name(), contest.lastPlayed(),
                    Optional.of(contest.state()), contest.seats(), Optional.empty(),
                    // What lies on the table has no end yet, and nothing cut it off.
                    contest.trouble().filter(trouble -> !archive.isOnTheTable(contest.id())).map(Trouble::sentence));
            case Shelved.Unusable none -> new Item(none.id(), Optional.empty(), none.lastPlayed(), Optional.empty(),
                    // Without a position nothing is told of seats.
                    Seats.allPlayers(List.of(Side.values())), Optional.empty(), Optional.of(none.trouble().sentence()));
        };
    }

    /** Does nothing but hold another listener. */
    private record Held(ListChangeListener<Shelved> other) implements ListChangeListener<Item> {
        @Override
        public void onChanged(Change<? extends Item> change) {
            // the other one does the work
        }
    }
}
