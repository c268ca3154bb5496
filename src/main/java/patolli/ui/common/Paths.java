package patolli.ui.common;

import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.paint.Color;
import javafx.util.Duration;

/** Ways through the air over the table. */
public final class Paths {
    private static final Color SHADOW = Color.web("#3A2814", 0.55);
    private static final double FURTHEST_SHADOW = 24;
    private static final double NEARER = 0.2;
    private static final double HELD = 6;
    private static final double HELD_SCALE = 1.12;

    private Paths() { }

    /** A piece hops from square to square, rising a little each time and coming down with weight. */
    public static Transition hop(Sprite sprite, List<Point2D> way, Duration each) {
        Point2D start = sprite.at();
        return new Transition() {
            {
                setCycleDuration(each.multiply(way.size()));
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                double place = Math.min(done * way.size(), way.size() - 1e-9);
                int index = (int) place;
                double part = place - index;
                Point2D from = index == 0 ? start : way.get(index - 1);
                // Quick off the ground, a moment of rest on each square.
                double ahead = Math.min(1, part / 0.86);
                double height = Math.sin(Math.PI * ahead);
                lift(sprite, from.interpolate(way.get(index), ease(ahead)), 15 * height, 1 + 0.13 * height);
            }
        };
    }

    /** Something is thrown in one arc. It does not turn: the lamp stays where it is. */
    public static Transition arc(Sprite sprite, Point2D to, double rise, double endScale, Duration time) {
        return arc(sprite, to, rise, endScale, NEARER, time);
    }

    /** The same. @param larger by how much it is larger in the middle of its way */
    public static Transition arc(Sprite sprite, Point2D to, double rise, double endScale, double larger,
            Duration time) {
        Point2D start = sprite.at();
        double startScale = sprite.getScaleX();
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                double part = ease(done);
                double height = Math.sin(Math.PI * part);
                double scale = startScale + (endScale - startScale) * part;
                lift(sprite, start.interpolate(to, part), rise * height, scale * (1 + larger * height));
            }
        };
    }

    /** Something is held over the mat. */
    public static void hold(Sprite sprite, Point2D over) {
        lift(sprite, over, HELD, HELD_SCALE);
    }

    /** Holds something so high over a point of the mat, and so large. */
    public static void lift(Sprite sprite, Point2D ground, double height, double scale) {
        sprite.place(new Point2D(ground.getX(), ground.getY() - height));
        sprite.setScaleX(scale);
        sprite.setScaleY(scale);
        // The higher it is, the further off and the softer its shadow falls on the mat.
        double away = Math.min(FURTHEST_SHADOW, height * 0.35);
        sprite.setEffect(height < 1 ? null : new DropShadow(BlurType.GAUSSIAN, SHADOW, 4 + away * 0.4, 0.15,
                away * 0.5, away));
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }
}
