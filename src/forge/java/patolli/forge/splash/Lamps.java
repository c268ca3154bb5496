package patolli.forge.splash;

import patolli.forge.carved.Grain;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;

/** Lights a place of the temple for all three weathers at once: nine numbers, red, green and blue of each. */
final class Lamps {
    static final int CHANNELS = 3 * Weather.COUNT;
    private static final double[] WARM = {1.0, 0.40, 0.115}, EMBER = {3.2, 0.85, 0.14};
    /** The two fires and the light in the sanctuary, and how strong each is. */
    private static final Vec[] FIRES = {new Vec(-Site.FIRE_X, Site.BOWL + 0.55, Site.FIRE_Z),
            new Vec(Site.FIRE_X, Site.BOWL + 0.55, Site.FIRE_Z), new Vec(0, Tiers.TOP + 0.95, 1.25)};
    private static final double[] STRENGTH = {19, 19, 10};
    private static final double REACH = 21;
    private final Masonry masonry = new Masonry();

    static Vec fire(int i) {
        return FIRES[i];
    }

    /** The light that a place sends against the ray {@code d}. */
    double[] at(Vec p, Vec d, boolean ground) {
        double[] out = new double[CHANNELS];
        if (inBowl(p)) {
            return embers(p, out);
        }
        Vec flat = March.normal(Site::at, p, 0.006), n = masonry.rough(p, flat, ground ? 0.10 : 0.22);
        double[] paint = masonry.colour(p, flat, ground);
        double open = March.openness(Site::at, p, flat, 0.9) * (0.35 + 0.65 * March.openness(Site::at, p, flat, 0.22));
        Vec o = p.plus(flat, 0.03);
        double up = 0.55 + 1.1 * (0.5 + 0.5 * n.y());
        for (int w = 0; w < Weather.COUNT; w++) {
            Weather weather = Weather.all()[w];
            double key = key(weather, w, o, n) * (w == Weather.STORM ? open : 1), gleam = gleam(weather, p, d, n) * key;
            for (int k = 0; k < 3; k++) {
                out[3 * w + k] = paint[k] * (weather.keyColour()[k] * key + weather.ambient()[k] * open * up)
                        + weather.keyColour()[k] * gleam * 0.42;
            }
        }
        double warm = 0;
        for (int f = 0; f < FIRES.length; f++) {
            warm += warmth(f, p, o, n) * (0.4 + 0.6 * open);
        }
        for (int i = 0; i < CHANNELS; i++) {
            out[i] += paint[i % 3] * WARM[i % 3] * warm;
        }
        return out;
    }

    private static double key(Weather weather, int which, Vec o, Vec n) {
        Vec way = weather.key().minus(o);
        double far = way.length();
        Vec l = way.unit();
        double key = n.dot(l);
        if (key <= 0) {
            return 0;
        }
        if (which == Weather.STORM) {
            return key;
        }
        double soft = which == Weather.NEAR ? 30 : 6;
        key *= March.shadow(Site::at, o, l, which == Weather.NEAR ? far - 3 : 16, soft);
        return which == Weather.NEAR ? key * 900 / (far * far + 160) : key;
    }

    /** Wet stone: a narrow gleam toward the stroke. */
    private static double gleam(Weather weather, Vec p, Vec d, Vec n) {
        Vec half = weather.key().minus(p).unit().minus(d).unit();
        return Math.pow(Math.max(0, half.dot(n)), 24);
    }

    private static double warmth(int f, Vec p, Vec o, Vec n) {
        Vec way = FIRES[f].minus(p);
        double far = way.length();
        if (far > REACH) {
            return 0;
        }
        Vec l = way.unit();
        // A fire is broad: what turns a little away is still lit.
        // What the wet stones round a fire throw back needs no straight way.
        double bounce = 0.07 * STRENGTH[f] / (far * far + 2.5);
        double w = Math.max(0, (n.dot(l) + 0.12) / 1.12) * STRENGTH[f] / (far * far + 0.9);
        w *= 1 - far / REACH;
        return bounce + (w > 0.002 ? w * March.shadow(Site::at, o, l, far - 0.75, 9) : 0);
    }

    private static boolean inBowl(Vec p) {
        return p.z() > 9 && p.y() > Site.BOWL - 0.2 && p.y() < Site.BOWL - 0.06
                && Math.hypot(Math.abs(p.x()) - Site.FIRE_X, p.z() - Site.FIRE_Z) < 0.65;
    }

    private static double[] embers(Vec p, double[] out) {
        double heat = 0.5 + 0.9 * Grain.sum(p.x() * 7, p.y() * 7, p.z() * 7, 3);
        for (int i = 0; i < CHANNELS; i++) {
            out[i] = EMBER[i % 3] * Math.max(0.06, heat);
        }
        return out;
    }
}
