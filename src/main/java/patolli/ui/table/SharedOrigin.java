package patolli.ui.table;

import java.util.List;
import javafx.geometry.Point2D;

/** A place at which several moves begin: what is taken up there may land wherever one of them leads. */
record SharedOrigin(List<MoveSpot> moves) implements PieceDrag.Goal {

    @Override
    public void taken(PieceSprite piece) {
        moves.forEach(move -> move.taken(piece));
    }

    @Override
    public void released() {
        moves.forEach(MoveSpot::released);
    }

    @Override
    public boolean lies(Point2D at) {
        return moves.stream().anyMatch(move -> move.lies(at));
    }

    @Override
    public void landed(PieceSprite piece, Point2D at) {
        moves.stream().filter(move -> move.lies(at)).findFirst().ifPresent(move -> move.landed(piece, at));
    }
}
