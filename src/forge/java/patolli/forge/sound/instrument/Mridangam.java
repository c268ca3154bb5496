package patolli.forge.sound.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.sound.instrument.Body.Mode;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;

/**
 * The mridangam, a drum with two heads. The black paste on the right head brings its modes to whole ratios (Raman,
 * 1934): {@code n} nam, at the rim with a finger on the node, rings with the second, which is tuned to the key note;
 * {@code d} dhin, open in the middle, with the first; {@code c} chapu, the half-open edge; {@code t} ta, a closed slap.
 * The left head is loaded with dough and sounds two octaves below the key note: {@code o} thom, open, {@code g} thom
 * with the hand pressed in afterwards, which bends it up, and {@code k} ki, closed. Both hands: {@code h} tham
 * (n and o), {@code x} dheem (d and o).
 */
public final class Mridangam implements Struck {
    private static final double SECONDS = 1.3;
    private static final double[] NAM = {0.04, 1, 0.62, 0.34, 0.24, 0.12, 0.07};
    private static final double[] DHIN = {1, 0.30, 0.34, 0.12, 0.10, 0.05, 0.03};
    private static final double[] CHAPU = {0.22, 0.7, 0.8, 0.75, 0.6, 0.5, 0.4, 0.3, 0.2};
    private static final double[] SLAP = {2.3, 4.6, 7.4, 11.5, 16.8};
    private final double key;

    /** @param key hertz of the key note to which the right head is tuned */
    public Mridangam(double key) {
        this.key = key;
    }

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        double[] out = new double[Signal.samples(SECONDS)];
        switch (sign) {
            case 'n' -> nam(out, force, random);
            case 'd' -> dhin(out, force, random);
            case 'c' -> chapu(out, force, random);
            case 't' -> slap(out, key / 2, 0.9, force, random);
            case 'k' -> slap(out, key / 4.6, 1.0, force, random);
            case 'o' -> thom(out, force, 0.10, random);
            case 'g' -> thom(out, force, -0.26, random);
            case 'h' -> {
                nam(out, 0.9 * force, random);
                thom(out, 0.9 * force, 0.08, random);
            }
            case 'x' -> {
                dhin(out, 0.9 * force, random);
                thom(out, 0.9 * force, 0.08, random);
            }
            default -> throw new IllegalArgumentException("mridangam: n d c t o g k h x, not " + sign);
        }
        return Signal.fade(Signal.scale(out, Math.pow(force, 1.3)), 0.0002, 0.15);
    }

    private void nam(double[] out, double force, Random random) {
        double[] skin = right(NAM, 0.62, random).ring(Body.Strike.of(0.0009 - 0.0004 * force), SECONDS);
        Signal.add(out, skin, 0, 0.95);
        Signal.add(out, Noise.burst(2600, 0.9, 0.0004, 0.0025, random), 0, 0.30 * force);
    }

    private void dhin(double[] out, double force, Random random) {
        double[] skin = right(DHIN, 0.95, random).ring(new Body.Strike(0.0026, 0.015 * force, 0.05), SECONDS);
        Signal.add(out, skin, 0, 1);
        Signal.add(out, Noise.burst(900, 0.8, 0.001, 0.004, random), 0, 0.22 * force);
    }

    private void chapu(double[] out, double force, Random random) {
        double[] skin = right(CHAPU, 0.30, random).ring(Body.Strike.of(0.00045), SECONDS);
        Signal.add(out, skin, 0, 0.62);
        Signal.add(out, Noise.burst(3300, 0.7, 0.0004, 0.006, random), 0, 0.34 * force);
    }

    /** The right head: whole ratios, drawn a little sharp towards the top, each mode a close pair. */
    private Body right(double[] gains, double t60, Random random) {
        List<Mode> modes = new ArrayList<>();
        double spot = 0.9 + 0.2 * random.nextDouble();
        for (int k = 0; k < gains.length; k++) {
            double hertz = key / 2 * (k + 1) * (1 + 0.0012 * k * k / 4) * (1 + 0.0006 * random.nextGaussian());
            double gain = gains[k] * (k % 2 == 1 ? spot : 1);
            double falls = t60 / (0.72 + 0.28 * Math.pow(k + 1, 0.9));
            modes.add(new Mode(hertz, 0.75 * gain, falls));
            modes.add(new Mode(hertz * 1.0035, 0.30 * gain, 0.85 * falls));
        }
        return new Body(modes);
    }

    /** The fingers stay on the skin: what is heard is short and has hardly a pitch. */
    private static void slap(double[] out, double hertz, double gain, double force, Random random) {
        List<Mode> modes = new ArrayList<>();
        for (double ratio : SLAP) {
            double strayed = hertz * ratio * (1 + 0.02 * random.nextGaussian());
            modes.add(new Mode(strayed, 0.9 / Math.sqrt(ratio), 0.075 / Math.pow(ratio, 0.3)));
        }
        Signal.add(out, new Body(modes).ring(Body.Strike.of(0.0012), 0.2), 0, gain);
        Signal.add(out, Noise.burst(hertz * 7, 0.7, 0.0006, 0.006, random), 0, 0.45 * gain * force);
    }

    private void thom(double[] out, double force, double glide, Random random) {
        double low = key / 4 * (1 + 0.004 * random.nextGaussian());
        Body left = Body.of(new Mode(low, 1, 0.62), new Mode(1.62 * low, 0.42, 0.34), new Mode(2.17 * low, 0.34, 0.26),
                new Mode(2.75 * low, 0.24, 0.18), new Mode(3.6 * low, 0.14, 0.12));
        double reach = glide < 0 ? 0.13 : 0.05;
        Signal.add(out, left.ring(new Body.Strike(0.0034, glide * (0.5 + 0.5 * force), reach), SECONDS), 0, 1.15);
        Signal.add(out, Noise.burst(420, 0.7, 0.0012, 0.007, random), 0, 0.40 * force);
    }
}
