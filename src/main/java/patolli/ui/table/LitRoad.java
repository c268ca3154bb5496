package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import patolli.ui.common.Fade;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Firelight between two gold cords over the squares that a piece walks, and the feet in it that it will leave. */
final class LitRoad extends Group {
    private static final double STRAIGHT = 1, QUARTER = 90;
    private final Fade fade = new Fade(this);
    private final List<Sprite> lights = new ArrayList<>();
    private final List<Sprite> feet = new ArrayList<>();

    LitRoad(Pictures pictures, TableLayout layout, Route route) {
        setMouseTransparent(true);
        setManaged(false);
        List<Point2D> squares = route.squares();
        double drawn = layout.marks().drawn();
        for (int i : route.walked()) {
            double heading = Footprints.heading(squares, i);
            double turn = i == 0 ? 0 : turn(Footprints.heading(squares, i - 1), heading);
            boolean turns = Math.abs(turn) > STRAIGHT;
            // Who comes over a corner of upright squares has come from beside it.
            double from = layout.marks().upright() && turns ? heading(heading, turn) : heading - turn;
            Sprite light = lay(pictures, layout.marks().picture("road-" + layout.size(squares.get(i),
                    layout.marks().upright() && isAcross(from)) + (turns ? "-turn.png" : ".png")), squares.get(i));
            light.setRotate(from - drawn);
            if (turn < -STRAIGHT) {
                // The picture turns to the right. To mirror it across its own way, it is turned back a quarter.
                light.setScaleX(-1);
                light.setRotate(from + drawn);
            }
            lights.add(light);
            Sprite pair = lay(pictures, layout.marks().picture("feet-lit.png"), squares.get(i));
            pair.setRotate(heading);
            feet.add(pair);
        }
        fade.away(false);
    }

    /** Which way somebody came who goes on with a turn: over an edge of the square. */
    private static double heading(double now, double turn) {
        double from = now - turn;
        return isAcross(from) || isAcross(from + QUARTER) ? from : now - Math.signum(turn) * QUARTER;
    }

    private static boolean isAcross(double heading) {
        return Math.abs(Math.cos(Math.toRadians(heading))) < 0.01;
    }

    /** By how much who walks one way and then the other turns, to the right. */
    private static double turn(double before, double after) {
        double turn = (after - before) % 360;
        return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
    }

    private Sprite lay(Pictures pictures, String picture, Point2D at) {
        Sprite sprite = new Sprite(pictures, picture);
        sprite.place(at);
        getChildren().add(sprite);
        return sprite;
    }

    /** The light on each of the squares, in order. */
    List<Sprite> lights() {
        return List.copyOf(lights);
    }

    /** The feet that walk there, in order. */
    List<Sprite> feet() {
        return List.copyOf(feet);
    }

    /** Neither light nor feet are seen on it: something else lies on these squares. */
    void hide() {
        bare();
        lights.forEach(light -> light.setVisible(false));
    }

    /** No feet are seen on it: something else tells the way. */
    void bare() {
        feet.forEach(pair -> pair.setVisible(false));
    }

    /** Comes on, or goes out. */
    void light(boolean on, boolean gradually) {
        if (on) {
            fade.here(gradually);
        } else {
            fade.away(gradually);
        }
    }

    /** It is as it is going to be. */
    void settle() {
        fade.settle();
    }
}
