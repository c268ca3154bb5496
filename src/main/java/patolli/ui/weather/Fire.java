package patolli.ui.weather;

/** How a fire's light breathes. */
public final class Fire {
    private Fire() { }

    /**
     * How bright a fire is, from 0 to 1; never twice the same way within minutes.
     *
     * @param seconds since it was lit
     * @param which   tells fires apart that burn side by side
     */
    public static double breath(double seconds, int which) {
        double t = seconds + 17.3 * which;
        return 0.5 + 0.26 * Math.sin(1.9 * t) + 0.15 * Math.sin(5.1 * t + 1) + 0.09 * Math.sin(11.3 * t + 2);
    }
}
