package patolli.ui.table;

import javafx.geometry.Point2D;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One long thing that is thrown, a stick or a die: its picture lies level and is a strip of frames of its roll. */
public abstract class LongSprite extends ThrownSprite {
    /** It is never seen turned further: the lamp stays where it is. */
    private static final double FURTHEST = 90;
    /** As much larger it is as a thing that is brought nearer by a part of this, so high up. */
    private static final double NEAR = 400;
    private final double half;

    /** @param half from its middle to its end */
    protected LongSprite(Pictures pictures, String picture, String shadow, Point2D hand, double half) {
        super(pictures, picture, shadow, hand);
        this.half = half;
    }

    @Override
    protected void soar(Sprite below, Point2D over, double height, double degrees) {
        double turned = Math.IEEEremainder(degrees, 2 * FURTHEST);
        setRotate(turned);
        setScaleX(1 + height / NEAR);
        setScaleY(1 + height / NEAR);
        below.place(over.add(3 + height * 0.45, 5 + height * 0.5));
        below.setRotate(turned);
        below.setOpacity(Math.max(0.3, 1 - height / 90));
        below.setScaleX(1 + height / 300);
        below.setScaleY(1 + height / 60);
    }

    /** A point along where it lies, from one end, -1, to the other, 1. */
    public final Point2D along(double part) {
        return along(new ThrownThings.Lie(end(), turn()), half, part);
    }

    private static Point2D along(ThrownThings.Lie lie, double half, double part) {
        double turn = Math.toRadians(lie.degrees());
        return lie.at().add(part * half * Math.cos(turn), part * half * Math.sin(turn));
    }

    /** How near two things of that half length come to each other: 0 where they cross. */
    public static double distance(ThrownThings.Lie one, ThrownThings.Lie other, double half) {
        Point2D from = along(one, half, -1);
        Point2D to = along(one, half, 1);
        Point2D otherFrom = along(other, half, -1);
        Point2D otherTo = along(other, half, 1);
        if (parts(from, to, otherFrom, otherTo) && parts(otherFrom, otherTo, from, to)) {
            return 0;
        }
        return Math.min(Math.min(distance(from, otherFrom, otherTo), distance(to, otherFrom, otherTo)),
                Math.min(distance(otherFrom, from, to), distance(otherTo, from, to)));
    }

    /** How near the middle of a thing comes to another one of that half length. */
    public static double fromMiddle(ThrownThings.Lie one, ThrownThings.Lie other, double half) {
        return distance(one.at(), along(other, half, -1), along(other, half, 1));
    }

    /** Whether two points lie on different sides of the line through two others. */
    private static boolean parts(Point2D from, Point2D to, Point2D one, Point2D other) {
        Point2D way = to.subtract(from);
        return way.crossProduct(one.subtract(from)).getZ() * way.crossProduct(other.subtract(from)).getZ() < 0;
    }

    /** From a point to the nearest between two others. */
    private static double distance(Point2D point, Point2D from, Point2D to) {
        Point2D way = to.subtract(from);
        double part = Math.clamp(way.dotProduct(point.subtract(from)) / way.dotProduct(way), 0, 1);
        return point.distance(from.interpolate(to, part));
    }
}
