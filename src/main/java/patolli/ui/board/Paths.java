package patolli.ui.board;

import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.paint.Color;
import javafx.util.Duration;

/** Ways through the air over the table. */
final class Paths {
    private static final Color SHADOW = Color.web("#15120F", 0.5);

    private Paths() { }

    /** A piece hops from square to square, rising a little each time and coming down with weight. */
    static Transition hop(Sprite sprite, List<Point2D> way, Duration each) {
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
                lift(sprite, from.interpolate(way.get(index), ease(ahead)), 15 * height, 1 + 0.13 * height, 0);
            }
        };
    }

    /** Something is thrown in one arc, turning on its way. */
    static Transition arc(Sprite sprite, Point2D to, double rise, double turn, double endScale, Duration time) {
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
                lift(sprite, start.interpolate(to, part), rise * height, scale * (1 + 0.2 * height), turn * part);
            }
        };
    }

    private static void lift(Sprite sprite, Point2D ground, double height, double scale, double turn) {
        sprite.place(new Point2D(ground.getX(), ground.getY() - height));
        sprite.setScaleX(scale);
        sprite.setScaleY(scale);
        sprite.setRotate(turn);
        // The higher it is, the further off and the softer its shadow falls on the mat.
        // What turns has none: its shadow would turn with it.
        sprite.setEffect(height < 1 || turn != 0 ? null : new DropShadow(BlurType.GAUSSIAN, SHADOW, 4 + height * 0.12, 0.15,
                height * 0.22, height * 0.5));
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }
}
