package patolli.ui.table.staging;

import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import patolli.rules.Side;
import patolli.ui.common.Sprite;

/**
 * A piece that stands is flung end over end: up and down in a parabola, nearer to whoever looks the higher it is, then
 * twice in short hops to its place, where it stands. Its shadow goes with it on the ground.
 */
final class Somersault {
    /** How long all of it takes; after which parts of that it comes down first and second. */
    static final double TIME = 560;
    private static final double DOWN = 0.62, AGAIN = 0.87;
    /** How far before its place it comes down first and second, and how high it hops from there. */
    private static final double SHORT = 34, SHORTER = 8, HOP = 30, LAST_HOP = 9;
    /** How high it flies: so much, and more the further; it is never nearer to what is written above. */
    private static final double HIGH = 138, HIGHER = 0.20, HIGHEST = 214, LEAST = 30, CLEAR = 4;
    /** How large it is when it is struck, as it comes down, and by how much more at its highest; of its size there:
     * less than whatever struck it. */
    private static final double STRUCK = 1.3, FALLEN = 1.2, NEARER = 0.15;
    /** Turned to where its first way ends, and the next, in parts of a turn; one that flies far turns once more. */
    private static final double FIRST = 0.76, SECOND = 0.94, FAR = 330;
    /** How far its middle is above its foot, on the board. */
    private static final double STANDS = 4.5;
    /** Its shadow: how large on the board, how much larger for each unit of height, where it falls, how dark. The
     * lamps are low: it falls far beyond its foot, so that it is seen near what flies. */
    private static final double WIDE = 15, ROUND = 0.8, GROWS = 0.1, DARK = 0.75, FADES = 230;
    private static final Point2D FALLS = new Point2D(0.2, -0.35);
    private static final Color NIGHT = Color.web("#080302");
    private final Spotlight light;
    private final Bursts.Flung look;

    Somersault(Spotlight light, Bursts.Flung look) {
        this.light = light;
        this.look = look;
    }

    /** Flings it from where it lies to its place. @param from when @param cast shows its shadow, on the ground */
    void fling(Cues cues, double from, Sprite struck, Side side, Point2D nest, Consumer<Node> cast) {
        Point2D at = struck.at();
        Sprite flung = light.picture(look.picture(side));
        double cell = flung.getFitHeight();
        Ellipse shadow = shadow();
        Arc arc = new Arc(at, nest, Math.clamp(Math.min(at.getY(), nest.getY()) - light.below() - CLEAR - cell / 2,
                LEAST, Math.min(HIGHEST, HIGH + HIGHER * at.distance(nest))));
        cues.over(from, from + TIME, done -> {
            if (flung.getParent() == null) {
                struck.setVisible(false);
                cast.accept(shadow);
                light.before(flung);
            }
            Pose pose = arc.at(done);
            double scale = pose.size() / look.larger();
            int frame = Math.floorMod((int) Math.round(pose.turned() * look.frames()), look.frames());
            flung.pictures().crop(flung, new Rectangle2D(frame * cell, 0, cell, cell));
            flung.place(pose.ground().subtract(0, pose.height() + STANDS * pose.size()));
            Sparks.scale(flung, scale);
            lay(shadow, pose);
            if (done >= 1) {
                flung.setVisible(false);
                shadow.setVisible(false);
                struck.rest();
                struck.place(nest);
                struck.setVisible(true);
            }
        });
    }

    private static void lay(Ellipse shadow, Pose pose) {
        Point2D on = pose.ground().add(FALLS.multiply(pose.height())).add(2, 3);
        double wide = WIDE * (1 + GROWS / WIDE * pose.height()) * Math.min(1.2, pose.size());
        shadow.setCenterX(on.getX());
        shadow.setCenterY(on.getY());
        shadow.setRadiusX(wide);
        shadow.setRadiusY(wide * ROUND);
        shadow.setOpacity(1 / (1 + pose.height() / FADES));
    }

    private static Ellipse shadow() {
        Ellipse shadow = new Ellipse(WIDE, WIDE * ROUND);
        shadow.setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE, new Stop(0,
                NIGHT.deriveColor(0, 1, 1, DARK)), new Stop(0.4, NIGHT.deriveColor(0, 1, 1, 0.8 * DARK)),
                new Stop(1, NIGHT.deriveColor(0, 1, 1, 0))));
        shadow.setManaged(false);
        shadow.setMouseTransparent(true);
        return shadow;
    }

    /** How it is seen. @param turned in turns @param size of its size on the board */
    private record Pose(Point2D ground, double height, double turned, double size) { }

    /** Its way. @param high of the first and longest part of it */
    private record Arc(Point2D from, Point2D to, double high) {
        Pose at(double done) {
            Point2D back = from.subtract(to);
            double far = back.magnitude();
            Point2D first = to.add(back.normalize().multiply(Math.min(SHORT, far / 4)));
            Point2D second = to.add(back.normalize().multiply(Math.min(SHORTER, far / 8)));
            double turn = to.getX() < from.getX() ? -1 : 1;
            double more = far > FAR ? 1 : 0;
            if (done < DOWN) {
                double part = done / DOWN, up = 4 * part * (1 - part);
                return new Pose(from.interpolate(first, part), high * up, turn * (FIRST + more) * part,
                        Cues.between(STRUCK, FALLEN, part) + NEARER * up);
            }
            boolean last = done >= AGAIN;
            double part = last ? (done - AGAIN) / (1 - AGAIN) : (done - DOWN) / (AGAIN - DOWN);
            double up = 4 * part * (1 - part);
            double middle = (1 + FALLEN) / 2;
            return last ? new Pose(second.interpolate(to, part), LAST_HOP * up, turn * Cues.between(SECOND, 1,
                    Math.min(1, 2 * part)), Cues.between(middle, 1, part))
                    : new Pose(first.interpolate(second, part), HOP * up, turn * Cues.between(FIRST, SECOND, part),
                    Cues.between(FALLEN, middle, part) + 0.1 * up);
        }
    }
}
