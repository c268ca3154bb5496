package patolli.forge.pagade;

import patolli.board.Point;
import patolli.forge.matter.Noise;

/**
 * The light of one lamp that stands among things: how much of it arrives at each point of a picture, and where things
 * keep it off, because they stand between.
 */
final class LampLight {
    /** How far it is seen, within what distance it is nearly whole, and how high the flame is. */
    private static final double REACH = 158, WHOLE = 34;
    static final double FLAME = 44;
    /** The lamp itself keeps nothing off; from step to step on the way from it. */
    private static final double OWN = 40, STEP = 1.5;
    /** How much higher than the light a thing must be to keep it off wholly. */
    private static final double SOFT = 5;
    private final Point lamp;
    private final float[] heights;
    private final int wide, high;

    /** @param heights of all things there, by points of the picture one unit apart; 0 on the ground */
    LampLight(Point lamp, float[] heights, int wide) {
        this.lamp = lamp;
        this.heights = heights;
        this.wide = wide;
        high = heights.length / wide;
    }

    /** How much light there would be at a point if nothing were in its way, 0 to 1. */
    double free(double x, double y) {
        double far = Math.hypot(x - lamp.x(), y - lamp.y());
        double near = Math.max(0, far - WHOLE) / (REACH - WHOLE);
        double left = Math.max(0, 1 - near);
        return left * left * (1 - 0.35 * near);
    }

    /** How much of that arrives, 0 to 1. */
    double arrives(double x, double y) {
        double far = Math.hypot(x - lamp.x(), y - lamp.y());
        if (far > REACH) {
            return 0;
        }
        double own = height(x, y);
        double most = 0;
        for (double at = OWN; at < far - 2; at += STEP) {
            double q = at / far;
            double ray = FLAME + (own - FLAME) * q;
            most = Math.max(most, height(lamp.x() + q * (x - lamp.x()), lamp.y() + q * (y - lamp.y())) - ray);
        }
        return Noise.smooth(SOFT, 0, most);
    }

    private double height(double x, double y) {
        int column = Math.clamp((int) x, 0, wide - 1);
        return heights[Math.clamp((int) y, 0, high - 1) * wide + column];
    }
}
