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
import patolli.ui.table.light.Dimming;

/** What musicians have left above and below, for as long as nobody sits there: a drum, a flute and rattles. */
final class EmptySeats implements Signs {
    /** By how much more light than they are painted in. */
    private static final double LIT = 1.75;
    private final Map<Side, Sprite> left = new EnumMap<>(Side.class);

    EmptySeats(Pane layer, Pictures pictures) {
        left.put(Side.YELLOW, new Sprite(pictures, "bell/drum.png"));
        left.put(Side.GREEN, new Sprite(pictures, "bell/flute.png"));
        left.forEach((side, thing) -> {
            // By the fires' light, or they are lost in the dusk of the mat's edge.
            pictures.tint(thing, LIT, picture -> Dimming.of(picture, LIT));
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
