package patolli.forge.mictlan;

import java.util.ArrayList;
import java.util.List;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** The wall of skulls in the lights of its pictures; traced once for all of them. */
final class Wall {
    private static final double[] WARM = {1, 0.43, 0.13}, TORCH = {1, 0.36, 0.085}, NIGHT = {0.024, 0.032, 0.038};
    /** Where the morning star stands, in design units: in the opening of the wall. */
    static final double STAR_X = 95, STAR_Y = 112;
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

    /** A stroke of lightning above at the left: every skull throws a hard shadow; what is far off is left in the dark. */
    Light bolt() {
        Relief.Lamp bolt = new Relief.Lamp() {
            private final Vec from = new Vec(-0.78, 0.55, 0.33).unit();

            @Override
            public Vec from(Vec p) {
                return from;
            }

            @Override
            public double strength(Vec p) {
                return 3.9 * Math.exp(-Math.max(0, p.x() - 0.5 * p.y() + 5.0) / 5.2);
            }

            @Override
            public double[] colour() {
                return new double[] {0.55, 0.76, 1};
            }
        };
        return relief.lit(new double[] {0.034, 0.056, 0.105}, List.of(bolt));
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
                new Relief.Fire(new Vec(-0.6, -5.4, 1.6), 1.5, 1.7, WARM)), Wall::dawn);
    }

    /** The first light behind the opening, and the morning star in it. */
    private static double[] dawn(double x, double y) {
        double t = Noise.smooth(70, 172, y), dx = x - STAR_X, dy = y - STAR_Y, r = Math.hypot(dx, dy);
        double rays = Math.exp(-Math.abs(dx) / 1.6 - Math.abs(dy) / 15) + Math.exp(-Math.abs(dy) / 1.6 - Math.abs(dx) /
                15) + 0.5 * Math.exp(-Math.abs(dx + dy) / 2.2 - Math.abs(dx - dy) / 14)
                + 0.5 * Math.exp(-Math.abs(dx - dy) / 2.2 - Math.abs(dx + dy) / 14);
        double star = 6 * Math.exp(-r * r / 14) + 2.2 * rays + 0.5 * Math.exp(-r / 16);
        return new double[] {0.045 + 0.50 * t * t + star, 0.09 + 0.22 * t + star, 0.22 + 0.10 * t + star * 1.05};
    }

    /** A torch at the right, out of the frame, and a fire under it. */
    Light torch() {
        return relief.lit(NIGHT, torches());
    }

    private static List<Relief.Lamp> torches() {
        return List.of(new Relief.Fire(new Vec(5.3, 1.4, 1.9), 10, 1.95, TORCH),
                new Relief.Fire(new Vec(3.6, -5.4, 2.2), 6.5, 1.85, TORCH));
    }

    /** The same torch, and the green gleam that a prize throws on its neighbours. */
    Light torchAndGleam() {
        List<Relief.Lamp> lamps = new ArrayList<>(torches());
        lamps.add(new Relief.Fire(new Vec(-0.20, 1.62, 0.95), 0.7, 2.1, new double[] {0.22, 1, 0.45}));
        return relief.lit(NIGHT, lamps);
    }
}
