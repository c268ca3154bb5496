package patolli.forge.tula;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Random;
import patolli.forge.carved.Grain;
import patolli.forge.matter.Noise;

/** What grows before the pyramid, in two depths. */
final class Garden {
    private static final Color SHADE = new Color(0x0A0C0E), BACK = new Color(0x161C20);
    private static final Color LIGHT = new Color(0xD0, 0x7A, 0x44, 215);

    private Garden() { }

    private static BufferedImage canvas(double k) {
        return new BufferedImage((int) (1280 * k), (int) (800 * k), BufferedImage.TYPE_INT_ARGB);
    }

    /** How high the near ground reaches at the left, in design units. */
    private static double brow(double x) {
        return 764 + 10 * Grain.sum(x / 120, 3, 1, 5) + 26 * Noise.smooth(380, 640, x) - 10 * Noise.smooth(160, 0, x);
    }

    /** The ground with smaller plants, and those on the ledges, drawn into the scene. */
    static BufferedImage middle(double k) {
        BufferedImage image = canvas(k);
        earth(image, k);
        Plants plants = new Plants(image, k, 71, SHADE, BACK, LIGHT, Dawn.SUN);
        Random random = new Random(9);
        for (int i = 0; i < 46; i++) {
            double x = random.nextDouble() * 600;
            plants.grass(x, brow(x) + 5, 6 + 15 * random.nextDouble(), 9 + random.nextInt(16));
        }
        plants.organ(452, brow(452) + 4, 50);
        plants.mast(262, brow(262) + 6, 96);
        plants.agave(262, brow(262) + 6, 40);
        plants.agave(352, brow(352) + 5, 25);
        plants.pear(396, brow(396) + 5, 17);
        plants.agave(505, brow(505) + 4, 22);
        plants.pear(186, brow(186) + 6, 22);
        for (int i = 0; i < 30; i++) {
            double x = random.nextDouble() * 600;
            plants.grass(x, brow(x) + 11, 7 + 17 * random.nextDouble(), 9 + random.nextInt(16));
        }
        // On the ledges it is still dusk.
        ledges(new Plants(image, k, 72, SHADE, BACK, new Color(0x8A, 0x62, 0x4C, 120), Dawn.SUN), random);
        return image;
    }

    private static void ledges(Plants plants, Random random) {
        for (int i = 0; i < 70; i++) {
            int body = random.nextInt(3);
            double x = Pyramid.LEFT - Pyramid.LEDGE * body + Math.pow(random.nextDouble(), 1.2) * 11;
            if (Stair.covers(x)) {
                continue;
            }
            double[] at = Farewell.VIEW.seen(x, -Pyramid.BODY * body, Pyramid.FRONT + Pyramid.LEDGE * body - 0.1
                    * random.nextDouble());
            plants.grass(at[0], at[1] + 3, 4 + 13 * random.nextDouble() * random.nextDouble(), 5 + random.nextInt(12));
        }
        double[] a = Farewell.VIEW.seen(-1.6, -0.92, 1.5), b = Farewell.VIEW.seen(0.7, -0.92, 1.75);
        plants.agave(a[0], a[1] + 3, 17);
        plants.pear(b[0], b[1] + 4, 13);
    }

    private static void earth(BufferedImage image, double k) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(k, k);
        for (int layer = 0; layer < 9; layer++) {
            Path2D p = new Path2D.Double();
            p.moveTo(-5, 805);
            for (double x = -5; x < 700; x += 1.5) {
                p.lineTo(x, brow(x) + layer * 4.6 + 2.6 * Grain.sum(x / (9 + 4 * layer), layer * 3, 2, 4));
            }
            p.lineTo(700, 805);
            p.closePath();
            g.setColor(Leaf.mix(new Color(0x221C1C), new Color(0x08090B), layer / 8.0));
            g.fill(p);
        }
        g.dispose();
    }

    /** The nearest plants: all spring from below the picture's edge, so that they may sway. */
    static BufferedImage near(double k) {
        BufferedImage image = canvas(k);
        Plants plants = new Plants(image, k, 33, new Color(0x06080A), new Color(0x10171B), new Color(0xC8, 0x74, 0x42,
                190), Dawn.SUN);
        Random random = new Random(5);
        grass(plants, random, 0, 330, 36);
        plants.pear(26, 822, 62);
        plants.agave(138, 824, 112);
        plants.agave(318, 826, 66);
        grass(plants, random, 0, 560, 44);
        grass(plants, random, 900, 1280, 34);
        plants.agave(1216, 836, 128);
        plants.pear(1050, 824, 42);
        plants.agave(918, 826, 58);
        grass(plants, random, 860, 1280, 40);
        return image;
    }

    private static void grass(Plants plants, Random random, double from, double to, int tufts) {
        for (int i = 0; i < tufts; i++) {
            plants.grass(from + (to - from) * random.nextDouble(), 806, 16 + 42 * random.nextDouble()
                    * random.nextDouble(), 12 + random.nextInt(18));
        }
    }
}
