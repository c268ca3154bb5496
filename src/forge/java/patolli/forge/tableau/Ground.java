package patolli.forge.tableau;

/** A table top: what is painted and raised on it, at any point of the scene's ground. */
@FunctionalInterface
public interface Ground {

    /** What a ray finds: colour in linear light, gloss, slope along x and z. */
    record Spot(double[] colour, double gloss, double slopeX, double slopeZ) { }

    /** The spot at a place. */
    Spot at(double x, double z);
}
