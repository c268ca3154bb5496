package patolli.forge.cabinet;

import patolli.forge.matter.Plate;
import patolli.forge.tableau.Ground;

/** A plate as a table top: what is painted and raised on it, at any point of the scene's ground. */
final class Top implements Ground {
    private final Plate p;
    private final double left, top;

    /** @param left x of the plate's left edge in the scene, {@code top} z of its far edge */
    Top(Plate p, double left, double top) {
        this.p = p;
        this.left = left;
        this.top = top;
    }

    /** The spot at a place; beyond the edges the outermost pixels go on. */
    @Override
    public Spot at(double x, double z) {
        double u = Math.clamp((x - left) * p.scale - 0.5, 1, p.w - 2.01), v = Math.clamp((z - top) * p.scale - 0.5, 1,
                p.h - 2.01);
        int i = (int) u, j = (int) v;
        double a = u - i, b = v - j;
        double dx = (height(u + 1, v) - height(u - 1, v)) / 2, dz = (height(u, v + 1) - height(u, v - 1)) / 2;
        int n = j * p.w + i;
        return new Spot(new double[] {mean(p.r, n, a, b), mean(p.g, n, a, b), mean(p.b, n, a, b)}, mean(p.gloss, n, a,
                b), dx, dz);
    }

    private double height(double u, double v) {
        int i = Math.clamp((int) u, 0, p.w - 2), j = Math.clamp((int) v, 0, p.h - 2);
        return mean(p.z, j * p.w + i, u - i, v - j);
    }

    private double mean(float[] f, int n, double a, double b) {
        return (f[n] * (1 - a) + f[n + 1] * a) * (1 - b) + (f[n + p.w] * (1 - a) + f[n + p.w + 1] * a) * b;
    }
}
