package patolli.forge.splash;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** The wet paving: rough slabs where it is dry, a mirror for temple, fires and sky where water stands. */
final class Plaza {
    private static final double[] FLAME = {3.3, 1.2, 0.28};
    private final Lamps lamps;
    private final Light[] sky = new Light[Weather.COUNT];
    private final double scale;

    Plaza(Lamps lamps, Heaven heaven, int scale) {
        this.lamps = lamps;
        this.scale = scale;
        for (int w = 0; w < Weather.COUNT; w++) {
            sky[w] = heaven.light(w).blur(3.1 * scale);
        }
    }

    double[] at(Vec p, Vec d, double far) {
        double puddle = Noise.smooth(-0.06, 0.10, Grain.sum(p.x() * 0.16, p.z() * 0.22, 2, 4) + 0.05);
        double joint = joint(p) * (1 - puddle);
        double ripple = (0.009 + 0.022 * (1 - puddle)) * Math.min(1, 16 / far);
        Vec n = new Vec(ripple * Grain.sum(p.x() * 2.6, p.z() * 2.6, 7, 2) * 2, 1,
                ripple * Grain.sum(p.x() * 2.6, p.z() * 2.6, 11, 2) * 3).unit();
        double dn = d.dot(n);
        Vec r = new Vec(d.x() - 2 * dn * n.x(), Math.abs(d.y() - 2 * dn * n.y()), d.z() - 2 * dn * n.z()).unit();
        Vec o = new Vec(p.x(), 0.03, p.z());
        double hit = March.trace(Site::at, o, r, 0.05, 70, 110);
        double[] mirrored = mirrored(o, r, hit), dry = lamps.at(p, d, true);
        double fresnel = (0.10 + 0.90 * Math.pow(Math.max(0, 1 + dn), 3.2)) * (0.36 + 0.64 * puddle),
                flame = flame(o, r, hit);
        double own = (1 - 0.6 * puddle) * (1 - 0.6 * joint) * (1 - fresnel);
        for (int i = 0; i < dry.length; i++) {
            dry[i] = dry[i] * own + (mirrored[i] + FLAME[i % 3] * flame) * fresnel;
        }
        return dry;
    }

    /** Slabs in courses, each course shifted. */
    private static double joint(Vec p) {
        double course = Math.round(p.x() / 1.9);
        double shift = 0.5 * Math.floorMod((int) course, 2) + 0.2 * Noise.hash((int) course, 3, 1);
        double bend = 0.05 * Grain.at(p.x() * 0.7, p.z() * 0.7, 4);
        double u = Math.abs(p.x() / 1.9 + bend - Math.round(p.x() / 1.9 + bend)), v = p.z() / 1.35 + shift + bend;
        return Noise.smooth(0.468, 0.494, Math.max(u, Math.abs(v - Math.round(v))));
    }

    private double[] mirrored(Vec o, Vec r, double hit) {
        if (hit > 0) {
            Vec q = o.plus(r, hit);
            return Site.isGround(q) ? new double[Lamps.CHANNELS] : lamps.at(q, r, false);
        }
        double[] out = new double[Lamps.CHANNELS], place = View.place(r);
        for (int w = 0; w < Weather.COUNT; w++) {
            System.arraycopy(sky[w].get(place[0] * scale, place[1] * scale), 0, out, 3 * w, 3);
        }
        return out;
    }

    /** The fires stand in the water as streaks, because ripples smear what is upright. */
    private static double flame(Vec o, Vec r, double hit) {
        double sum = 0;
        for (int f = 0; f < 2; f++) {
            Vec way = Lamps.fire(f).minus(o);
            double along = way.dot(r), up = way.y() - r.y() * along;
            double side = Math.hypot(way.x() - r.x() * along, way.z() - r.z() * along);
            if (along > 0 && (hit < 0 || hit > along - 1.3)) {
                sum += Math.exp(-side * side * 13 - up * up * 1.1);
            }
        }
        return sum;
    }
}
