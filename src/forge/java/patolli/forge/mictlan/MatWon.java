package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import java.util.List;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** For two people at one table: nobody sits before the wall; dusk, the mat, what was played with, and copal smoke. */
final class MatWon {
    private static final Vec EYE = new Vec(0, 3.3, 9.5);
    private final int k;

    /** @param k pixels to the design unit */
    MatWon(int k) {
        this.k = k;
    }

    BufferedImage draw() {
        TableScene scene = new TableScene();
        Camera camera = new Camera(EYE, new Vec(0, -1.55, 0), 2.25);
        Relief relief = new Relief(1280 * k, 800 * k, camera, (x, y, z) -> 0.66 * scene.distance(x, y, z),
                scene::distance, scene, 3, 24);
        Vec b = TableScene.BOWL;
        Light o = relief.lit(new double[] {0.050, 0.056, 0.095}, List.of(
                new Relief.Fire(new Vec(b.x(), b.y() + 0.55, b.z()), 2.6, 1.7, new double[] {1, 0.42, 0.12}),
                new Relief.Fire(new Vec(-6, 5.5, 6.5), 7.5, 1.55, new double[] {0.60, 0.50, 0.78}),
                new Relief.Fire(new Vec(-1.5, 1.2, 6), 3.4, 1.7, new double[] {1, 0.66, 0.36})));
        double[] bowl = camera.project(b.minus(EYE));
        double bx = 640 + bowl[0] * 400, by = 400 - bowl[1] * 400;
        Paint.each(o, (x, y, c) -> {
            double u = (x + 0.5) / k, v = (y + 0.5) / k;
            double dusk = (1 - 0.45 * Noise.smooth(620, 900, u)) * (0.42 + 0.58 * Noise.smooth(300, 620, v));
            double s = smoke(u, v, bx, by), glow = 0.05 * Paint.near(u, v, bx, by - 20, 130);
            return new double[] {c[0] * dusk + s * 0.86 + glow, c[1] * dusk + s * 0.82 + glow * 0.36, c[2] * dusk + s *
                    0.94 + glow * 0.08};
        });
        o.bloom(0.8, 8 * k, 0.25);
        return o.develop(1.22, 0.006, 0.35);
    }

    /** Copal smoke: two strands that wind about each other and part. */
    private static double smoke(double u, double v, double bx, double by) {
        double up = by - v;
        if (up < -6) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double x = bx + (12 + 0.07 * up) * Math.sin(up / 58 + 2.1 * i) * Noise.smooth(0, 120, up) + 90 * Grain.at(up
                    / 170, 3.3 * i, 5) * Noise.smooth(40, 320, up) + up * 0.10;
            double wide = 5 + 0.045 * up, across = (u - x) / wide;
            double torn = Math.max(0, 0.62 + 0.9 * Grain.sum(u / 34 + i * 5, v / 90, up / 300, 4));
            sum += Math.exp(-across * across) * torn * (1 - 0.2 * i);
        }
        return 0.085 * sum * Noise.smooth(-6, 26, up) * Math.exp(-up / 300);
    }
}
