package patolli.ui.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.HPos;
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

/**
 * A row for each trait of a position, all names in one column and all values in another: first the game, then the turn,
 * then what is of one side. What is shared out among holders has a page of its own, with a column for each of them.
 */
final class TraitRows {
    private static final String GAME = "game";
    private static final String TURN_PAGE = "page.turn";
    private static final String SHARES_PAGE = "page.shares";
    private final VBox rows;
    private final TraitControls controls;
    private final List<Trait> shown = new ArrayList<>();
    private final Map<String, Consumer<Trait>> refreshing = new LinkedHashMap<>();
    private PositionWords words;
    private Setter setter;
    private String page = TURN_PAGE;

    /** What is done when something is chosen. */
    @FunctionalInterface
    interface Setter {
        void set(Trait trait, String value);
    }

    TraitRows(VBox rows) {
        this.rows = rows;
        controls = new TraitControls(this::now, (trait, value) -> setter.set(trait, value));
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
        first.getChildren().add(turn(others));
        pages.put(TURN_PAGE, first);
        if (!shared.isEmpty()) {
            pages.put(SHARES_PAGE, shares(shared));
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
        pages.forEach((each, node) -> {
            node.setVisible(each.equals(name));
            node.setManaged(each.equals(name));
        });
    }

    private GridPane turn(List<Trait> traits) {
        GridPane grid = grid();
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(names, new ColumnConstraints());
        int row = 0;
        boolean before = false;
        for (Trait trait : traits) {
            if (row > 0 && trait.side().isPresent() != before) {
                grid.add(line(), 0, row++, 2, 1);
            }
            before = trait.side().isPresent();
            grid.addRow(row++, name(trait), control(trait));
        }
        return grid;
    }

    private GridPane shares(List<Trait> traits) {
        GridPane grid = grid();
        grid.getStyleClass().add("trait-shares");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().add(names);
        List<String> holders = words.holders();
        for (int i = 0; i < holders.size(); i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setHalignment(HPos.CENTER);
            column.setMinWidth(Region.USE_PREF_SIZE);
            grid.getColumnConstraints().add(column);
            Label head = new Label(holders.get(i));
            head.getStyleClass().add("trait-holder");
            head.setMinWidth(Region.USE_PREF_SIZE);
            grid.add(head, i + 1, 0);
        }
        int row = 1;
        for (Trait trait : traits) {
            Label name = name(trait);
            ShareCells cells = controls.shares(trait, words);
            grid.addRow(row++, name);
            for (int i = 0; i < holders.size(); i++) {
                grid.add(cells.cells().get(i), i + 1, row - 1);
            }
            refreshing.put(TraitControls.id(trait), is -> {
                name.setText(words.name(is));
                cells.show(is, words);
            });
        }
        return grid;
    }

    private static GridPane grid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("trait-grid");
        return grid;
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("trait-line");
        return line;
    }

    private Label name(Trait trait) {
        Label name = new Label(words.name(trait));
        name.getStyleClass().add("trait-name");
        name.setMinHeight(Region.USE_PREF_SIZE);
        Widths.wholeWords(name);
        return name;
    }

    private Region control(Trait trait) {
        TraitControls.Control control = trait.isNumber() ? controls.number(trait, words)
                : controls.button(trait, words);
        refreshing.put(TraitControls.id(trait), control.refresh());
        return control.node();
    }
}
