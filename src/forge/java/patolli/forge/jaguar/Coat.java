package patolli.forge.jaguar;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** The coat: broken rings with drilled hearts, scattered over the carved skin so that none touches another. */
final class Coat {
    private static final int TRIES = 14000, LARGE = 8000, COLUMNS = 24;
    private static final double CELL = 0.25, ORIGIN = -3;

    /** One rosette: where it sits, its radius, how it is turned, and whether it is a plain spot. */
    private record Rosette(Vec at, double radius, double turn, boolean spot) { }

    private static final List<List<Rosette>> GRID = scatter();

    private Coat() { }

    private static List<List<Rosette>> scatter() {
        List<List<Rosette>> grid = new ArrayList<>();
        for (int i = 0; i < COLUMNS * COLUMNS * COLUMNS; i++) {
            grid.add(List.of());
        }
        List<Rosette> all = new ArrayList<>();
        Random random = new Random(77);
        for (int i = 0; i < TRIES; i++) {
            double a = random.nextDouble() * 2 * Math.PI, h = random.nextDouble() * 1.9 + 0.12;
            double along = random.nextDouble() * 4.6 - 2.5, fit = random.nextDouble(), turn = random.nextDouble() * 6.3;
            Vec from = new Vec(Math.cos(a) * 2.6, h + 0.5, along + Math.sin(a) * 1.4);
            Vec to = new Vec(0, h * 0.8, along * 0.8);
            Vec d = to.minus(from).unit();
            double t = March.trace(Beast::at, from, d, 0, 4, 90);
            if (t == March.NOTHING) {
                continue;
            }
            Vec p = from.plus(d, t);
            Rosette one = rosette(p, fit, turn, i >= LARGE);
            if (one != null && all.stream().allMatch(o -> o.at.minus(p).length() > (o.radius + one.radius) * 1.10)) {
                all.add(one);
                spread(grid, one);
            }
        }
        return grid;
    }

    private static Rosette rosette(Vec p, double fit, double turn, boolean small) {
        Vec q = Stage.head(p);
        double face = Vec.length(q.x(), q.y(), q.z());
        if (p.y() < 0.06 || Beast.slab(p.x(), p.y(), p.z()) < 0.02 || Bowl.rim(p.x(), p.y(), p.z()) || face < 1.15
                && (q.z() > 0.12 || q.y() < -0.1)) {
            return null;
        }
        boolean leg = small || p.y() < 0.50 || face < 0.98, paw = p.z() > 1.75 || p.y() < 0.32 && p.z() > -0.35
                && p.z() < 0.3;
        if (paw && p.z() > 2.0 || paw && p.y() < 0.2) {
            return null;
        }
        double r = leg ? 0.040 + 0.030 * fit : 0.110 + 0.060 * fit;
        return new Rosette(p, r, turn, leg && r < 0.085);
    }

    private static void spread(List<List<Rosette>> grid, Rosette one) {
        for (int i = -1; i <= 1; i++) {
            for (int j = -1; j <= 1; j++) {
                for (int k = -1; k <= 1; k++) {
                    int cell = cell(one.at.x() + i * CELL, one.at.y() + j * CELL, one.at.z() + k * CELL);
                    List<Rosette> there = new ArrayList<>(grid.get(cell));
                    there.add(one);
                    grid.set(cell, there);
                }
            }
        }
    }

    private static int cell(double x, double y, double z) {
        return (index(x) * COLUMNS + index(y)) * COLUMNS + index(z);
    }

    private static int index(double v) {
        return Math.clamp((int) Math.floor((v - ORIGIN) / CELL), 0, COLUMNS - 1);
    }

    /** How deep the rings are cut at a point of the skin, 0 to 1. */
    static double cut(double x, double y, double z) {
        double deep = 0;
        for (Rosette r : GRID.get(cell(x, y, z))) {
            double dx = x - r.at.x(), dy = y - r.at.y(), dz = z - r.at.z();
            double d = Vec.length(dx, dy, dz);
            if (d > r.radius * 1.25) {
                continue;
            }
            if (r.spot) {
                deep = Math.max(deep, Noise.smooth(r.radius, r.radius * 0.55, d));
                continue;
            }
            // Four or five lobes with gaps between them: no two rings are alike.
            double a = Math.atan2(dy + 0.35 * dx, dz + 0.35 * dx) + r.turn;
            double lobes = 4 + (r.turn > 3 ? 1 : 0), wave = Math.cos(a * lobes + 0.9 * Math.sin(a + r.turn) + 0.7
                    * Math.sin(2 * a - r.turn));
            double ring = r.radius * (0.80 + 0.035 * wave + 0.06 * Math.sin(2 * a + 2 * r.turn)), half = 0.025 + 0.009
                    * wave;
            double gap = Noise.smooth(-0.95, -0.60, wave + 0.45 * Math.sin(a + r.turn * 3));
            deep = Math.max(deep, gap * Noise.smooth(half, half * 0.4, Math.abs(d - ring)));
            deep = Math.max(deep, Noise.smooth(0.036, 0.018, d));
        }
        return deep;
    }
}
