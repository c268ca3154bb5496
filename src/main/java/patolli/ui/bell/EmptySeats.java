package patolli.ui.bell;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellState;
import patolli.rules.bell.Forfeits;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;
import patolli.ui.table.light.Dimming;

/**
 * What musicians have left above and below, for as long as nobody sits there: a drum and rattles. Where somebody does,
 * and nothing is played for, they lie in the lower corners in the place of coins.
 */
final class EmptySeats implements Signs {
    /** By how much more light than they are painted in. */
    private static final double LIT = 1.75;
    /** In whose corner what lies there goes. */
    private static final Map<Side, Side> CORNERS = Map.of(Side.YELLOW, Side.RED, Side.GREEN, Side.BLUE);
    private final Map<Side, Sprite> left = new EnumMap<>(Side.class);

    EmptySeats(Pane layer, Pictures pictures) {
        left.put(Side.YELLOW, new Sprite(pictures, "bell/drum.png"));
        left.put(Side.GREEN, new Sprite(pictures, "bell/rattles.png"));
        left.forEach((side, thing) -> {
            // By the fires' light, or they are lost in the dusk of the mat's edge.
            pictures.tint(thing, LIT, picture -> Dimming.of(picture, LIT));
            thing.setId("empty-seat-" + side.key());
        });
        layer.getChildren().addAll(left.values());
    }

    @Override
    public void show(State state) {
        boolean bare = ((BellState) state).forfeits() != Forfeits.COINS;
        left.forEach((side, thing) -> {
            boolean taken = state.sides().contains(side);
            thing.setVisible(!taken || bare);
            thing.place(TableLayout.point(taken ? BellBoard.BOARD.stake(CORNERS.get(side), 0)
                    : BellBoard.BOARD.emptySeat(side)));
        });
    }
}
