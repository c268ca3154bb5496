package patolli.ui.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.rules.Trait;
import patolli.ui.common.Pictures;
import patolli.ui.common.Widths;

/**
 * A row for each trait of a position, all names in one column and all values in another: first the game, then the turn,
 * then what is of one side. What is shared out among holders has a page of its own, with a column for each of them.
 */
final class TraitRows {
    private static final String GAME = "game";
    private static final String TURN_PAGE = "page.turn";
    private static final String SHARES_PAGE = "page.shares";
    private final VBox rows;
    private final boolean narrow;
    private final Pictures pictures;
    private final TraitControls controls;
    private final List<Trait> shown = new ArrayList<>();
    private final Map<String, Consumer<Trait>> refreshing = new LinkedHashMap<>();
    private PositionWords words;
    private Setter setter;
    private final ReadOnlyBooleanWrapper sharing = new ReadOnlyBooleanWrapper();
    private String page = TURN_PAGE;

    /** What is done when something is chosen. */
    @FunctionalInterface
    interface Setter {
        void set(Trait trait, String value);
    }

    /**
     * None yet.
     *
     * @param narrow   whether there is no room for names beside what they name: they stand above it
     * @param pictures those of things
     * @param told     gets what is under the mouse or has the keyboard, as long as it does
     */
    TraitRows(VBox rows, boolean narrow, Pictures pictures, Consumer<Optional<String>> told) {
        this.rows = rows;
        this.narrow = narrow;
        this.pictures = pictures;
        controls = new TraitControls(this::now, (trait, value) -> setter.set(trait, value), told);
    }

    /** Shows these traits; whatever had the keyboard keeps it. */
    void show(List<Trait> traits, PositionWords said, Setter chosen) {
        words = said;
        setter = chosen;
        shown.clear();
        shown.addAll(traits);
        List<String> ids = traits.stream().map(TraitControls::id).toList();
        if (!ids.equals(List.copyOf(refreshing.keySet()))) {
            Optional<String> focused = Optional.ofNullable(rows.getScene()).map(scene -> scene.getFocusOwner())
                    .map(Node::getId);
            refreshing.clear();
            rows.getChildren().setAll(build(traits));
            focused.map(id -> rows.lookup("#" + id)).ifPresent(Node::requestFocus);
        }
        traits.forEach(trait -> refreshing.get(TraitControls.id(trait)).accept(trait));
    }

    /** Whether the page is open on which things are shared out. */
    ReadOnlyBooleanProperty sharing() {
        return sharing.getReadOnlyProperty();
    }

    private Optional<Trait> now(String id) {
        return shown.stream().filter(trait -> TraitControls.id(trait).equals(id)).findFirst();
    }

    private List<Node> build(List<Trait> traits) {
        List<Trait> shared = traits.stream().filter(words::isShared).toList();
        List<Trait> others = traits.stream().filter(trait -> !trait.name().equals(GAME) && !words.isShared(trait))
                .toList();
        List<Node> all = new ArrayList<>();
        Map<String, Node> pages = new LinkedHashMap<>();
        VBox first = new VBox();
        first.getStyleClass().add("trait-page");
        traits.forEach(trait -> {
            // the order of the traits is kept
            refreshing.put(TraitControls.id(trait), is -> { });
            if (trait.name().equals(GAME)) {
                Node title = control(trait);
                title.getStyleClass().add("trait-game");
                first.getChildren().add(title);
            }
        });
        turn(first, others);
        words.bead().map(TraitRows::bead).ifPresent(first.getChildren()::add);
        pages.put(TURN_PAGE, first);
        if (!shared.isEmpty()) {
            pages.put(SHARES_PAGE, new ShareGrid(shared, words, pictures, this::shares));
            all.add(tabs(pages));
        }
        all.addAll(pages.values());
        turnTo(pages, pages.containsKey(page) ? page : TURN_PAGE);
        return all;
    }

    /** The pages' names, of which one is chosen. */
    private HBox tabs(Map<String, Node> pages) {
        ToggleGroup group = new ToggleGroup();
        HBox tabs = new HBox();
        tabs.getStyleClass().add("trait-tabs");
        pages.keySet().forEach(name -> {
            ToggleButton tab = new ToggleButton(words.texts().get(name));
            tab.setId("tab-" + name.substring(name.indexOf('.') + 1));
            tab.getStyleClass().add("trait-tab");
            tab.setToggleGroup(group);
            tab.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(tab, Priority.ALWAYS);
            tab.setSelected(name.equals(page));
            tab.setOnAction(event -> {
                tab.setSelected(true);
                turnTo(pages, name);
            });
            tabs.getChildren().add(tab);
        });
        return tabs;
    }

    private void turnTo(Map<String, Node> pages, String name) {
        page = name;
        sharing.set(name.equals(SHARES_PAGE));
        pages.forEach((each, node) -> {
            node.setVisible(each.equals(name));
            node.setManaged(each.equals(name));
        });
    }

    /** What is of the whole position, and under a line what is of one side. */
    private void turn(VBox first, List<Trait> traits) {
        first.getChildren().add(list(traits.stream().filter(trait -> trait.side().isEmpty()).toList()));
        List<Trait> sided = traits.stream().filter(trait -> trait.side().isPresent()).toList();
        if (!sided.isEmpty()) {
            first.getChildren().addAll(line(), SideGrid.holds(sided) ? new SideGrid(sided, words, this::control)
                    : list(sided));
        }
    }

    /** What the bead on a piece says. */
    private static Label bead(String says) {
        Region bead = new Region();
        bead.getStyleClass().addAll("placing-moved", "trait-bead");
        Label told = new Label(says, bead);
        told.getStyleClass().add("trait-name");
        Widths.wholeWords(told);
        told.setWrapText(true);
        told.setMinHeight(Region.USE_PREF_SIZE);
        return told;
    }

    private GridPane list(List<Trait> traits) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("trait-grid");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        if (!narrow && traits.stream().allMatch(trait -> trait.side().isEmpty())) {
            names.setMinWidth(Region.USE_PREF_SIZE);
        }
        grid.getColumnConstraints().add(names);
        int row = 0;
        for (Trait trait : traits) {
            if (narrow) {
                VBox told = new VBox(name(trait), control(trait));
                told.getStyleClass().add("trait-told");
                grid.addRow(row++, told);
            } else {
                grid.addRow(row++, name(trait), control(trait));
            }
        }
        return grid;
    }

    private ShareCells shares(Trait trait) {
        ShareCells cells = controls.shares(trait, words);
        refreshing.put(TraitControls.id(trait), is -> cells.show(is, words));
        return cells;
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("trait-line");
        return line;
    }

    private Label name(Trait trait) {
        Label name = trait.side().map(side -> SideGrid.named(side, words.name(trait))).orElseGet(() ->
                new Label(words.name(trait)));
        if (trait.side().isEmpty()) {
            name.getStyleClass().add("trait-name");
            Widths.wholeWords(name);
        }
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        return name;
    }

    private Region control(Trait trait) {
        TraitControls.Control control = trait.isNumber() ? controls.number(trait, words)
                : controls.button(trait, words);
        refreshing.put(TraitControls.id(trait), control.refresh());
        return control.node();
    }
}
