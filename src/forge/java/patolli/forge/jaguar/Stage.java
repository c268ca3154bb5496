package patolli.forge.jaguar;

import patolli.forge.carved.Camera;
import patolli.forge.carved.Vec;

/**
 * Where everything stands. The temple's x runs right, y up, z toward the player; the jaguar has axes of its own, x to
 * its left side, z along its back to the muzzle, and so has its head. One unit is about half a jaguar's width.
 */
final class Stage {
    /** Height of the temple floor; the jaguar's own slab ends at 0. */
    static final double FLOOR = -0.20;
    /** Bowl: its middle along the back, its mouth's radius, rim and floor. */
    static final double BOWL_Z = -0.46, BOWL_RADIUS = 1.13, BOWL_RIM = 1.92, BOWL_FLOOR = 1.57;
    /** How much larger than its own measure the head is. */
    static final double HEAD = 1.30;

    private static final double TURN = Math.toRadians(33), COS = Math.cos(TURN), SIN = Math.sin(TURN);
    private static final double HEAD_TURN = 0.30, HEAD_COS = Math.cos(HEAD_TURN), HEAD_SIN = Math.sin(HEAD_TURN);
    private static final double LIFT = 0.16, LIFT_COS = Math.cos(LIFT), LIFT_SIN = Math.sin(LIFT);
    private static final double HEAD_Y = 1.36, HEAD_Z = 1.46;
    private static final double DISTANCE = 12, HEIGHT = Math.toRadians(34);
    private static final Vec LOOK = new Vec(-0.30, 0.10, 0.03);
    /** The player's eye. */
    static final Camera CAMERA = new Camera(LOOK.plus(new Vec(0, Math.sin(HEIGHT), Math.cos(HEIGHT)), DISTANCE),
            LOOK, 3.88);

    private Stage() { }

    /** From the temple's axes to the jaguar's. */
    static Vec beast(Vec p) {
        return new Vec(p.x() * COS + p.z() * SIN, p.y(), p.z() * COS - p.x() * SIN);
    }

    /** From the jaguar's axes to the temple's. */
    static Vec temple(Vec p) {
        return new Vec(p.x() * COS - p.z() * SIN, p.y(), p.z() * COS + p.x() * SIN);
    }

    /** From the jaguar's axes to its head's, where z is the line of sight and 1 about the length of the skull. */
    static Vec head(Vec p) {
        double a = p.x(), b = p.y() - HEAD_Y, c = p.z() - HEAD_Z;
        double x = a * HEAD_COS - c * HEAD_SIN, z = a * HEAD_SIN + c * HEAD_COS;
        return new Vec(x / HEAD, (b * LIFT_COS - z * LIFT_SIN) / HEAD, (z * LIFT_COS + b * LIFT_SIN) / HEAD);
    }

    /** From the head's axes to the temple's. */
    static Vec fromHead(Vec q) {
        double x = q.x() * HEAD, y = q.y() * HEAD * LIFT_COS + q.z() * HEAD * LIFT_SIN;
        double z = q.z() * HEAD * LIFT_COS - q.y() * HEAD * LIFT_SIN;
        return temple(new Vec(x * HEAD_COS + z * HEAD_SIN, y + HEAD_Y, z * HEAD_COS - x * HEAD_SIN + HEAD_Z));
    }

    /** Where a point of the temple is seen, in design units. */
    static double[] seen(Vec p) {
        double[] q = CAMERA.project(p.minus(CAMERA.eye()));
        return new double[] {640 + 400 * q[0], 400 - 400 * q[1]};
    }

    /** The point at a height that is seen at a place of the picture, in design units. */
    static Vec onPlane(double px, double py, double y) {
        Vec d = CAMERA.ray((px - 640) / 400, (400 - py) / 400);
        return CAMERA.eye().plus(d, (y - CAMERA.eye().y()) / d.y());
    }
}
