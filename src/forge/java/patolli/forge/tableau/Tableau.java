package patolli.forge.tableau;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;

/** A table top in perspective with things on it: one warm lamp, cool night from everywhere. */
public final class Tableau {
    private static final int TILE = 16;
    private static final double HIT = 0.02;
    private static final double[] NIGHT = {0.050, 0.068, 0.112}, FLAME = {1.0, 0.75, 0.47};
    private final Camera camera;
    private final Vec lamp;
    private final double range;
    /** The middle of the pool of light on the table, and its radius. */
    private final Vec focus;
    private final double pool;
    private final Ground top;
    private final double far;
    private final Beyond beyond;
    private final List<Thing> things = new ArrayList<>();

    /** What lies behind the table. */
    @FunctionalInterface
    public interface Beyond {
        /** Light at a point of the picture, in halves of its height, y up. */
        double[] at(double px, double py);
    }

    /**
     * @param lamp  where the lamp is
     * @param focus where its pool of light lies, {@code pool} the radius of that
     * @param range distance at which it lights as a lamp of strength 1 does
     * @param far   z at which the table ends
     */
    public Tableau(Camera camera, Vec lamp, double range, Vec focus, double pool, Ground top, double far,
            Beyond beyond) {
        this.camera = camera;
        this.lamp = lamp;
        this.range = range;
        this.focus = focus;
        this.pool = pool;
        this.top = top;
        this.far = far;
        this.beyond = beyond;
    }

    /** Puts a thing on the table. */
    public void add(Thing t) {
        things.add(t);
    }

    /** The light that reaches the eye, {@code over} pixels along each side of a finished one. */
    public Light trace(int wide, int high, int over) {
        return trace(wide, high, over, new Rectangle(wide, high));
    }

    /** The same within a window of finished pixels only. */
    public Light trace(int wide, int high, int over, Rectangle window) {
        Light out = new Light(wide * over, high * over);
        int w = out.width(), h = out.height(), across = (w + TILE - 1) / TILE, down = (h + TILE - 1) / TILE;
        IntStream.range(0, across * down).parallel().forEach(n -> {
            int x0 = n % across * TILE, y0 = n / across * TILE;
            if (!window.intersects(x0 / over, y0 / over, TILE, TILE)) {
                return;
            }
            List<Thing> near = inTile(x0, y0, w, h);
            for (int y = y0; y < Math.min(h, y0 + TILE); y++) {
                for (int x = x0; x < Math.min(w, x0 + TILE); x++) {
                    double px = (2 * x + 1.0 - w) / h, py = (h - 2 * y - 1.0) / h;
                    out.set(x, y, sample(camera.ray(px, py), px, py, near));
                }
            }
        });
        return out;
    }

    private List<Thing> inTile(int x0, int y0, int w, int h) {
        Vec mid = camera.ray((2.0 * x0 + TILE - w) / h, (h - 2.0 * y0 - TILE) / h),
                corner = camera.ray((2.0 * x0 - w) / h,
                (h - 2.0 * y0) / h);
        double spread = mid.minus(corner).length() * 1.3;
        return things.stream().filter(t -> {
            Vec to = t.middle.minus(camera.eye());
            double along = to.dot(mid);
            return along > 0 && to.minus(new Vec(mid.x() * along, mid.y() * along, mid.z() * along)).length()
                    < t.reach + spread * along;
        }).toList();
    }

