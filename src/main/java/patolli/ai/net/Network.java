package patolli.ai.net;

/**
 * A network with one hidden layer of rectified units and a linear way past it. Its one output is how strong whoever it
 * looks at stands: as the logarithm of its odds ({@link #chance}), or as what its share of all follows from
 * ({@link #toChances}).
 *
 * @param hidden     by input and unit
 * @param hiddenBias by unit
 * @param output     by unit
 * @param outputBias one alone
 * @param skip       by input: the way past the hidden layer
 */
public record Network(float[][] hidden, float[] hiddenBias, float[] output, float[] outputBias, float[] skip) {

    /** A network of this shape with all weights 0. */
    public static Network of(int inputs, int units) {
        return new Network(new float[inputs][units], new float[units], new float[units], new float[1],
                new float[inputs]);
    }

    /** How many inputs it has. */
    public int inputs() {
        return hidden.length;
    }

    /** How many hidden units it has. */
    public int units() {
        return hiddenBias.length;
    }

    /**
     * How strong it says these inputs are.
     *
     * @param units as long as there are hidden units; holds what each gives afterwards
     */
    public float strength(Inputs inputs, float[] units) {
        System.arraycopy(hiddenBias, 0, units, 0, units.length);
        float past = outputBias[0];
        int count = inputs.count();
        int i = 0;
        for (; i + 3 < count; i += 4) {
            addFour(inputs, i, units);
        }
        for (; i < count; i++) {
            add(hidden[inputs.index(i)], inputs.value(i), units);
        }
        for (i = 0; i < count; i++) {
            past += skip[inputs.index(i)] * inputs.value(i);
        }
        for (int j = 0; j < units.length; j++) {
            units[j] = Math.max(0, units[j]);
        }
        return past + dot(output, units);
    }

    /** The same as adding four rows one after the other, with a fourth of the stores. */
    private void addFour(Inputs inputs, int i, float[] to) {
        float[] a = hidden[inputs.index(i)];
        float[] b = hidden[inputs.index(i + 1)];
        float[] c = hidden[inputs.index(i + 2)];
        float[] d = hidden[inputs.index(i + 3)];
        float x = inputs.value(i);
        float y = inputs.value(i + 1);
        float z = inputs.value(i + 2);
        float w = inputs.value(i + 3);
        for (int j = 0; j < to.length; j++) {
            to[j] = to[j] + a[j] * x + b[j] * y + c[j] * z + d[j] * w;
        }
    }

    private static void add(float[] row, float factor, float[] to) {
        for (int j = 0; j < to.length; j++) {
            to[j] += row[j] * factor;
        }
    }

    /** Four sums at once, for the compiler doesn't change the order in which floats are added. */
    private static float dot(float[] one, float[] other) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        int j = 0;
        for (; j + 3 < one.length; j += 4) {
            a += one[j] * other[j];
            b += one[j + 1] * other[j + 1];
            c += one[j + 2] * other[j + 2];
            d += one[j + 3] * other[j + 3];
        }
        for (; j < one.length; j++) {
            a += one[j] * other[j];
        }
        return a + b + (c + d);
    }

    /** The chance, 0 to 1, that a strength stands for by itself. */
    public static float chance(float strength) {
        return (float) (1 / (1 + Math.exp(-strength)));
    }

    /**
     * From strengths to chances, 0 to 1.
     *
     * @param values one: the odds of one side against the other; or one for each seat, of which each gets its share
     */
    public static void toChances(float[] values) {
        if (values.length == 1) {
            values[0] = chance(values[0]);
            return;
        }
        float most = values[0];
        for (float value : values) {
            most = Math.max(most, value);
        }
        float sum = 0;
        for (int k = 0; k < values.length; k++) {
            values[k] = (float) Math.exp(values[k] - most);
            sum += values[k];
        }
        for (int k = 0; k < values.length; k++) {
            values[k] /= sum;
        }
    }
}
