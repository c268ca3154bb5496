package patolli.ui.shelf;

import javafx.scene.canvas.GraphicsContext;
import patolli.play.Seats;
import patolli.rules.State;

/**
 * How one game's positions look from afar.
 *
 * @param <S> the positions of that game
 */
public interface Glimpse<S extends State> {

    /** What positions are glimpsed at. */
    Class<S> of();

    /** Paints a position over the whole of a picture, measured in its own pixels. */
    void paint(S state, GraphicsContext pen, double width, double height);

    /** How far it has gone, in a few words; empty when there is nothing to say that holds for this game alone. */
    String progress(S state, Seats seats);
}
