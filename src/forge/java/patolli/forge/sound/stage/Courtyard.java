package patolli.forge.sound.stage;

import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.signal.Stereo;

/**
 * A small stone court under the open sky, 9 by 12 m. The walls answer with single echoes (mirror images of the
 * source); what slopes and stairs scatter is a {@link Tail}.
 */
public final class Courtyard {
    private static final double WIDE = 9;
    private static final double LONG = 12;
    private static final double SOUND = 343;
    private static final double WALL = 0.80;
    private static final double[] LISTENER = {4.2, 3.4};
    private static final double[] SOURCE = {4.9, 7.6};
    private static final double EAR = 0.00035;
    private static final int ORDER = 4;

    private Courtyard() { }

    /** The court's answer alone, without the direct sound, and as much longer as it rings. */
    public static Stereo answer(Stereo dry) {
        Stereo wet = Stereo.silence(dry.length() + Signal.samples(1.4));
        echoes(dry, wet);
        Tail.add(dry, wet);
        return wet;
    }

    /** A mono sound with its answer. */
    public static double[] around(double[] dry, double gain) {
        double[] answer = answer(new Stereo(dry, dry)).mid();
        Signal.scale(answer, gain);
        Signal.add(answer, dry, 0, 1);
        return answer;
    }

    private static void echoes(Stereo dry, Stereo wet) {
        double direct = Math.hypot(SOURCE[0] - LISTENER[0], SOURCE[1] - LISTENER[1]);
        double[] dull = dry.mid();
        for (int order = 1; order <= ORDER; order++) {
            Filter.lowPass(dull, 7500);
            for (int i = -order; i <= order; i++) {
                int rest = order - Math.abs(i);
                for (int j : rest == 0 ? new int[] {0} : new int[] {-rest, rest}) {
                    double x = image(SOURCE[0], WIDE, i) - LISTENER[0];
                    double y = image(SOURCE[1], LONG, j) - LISTENER[1];
                    double far = Math.hypot(x, y);
                    double late = (far - direct) / SOUND;
                    double gain = Math.pow(WALL, order) * direct / far;
                    Signal.add(wet.left(), dull, late + x / far * EAR, gain * Math.sqrt(0.5 - 0.4 * x / far));
                    Signal.add(wet.right(), dull, late - x / far * EAR, gain * Math.sqrt(0.5 + 0.4 * x / far));
                }
            }
        }
    }

    private static double image(double at, double size, int n) {
        return n % 2 == 0 ? n * size + at : (n + 1) * size - at;
    }
}
