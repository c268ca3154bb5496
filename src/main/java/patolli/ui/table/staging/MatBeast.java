package patolli.ui.table.staging;

import java.util.function.BiFunction;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.TableLight;

/** A beast on the mat that snaps up a piece that has been struck, and spits it out. */
public interface MatBeast {
    /** How long it has at normal tempo when it is first seen, in milliseconds. */
    double TIME = 500;

    /**
     * Catches a piece that flies up from where it lies, and spits it to its place, where it lies at the end. It may be
     * stopped at any moment; what is in the layer is then taken out of it, and the beast lies on the mat as before.
     *
     * @param piece in that layer, grown
     * @param nest  where the piece goes
     * @param over  the layer above the dimmed picture, for the beast as long as it moves
     */
    Animation takes(Sprite piece, Point2D nest, Pane over, Duration time);

    /** What is to be done whenever it snaps. */
    void setSnapped(Runnable work);

    /**
     * What is to make way whenever it rises.
     *
     * @param room lets what lies there slide to a point in so much time
     */
    void setRoom(BiFunction<Point2D, Duration, Animation> room);

    /** Lies on the painted ground, and hides the painted beast while it moves. */
    Node cover();

    /** It is seen in that light, which comes on for so long. */
    void light(TableLight light, Duration slowly);

    /** A light that is coming on is there. */
    void settle();
}
