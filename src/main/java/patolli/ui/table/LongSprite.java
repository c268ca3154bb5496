package patolli.ui.table;

import javafx.geometry.Point2D;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One long thing that is thrown, a stick or a die: its picture lies level and is a strip of frames of its roll. */
public abstract class LongSprite extends ThrownSprite {
    /** It is never seen turned further: the lamp stays where it is. */
    private static final double FURTHEST = 90;
    /** Points along it that are looked at to tell whether it touches another. */
    private static final int STEPS = 8;
    private final double half;

    /** @param half from its middle to its end */
    protected LongSprite(Pictures pictures, String picture, String shadow, Point2D hand, double half) {
        super(pictures, picture, shadow, hand);
        this.half = half;
    }

    @Override
    protected final void soar(Sprite below, Point2D over, double height, double degrees) {
        double turned = Math.IEEEremainder(degrees, 2 * FURTHEST);
        setRotate(turned);
        setScaleX(1 + height / 220);
        setScaleY(1 + height / 220);
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

    /** How near two things of that half length come to each other. */
    public static double distance(ThrownThings.Lie one, ThrownThings.Lie other, double half) {
        double least = Double.MAX_VALUE;
        for (int i = -STEPS; i <= STEPS; i++) {
            Point2D here = along(one, half, (double) i / STEPS);
            for (int j = -STEPS; j <= STEPS; j++) {
                least = Math.min(least, here.distance(along(other, half, (double) j / STEPS)));
            }
        }
        return least;
    }
}
