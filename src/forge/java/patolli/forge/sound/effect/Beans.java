package patolli.forge.sound.effect;

import java.util.Random;
import patolli.forge.sound.signal.Filter;
import patolli.forge.sound.signal.Signal;

/** The five beans. */
public final class Beans {
    /** Seconds after which the held beans may begin again. */
    public static final double TURN = 3.2;
    /** Seconds of one shake, in which one turn fades into the next. */
    public static final double OVERLAP = 0.4;
    private static final int BEANS = 5;

    private Beans() { }

    /** Shaken in closed hands: nine shakes, two and a half a second, none like another. */
    public static double[] held() {
        Random random = new Random(5);
        double seconds = TURN + OVERLAP;
        double[] loop = new double[Signal.samples(seconds)];
        double[] strength = new double[(int) Math.ceil(seconds / OVERLAP)];
        for (int k = 0; k < strength.length; k++) {
            strength[k] = 0.82 + 0.3 * random.nextDouble();
        }
        for (double t = 0; t < seconds; t += -Math.log(1 - random.nextDouble()) / 190) {
            double swing = 0.5 - 0.5 * Math.cos(2 * Math.PI * t / OVERLAP);
            double there = Math.pow(swing, 2.2) + 0.25 * Math.pow(1 - swing, 6);
            if (random.nextDouble() <= there) {
                double force = (0.25 + 0.75 * Math.pow(random.nextDouble(), 1.6)) * (0.5 + 0.5 * there);
                double size = 0.9 + 0.05 * random.nextInt(BEANS);
                Signal.add(loop, Matter.bean(force, size, 0.8, random), t, strength[(int) (t / OVERLAP)]);
            }
        }
        double[] palm = Filter.bandPass(loop, 1150, 1.6);
        for (int i = 0; i < loop.length; i++) {
            loop[i] = 0.5 * loop[i] + 1.1 * palm[i];
        }
        return loop;
    }

    /** Thrown on the mat: each falls, bounces ever lower and shorter by its own spring, and rocks until it lies. */
    public static double[] thrown(int variant) {
        Random random = new Random(90 + variant);
        double[] out = new double[Signal.samples(1.3)];
        double spread = 0.035 + 0.012 * variant;
        for (int k = 0; k < BEANS; k++) {
            double t = 0.005 + spread * (k + random.nextDouble());
            double hop = 0.11 + 0.07 * random.nextDouble();
            double size = 0.9 + 0.06 * k;
            double spring = 0.40 + 0.16 * random.nextDouble();
            for (double speed = 0.85 + 0.15 * random.nextDouble(); hop > 0.012; speed *= spring + 0.12) {
                Signal.add(out, Matter.bean(speed, size, 1, random), t, 0.55);
                Signal.add(out, Matter.mat(speed, 210 + 25 * random.nextGaussian(), 0.85, random), t, 0.55);
                t += hop;
                hop *= spring;
            }
            rock(out, t, size, 3 + random.nextInt(4), random);
        }
        return out;
    }

    /** End over end, slower beats getting quicker. */
    private static void rock(double[] out, double from, double size, int times, Random random) {
        double t = from;
        for (int rock = 0; rock < times; rock++) {
            Signal.add(out, Matter.bean(0.22 - 0.03 * rock, size, 0.6, random), t, 0.55);
            t += 0.045 * Math.pow(0.82, rock) + 0.006 * random.nextDouble();
        }
    }
}
