package patolli.ui.table;

import patolli.beans.SeededCasts;
import patolli.rules.Side;

/** Evenings that go the same way however long the beans are held. */
final class SeededEvening {
    private SeededEvening() { }

    /** Red against Smoking Mirror, who plays the move that he sees first; each turn has its own casts. */
    static TestBoard against(TestBoard test, long seed) {
        return test.mirror(Side.BLUE, state -> state.moves().getFirst()).beans(casts ->
                new SeededCasts(seed * 1_000_003 + (test.model == null ? 0 : test.model.history().size())).draw(casts));
    }
}
