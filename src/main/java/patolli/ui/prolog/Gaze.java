package patolli.ui.prolog;

import java.util.List;
import java.util.random.RandomGenerator;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import patolli.ui.common.Pictures;
import patolli.ui.telling.Part;

/** Two eyes in the dark that open, and blink in no hurry. */
final class Gaze {
    private static final double OPENING = 1.4;
    private static final double BLINK = 0.26;
    private static final double LEAST = 2.2;
    private static final double MOST = 5.5;
    private static final double SLIT = 0.04;
    private final Group group = new Group();
    private final RandomGenerator random;
    private final Scale lids;
    private double time = -1;
    private double nextBlink;

    /** @param part where the eyes are in their picture; its middle is the line that the lids meet on */
    Gaze(Pictures pictures, Rectangle2D part, RandomGenerator random) {
        this.random = random;
        lids = new Scale(1, 1, 0, part.getMinY() + part.getHeight() / 2);
        group.getTransforms().setAll(List.of(lids));
        group.getChildren().add(Part.of(pictures, "mictlan/eyes.png", part));
    }

    Group group() {
        return group;
    }

    /** The eyes are shut and begin to open. */
    void open() {
        time = 0;
        nextBlink = OPENING + random.nextDouble(LEAST, MOST);
        lids.setY(SLIT);
    }

    /** The eyes are open and stay so. */
    void stare() {
        time = -1;
        lids.setY(1);
    }

    /** Time goes by. */
    void beat(double seconds) {
        if (time < 0) {
            return;
        }
        time += seconds;
        double blink = (time - nextBlink) / BLINK;
        if (blink > 1) {
            nextBlink = time + random.nextDouble(LEAST, MOST);
        }
        double open = time < OPENING ? eased(time / OPENING) : blink > 0 && blink < 1 ? Math.abs(1 - 2 * blink) : 1;
        lids.setY(Math.max(SLIT, open));
    }

    private static double eased(double t) {
        return t * t * (3 - 2 * t);
    }
}
