package patolli.forge.burst;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** A sun's rays as a codex has them, pointed and curled in turn, over a glow: 260 x 260, with room for a piece. */
final class Sunburst {
    private static final int SIZE = 260;
    private static final double C = SIZE / 2.0;
    private static final int RAYS = 8;
    private static final double ROOT = 44, LONG = 118, SHORT = 88, HALO = 62, LINE = 3.4;
    private static final Color INK = new Color(0x1E1712);

    private Sunburst() { }

    static BufferedImage gold(int scale) {
        BufferedImage glow = BurstSheet.glow(SIZE, scale, (x, y) -> glow(x - C, y - C), Ink.hex(0xFFC545),
                Ink.hex(0xFFF6D6));
        return BurstSheet.over(glow, BurstSheet.paint(SIZE, scale, g -> rays(g, new Color(0xF3B52F),
                new Color(0xFFE9A0), new Color(0xC8451F))));
    }

    static BufferedImage red(int scale) {
        BufferedImage glow = BurstSheet.glow(SIZE, scale, (x, y) -> 0.9 * glow(x - C, y - C), Ink.hex(0xD1301C),
                Ink.hex(0xFF9A5A));
        return BurstSheet.over(glow, BurstSheet.paint(SIZE, scale, g -> flints(g)));
    }

    /** A heart of light that thins out, with faint beams. */
    private static double glow(double x, double y) {
        double r = Math.hypot(x, y), turn = Math.atan2(y, x);
        double beam = Math.pow(Math.abs(Math.cos(turn * RAYS)), 6) * Math.max(0, 1 - r / C);
        return Math.clamp(0.95 * Math.exp(-r * r / (HALO * HALO)) + 0.35 * beam, 0, 1) * Noise.smooth(C, C - 26, r);
    }

    private static void rays(Graphics2D g, Color body, Color light, Color tip) {
        for (int k = 0; k < 2 * RAYS; k++) {
            double turn = Math.PI * k / RAYS;
            boolean far = k % 2 == 0;
            put(g, far ? spear(LONG, 15) : spear(SHORT, 10), turn, far ? body : tip);
            if (far) {
                g.setColor(light);
                g.fill(Shapes.at(Shapes.poly(ROOT + 8, -3.4, LONG - 22, 0, ROOT + 8, 3.4), C, C, turn, 1, 1));
                put(g, Shapes.disc(ROOT + 4, 0, 5.4), turn, tip);
            }
        }
    }

    /** Knives of flint, for what costs blood. */
    private static void flints(Graphics2D g) {
        for (int k = 0; k < 2 * RAYS; k++) {
            double turn = Math.PI * (k + 0.5) / RAYS;
            boolean far = k % 2 == 0;
            put(g, spear(far ? LONG - 6 : SHORT - 4, far ? 13 : 9), turn,
                    far ? new Color(0xA62B1F) : INK);
            if (far) {
                g.setColor(new Color(0xF3EAD7));
                g.fill(Shapes.at(Shapes.poly(LONG - 40, -4.6, LONG - 12, 0, LONG - 40, 4.6, LONG - 34, 0), C, C, turn,
                        1, 1));
            }
        }
    }

    private static Shape spear(double reach, double half) {
        return Shapes.path(ROOT, -half, ROOT + 18, -half * 1.1, reach - 26, -half * 0.55, reach, 0, reach - 26,
                half * 0.55, ROOT + 18, half * 1.1, ROOT, half, ROOT - 7, half * 0.4, ROOT - 7, -half * 0.4, ROOT,
                -half);
    }

    private static void put(Graphics2D g, Shape shape, double turn, Color colour) {
        Shape lying = Shapes.at(shape, C, C, turn, 1, 1);
        g.setColor(INK);
        g.fill(Shapes.cord(lying, LINE));
        g.setColor(colour);
        g.fill(lying);
    }
}
