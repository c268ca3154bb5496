package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.layout.Pane;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.ui.common.Pictures;

/** The twelve pieces on the table. */
final class Pieces {
    private static final int A_SIDE = 6;
    private final List<PieceSprite> all = new ArrayList<>();
    /** Which piece enters next, if a player has said so and it is still in hand. */
    private Optional<PieceSprite> chosen = Optional.empty();

    Pieces(Pane layer, Pictures pictures) {
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            for (int i = 0; i < A_SIDE; i++) {
                all.add(new PieceSprite(pictures, side, i));
            }
        }
        layer.getChildren().addAll(all);
    }

    /** The piece of a side that stands on a square; for {@link PieceSprite#IN_HAND} the next one to enter. */
    PieceSprite on(Side side, int square) {
        return inOrder(side).filter(piece -> piece.square() == square).findFirst()
                .orElseThrow(() -> new IllegalStateException("no " + side.key() + " piece on " + square));
    }

    /** The pieces of a side that are in its hand, the next one to enter first. */
    List<PieceSprite> inHand(Side side) {
        return inOrder(side).filter(piece -> piece.square() == PieceSprite.IN_HAND).toList();
    }

    /** This one enters before the others. */
    void choose(PieceSprite piece) {
        chosen = Optional.of(piece);
    }

    private Stream<PieceSprite> inOrder(Side side) {
        return Stream.concat(chosen.stream(), all.stream()).distinct().filter(piece -> piece.side() == side);
    }

    /** Lays every piece where the position has it, moving as few from their own square as can be. */
    void show(PatolliState state) {
        for (Side side : state.sides()) {
            List<Integer> squares = new ArrayList<>(state.squares(side));
            int home = state.off(side);
            List<PieceSprite> loose = new ArrayList<>();
            for (PieceSprite piece : inOrder(side).toList()) {
                if (piece.square() >= 0 && squares.remove(Integer.valueOf(piece.square()))) {
                    continue;
                }
                if (piece.square() == PieceSprite.HOME && home > 0) {
                    home--;
                } else {
                    loose.add(piece);
                }
            }
            for (PieceSprite piece : loose) {
                if (!squares.isEmpty()) {
                    piece.belong(squares.removeFirst());
                } else if (home > 0) {
                    home--;
                    piece.belong(PieceSprite.HOME);
                } else {
                    piece.belong(PieceSprite.IN_HAND);
                }
            }
        }
        chosen = Optional.empty();
        all.forEach(PieceSprite::settle);
    }

    List<PieceSprite> all() {
        return all;
    }

    List<PieceSprite> of(Side side) {
        return all.stream().filter(piece -> piece.side() == side).toList();
    }
}
