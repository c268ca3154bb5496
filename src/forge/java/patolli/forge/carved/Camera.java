package patolli.forge.carved;

/** Where a scene is seen from. */
public final class Camera {
    private static final double NEAREST = 1e-4;
    private final Vec eye;
    private final Vec ahead;
    private final Vec right;
    private final Vec up;
    private final double focal;

    /** @param focal focal length in units of half the picture's height */
    public Camera(Vec eye, Vec look, double focal) {
        this.eye = eye;
        this.focal = focal;
        ahead = look.minus(eye).unit();
        right = ahead.cross(new Vec(0, 1, 0)).unit();
        up = right.cross(ahead);
    }

    public Vec eye() {
        return eye;
    }

    /** The ray through a point of the picture, in units of half its height, y up. */
    public Vec ray(double px, double py) {
        return new Vec(ahead.x() * focal + right.x() * px + up.x() * py,
                ahead.y() * focal + right.y() * px + up.y() * py,
                ahead.z() * focal + right.z() * px + up.z() * py).unit();
    }

    /** The inverse of {@link #ray}: where a direction from the eye meets the picture, x and y. */
    public double[] project(Vec direction) {
        double k = Math.max(NEAREST, direction.dot(ahead));
        return new double[] {direction.dot(right) / k * focal, direction.dot(up) / k * focal};
    }
}
