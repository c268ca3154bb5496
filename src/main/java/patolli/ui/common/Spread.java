package patolli.ui.common;

/** Lays labels along a line as near as can be to what they tell, so that none lies on another. */
public final class Spread {
    private Spread() { }

    /**
     * Where their middles lie. If there is not enough room for all, they end beyond the upper limit.
     *
     * @param wanted where they would lie, rising
     * @param half   half of what each of them takes, with the gap to the next
     * @param from   the limits, which their edges keep
     */
    public static double[] of(double[] wanted, double[] half, double from, double to) {
        double[] down = wanted.clone();
        double[] up = wanted.clone();
        pushDown(down, half, Double.NEGATIVE_INFINITY);
        pushUp(up, half, Double.POSITIVE_INFINITY);
        double[] laid = new double[wanted.length];
        for (int n = 0; n < laid.length; n++) {
            laid[n] = (down[n] + up[n]) / 2;
        }
        pushUp(laid, half, to);
        pushDown(laid, half, from);
        return laid;
    }

    private static void pushDown(double[] laid, double[] half, double from) {
        double free = from;
        for (int n = 0; n < laid.length; n++) {
            laid[n] = Math.max(laid[n], free + half[n]);
            free = laid[n] + half[n];
        }
    }

    private static void pushUp(double[] laid, double[] half, double to) {
        double free = to;
        for (int n = laid.length - 1; n >= 0; n--) {
            laid[n] = Math.min(laid[n], free - half[n]);
            free = laid[n] - half[n];
        }
    }
}
