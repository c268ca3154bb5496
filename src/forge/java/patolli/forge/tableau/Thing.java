package patolli.forge.tableau;

import patolli.forge.carved.Field;
import patolli.forge.carved.Vec;

/** A body on a table top. Its own space has z up; in the scene y is up, x and z lie on the table. */
public final class Thing {
    /** Colour (linear light) at a point of the thing's own space. */
    @FunctionalInterface
    public interface Skin {
        /** The colour there. */
        double[] at(double x, double y, double z);
    }

    /** The middle of its bounding sphere, in the scene. */
    public final Vec middle;
    /** The radius of that sphere. */
    public final double reach;
    /** How polished it is, 0 to 1. */
    public final double shine;
    private final Vec at;
    private final double[] m;
    private final double size;
    private final Field form;
    private final Skin skin;

    /**
     * @param at    where the thing's origin stands
     * @param yaw   its turn on the table, radians
     * @param tip   its turn about its own x axis before that: a quarter lays a standing thing down
     * @param size  scene units to one of its own
     * @param reach radius of a sphere about its origin raised by {@code lift}, own units
     */
    public Thing(Vec at, double yaw, double tip, double size, double reach, double lift, double shine, Field form,
            Skin skin) {
        this.at = at;
        this.size = size;
        this.reach = reach * size;
        this.shine = shine;
        this.form = form;
        this.skin = skin;
        middle = new Vec(at.x(), at.y() + lift * size, at.z());
        double cy = Math.cos(yaw), sy = Math.sin(yaw), ct = Math.cos(tip), st = Math.sin(tip);
        m = new double[] {cy, sy, 0, -sy * ct, cy * ct, st, sy * st, -cy * st, ct};
    }

    /** How far it is from a point of the scene; never more than the true distance. */
    public double distance(double x, double y, double z) {
        double a = (x - at.x()) / size, b = (z - at.z()) / size, c = (y - at.y()) / size;
        return size * form.at(m[0] * a + m[1] * b + m[2] * c, m[3] * a + m[4] * b + m[5] * c, m[6] * a + m[7] * b
                + m[8] * c);
    }

    /** Its colour at a point of the scene, in linear light. */
    public double[] colour(Vec p) {
        double a = (p.x() - at.x()) / size, b = (p.z() - at.z()) / size, c = (p.y() - at.y()) / size;
        return skin.at(m[0] * a + m[1] * b + m[2] * c, m[3] * a + m[4] * b + m[5] * c, m[6] * a + m[7] * b + m[8] * c);
    }
}
