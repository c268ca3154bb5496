package patolli.ui.table.staging;

import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.ui.common.Sprite;

/** A beast on the mat that snaps up a piece that has been struck, and spits it out. */
public interface MatBeast {
    /** How long it has at normal tempo when it is first seen, in milliseconds. */
    double TIME = 480;

    /**
     * Catches a piece that flies up from where it lies, and spits it to its place, where it lies at the end. It may be
     * stopped at any moment; what is in the layer is then taken out of it.
     *
     * @param piece in that layer, grown
     * @param nest  where the piece goes
     * @param over  the layer above the dimmed picture, for the beast as long as it moves
     */
    Animation takes(Sprite piece, Point2D nest, Pane over, Duration time);
}
