package patolli.ui.shelf;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.ListView;
import patolli.app.GameTables;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.text.Texts;
import patolli.ui.common.Pictures;

/** A shelf over a model that keeps nothing, and what was asked of it. */
final class TestShelf {
    static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    final List<String> log = new ArrayList<>();
    private final List<Item> kept = new ArrayList<>();
    final ObservableList<Item> items = FXCollections.observableArrayList();
    final StringProperty trouble = new SimpleStringProperty("");
    boolean readOnly;

    /** A contest that waits for a bet. */
    static State opening() {
        return Positions.opening("patolli");
    }

    /** A contest that has been decided. */
    static State over() {
        return Positions.game("patolli", 5).reduce((first, last) -> last).orElseThrow();
    }

    static Item item(String id, int hoursAgo, State state) {
        return new Item(id, Optional.empty(), NOON.minusSeconds(hoursAgo * 3600L), Optional.of(state),
                Seats.mirrorPlays(state.sides(), Side.BLUE), Optional.empty(), Optional.empty());
    }

    static Item named(String id, int hoursAgo, String name) {
        Item plain = item(id, hoursAgo, opening());
        return new Item(id, Optional.of(name), plain.when(), plain.state(), plain.seats(), plain.level(),
                plain.trouble());
    }

    /** Three: {@code a}, the latest, is under way, {@code b} has the name Mine, {@code c} is over. */
    TestShelf three() {
        return with(item("c", 3, over())).with(item("a", 1, opening())).with(named("b", 2, "Mine"));
    }

    TestShelf with(Item item) {
        kept.add(item);
        reload();
        return this;
    }

    /** Lists everything anew, as if it had been read from the disk. */
    void reload() {
        items.setAll(kept.stream().sorted(Comparator.comparing(Item::when).reversed()).toList());
    }

    static ShelfWords words() {
        return new ShelfWords(new Texts("shelf"), Locale.UK,
                ZonedDateTime.parse("2026-11-22T13:00:00Z"));
    }

    Alone show() {
        return Alone.show(() -> {
            Pictures pictures = TestPictures.get();
            return SavedGames.load(model(), pictures, SavedGames.thumbnails(GameTables.ALL, pictures), words());
        });
    }

    ShelfModel model() {
        return new ShelfModel(items, trouble, readOnly, new Deeds() {
            @Override
            public void goOn(Item item) {
                log.add("go on " + item.id());
            }

            @Override
            public void replay(Item item) {
                log.add("replay " + item.id());
            }

            @Override
            public void check(Item item) {
                log.add("check " + item.id());
            }

            @Override
            public void copy(Item item, String name) {
                log.add("copy " + item.id() + " as " + name);
                kept.add(named(item.id() + "-copy", 0, name));
                reload();
            }

            @Override
            public void delete(Item item) {
                log.add("delete " + item.id());
                kept.remove(item);
                reload();
            }

            @Override
            public void restore(Item item) {
                log.add("restore " + item.id());
                kept.add(item);
                reload();
            }

            @Override
            public void close() {
                log.add("close");
            }
        });
    }

    @SuppressWarnings("unchecked")
    static ListView<Item> list(Alone sheet) {
        return (ListView<Item>) sheet.node("#list");
    }

    /** The id of the game that is chosen. */
    static String chosen(Alone sheet) {
        return Fx.call(() -> list(sheet).getSelectionModel().getSelectedItem().id());
    }

    static boolean shown(Alone sheet, String selector) {
        return Fx.call(() -> sheet.scene().lookup(selector).isVisible());
    }

    static boolean closed(Alone sheet, String selector) {
        return Fx.call(() -> sheet.scene().lookup(selector).isDisabled());
    }
}