    private double[] sample(Vec d, double px, double py, List<Thing> near) {
        Vec eye = camera.eye();
        double ground = d.y() < -1e-4 ? -eye.y() / d.y() : 1e9, best = ground;
        Optional<Thing> hit = Optional.empty();
        for (Thing t : near) {
            Vec to = t.middle.minus(eye);
            double along = to.dot(d), side = to.dot(to) - along * along, half = t.reach * t.reach - side;
            if (half > 0) {
                double s = along - Math.sqrt(half), end = Math.min(best, along + Math.sqrt(half));
                for (int k = 0; k < 90 && s < end; k++) {
                    double q = t.distance(eye.x() + d.x() * s, eye.y() + d.y() * s, eye.z() + d.z() * s);
                    if (q < HIT) {
                        best = s;
                        hit = Optional.of(t);
                        break;
                    }
                    s += q * 0.9;
                }
            }
        }
        Vec p = eye.plus(d, best);
        if (hit.isPresent()) {
            Thing t = hit.get();
            return lit(p, March.normal(t::distance, p, 0.05), d, t.colour(p), t.shine, false);
        }
        if (p.z() < far || ground > 1e8) {
            return beyond.at(px, py);
        }
        Ground.Spot s = top.at(p.x(), p.z());
        return lit(new Vec(p.x(), 0, p.z()), new Vec(-s.slopeX(), 1, -s.slopeZ()).unit(), d, s.colour(), s.gloss(),
                true);
    }

    private double[] lit(Vec p, Vec n, Vec d, double[] c, double shine, boolean onTable) {
        Vec to = lamp.minus(p);
        double dist = to.length();
        Vec l = to.unit();
        double facing = Math.max(0, n.dot(l)), fall = range * range / (dist * dist + 0.25 * range * range);
        double off = Vec.length(p.x() - focus.x(), 0, p.z() - focus.z()) / pool;
        fall *= 0.22 + 0.78 * Math.exp(-off * off);
        double shade = facing > 0 ? shadow(p.plus(n, 0.5), l, dist) : 0;
        double open = openness(p, n, onTable);
        double key = 2.3 * fall * facing * shade;
        Vec half = l.minus(d).unit();
        double nv = Math.max(0, -n.dot(d)), fresnel = 0.05 + 0.6 * Math.pow(1 - nv, 5);
        double spec = shine * fall * shade * (0.35 * Math.pow(Math.max(0, n.dot(half)), 18) + 3.2 * Math.pow(Math.max(0,
                n.dot(half)), 160));
        // Warm light comes back from the table; the night is a dim window high up.
        double bounce = 0.11 * fall * open * (0.7 - 0.3 * n.y()), sky = open * (0.55 + 0.45 * n.y());
        double glint = shine * fresnel * open * 0.25;
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = c[k] * (key * FLAME[k] + bounce * FLAME[k] + NIGHT[k] * 1.5 * sky) + spec * FLAME[k] + glint
                    * NIGHT[k] * 4;
        }
        return out;
    }

    /** The lamp has a width, so shadows grow soft with distance. */
    private double shadow(Vec p, Vec l, double dist) {
        double reaches = 1;
        for (Thing t : things) {
            Vec to = t.middle.minus(p);
            double along = to.dot(l), side = Math.sqrt(Math.max(0, to.dot(to) - along * along));
            if (along < -t.reach || along > dist || side > t.reach * 1.25 + 0.12 * Math.max(0, along)) {
                continue;
            }
            double s = Math.max(0.3, along - t.reach * 1.4), end = Math.min(dist, along + t.reach * 1.4);
            for (int k = 0; k < 40 && s < end; k++) {
                double q = t.distance(p.x() + l.x() * s, p.y() + l.y() * s, p.z() + l.z() * s);
                reaches = Math.min(reaches, 9 * q / s);
                if (reaches < 0.01) {
                    return 0;
                }
                s += Math.max(0.25, q * 0.85);
            }
        }
        return reaches * reaches * (3 - 2 * reaches);
    }

    private double openness(Vec p, Vec n, boolean onTable) {
        double closed = 0;
        for (double h = 1.5; h < 12; h *= 2) {
            Vec q = p.plus(n, h);
            double d = onTable ? 1e9 : Math.max(0, q.y());
            for (Thing t : things) {
                if (Math.abs(t.middle.x() - p.x()) < t.reach + 14 && Math.abs(t.middle.z() - p.z()) < t.reach + 14) {
                    d = Math.min(d, t.distance(q.x(), q.y(), q.z()));
                }
            }
            closed += Math.max(0, h - d) / h;
        }
        return Math.exp(-0.34 * closed);
    }
}
