package patolli.ai.net;

import java.util.Arrays;

/**
 * The inputs of a network that are not zero. They are written one group after another: each call takes the next so
 * many inputs. Not safe for use by several threads.
 */
public final class Inputs {
    private static final int MOST = 256;

    private int[] indices = new int[MOST];
    private float[] values = new float[MOST];
    private int count;
    private int at;

    /** No inputs, to be written. */
    public Inputs() { }

    private Inputs(int[] indices, float[] values, int count, int at) {
        this.indices = indices;
        this.values = values;
        this.count = count;
        this.at = at;
    }

    /** Begins anew. */
    public void clear() {
        count = 0;
        at = 0;
    }

    /** Takes {@code size} inputs, of which those in the set are 1. */
    public void bits(long set, int size) {
        for (long left = set; left != 0; left &= left - 1) {
            put(at + Long.numberOfTrailingZeros(left), 1);
        }
        at += size;
    }

    /** Takes {@code size} inputs, of which this one is 1, the first for less and the last for more. */
    public void choice(int which, int size) {
        put(at + Math.clamp(which, 0, size - 1), 1);
        at += size;
    }

    /** Takes one input, of this value. */
    public void number(double value) {
        if (value != 0) {
            put(at, (float) value);
        }
        at++;
    }

    /** Takes one input, 1 if so. */
    public void flag(boolean set) {
        if (set) {
            put(at, 1);
        }
        at++;
    }

    /** Takes {@code size} inputs that are all zero. */
    public void skip(int size) {
        at += size;
    }

    private void put(int index, float value) {
        if (count == indices.length) {
            indices = Arrays.copyOf(indices, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        indices[count] = index;
        values[count++] = value;
    }

    /** How many are not zero. */
    public int count() {
        return count;
    }

    /** The number of the input that is the i-th of those that are not zero. */
    public int index(int i) {
        return indices[i];
    }

    /** The value of that input. */
    public float value(int i) {
        return values[i];
    }

    /** How many have been taken, zero or not. */
    public int size() {
        return at;
    }

    /** The same inputs, kept. */
    public Inputs copy() {
        return new Inputs(Arrays.copyOf(indices, count), Arrays.copyOf(values, count), count, at);
    }
}
