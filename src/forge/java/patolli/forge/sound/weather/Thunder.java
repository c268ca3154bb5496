package patolli.forge.sound.weather;

import java.util.List;
import java.util.Random;
import patolli.forge.sound.instrument.Struck;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/**
 * Thunder is what a crooked bolt of several kilometres sends out all at once: every piece of it a short N-shaped wave,
 * heard when it arrives. Pieces that lie side-on arrive together and crack; the rest rolls. Air dulls what comes from
 * far; hills and clouds answer. In a score, {@code n} is near and {@code f} far.
 */
public final class Thunder implements Struck {
    private static final double[] CUTS = {6500, 3000, 1400, 700, 420};
    private static final int ECHOES = 46;
    private static final double NEAR = 1000;
    private static final double MIDS = 1.6;

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        double[] roll = roll(sign == 'n' ? 300 : 4200, 11, random);
        return Signal.scale(roll, force);
    }

    @Override
    public boolean kept() {
        return false;
    }

    /** A bolt at a distance in metres, mono, its peak near 1. */
    public static double[] roll(double metres, double seconds, Random random) {
        boolean near = metres < NEAR;
        double[] direct = direct(Bolt.draw(metres, random), Signal.samples(seconds), random);
        double[] dull = Filter.lowPass(direct.clone(), 300);
        double[] grey = Filter.lowPass(direct.clone(), 800);
        double[] out = direct.clone();
        for (int echo = 0; echo < ECHOES; echo++) {
            double late = 0.05 + 6.5 * Math.pow(random.nextDouble(), 1.6);
            double gain = (near ? 0.30 : 0.42) * Math.exp(-late / (near ? 1.7 : 2.3)) * (random.nextBoolean() ? 1 : -1);
            Signal.add(out, echo % 3 == 0 ? grey : dull, late, gain);
        }
        if (!near) { // a small loudspeaker gives nothing of the deepest octaves: the roll must be heard in the others too
            Signal.add(out, Filter.highPass(out.clone(), 170), 0, MIDS);
        }
        soften(out, near ? 0.55 : 0.8);
        return Signal.fade(Filter.highPass(out, 28), near ? 0.004 : 0.4, 0.3 * seconds);
    }

    private static double[] direct(List<Bolt.Piece> pieces, int length, Random random) {
        double first = pieces.stream().mapToDouble(Bolt.Piece::delay).min().orElse(0);
        double[][] bands = new double[CUTS.length][length];
        for (Bolt.Piece piece : pieces) {
            int band = (int) Math.clamp(Math.log(piece.far() / 300) / Math.log(2) + 1, 0, CUTS.length - 1);
            double wide = 0.0034 + 0.0024 * Math.sqrt(piece.far() / 1000);
            double size = wide * (0.85 + 0.3 * random.nextDouble());
            wave(bands[band], piece.delay() - first + 0.02, piece.strength(), size);
        }
        double[] whole = new double[length];
        for (int band = 0; band < CUTS.length; band++) {
            Signal.add(whole, Filter.lowPass(bands[band], CUTS[band]), 0, 1);
        }
        return whole;
    }

    /** Pressure jumps up, falls below the air's by as much, and jumps back. */
    private static void wave(double[] out, double at, double strength, double seconds) {
        int n = Signal.samples(seconds);
        int from = Signal.samples(at);
        for (int i = 0; i < n && from + i < out.length; i++) {
            double edge = Math.min(1, Math.min(i, n - 1 - i) / 4.0);
            out[from + i] += strength * edge * (1 - 2.0 * i / (n - 1));
        }
    }

    /** Rounds the highest peaks, as ears and air do with so loud a sound, so that the roll isn't lost beneath. */
    private static void soften(double[] x, double knee) {
        double peak = Signal.peak(x);
        for (int i = 0; i < x.length; i++) {
            x[i] = Math.tanh(x[i] / peak / knee * 1.4);
        }
    }
}
