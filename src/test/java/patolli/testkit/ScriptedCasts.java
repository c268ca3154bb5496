package patolli.testkit;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import patolli.beans.CastSource;
import patolli.rules.Casts;

/** Casts as a test wants them, each given by its value. To draw more than were written is a fault of the test. */
public final class ScriptedCasts implements CastSource {
    private final Deque<Integer> left = new ArrayDeque<>();

    private ScriptedCasts(int... values) {
        Arrays.stream(values).forEach(left::add);
    }

    /** These casts, in this order. */
    public static ScriptedCasts of(int... values) {
        return new ScriptedCasts(values);
    }

    /** Always the same cast. */
    public static CastSource always(int value) {
        return casts -> index(casts, value);
    }

    /** How many have not been drawn yet. */
    public int left() {
        return left.size();
    }

    @Override
    public int draw(Casts casts) {
        if (left.isEmpty()) {
            throw new IllegalStateException("more casts were drawn than the test wrote");
        }
        return index(casts, left.remove());
    }

    private static int index(Casts casts, int value) {
        return casts.find(Integer.toString(value)).orElseThrow();
    }
}
