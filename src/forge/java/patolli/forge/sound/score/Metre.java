package patolli.forge.sound.score;

import java.util.Arrays;

/**
 * How a bar is counted.
 *
 * @param groups units of each group
 * @param unit   what a unit is: 4 a quarter, 8 an eighth
 */
record Metre(int[] groups, int unit) {
    /** Reads "3+3+2/8". */
    static Metre of(String text) {
        String[] half = text.split("/");
        return new Metre(Arrays.stream(half[0].split("\\+")).mapToInt(Integer::parseInt).toArray(),
                Integer.parseInt(half[1]));
    }

    int units() {
        return Arrays.stream(groups).sum();
    }

    double quarters() {
        return 4.0 / unit * units();
    }

    /** Whether a group begins at a unit. */
    boolean stressed(double at) {
        double start = 0;
        for (int group : groups) {
            if (Math.abs(at - start) < 1e-6) {
                return true;
            }
            start += group;
        }
        return false;
    }
}
