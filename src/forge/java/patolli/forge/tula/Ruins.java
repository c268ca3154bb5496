package patolli.forge.tula;

import static patolli.forge.matter.Noise.smooth;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Random;
import java.util.stream.IntStream;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;

/** The same place for the story's first lines: in late light before the storm, and at nightfall in the rain. */
final class Ruins {
    private static final Vec EYE = new Vec(-6, 1.4, 12);
    private static final Trace.View VIEW = new Trace.View(new Camera(EYE, EYE.plus(new Vec(0.33, 0, -0.944), 1), 2.3),
            430,
            new Vec(0.82, 0.34, 0.26).unit());
    private static final Kept<Trace> TRACE = new Kept<>(() -> Trace.of(VIEW, 2));

    private Ruins() { }

    private record Hour(double[] shade, double[] lit, double[] air) implements Range.Hour {
        @Override
        public double[] haze(double x, double y) {
            return air;
        }
    }

    private static double[] rgb(double r, double g, double b) {
        return new double[] {r, g, b};
    }

    /** Late light from the right rakes over the columns' carving; the coach waits on the road. */
    static BufferedImage afternoon(int scale) {
        Light light = afternoon(2, TRACE.get());
        return Kept.scaled(light, scale).develop(1.0, 0.008, 0.25);
    }

    /** The same view in the downpour; the coach is gone. */
    static BufferedImage rain(int scale) {
        Light light = rain(2, TRACE.get());
        return Kept.scaled(light, scale).develop(1.45, 0.008, 0.35);
    }

    private static Light afternoon(double k, Trace trace) {
        Light light = new Light((int) (1280 * k), (int) (800 * k));
        Storm.afternoon(light, k);
        double[] air = rgb(0.30, 0.25, 0.20);
        new Range(408, 20, 2.4, 31, 0.50, 130).paint(light, k, new Hour(rgb(0.10, 0.12, 0.15), rgb(0.36, 0.26, 0.17),
                air));
        new Range(432, 18, 3.3, 38, 0.28, 130).paint(light, k, new Hour(rgb(0.07, 0.08, 0.08), rgb(0.30, 0.20, 0.11),
                air));
        new Range(462, 9, 4.5, 44, 0.16, 180).paint(light, k, new Hour(rgb(0.07, 0.066, 0.036), rgb(0.30, 0.20, 0.085),
                air));
        BufferedImage road = Coach.road(k, true);
        light.over(road, 0.72);
        foreground(light, trace, k, new double[] {3.3, 1.9, 0.88}, new double[] {0.145, 0.145, 0.165}, 0.72);
        light.over(plants(k, new Color(0x12110C), new Color(0x26241A), new Color(0xC0, 0x9A, 0x58, 70)), 1);
        light.bloom(0.9, 7 * k, 0.15);
        return light;
    }

    private static Light rain(double k, Trace trace) {
        Light light = new Light((int) (1280 * k), (int) (800 * k));
        Storm.nightfall(light, k);
        double[] air = rgb(0.036, 0.044, 0.056);
        new Range(408, 20, 2.4, 31, 0.80, 60).paint(light, k, new Hour(rgb(0.012, 0.014, 0.018), rgb(0.03, 0.034,
                0.04), air));
        new Range(432, 18, 3.3, 38, 0.55, 60).paint(light, k, new Hour(rgb(0.010, 0.012, 0.015), rgb(0.026, 0.03,
                0.035), air));
        new Range(462, 9, 4.5, 44, 0.30, 150).paint(light, k, new Hour(rgb(0.010, 0.011, 0.012), rgb(0.024, 0.026,
                0.026), air));
        double[] wet = {0.05, 0.075, 0.13};
        light.over(Coach.road(k, false), (x, y) -> wet);
        foreground(light, trace, k, new double[] {0.16, 0.20, 0.26}, new double[] {0.125, 0.155, 0.205}, 0.45);
        light.over(plants(k, new Color(0x07090A), new Color(0x10161A), new Color(0x70, 0x88, 0x98, 50)), 1);
        Storm.pour(light, k);
        light.bloom(0.5, 7 * k, 0.15);
        return light;
    }

    /** How much of the day reaches a point: the storm's shadow already lies over the nearest ground. */
    private static double day(double x, double y) {
        return smooth(566, 505, y + 16 * Grain.sum(x / 160, y / 60, 9, 3));
    }

    private static void foreground(Light light, Trace trace, double k, double[] sun, double[] sky, double dusk) {
        IntStream.range(0, light.height()).parallel().forEach(py -> {
            for (int px = 0; px < light.width(); px++) {
                double x = px / k, y = py / k, day = day(x, y), cover = trace.at(px, py, Trace.COVER);
                double[] now = light.get(px, py);
                double brow = 548 + 12 * Grain.sum(x / 130, 5, 2, 5) - 0.02 * x, ground = smooth(brow - 0.7, brow
                        + 0.7, y);
                double soil = 0.085 + 0.07 * Grain.sum(x / 26, y / 8, 3, 5) + 0.03 * Grain.sum(x / 120, y / 30, 8, 3);
                double own = 0.10 + 0.26 * trace.at(px, py, Trace.TONE), open = trace.at(px, py, Trace.SKY) + 0.8
                        * trace.at(px, py, Trace.FILL);
                double key = trace.at(px, py, Trace.KEY) * day, dim = dusk + (1 - dusk) * day;
                for (int c = 0; c < 3; c++) {
                    now[c] += ground * (soil * (1.15 - 0.22 * c) * (sky[c] * 1.5 * dim + sun[c] * 0.25 * day) - now[c]);
                    now[c] += cover * (own * (sun[c] * key + sky[c] * open * dim) * (1 - 0.1 * c) - now[c]);
                }
                light.set(px, py, now);
            }
        });
    }

    private static BufferedImage plants(double k, Color shade, Color back, Color lit) {
        BufferedImage image = new BufferedImage((int) (1280 * k), (int) (800 * k), BufferedImage.TYPE_INT_ARGB);
        Plants plants = new Plants(image, k, 90, shade, back, lit, 1500);
        Random random = new Random(14);
        for (int i = 0; i < 40; i++) {
            double x = random.nextDouble() * 520;
            plants.grass(x, 556 + 40 * random.nextDouble(), 6 + 12 * random.nextDouble(), 10 + random.nextInt(14));
        }
        plants.agave(64, 584, 44);
        plants.organ(20, 570, 74);
        plants.pear(150, 580, 22);
        plants.agave(430, 582, 30);
        for (int i = 0; i < 90; i++) {
            plants.grass(random.nextDouble() * 1280, 812, 16 + 40 * random.nextDouble() * random.nextDouble(), 12
                    + random.nextInt(16));
        }
        plants.agave(1190, 830, 92);
        plants.agave(300, 824, 60);
        return image;
    }
}
