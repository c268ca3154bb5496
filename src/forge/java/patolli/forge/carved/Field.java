package patolli.forge.carved;

/** A body: how far a point is from its surface, negative inside. Never more than the true distance. */
@FunctionalInterface
public interface Field {
    /** The distance at a point. */
    double at(double x, double y, double z);
}
