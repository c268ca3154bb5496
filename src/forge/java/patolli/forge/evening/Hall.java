package patolli.forge.evening;

/** What is behind a table at the end of an evening. */
@FunctionalInterface
public interface Hall {

    /**
     * What is seen at a place.
     *
     * @param colour in linear light
     * @param high   how far it stands out, in design units
     * @param own    whether the colour is its own light: the sky's, that no lamp reaches
     */
    record Spot(double[] colour, double high, boolean own) { }

    /** The spot at a point of the picture, in design units. */
    Spot at(double x, double y);
}
