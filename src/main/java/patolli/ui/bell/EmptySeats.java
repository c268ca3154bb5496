package patolli.ui.bell;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;

/** What musicians have left above and below, for as long as nobody sits there: a drum, a flute and rattles. */
final class EmptySeats implements Signs {
    private final Map<Side, Sprite> left = new EnumMap<>(Side.class);

    EmptySeats(Pane layer, Pictures pictures) {
        left.put(Side.YELLOW, new Sprite(pictures, "bell/drum.png"));
        left.put(Side.GREEN, new Sprite(pictures, "bell/flute.png"));
        left.forEach((side, thing) -> {
            thing.setId("empty-seat-" + side.key());
            thing.place(TableLayout.point(BellBoard.BOARD.emptySeat(side)));
        });
        layer.getChildren().addAll(left.values());
    }

    @Override
    public void show(State state) {
        left.forEach((side, thing) -> thing.setVisible(!state.sides().contains(side)));
    }
}
