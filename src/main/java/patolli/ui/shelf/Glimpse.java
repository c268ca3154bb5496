package patolli.ui.shelf;

import javafx.scene.canvas.GraphicsContext;
import patolli.rules.State;

/** How positions look from afar. */
@FunctionalInterface
interface Glimpse {

    /** Paints a position over the whole of a picture, measured in its own pixels. */
    void paint(State state, GraphicsContext pen, double width, double height);
}
