package patolli.ui.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import patolli.rules.Trait;

/** How many of one thing each holder has, a cell each; a press gives one more to that holder, out of the next one's. */
final class ShareCells {
    private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("none");
    private final List<Button> cells = new ArrayList<>();
    private final Consumer<String> chosen;
    private List<Integer> shares = List.of();
    private Optional<String> said = Optional.empty();

    /**
     * Cells that show nothing yet.
     *
     * @param id      begins the cells' ids, which go on with the number of the holder
     * @param holders what they are called
     * @param told    gets what is under the mouse or has the keyboard, as long as it does
     * @param chosen  gets the shares, with blanks between, when they are to be others
     */
    ShareCells(String id, List<String> holders, Consumer<Optional<String>> told, Consumer<String> chosen) {
        this.chosen = chosen;
        for (int i = 0; i < holders.size(); i++) {
            int holder = i;
            Button cell = new Button();
            cell.setId(id + "-" + i);
            cell.getStyleClass().addAll("trait-counter", "trait-share");
            cell.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            cell.setOnAction(event -> give(holder));
            Runnable tell = () -> told.accept(cell.isFocused() || cell.isHover() ? said : Optional.empty());
            cell.focusedProperty().subscribe((before, now) -> tell.run());
            cell.hoverProperty().subscribe((before, now) -> tell.run());
            cells.add(cell);
        }
    }

    List<Button> cells() {
        return cells;
    }

    void show(Trait trait, PositionWords words) {
        said = Optional.of(words.texts().get("trait.told", words.name(trait), words.value(trait, trait.value())));
        shares = Stream.of(trait.value().split(" ")).map(Integer::valueOf).toList();
        for (int i = 0; i < cells.size(); i++) {
            cells.get(i).setText(Integer.toString(shares.get(i)));
            cells.get(i).pseudoClassStateChanged(EMPTY, shares.get(i) == 0);
            cells.get(i).setAccessibleText(words.texts().get("trait.told", words.name(trait),
                    words.texts().get("share", words.holders().get(i), shares.get(i))));
        }
    }

    private void give(int holder) {
        int all = shares.size();
        IntStream.range(1, all).map(by -> (holder + by) % all).filter(from -> shares.get(from) > 0).findFirst()
                .ifPresent(from -> {
                    List<Integer> after = new ArrayList<>(shares);
                    after.set(holder, after.get(holder) + 1);
                    after.set(from, after.get(from) - 1);
                    chosen.accept(after.stream().map(String::valueOf).collect(Collectors.joining(" ")));
                });
    }
}
