package patolli.beans;

import patolli.rules.Casts;

/** The beans of one contest: what they show on each occasion. */
@FunctionalInterface
public interface Bag {

    /**
     * What is cast.
     *
     * @param shake how often the beans were drawn while somebody held them; 0 when nobody did
     * @return the cast's index
     */
    int cast(Occasion occasion, long shake, Casts casts);

    /** Beans that are really drawn so often, at least once; the last draw counts. */
    static Bag drawing(CastSource source) {
        return (occasion, shake, casts) -> {
            int cast = source.draw(casts);
            for (long again = 1; again < shake; again++) {
                cast = source.draw(casts);
            }
            return cast;
        };
    }
}
