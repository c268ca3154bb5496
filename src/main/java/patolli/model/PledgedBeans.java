package patolli.model;

import java.util.Optional;
import patolli.beans.Bag;
import patolli.beans.Occasion;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.rules.Casts;

/** The beans of a seal. What was pledged of them may still be added to until the first cast. */
final class PledgedBeans implements Bag {
    private final Seed seed;
    private final Pledge pledge;
    private Optional<SealedBeans> beans = Optional.empty();

    PledgedBeans(Seed seed, Pledge pledge) {
        this.seed = seed;
        this.pledge = pledge;
    }

    @Override
    public int cast(Occasion occasion, long shake, Casts casts) {
        if (beans.isEmpty()) {
            beans = Optional.of(pledge.beans(seed));
        }
        return beans.get().cast(occasion, shake, casts);
    }
}
