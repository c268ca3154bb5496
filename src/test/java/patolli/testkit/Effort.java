package patolli.testkit;

/** How much random play the tests do: little by default, {@code -Dpatolli.effort=20} for a long run. */
public final class Effort {
    private static final int FACTOR = Integer.getInteger("patolli.effort", 1);

    private Effort() { }

    /** So many times as much as asked for. */
    public static int times(int number) {
        return number * FACTOR;
    }
}
