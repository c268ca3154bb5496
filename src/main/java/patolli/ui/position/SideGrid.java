package patolli.ui.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.HPos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import patolli.rules.Side;
import patolli.rules.Trait;
import patolli.ui.common.SideMark;
import patolli.ui.common.Widths;

/** What is of each side: a row for a side, with its sign and its name, and a column for each such trait. */
final class SideGrid extends GridPane {
    private static final double MARK = 16;
    private final List<Label> sides = new ArrayList<>();

    /** @param control makes what sets a trait */
    SideGrid(List<Trait> traits, PositionWords words, Function<Trait, Region> control) {
        getStyleClass().add("trait-grid");
        List<String> names = traits.stream().map(Trait::name).distinct().toList();
        ColumnConstraints first = new ColumnConstraints();
        first.setHgrow(Priority.ALWAYS);
        first.setMinWidth(Region.USE_PREF_SIZE);
        getColumnConstraints().add(first);
        for (String name : names) {
            ColumnConstraints column = new ColumnConstraints();
            column.setHalignment(HPos.LEFT);
            getColumnConstraints().add(column);
            Label head = new Label(words.column(traits.stream().filter(trait -> trait.name().equals(name)).findFirst()
                    .orElseThrow()));
            head.getStyleClass().add("trait-holder");
            GridPane.setHalignment(head, HPos.CENTER);
            add(head, getColumnConstraints().size() - 1, 0);
        }
        List<Side> playing = traits.stream().flatMap(trait -> trait.side().stream()).distinct().toList();
        traits.forEach(trait -> add(control.apply(trait), 1 + names.indexOf(trait.name()),
                1 + playing.indexOf(trait.side().orElseThrow())));
        playing.forEach(side -> {
            Label name = named(side, words.side(side));
            name.setTooltip(new Tooltip(name.getText()));
            sides.add(name);
            add(name, 0, 1 + playing.indexOf(side));
        });
    }

    /** Whether so much of each side can stand in one row. */
    static boolean holds(List<Trait> traits) {
        return traits.stream().map(Trait::name).distinct().count() <= 2
                && traits.stream().map(Trait::side).allMatch(Optional::isPresent);
    }

    /** A side's sign before words. */
    static Label named(Side side, String words) {
        Label name = new Label(words, new SideMark(side, MARK));
        name.getStyleClass().add("trait-name");
        return name;
    }

    /** Where there is no room for names the signs tell the sides, as they do in the score. */
    @Override
    protected void layoutChildren() {
        boolean named = sides.stream().allMatch(side -> side.getContentDisplay() == ContentDisplay.LEFT);
        double names = sides.stream().mapToDouble(side -> side.getGraphicTextGap() + Widths.words(side)).max()
                .orElse(0);
        boolean fits = prefWidth(-1) + (named ? 0 : names) <= getWidth() + 1;
        if (fits != named) {
            sides.forEach(side -> side.setContentDisplay(fits ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY));
        }
        super.layoutChildren();
    }
}
