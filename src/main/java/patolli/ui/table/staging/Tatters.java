package patolli.ui.table.staging;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import patolli.rules.Side;
import patolli.ui.common.Sprite;

/** Torn threads that fly off a blow, but not to where anything stands. */
final class Tatters {
    /** How many there are if nothing is in their way, and how many different ones. */
    private static final int MOST = 10, KINDS = 3;
    /** From the middle of the blow to the middle of one at first and at last. */
    private static final double FROM = 34, FAR = 72, UNEVEN = 22;
    /** So far from the way of one nothing stands. */
    private static final double CLEAR = 27;
    /** How small one is at first, how large at last; how far it turns and sinks, and after what part of
     * its time it fades. */
    private static final double SMALL = 0.35, FULL = 0.72, TURNS = 26, SINKS = 15, FADES = 0.35;
    private final Spotlight light;
    private final Bursts bursts;

    Tatters(Spotlight light) {
        this.light = light;
        bursts = light.bursts();
    }

    /** @param around what stands near */
    void fly(Cues cues, double from, double to, Side by, Point2D at, List<Point2D> around) {
        Group all = Spotlight.together();
        cues.at(from, () -> light.behind(all));
        IntStream.range(0, MOST).filter(k -> isFree(at, way(k), reach(k), around)).forEach(k -> {
            Sprite thread = light.picture(bursts.torn(by, k % KINDS + 1));
            thread.setVisible(false);
            all.getChildren().add(thread);
            Point2D way = way(k);
            double turn = Math.toDegrees(Math.atan2(way.getY(), way.getX()));
            cues.over(from, to, done -> {
                double out = 1 - Math.pow(1 - done, 3);
                thread.place(at.add(way.multiply(Cues.between(FROM, reach(k), out))).add(0, SINKS * done * done));
                thread.setRotate(turn + (k % 2 == 0 ? TURNS : -TURNS) * (done - 0.3));
                Sparks.scale(thread, Cues.between(SMALL, FULL, Math.min(1, 2 * out)));
                thread.setOpacity(Math.min(1, (1 - done) / (1 - FADES)));
                thread.setVisible(done < 1);
            });
        });
    }

    private static Point2D way(int k) {
        double turn = 2 * Math.PI * (k + 0.5 + 0.3 * Math.sin(k * 4.1)) / MOST;
        return new Point2D(Math.cos(turn), Math.sin(turn));
    }

    private static double reach(int k) {
        return FAR - UNEVEN / 2 + UNEVEN * (0.5 + 0.5 * Math.sin(k * 2.7 + 1)) / 2;
    }

    /** Whether nothing stands on a way, or so near that it would be touched. */
    static boolean isFree(Point2D at, Point2D way, double reach, List<Point2D> around) {
        return around.stream().map(other -> other.subtract(at)).noneMatch(other -> {
            double along = Math.clamp(other.dotProduct(way), FROM / 2, reach + FROM);
            return other.distance(way.multiply(along)) < CLEAR;
        });
    }
}
