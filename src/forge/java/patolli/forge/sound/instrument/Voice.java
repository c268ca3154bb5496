package patolli.forge.sound.instrument;

/**
 * What makes one blown instrument.
 *
 * @param partials levels in dB at full pressure
 * @param bright   how much faster the upper partials fade as the pressure falls
 * @param air      its noises
 * @param onset    how a tone begins and ends
 * @param vibrato  how a long tone trembles
 */
public record Voice(double[] partials, double bright, Air air, Onset onset, Vibrato vibrato) {
    /**
     * Noise.
     *
     * @param breath dB while a tone lasts
     * @param chiff  dB at its start
     * @param inhale dB of the breath drawn before a phrase
     * @param q      how narrowly the bore colours it
     * @param hertz  where the rest of it lies
     */
    record Air(double breath, double chiff, double inhale, double q, double hertz) { }

    /**
     * Beginnings.
     *
     * @param attack  seconds, a time constant
     * @param release seconds, a time constant
     * @param scoop   cents below the pitch at first
     * @param reach   seconds until the pitch is reached, a time constant
     */
    record Onset(double attack, double release, double scoop, double reach) { }

    /**
     * Trembling.
     *
     * @param cents  how far the pitch goes
     * @param hertz  how often
     * @param delay  seconds until it grows
     * @param jitter cents by which the pitch is never steady
     */
    record Vibrato(double cents, double hertz, double delay, double jitter) { }

    /** The clay flute. */
    public static final Voice TLAPITZALLI = new Voice(new double[] {0, -11, -14, -25, -30, -37, -43, -50}, 0.50,
            new Air(-25, -11, -41, 9, 3400), new Onset(0.022, 0.034, 45, 0.030), new Vibrato(20, 4.9, 0.45, 3.5));
    /** The venu, a thin-walled bamboo flute blown across: clear, quick to speak, with little vibrato of its own. */
    public static final Voice VENU = new Voice(new double[] {0, -7, -16, -21, -29, -34, -40, -46, -52}, 0.42,
            new Air(-31, -15, -44, 10, 4200), new Onset(0.016, 0.030, 22, 0.020), new Vibrato(6, 5.2, 0.7, 3));
    /** The globular flute, almost one partial. */
    public static final Voice OCARINA = new Voice(new double[] {0, -33, -30, -47, -52}, 0.4,
            new Air(-25, -19, -60, 5, 2600), new Onset(0.030, 0.040, 60, 0.045), new Vibrato(12, 4.4, 0.6, 4));
    /** The conch trumpet: fundamental strongest, an even fall (as measured by Taylor, Prasad and Bhat, 1996). */
    public static final Voice CONCH = new Voice(new double[] {0, -1, -2, -4, -6, -9, -12, -15, -18, -22, -26, -30, -34,
        -38, -42, -46, -50, -54}, 0.30, new Air(-33, -24, -60, 3, 1300), new Onset(0.085, 0.110, 170, 0.110),
            new Vibrato(9, 4.2, 0.9, 7));
}
