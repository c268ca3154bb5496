package patolli.forge.sound.weather;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A crooked, branched channel from the ground up to the cloud, as pieces of a few metres, each heard by itself. */
final class Bolt {
    private static final double SOUND = 340;
    private static final double TOP = 4500;
    private static final double CUT = 4;

    /**
     * A piece of the channel.
     *
     * @param delay    seconds its sound travels
     * @param strength how strong it arrives
     * @param far      metres
     */
    record Piece(double delay, double strength, double far) { }

    private final Random random;
    private final List<Piece> pieces = new ArrayList<>();

    private Bolt(Random random) {
        this.random = random;
    }

    /** A bolt whose foot is so many metres away. */
    static List<Piece> draw(double metres, Random random) {
        Bolt bolt = new Bolt(random);
        bolt.branch(new double[] {metres, 0, 0}, 0.05, 0, TOP, 1);
        return bolt.pieces;
    }

    private void branch(double[] foot, double leanAtFirst, double turnAtFirst, double top, double power) {
        double[] at = foot.clone();
        double lean = leanAtFirst;
        double turn = turnAtFirst;
        double bend = lean;
        while (at[2] < top) {
            double run = 8 + 50 * random.nextDouble();
            if (random.nextDouble() < 0.09) { // a great bend every few hundred metres: what lies side-on after it claps
                bend = 1.25 * random.nextGaussian();
                turn += 2 * random.nextGaussian();
            }
            lean = Math.clamp(lean * 0.6 + 0.4 * bend + 0.2 * random.nextGaussian(), -1.45, 1.45);
            turn += 0.3 * random.nextGaussian();
            double side = run * Math.sin(lean);
            double[] go = {side * Math.cos(turn), side * Math.sin(turn), run * Math.cos(lean)};
            cut(at, go, run, power);
            for (int k = 0; k < 3; k++) {
                at[k] += go[k];
            }
            if (power == 1 && random.nextDouble() < 0.05) {
                branch(at, lean + 0.8, turn + 2, Math.min(top, at[2] + 900), 0.5);
            }
        }
    }

    private void cut(double[] at, double[] go, double run, double power) {
        int cuts = (int) Math.ceil(run / CUT);
        for (int i = 0; i < cuts; i++) {
            double x = at[0] + go[0] * i / cuts;
            double y = at[1] + go[1] * i / cuts;
            double z = at[2] + go[2] * i / cuts;
            double far = Math.sqrt(x * x + y * y + z * z);
            double along = Math.abs(x * go[0] + y * go[1] + z * go[2]) / (far * run); // 0 side-on, 1 end-on
            double strength = power * (run / cuts) * (1 - 0.85 * along) / Math.pow(far, 1.15);
            pieces.add(new Piece(far / SOUND, strength, far));
        }
    }
}
