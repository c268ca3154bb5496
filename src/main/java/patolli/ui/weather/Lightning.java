package patolli.ui.weather;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Strokes of lightning and the light that they leave. A stroke flashes twice, never more than that in a second, and
 * glows on; where movement is reduced it is one slow glow.
 */
public final class Lightning {
    private static final double NEVER = 1e6;
    /** So long the first flash is whole: on a screen it is otherwise never seen white. */
    private static final double WHOLE = 0.055;
    private static final double SECOND_FLASH = 0.15;
    private static final double CALM_SECONDS = 4;
    private static final double CALM_LIGHT = 0.45;
    private static final double DARK = 0.004;
    private final double[] age = new double[Strike.values().length];
    private Consumer<Strike> heard = strike -> { };
    private boolean calm;

    public Lightning() {
        Arrays.fill(age, NEVER);
    }

    /** Who is told of each stroke, such as the thunder. */
    public void setOnStrike(Consumer<Strike> listener) {
        heard = listener;
    }

    /** Whether strokes glow up slowly instead of flashing. */
    public void setCalm(boolean slowly) {
        calm = slowly;
    }

    /** Lightning strikes now. */
    public void strike(Strike strike) {
        age[strike.ordinal()] = 0;
        heard.accept(strike);
    }

    /** Time goes by. */
    public void beat(double seconds) {
        for (int i = 0; i < age.length; i++) {
            age[i] = Math.min(NEVER, age[i] + seconds);
        }
    }

    /** All light is gone. */
    public void darken() {
        Arrays.fill(age, NEVER);
    }

    /** The light of the last such stroke, from 0 to 1. */
    public double light(Strike strike) {
        double t = age[strike.ordinal()];
        double light = calm ? slow(t) : flicker(t);
        return light < DARK ? 0 : light;
    }

    /** The light of both. */
    public double light() {
        return Math.max(light(Strike.NEAR), light(Strike.FAR));
    }

    /** How much of what the last near stroke showed the eye still sees, from 0 to 1. */
    public double afterglow() {
        double t = age[Strike.NEAR.ordinal()];
        return calm ? slow(t) : Math.max(flicker(t), Math.exp(-t / 1.1));
    }

    private static double flicker(double t) {
        double flash = Math.exp(-Math.max(0, t - WHOLE) / 0.05);
        double again = t < SECOND_FLASH ? 0 : 0.9 * Math.exp(-(t - SECOND_FLASH) / 0.12);
        return Math.min(1, Math.max(flash, again) + 0.22 * Math.exp(-t / 0.5));
    }

    private static double slow(double t) {
        double rise = Math.sin(Math.PI * Math.min(t, CALM_SECONDS) / CALM_SECONDS);
        return CALM_LIGHT * rise * rise;
    }
}
