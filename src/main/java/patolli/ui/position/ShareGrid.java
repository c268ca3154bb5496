package patolli.ui.position;

import java.util.List;
import java.util.function.Function;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import patolli.rules.Trait;
import patolli.ui.common.Pictures;
import patolli.ui.common.SideMark;

/** The things that are shared out, two abreast: the picture of each, and a counter for what each holder has of it. */
final class ShareGrid extends GridPane {
    private static final int ABREAST = 2;
    private static final double MARK = 14;
    /** The room of a counter; the word over it may be wider. */
    private static final double COUNTER = 26;
    /** The room of a thing's picture. */
    private static final double WIDE = 30;
    private static final double HIGH = 27;
    /** The edge of a picture is transparent. */
    private static final double FILLS = 1.12;
    private final PositionWords words;
    private final Pictures pictures;

    /** @param cells makes the counters of one thing */
    ShareGrid(List<Trait> traits, PositionWords words, Pictures pictures, Function<Trait, ShareCells> cells) {
        this.words = words;
        this.pictures = pictures;
        getStyleClass().add("trait-shares");
        int rows = (traits.size() + ABREAST - 1) / ABREAST;
        for (int block = 0; block < ABREAST; block++) {
            if (block > 0) {
                part(rows + 1);
            }
            heads();
        }
        for (int i = 0; i < traits.size(); i++) {
            int column = i / rows * (2 + words.holders().size());
            int row = 1 + i % rows;
            add(thing(traits.get(i)), column, row);
            List<? extends Region> counters = cells.apply(traits.get(i)).cells();
            for (int holder = 0; holder < counters.size(); holder++) {
                add(counters.get(holder), column + 1 + holder, row);
            }
        }
    }

    /** A line between two blocks, in the middle of what room is left. */
    private void part(int rows) {
        ColumnConstraints apart = new ColumnConstraints();
        apart.setHgrow(Priority.ALWAYS);
        apart.setHalignment(HPos.CENTER);
        Region line = new Region();
        line.getStyleClass().add("trait-parting");
        add(line, getColumnConstraints().size(), 0, 1, rows);
        getColumnConstraints().add(apart);
    }

    /** Over the counters of a block stands who has so many. */
    private void heads() {
        getColumnConstraints().add(new ColumnConstraints());
        for (int i = 0; i < words.holders().size(); i++) {
            ColumnConstraints column = new ColumnConstraints(COUNTER);
            column.setHalignment(HPos.CENTER);
            Label head = new Label(words.holders().get(i));
            head.getStyleClass().add("trait-holder");
            head.setMinWidth(Region.USE_PREF_SIZE);
            PositionWords.holder(i).ifPresent(side -> {
                head.setGraphic(new SideMark(side, MARK));
                head.setTooltip(new Tooltip(head.getText()));
                head.getStyleClass().add("trait-marked");
            });
            add(head, getColumnConstraints().size(), 0);
            getColumnConstraints().add(column);
        }
    }

    private StackPane thing(Trait trait) {
        ImageView picture = pictures.view(words.picture(trait));
        double scale = FILLS * Math.min(WIDE / picture.getFitWidth(), HIGH / picture.getFitHeight());
        pictures.sharpen(picture, true);
        picture.setScaleX(scale);
        picture.setScaleY(scale);
        StackPane place = new StackPane(picture);
        place.setAlignment(Pos.CENTER);
        place.setMinSize(WIDE, HIGH);
        place.setPrefSize(WIDE, HIGH);
        place.setMaxSize(WIDE, HIGH);
        Tooltip.install(place, new Tooltip(words.name(trait)));
        return place;
    }
}
