package patolli.ui.proof;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import patolli.text.Texts;
import patolli.ui.common.SideMark;
import patolli.ui.proof.CheckedCast.Match;

/** A line of the list of casts. There are only as many as can be seen; each shows now this cast, now that. */
final class CastLine extends ListCell<CheckedCast> {
    private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");
    private static final double MARK = 15;

    /** The columns: their names in the bundle, and their widths in design units. */
    private enum Column {
        NUMBER(50), GAME(60), SIDE(112), NTH(64), SHAKE(88), DERIVED(92), RECORDED(76), MATCH(44);

        private final double width;

        Column(double width) {
            this.width = width;
        }
    }

    private final Texts texts;
    private final List<Label> words = new ArrayList<>();
    private final StackPane side = new StackPane();
    private final SVGPath mark = new SVGPath();
    private final HBox line = new HBox();

    CastLine(Texts texts) {
        this.texts = texts;
        for (Column column : Column.values()) {
            Label label = label(column);
            words.add(label);
            line.getChildren().add(label);
        }
        words.get(Column.SIDE.ordinal()).setGraphic(side);
        words.get(Column.MATCH.ordinal()).setGraphic(mark);
        line.getStyleClass().add("cast-line");
        line.setAlignment(Pos.CENTER_LEFT);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    private static Label label(Column column) {
        Label label = new Label();
        label.setMinWidth(column.width);
        label.setPrefWidth(column.width);
        label.setMaxWidth(column.width);
        label.setAlignment(column == Column.SIDE ? Pos.CENTER_LEFT : Pos.CENTER);
        label.setPadding(new Insets(0, 0, 0, column == Column.SIDE ? 16 : 0));
        return label;
    }

    /** The names of the columns. */
    static List<Node> head(Texts texts) {
        List<Node> names = new ArrayList<>();
        for (Column column : Column.values()) {
            Label name = label(column);
            name.setText(texts.get("column." + column.name()));
            name.getStyleClass().add("cast-head");
            names.add(name);
        }
        return names;
    }

    @Override
    protected void updateItem(CheckedCast cast, boolean empty) {
        super.updateItem(cast, empty);
        pseudoClassStateChanged(DIFFERS, !empty && cast != null && cast.match() == Match.DIFFERS);
        if (empty || cast == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        set(Column.NUMBER, Integer.toString(cast.number()));
        set(Column.GAME, Integer.toString(cast.game()));
        set(Column.SIDE, texts.get("side." + cast.side().key()));
        side.getChildren().setAll(new SideMark(cast.side(), MARK));
        set(Column.NTH, Integer.toString(cast.nth()));
        set(Column.SHAKE, cast.shake().isEmpty() ? texts.get("shake.own") : cast.shake().getAsLong() == 0
                ? texts.get("shake.none") : Long.toString(cast.shake().getAsLong()));
        set(Column.DERIVED, switch (cast.match()) {
            case FITS, DIFFERS -> cast.derived();
            case OWN -> texts.get("derived.none");
            case SEALED -> texts.get("derived.sealed");
        });
        set(Column.RECORDED, cast.recorded());
        Marks.show(mark, cast.match());
        setAccessibleText(texts.get("line.accessible", cast.number(), cast.game(),
                texts.get("side." + cast.side().key()), cast.nth(), cast.recorded(),
                texts.get("match." + cast.match().name(), cast.derived())));
        setGraphic(line);
    }

    private void set(Column column, String text) {
        words.get(column.ordinal()).setText(text);
    }
}
