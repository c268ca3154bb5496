package patolli.forge.sound.signal;

/**
 * Two channels of one length.
 *
 * @param left  the left channel
 * @param right the right channel
 */
public record Stereo(double[] left, double[] right) {
    /** Silence. */
    public static Stereo silence(int samples) {
        return new Stereo(new double[samples], new double[samples]);
    }

    /** Samples a channel. */
    public int length() {
        return left.length;
    }

    /** Places a part; {@code pan} runs from -1 (left) to 1 (right) at constant power. */
    public Stereo add(double[] part, double at, double gain, double pan) {
        double angle = (pan + 1) * Math.PI / 4;
        Signal.add(left, part, at, gain * Math.cos(angle));
        Signal.add(right, part, at, gain * Math.sin(angle));
        return this;
    }

    /** Adds channel to channel. */
    public Stereo add(Stereo other, double gain) {
        Signal.add(left, other.left, 0, gain);
        Signal.add(right, other.right, 0, gain);
        return this;
    }

    /** Both channels as one, at half their sum. */
    public double[] mid() {
        double[] mid = new double[left.length];
        for (int i = 0; i < mid.length; i++) {
            mid[i] = 0.5 * (left[i] + right[i]);
        }
        return mid;
    }

    /** Cuts what lies below a frequency and ramps both ends, in place. */
    public Stereo trim(double hertz, double fadeIn, double fadeOut) {
        Signal.fade(Filter.highPass(left, hertz), fadeIn, fadeOut);
        Signal.fade(Filter.highPass(right, hertz), fadeIn, fadeOut);
        return this;
    }

    /** The channels as an array. */
    public double[][] channels() {
        return new double[][] {left, right};
    }
}
