package patolli.forge.splash;

import patolli.forge.carved.Camera;
import patolli.forge.carved.Vec;

/**
 * Where the temple is seen from, and how a place in the picture (design units) and a ray belong together. The lens is
 * shifted, not the head turned, so that the temple stands right of the middle and still towers.
 */
final class View {
    /** The picture's size in design units. */
    static final int WIDE = 1280, HIGH = 800;
    private static final double HALF = HIGH / 2.0, SHIFT_X = 0.55, SHIFT_Y = -0.26;
    private static final Camera CAMERA = new Camera(new Vec(10.4, 1.55, 27.3), new Vec(-0.5, 4.35, 0), 2.14);
    /** The height of the horizon in the picture, design units from above. */
    static final double HORIZON = place(new Vec(-0.37, 0, -1))[1];

    private View() { }

    static Vec eye() {
        return CAMERA.eye();
    }

    /** The ray through a place of the picture. */
    static Vec ray(double x, double y) {
        return CAMERA.ray((x - WIDE / 2.0) / HALF - SHIFT_X, (HALF - y) / HALF - SHIFT_Y);
    }

    /** Where a direction from the eye meets the picture. */
    static double[] place(Vec direction) {
        double[] q = CAMERA.project(direction);
        return new double[] {(q[0] + SHIFT_X) * HALF + WIDE / 2.0, HALF - (q[1] + SHIFT_Y) * HALF};
    }
}
