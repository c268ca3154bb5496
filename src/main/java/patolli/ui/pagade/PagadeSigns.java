package patolli.ui.pagade;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.Pane;
import patolli.board.PagadeBoard;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;

/** What lies in the corners of the sides that need not play, while nobody sits there. */
final class PagadeSigns implements Signs {
    private final Map<Side, Sprite> stills = new EnumMap<>(Side.class);
    private boolean taught;

    PagadeSigns(Pane layer, Pictures pictures) {
        for (Side side : List.of(Side.BLACK, Side.GREEN)) {
            Sprite still = new Sprite(pictures, "pagade/still-" + side.key() + ".png");
            still.place(TableLayout.point(PagadeBoard.BOARD.still(side).middle()));
            still.setId("still-" + side.key());
            layer.getChildren().add(still);
            stills.put(side, still);
        }
    }

    @Override
    public void show(State state) {
        stills.forEach((side, still) -> still.setVisible(!state.sides().contains(side)
                && !(taught && side == Side.BLACK)));
    }

    @Override
    public void teach() {
        taught = true;
        stills.get(Side.BLACK).setVisible(false);
    }
}
