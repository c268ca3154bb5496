package patolli.beans;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import patolli.rules.Casts;

/** Casts from a named pseudo-random generator (L64X128MixRandom): the same seed gives the same casts. */
public final class SeededCasts implements CastSource {
    private final RandomGenerator random;

    public SeededCasts(long seed) {
        random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }

    @Override
    public int draw(Casts casts) {
        int left = random.nextInt(casts.total());
        int cast = 0;
        while ((left -= casts.weights().get(cast)) >= 0) {
            cast++;
        }
        return cast;
    }
}
