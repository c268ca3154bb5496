package patolli.forge.sound.instrument;

import java.util.List;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/** A struck body: a sum of decaying sines set going by one push of a hand, a stick or a seed. */
public record Body(List<Mode> modes) {
    private static final int STEP = 16;
    private static final double HIGHEST = 18_000;
    private static final double SILENT = 1e-11;

    /**
     * One way to swing.
     *
     * @param hertz its frequency
     * @param gain  its level after an infinitely short push
     * @param t60   seconds in which it falls by 60 dB
     */
    public record Mode(double hertz, double gain, double t60) { }

    /**
     * How it is struck. Soft things press longer, which alone takes the high modes away. While a skin swings wide its
     * pitch is raised.
     *
     * @param contact   seconds of the push, a half sine
     * @param glide     by which fraction the pitch is raised at first
     * @param glideTime time constant in which that falls off
     */
    public record Strike(double contact, double glide, double glideTime) {
        /** A push that raises no pitch. */
        public static Strike of(double contact) {
            return new Strike(contact, 0, 1);
        }
    }

    /** A body of these modes. */
    public static Body of(Mode... modes) {
        return new Body(List.of(modes));
    }

    /** Its sound for some seconds. */
    public double[] ring(Strike strike, double seconds) {
        double[] out = new double[Signal.samples(seconds)];
        int push = Math.max(2, Signal.samples(strike.contact));
        double lowest = HIGHEST;
        for (Mode mode : modes) {
            lowest = Math.min(lowest, mode.hertz);
            if (mode.hertz * (1 + strike.glide) < HIGHEST) {
                ring(mode, strike, push, out);
            }
        }
        // Decaying sines that start at once have a flat skirt down to 0 Hz, a thump under every click. What is heard
        // follows the surface's acceleration, so nothing sounds below the lowest mode.
        return Filter.highPass(out, 0.7 * lowest);
    }

    private static void ring(Mode mode, Strike strike, int push, double[] out) {
        double fall = Signal.decay60(mode.t60);
        double area = Math.PI / (2 * push);
        double re = 0;
        double im = 0;
        double cos = 1;
        double sin = 0;
        for (int i = 0; i < out.length; i++) {
            if (i % STEP == 0) {
                double raised = 1 + strike.glide * Math.exp(-i / (strike.glideTime * Signal.RATE));
                double turn = 2 * Math.PI * mode.hertz * raised / Signal.RATE;
                cos = fall * Math.cos(turn);
                sin = fall * Math.sin(turn);
                if (i > push && re * re + im * im < SILENT) {
                    return;
                }
            }
            double force = i < push ? mode.gain * area * Math.sin(Math.PI * (i + 0.5) / push) : 0;
            double turned = re * cos - im * sin + force;
            im = re * sin + im * cos;
            re = turned;
            out[i] += im;
        }
    }
}
