package patolli.ui.tablan;

import javafx.scene.layout.Pane;
import patolli.board.TablanBoard;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;

/** The flames of both lamps below the plank: fire is as bright at night as ever, whatever shade lies on the table. */
final class TablanSigns implements Signs {
    TablanSigns(Pane layer, Pictures pictures) {
        for (Side side : TablanBoard.BOARD.sides()) {
            Sprite flame = new Sprite(pictures, "tablan/flame.png");
            flame.place(TableLayout.point(TablanBoard.BOARD.wick(side)));
            flame.setId("flame-" + side.key());
            layer.getChildren().add(flame);
        }
    }

    @Override
    public void show(State state) {
        // they burn all the evening
    }
}
