package patolli.ui.prolog;

import static patolli.ui.common.DesignPane.HEIGHT;
import static patolli.ui.common.DesignPane.WIDTH;

import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import patolli.ui.common.Pictures;

/** A look that wanders slowly over a picture, a little nearer than it was painted, and comes back to rest. */
final class Drift {
    /** How much narrower than the picture what is seen becomes, design units. */
    private static final double NEARER = 44;
    private static final double COMING = 24;
    private static final double GOING = 2.5;
    private static final double WANDER = 40;
    /** Smaller changes are not seen, and each paints everything anew. */
    private static final double STEP = 0.25;
    /** Seconds between two changes while it wanders: each step is less than half a unit. */
    private static final double PAUSE = 0.1;
    private final ImageView view;
    private final Pictures pictures;
    private double time;
    private double near;
    private double since;
    private boolean wandering;

    Drift(ImageView view, Pictures pictures) {
        this.view = view;
        this.pictures = pictures;
    }

    /** Wanders from now on. */
    void begin() {
        wandering = true;
    }

    /** Comes back to the whole picture by and by. */
    void end() {
        wandering = false;
    }

    /** The whole picture, at rest. */
    void settle() {
        near = 0;
        show();
    }

    /** Time goes by. */
    void beat(double seconds) {
        double before = near;
        near = Math.clamp(near + (wandering ? seconds / COMING : -seconds / GOING), 0, 1);
        time += wandering ? seconds : 0;
        since += seconds;
        if ((near > 0 || before > 0) && (!wandering || since >= PAUSE)) {
            since = 0;
            show();
        }
    }

    private void show() {
        double eased = near * near * (3 - 2 * near);
        double narrower = Math.round(eased * NEARER / STEP) * STEP;
        double across = 0.5 + 0.5 * Math.sin(2 * Math.PI * time / WANDER);
        pictures.enlarge(view, new Rectangle2D(Math.round(narrower * across / STEP) * STEP,
                narrower * HEIGHT / WIDTH / 2, WIDTH - narrower, HEIGHT * (1 - narrower / WIDTH)), WIDTH, HEIGHT);
    }
}
