package patolli.ui.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.rules.State;

/** The pieces that can't be played with the cast that lies there, or the dice that are chosen: each tells why. */
final class StuckSpots {
    private final Pane hits;
    private final Pieces pieces;
    private final BoardGeometry board;
    private final Consumer<Optional<Pointed>> preview;

    /**
     * @param hits    the layer over the pieces, which takes the mouse and the focus
     * @param preview told what is pointed at
     */
    StuckSpots(Pane hits, Pieces pieces, BoardGeometry board, Consumer<Optional<Pointed>> preview) {
        this.hits = hits;
        this.pieces = pieces;
        this.board = board;
        this.preview = preview;
    }

    /**
     * Lays a region over each such piece of the side to act; the first in hand alone takes the focus for all there.
     *
     * @param chosen the dice that have been chosen: a piece that can't go by them tells why not
     */
    void offer(State state, Optional<DiceChoice.Use> chosen, Function<Bar, String> describe) {
        boolean reserve = false;
        for (PieceSprite piece : pieces.of(state.mover())) {
            boolean inHand = piece.isInHand();
            Optional<Bar> why = Bar.of(state, piece.spot(), chosen);
            if (why.isPresent()) {
                add(piece, why.get(), describe.apply(why.get()), !inHand || !reserve);
                reserve |= inHand;
            }
        }
    }

    private void add(PieceSprite piece, Bar why, String words, boolean focusable) {
        HitRegion region = new HitRegion("stuck-" + piece.getId(), piece.at(), board, "stuck-spot",
                AccessibleRole.TEXT, words);
        region.setFocusTraversable(focusable);
        Pointed here = new Pointed.AtStuck(why);
        Runnable tell = () -> preview.accept(Optional.of(here));
        region.setUserData(tell);
        region.setOnMousePressed(event -> tell.run());
        region.setOnMouseEntered(event -> tell.run());
        region.setOnMouseExited(event -> preview.accept(region.isFocused() ? Optional.of(here) : Optional.empty()));
        region.focusedProperty().addListener((o, was, is) -> preview.accept(is ? Optional.of(here)
                : Optional.empty()));
        hits.getChildren().add(region);
    }
}
