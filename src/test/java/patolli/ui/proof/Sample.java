package patolli.ui.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import patolli.beans.Seed;
import patolli.rules.Side;
import patolli.ui.proof.CheckedCast.Match;
import patolli.ui.proof.ProofModel.Bag;
import patolli.ui.proof.ProofModel.Opened;

/** Beans and casts to show. */
final class Sample {
    static final Seed SEED = Seed.draw(new SplittableRandom(1));
    static final Seed OTHER = Seed.draw(new SplittableRandom(2));
    static final Bag CLOSED = new Bag(SEED.seal(""), Optional.empty());
    static final Bag OPEN = bag(SEED, SEED);
    static final Bag BROKEN = bag(SEED, OTHER);

    private Sample() { }

    /** Beans that were sealed with one secret and opened with another. */
    static Bag bag(Seed sealed, Seed opened) {
        return new Bag(sealed.seal(""), Optional.of(new Opened(opened.hex(), opened.seal(""))));
    }

    /** One cast after the other with these matches, red's and blue's by turns. */
    static List<CheckedCast> casts(Match... matches) {
        List<CheckedCast> casts = new ArrayList<>();
        for (int i = 0; i < matches.length; i++) {
            boolean own = matches[i] == Match.OWN;
            casts.add(new CheckedCast(i + 1, 1, i % 2 == 0 ? Side.RED : Side.BLUE, i / 2 + 1,
                    own ? OptionalLong.empty() : OptionalLong.of(i % 2 == 0 ? 40 + i : 0), own ? "" : "3",
                    matches[i] == Match.DIFFERS ? "10" : "3", matches[i]));
        }
        return casts;
    }

    /** A long contest in which all casts fit, but those at these places. */
    static List<CheckedCast> many(int count, Integer... differing) {
        List<Integer> bad = List.of(differing);
        Match[] matches = new Match[count];
        for (int i = 0; i < count; i++) {
            matches[i] = bad.contains(i) ? Match.DIFFERS : Match.FITS;
        }
        return casts(matches);
    }

    static ProofModel model(Bag bag, List<CheckedCast> casts) {
        return new ProofModel(List.of(bag), casts, () -> { }, Optional.empty(), () -> { });
    }
}
