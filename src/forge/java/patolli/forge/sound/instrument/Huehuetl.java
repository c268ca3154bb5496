package patolli.forge.sound.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.sound.signal.Noise;
import patolli.forge.sound.signal.Signal;

/**
 * The huehuetl, a skin over a tall open log, played with the hands: {@code l} low in the middle, {@code r} open at the
 * rim, {@code m} muted. Its modes are an ideal skin's, in pairs a little apart for no skin is even, and the log's air.
 */
public final class Huehuetl implements Struck {
    private static final double HERTZ = 92;
    private static final double T60 = 0.85;
    private static final double SPLIT = 0.004;
    private static final double SECONDS = 1.3;

    /** Where the hand falls (0 centre, 1 rim), how long it presses, how much of the ringing it leaves. */
    private record Hand(double radius, double contact, double ring) { }

    private static final Hand LOW = new Hand(0.16, 0.0042, 1);
    private static final Hand RIM = new Hand(0.80, 0.0019, 0.8);
    private static final Hand MUTED = new Hand(0.40, 0.0060, 0.22);

    @Override
    public double[] strike(char sign, double force, double seconds, Random random) {
        Hand hand = switch (sign) {
            case 'l' -> LOW;
            case 'r' -> RIM;
            case 'm' -> MUTED;
            default -> throw new IllegalArgumentException("huehuetl: l, r or m, not " + sign);
        };
        double radius = Math.clamp(hand.radius + 0.05 * random.nextGaussian(), 0.03, 0.93);
        double contact = hand.contact * (1.25 - 0.45 * force);
        double[] out = skin(hand, radius).ring(new Body.Strike(contact, 0.08 * force * force, 0.06), SECONDS);
        boolean low = hand == LOW;
        // skin on skin: what the modes leave out of the first few milliseconds
        Signal.add(out, Noise.burst(low ? 560 : 1500, 0.8, 0.0015, 0.006, random), 0, (low ? 0.50 : 0.55) * force);
        return Signal.fade(Signal.scale(out, Math.pow(force, 1.4) * (low ? 1.0 : 0.95)), 0.0002, 0.15);
    }

    private static Body skin(Hand hand, double radius) {
        List<Body.Mode> modes = new ArrayList<>();
        for (int m = 0; m < Membrane.DIAMETERS; m++) {
            for (int n = 1; n <= Membrane.CIRCLES; n++) {
                double ratio = Membrane.ratio(m, n);
                // a dipole, a quadrupole ... of skin sends less out than the breathing modes do
                double gain = 0.519 * Membrane.shape(m, n, radius) * Math.pow(0.80, m) * Math.sqrt(ratio);
                double t60 = hand.ring * T60 / (0.55 + 0.45 * Math.pow(ratio, 1.15));
                if (m == 0) {
                    modes.add(new Body.Mode(HERTZ * ratio, gain, 0.9 * t60));
                } else {
                    modes.add(new Body.Mode(HERTZ * ratio * (1 - SPLIT), 0.875 * gain, 1.15 * t60));
                    modes.add(new Body.Mode(HERTZ * ratio * (1 + SPLIT), 0.375 * gain, 1.15 * t60));
                }
            }
        }
        modes.add(new Body.Mode(0.86 * HERTZ, hand == LOW ? 0.30 : 0.06, 0.30 * hand.ring));
        return new Body(modes);
    }
}
