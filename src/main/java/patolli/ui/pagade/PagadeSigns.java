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

/**
 * What lies in the corners of the sides that need not play, while nobody sits there; and the lamps about the lotus, of
 * which only that of whoever is to play burns.
 */
final class PagadeSigns implements Signs {
    private final Map<Side, Sprite> stills = new EnumMap<>(Side.class);
    private final Map<Side, Sprite> lamps = new EnumMap<>(Side.class);
    private boolean taught;

    PagadeSigns(Pane layer, Pictures pictures) {
        for (Side side : List.of(Side.BLACK, Side.GREEN)) {
            Sprite still = new Sprite(pictures, "pagade/still-" + side.key() + ".png");
            still.place(TableLayout.point(PagadeBoard.BOARD.still(side).middle()));
            still.setId("still-" + side.key());
            layer.getChildren().add(still);
            stills.put(side, still);
        }
        for (Side side : PagadeBoard.BOARD.sides()) {
            Sprite lamp = new Sprite(pictures, lamp(false));
            lamp.place(TableLayout.point(PagadeBoard.BOARD.lamp(side).orElseThrow()));
            lamp.setId("lamp-" + side.key());
            layer.getChildren().add(lamp);
            lamps.put(side, lamp);
        }
    }

    private static String lamp(boolean lit) {
        return lit ? "pagade/lamp-lit.png" : "pagade/lamp.png";
    }

    @Override
    public void show(State state) {
        stills.forEach((side, still) -> still.setVisible(!state.sides().contains(side)
                && !(taught && side == Side.BLACK)));
        lamps.forEach((side, lamp) -> lamp.picture(lamp(state.turn().filter(side::equals).isPresent())));
    }

    @Override
    public void teach() {
        taught = true;
        stills.get(Side.BLACK).setVisible(false);
    }
}
