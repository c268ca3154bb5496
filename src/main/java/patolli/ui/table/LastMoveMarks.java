package patolli.ui.table;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import patolli.play.LastMove;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliBoard;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The wet prints of what the others have played last, so that it is still seen when it is over. */
final class LastMoveMarks {
    /** How firm the prints of a move are that was followed by another. */
    private static final double OLDER = 0.5;
    private final Pane layer;
    private final Pictures pictures;

    /** @param layer under the marks of moves and the pieces */
    LastMoveMarks(Pane layer, Pictures pictures) {
        this.layer = layer;
        this.pictures = pictures;
    }

    /** Shows these moves, the last one firmly, and no others. */
    void show(List<LastMove> moves) {
        layer.getChildren().clear();
        for (LastMove move : moves) {
            double firm = move == moves.getLast() ? 1 : OLDER;
            Side side = move.side();
            move.from().ifPresent(from -> {
                print(side, "from", BoardLayout.square(from), firm);
                BoardLayout.between(from, move.to().orElse(PatolliBoard.entry(side)))
                        .forEach(step -> print(side, "drop", step, firm));
            });
            move.to().ifPresent(to -> print(side, "to", BoardLayout.square(to), firm));
        }
    }

    private void print(Side side, String part, Point2D at, double firm) {
        Sprite sprite = new Sprite(pictures, "table/print-" + side.key() + "-" + part + ".png");
        sprite.place(at);
        sprite.setOpacity(firm);
        layer.getChildren().add(sprite);
    }
}
