package patolli.ui.table;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The wet prints of what the others have played last, so that it is still seen when it is over. */
final class LastMoveMarks {
    /** How firm the prints of a move are that was followed by another. */
    private static final double OLDER = 0.8;
    private final Pane layer;
    private final Pictures pictures;
    private final TableLayout layout;

    /** @param layer under the marks of moves and the pieces */
    LastMoveMarks(Pane layer, Pictures pictures, TableLayout layout) {
        this.layer = layer;
        this.pictures = pictures;
        this.layout = layout;
    }

    /** Shows these moves, the last one firmly, and no others. */
    void show(List<Leg> moves) {
        layer.getChildren().clear();
        for (Leg move : moves) {
            double firm = move == moves.getLast() ? 1 : OLDER;
            Side side = move.side();
            if (move.from() instanceof Spot.Square from) {
                lay(new LeftRing(side, layout.square(from.number())), firm);
            }
            move.way().forEach(step -> lay(new PassedMark(side, layout.square(step.number())), firm));
            print(side, "to", move.to(), firm);
        }
    }

    private void print(Side side, String part, Spot spot, double firm) {
        if (spot instanceof Spot.Square square) {
            print(side, part, layout.square(square.number()), firm);
        }
    }

    private void print(Side side, String part, Point2D at, double firm) {
        Sprite sprite = new Sprite(pictures, "table/print-" + side.key() + "-" + part + ".png");
        sprite.place(at);
        lay(sprite, firm);
    }

    private void lay(Node print, double firm) {
        print.setOpacity(firm);
        layer.getChildren().add(print);
    }
}
