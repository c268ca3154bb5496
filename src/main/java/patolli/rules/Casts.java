package patolli.rules;

import java.util.List;
import java.util.OptionalInt;

/**
 * The possible casts of a game's beans, sticks or dice, by rising value, with their chances as whole weights.
 * Elsewhere a cast is its index in this table.
 *
 * @param texts   each cast as files and the engine write it: {@code 4}, {@code 3,6}
 * @param weights how many of {@link #total} equally likely throws give each cast; all positive
 */
public record Casts(List<String> texts, List<Integer> weights) {

    public Casts {
        texts = List.copyOf(texts);
        weights = List.copyOf(weights);
        if (texts.size() != weights.size() || weights.stream().anyMatch(w -> w <= 0)) {
            throw new IllegalArgumentException("every cast needs a positive weight");
        }
    }

    /** How many different casts there are. */
    public int size() {
        return texts.size();
    }

    /** The sum of the weights: the denominator of every chance. */
    public int total() {
        return weights.stream().mapToInt(Integer::intValue).sum();
    }

    /** How the cast with that index is written. */
    public String text(int cast) {
        return texts.get(cast);
    }

    /** The index of the cast written so; empty if there is none. */
    public OptionalInt find(String text) {
        int index = texts.indexOf(text);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    /** The chance of a cast, from 0 to 1. */
    public double chance(int cast) {
        return weights.get(cast) / (double) total();
    }
}
