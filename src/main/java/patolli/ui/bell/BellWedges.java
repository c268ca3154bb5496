package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.rules.State;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;

/** The wedges that an option adds: they are the mat's own, so that feet and all marks lie on them. */
final class BellWedges implements Signs {
    private static final String[] LIMBS = {"nw", "ne", "se", "sw"};
    /** One of the squares that are wedges by an option only. */
    private static final int OPTIONAL = 4;
    private final List<Sprite> wedges = new ArrayList<>();

    BellWedges(Pane layer, Pictures pictures) {
        for (int limb = 0; limb < LIMBS.length; limb++) {
            Sprite pair = new Sprite(pictures, "bell/wedges-" + LIMBS[limb] + ".png");
            pair.place(TableLayout.point(BellBoard.BOARD.optionalWedges(limb)));
            wedges.add(pair);
        }
        layer.getChildren().addAll(wedges);
    }

    @Override
    public void show(State state) {
        boolean all = BellSquares.has(((BellState) state).wedges(), OPTIONAL);
        wedges.forEach(pair -> pair.setVisible(all));
    }
}
