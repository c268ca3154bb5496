package patolli.forge.splash;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.carved.Light;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** A stroke of lightning: midpoints thrown aside, children thinner and dimmer than what they leave; white
 * at the core, violet round it. */
final class Bolt {
    /** What the glow takes from the core, however hot that is. */
    private static final double MOST = 9;
    /** Branches at these parts of the trunk only, and not by chance; and how bright they and their twigs are. */
    private static final double FORKED = 0, SUB = 0.30;
    private static final double[] FORKS = {0.16, 0.37, 0.55, 0.74};
    private static final double BRANCH = 0.52, TWIG = 0.34;
    private final Random random;
    private final double branching;
    private final Graphics2D g;

    private Bolt(long seed, double branching, Graphics2D g) {
        random = new Random(seed);
        this.branching = branching;
        this.g = g;
    }

    /** The near stroke, from the clouds above to behind the hills at the right: one trunk with a few branches. */
    static void near(Light to) {
        strike(to, 4177, FORKED, new double[] {1012, -12, 1118, 604}, 6.4, 26, 0.62);
    }

    /** The far one: thin, low, behind the hills at the left. */
    static void far(Light to) {
        strike(to, 97, 0.05, new double[] {446, 250, 420, 530}, 1.2, 2.2, 0.42);
    }

    private static void strike(Light to, long seed, double branching, double[] way, double width, double power,
            double glow) {
        double k = to.width() / (double) View.WIDE;
        BufferedImage image = new BufferedImage(to.width(), to.height(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(image, k);
        Bolt bolt = new Bolt(seed, branching, g);
        bolt.strand(bolt.jag(way[0], way[1], way[2], way[3], 0.40), width, 1, 0);
        g.dispose();
        int[] pixels = Reduce.pixels(image);
        Light own = new Light(to.width(), to.height());
        for (int y = 0; y < to.height(); y++) {
            for (int x = 0; x < to.width(); x++) {
                double a = (pixels[y * to.width() + x] >>> 24) / 255.0;
                if (a > 0) {
                    double e = a * a * power;
                    own.add(x, y, Math.min(e, MOST), 0, 0);
                    to.add(x, y, e * 0.95, e * 0.90, e);
                }
            }
        }
        halo(to, own.blur(2.6 * k), 0.66 * glow, 0.48 * glow, 1.00 * glow);
        halo(to, own.blur(11 * k), 0.34 * glow, 0.22 * glow, 0.86 * glow);
        halo(to, own.blur(46 * k), 0.24 * glow, 0.20 * glow, 0.78 * glow);
    }

    private static void halo(Light to, Light from, double r, double g, double b) {
        for (int y = 0; y < to.height(); y++) {
            for (int x = 0; x < to.width(); x++) {
                double light = from.get(x, y)[0];
                to.add(x, y, light * r, light * g, light * b);
            }
        }
    }

    private List<double[]> jag(double x0, double y0, double x1, double y1, double rough) {
        List<double[]> way = new ArrayList<>(List.of(new double[] {x0, y0}, new double[] {x1, y1}));
        for (int n = 0; n < 7; n++) {
            List<double[]> finer = new ArrayList<>();
            finer.add(way.get(0));
            for (int i = 1; i < way.size(); i++) {
                double[] a = way.get(i - 1), b = way.get(i);
                double aside = (random.nextDouble() - 0.5) * rough, along = 0.4 + 0.2 * random.nextDouble();
                finer.add(new double[] {a[0] + (b[0] - a[0]) * along - (b[1] - a[1]) * aside,
                        a[1] + (b[1] - a[1]) * along + (b[0] - a[0]) * aside});
                finer.add(b);
            }
            way = finer;
        }
        return way;
    }

    /** The trunk's branches lie to either side in turn; they have one or two twigs, and those have none. */
    private void fork(List<double[]> way, int i, double width, double bright, int depth) {
        double[] at = way.get(i);
        for (int k = 0; k < FORKS.length && depth == 0; k++) {
            if (i == (int) (FORKS[k] * way.size())) {
                double turn = (k % 2 == 0 ? 1 : -1) * (0.5 + 0.3 * random.nextDouble()), l = 230 - 34 * k;
                strand(jag(at[0], at[1], at[0] + l * Math.sin(turn), at[1] + l * Math.cos(turn), 0.42), width * 0.46,
                        bright * BRANCH, 1);
            }
        }
        if (depth == 1 && i > 8 && i % 40 == 20 && random.nextDouble() > SUB) {
            double turn = (random.nextBoolean() ? 1 : -1) * (0.4 + 0.5 * random.nextDouble());
            double l = 50 + 50 * random.nextDouble();
            strand(jag(at[0], at[1], at[0] + l * Math.sin(turn), at[1] + l * Math.cos(turn), 0.5), width * 0.5,
                    bright * TWIG / BRANCH, 2);
        }
    }

    private void strand(List<double[]> way, double width, double bright, int depth) {
        for (int i = 1; i < way.size(); i++) {
            double t = i / (double) way.size();
            double[] a = way.get(i - 1), b = way.get(i);
            g.setColor(new Color(1f, 1f, 1f, (float) (bright * (depth == 0 ? 1 : 1 - t * 0.9))));
            g.setStroke(new BasicStroke((float) (width * (depth == 0 ? 1 - 0.35 * t : 1 - 0.7 * t)),
                    BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(new Line2D.Double(a[0], a[1], b[0], b[1]));
            if (branching == FORKED) {
                fork(way, i, width, bright, depth);
            } else if (depth < 3 && i > 8 && random.nextDouble() < (depth == 0 ? branching : branching * 0.45)) {
                double turn = (random.nextBoolean() ? 1 : -1) * (0.35 + 0.6 * random.nextDouble());
                double l = (60 + 150 * random.nextDouble()) * Math.pow(0.6, depth)
                        * Math.sqrt(width / 3.4 * (1 << depth));
                strand(jag(b[0], b[1], b[0] + l * Math.sin(turn), b[1] + l * Math.cos(turn), 0.5), width * 0.48,
                        bright * 0.62, depth + 1);
            }
        }
    }
}
