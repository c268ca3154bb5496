package patolli.forge.sound.stage;

import java.util.Arrays;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Limiter;
import patolli.forge.sound.signal.Loudness;
import patolli.forge.sound.signal.Resampler;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.signal.Stereo;
import patolli.forge.sound.signal.Wav;

/** Makes a file of a take: nothing below hearing, silent ends, the wanted loudness, a peak in the allowed range. */
public final class Finish {
    /** The highest peak, dB below full scale. */
    public static final double CEILING = -1.5;
    /** The lowest peak: what is quieter would waste the file's range. */
    public static final double FLOOR = -11.5;
    /** Seconds of silence at each end of every file. */
    public static final double MARGIN = 0.003;
    private static final double UNHEARD = -54;
    private static final double FADE = 0.06;

    private Finish() { }

    /** A piece of music: stereo at a rate, at a loudness of its whole in LUFS. */
    public static byte[] music(Stereo take, double lufs, int rate) {
        take.trim(25, 0.002, 1.2);
        double gain = Signal.db(lufs - Loudness.of(take.channels()).whole());
        Resampler lower = new Resampler(rate);
        double[][] out = {lower.lower(margined(take.left())), lower.lower(margined(take.right()))};
        for (double[] x : out) {
            Signal.scale(x, gain);
        }
        Limiter.hold(out, Signal.db(CEILING));
        return Wav.bytes(rate, silentEnds(out));
    }

    /** A single sound: 44.1 kHz, mono, its loudest 0.4 s at a level in LUFS, as far as the peak's range allows. */
    public static byte[] effect(double[] take, double lufs) {
        double[] heard = heard(Filter.highPass(take, 30));
        return level(lufs, Signal.fade(heard, 0.0005, FADE));
    }

    /** A single sound of a length, in seconds: what is shorter ends in silence, what is longer fades in time. */
    public static byte[] effect(double[] take, double lufs, double seconds) {
        double[] heard = heard(Filter.highPass(take, 30));
        double[] cut = Arrays.copyOf(heard, Math.min(heard.length, Signal.samples(seconds - 2 * MARGIN)));
        double[] faded = Signal.fade(cut, 0.0005, FADE);
        return level(lufs, Arrays.copyOf(faded, Signal.samples(seconds - 2 * MARGIN)));
    }

    /** Without what nobody hears at the end. */
    private static double[] heard(double[] take) {
        double least = Signal.peak(take) * Signal.db(UNHEARD);
        int end = take.length;
        while (end > 0 && Math.abs(take[end - 1]) < least) {
            end--;
        }
        return Arrays.copyOf(take, end);
    }

    /** A stretch of a steady noise whose ends cross-fade into its own next turn at even power. */
    public static byte[] stretch(double overlap, double lufs, double[]... channels) {
        int n = Signal.samples(overlap);
        for (double[] x : channels) {
            Filter.highPass(x, 60);
            for (int i = 0; i < n; i++) {
                double rise = Math.sin(0.5 * Math.PI * i / n);
                x[i] *= rise;
                x[x.length - 1 - i] *= rise;
            }
        }
        return level(lufs, channels);
    }

    private static byte[] level(double lufs, double[]... channels) {
        double[][] out = new double[channels.length][];
        double peak = 0;
        for (int c = 0; c < out.length; c++) {
            out[c] = margined(channels[c]);
            peak = Math.max(peak, Signal.peak(out[c]));
        }
        double wanted = Signal.db(lufs - Loudness.of(out).greatest());
        double gain = Math.max(wanted, Signal.db(FLOOR) / peak);
        for (double[] x : out) {
            Signal.scale(x, gain);
        }
        Limiter.hold(out, Signal.db(CEILING));
        return Wav.bytes(Signal.RATE, out);
    }

    private static double[] margined(double[] x) {
        int margin = Signal.samples(MARGIN);
        double[] out = new double[x.length + 2 * margin];
        System.arraycopy(x, 0, out, margin, x.length);
        return out;
    }

    private static double[][] silentEnds(double[][] channels) {
        for (double[] x : channels) {
            Signal.fade(x, 0.004, 0.004);
        }
        return channels;
    }
}
