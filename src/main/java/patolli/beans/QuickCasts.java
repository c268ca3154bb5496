package patolli.beans;

import java.util.Arrays;
import patolli.rules.Casts;

/** Casts for random play: the table is laid out once, so that a draw is one look-up. */
public final class QuickCasts {
    private final int[] throwsToCast;
    private final QuickRandom random;

    public QuickCasts(Casts casts, QuickRandom random) {
        this.random = random;
        throwsToCast = new int[casts.total()];
        int from = 0;
        for (int cast = 0; cast < casts.size(); cast++) {
            int to = from + casts.weights().get(cast);
            Arrays.fill(throwsToCast, from, to, cast);
            from = to;
        }
    }

    /** The index of the next cast, each with its chance. */
    public int draw() {
        return throwsToCast[random.below(throwsToCast.length)];
    }
}
