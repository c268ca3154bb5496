package patolli.forge.mictlan;

import java.util.List;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;

/** The wall of skulls in the lights of its pictures; traced once for all of them. */
final class Wall {
    private static final double[] WARM = {1, 0.43, 0.13}, TORCH = {1, 0.36, 0.085};
    private final Relief relief;

    /** @param k pixels to the design unit */
    Wall(int k) {
        Vec eye = new Vec(0, -0.25, 13);
        relief = new Relief(1280 * k, 800 * k, new Camera(eye, new Vec(0, -0.25, 0), 3.55), SkullWall.WALL,
                SkullWall.TRUE, new Relief.Stone(), 11.2, 16);
    }

    /** Three fires below the frame. */
    Light fires() {
        return relief.lit(new double[] {0.034, 0.062, 0.076}, List.of(
                new Relief.Fire(new Vec(-3.6, -5.6, 2.2), 7.6, 1.5, WARM),
                new Relief.Fire(new Vec(3.8, -5.5, 2.2), 7.6, 1.5, WARM),
                new Relief.Fire(new Vec(0, -4.6, 1.8), 7.6, 1.5, WARM)));
    }

    /** One game of several is over: the fires have burnt down to embers at the left. */
    Light embers() {
        return relief.lit(new double[] {0.038, 0.048, 0.082}, List.of(
                new Relief.Fire(new Vec(-4.4, -4.9, 2.0), 8.5, 1.75, new double[] {1, 0.34, 0.10}),
                new Relief.Fire(new Vec(-6.6, 2.2, 2.4), 3.2, 1.75, new double[] {0.62, 0.50, 0.86})));
    }

    /** The morning star over the left edge of the wall; its light dies before it reaches the right side. */
    Light morning() {
        Relief.Lamp star = new Relief.Lamp() {
            private final Vec from = new Vec(-1, 0.46, 0.56).unit();

            @Override
            public Vec from(Vec p) {
                return from;
            }

            @Override
            public double strength(Vec p) {
                double x = p.x() + 0.30 * p.y() + 0.5 * Grain.at(p.x() * 0.25, p.y() * 0.25, 3);
                return 7.6 * Math.exp(-Math.max(0, x + 5.6) / 2.5);
            }

            @Override
            public double[] colour() {
                return new double[] {0.62, 0.70, 0.86};
            }
        };
        return relief.lit(new double[] {0.046, 0.060, 0.088}, List.of(star,
                new Relief.Fire(new Vec(-6.2, 3.2, 1.2), 1.5, 1.9, new double[] {0.7, 0.82, 1}),
                new Relief.Fire(new Vec(-0.6, -5.4, 1.6), 1.5, 1.7, WARM)));
    }

    /** A torch at the right, out of the frame, and a fire under it. */
    Light torch() {
        return relief.lit(new double[] {0.024, 0.032, 0.038}, List.of(
                new Relief.Fire(new Vec(5.3, 1.4, 1.9), 10, 1.95, TORCH),
                new Relief.Fire(new Vec(3.6, -5.4, 2.2), 6.5, 1.85, TORCH)));
    }

    /** The green gleam that a prize throws on its neighbours, at a point of the wall. */
    Light gleam(double x, double y) {
        return relief.lit(new double[3], List.of(new Relief.Fire(new Vec(x, y, 0.95), 0.7, 2.1, new double[] {0.22, 1,
                0.45})));
    }
}
