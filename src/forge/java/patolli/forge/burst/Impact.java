package patolli.forge.burst;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** What a blow leaves in the air: a ring that spreads, dust, chips. */
final class Impact {
    private static final Color INK = new Color(0x1E1712), BONE = new Color(0xFFF4DA), FIRE = new Color(0xFFC545);
    private static final Color DUST = new Color(0xD9BE8E), PALE = new Color(0xF0DFBC);
    private static final Color[] CHIPS = {new Color(0xF3EAD7), new Color(0xD9A441), new Color(0x3A3430)};
    private static final int RING = 150, PUFF = 150, CHIP = 18, STROKES = 5, GRAINS = 64;

    private Impact() { }

    /** 150 x 150: brush strokes in a ring, bone with a hair of fire at the inner edge. */
    static BufferedImage shock(int scale) {
        return BurstSheet.paint(RING, scale, g -> {
            for (int k = 0; k < STROKES; k++) {
                stroke(g, k, 60, 13, INK);
                stroke(g, k, 60, 10, FIRE);
                stroke(g, k, 62, 5.5, BONE);
            }
        });
    }

    private static void stroke(Graphics2D g, int k, double radius, double thick, Color colour) {
        double each = 2 * Math.PI / STROKES, begin = k * each + 0.25, length = each * (0.86 - 0.06 * (k % 3));
        int steps = 30;
        Path2D path = new Path2D.Double();
        for (int i = 0; i <= 2 * steps + 1; i++) {
            boolean out = i <= steps;
            double t = (out ? i : 2 * steps + 1 - i) / (double) steps;
            double body = Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.pow(t, 0.7))));
            double r = radius + (out ? 1 : -1) * thick / 2 * body + 1.2 * (Noise.value(4 * t + 9 * k, 3, 77) - 0.5);
            double x = RING / 2.0 + r * Math.cos(begin + length * t), y = RING / 2.0 + r * Math.sin(begin + length * t);
            if (i == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.closePath();
        g.setColor(colour);
        g.fill(path);
    }

    /** 150 x 150: grains of dust thrown outwards, the further the finer. */
    static BufferedImage dust(int scale) {
        BufferedImage haze = BurstSheet.glow(PUFF, scale, (x, y) -> haze(Math.hypot(x - PUFF / 2.0, y - PUFF / 2.0)),
                Ink.hex(0xC9A66B), Ink.hex(0xF0DFBC));
        return BurstSheet.over(haze, BurstSheet.paint(PUFF, scale, Impact::grains));
    }

    private static double haze(double r) {
        double ring = (r - 40) / 20;
        return 0.42 * Math.exp(-ring * ring) * Noise.smooth(PUFF / 2.0, PUFF / 2.0 - 14, r);
    }

    private static void grains(Graphics2D g) {
        for (int k = 0; k < GRAINS; k++) {
            double turn = k * 2.39996, out = 26 + 44 * Math.sqrt((k + 0.5) / GRAINS);
            double size = 2.6 - 1.5 * k / GRAINS + 0.8 * Noise.hash(k, 5, 41), tail = 1.6 + 2.2 * Noise.hash(k, 6, 41);
            Shape grain = Shapes.at(Shapes.path(-size * tail, 0, -size * 0.5, -size, size, -size, size, 0, size, size,
                    -size * 0.5, size, -size * tail, 0), PUFF / 2.0 + out * Math.cos(turn),
                    PUFF / 2.0 + out * Math.sin(turn), turn, 1, 1);
            g.setColor(INK);
            g.fill(Shapes.cord(grain, 1.2));
            g.setColor(k % 3 == 0 ? PALE : DUST);
            g.fill(grain);
        }
    }

    /** 18 x 18: a flake. */
    static BufferedImage chip(int kind, int scale) {
        return BurstSheet.paint(CHIP, scale, g -> {
            Shape flake = switch (kind) {
                case 0 -> Shapes.poly(3, 6, 10, 3, 15, 9, 9, 14);
                case 1 -> Shapes.poly(4, 12, 8, 3, 14, 7, 12, 14);
                default -> Shapes.poly(3, 8, 9, 4, 15, 6, 12, 13, 6, 13);
            };
            g.setColor(kind == 2 ? BONE : INK);
            g.fill(Shapes.cord(flake, 2.2));
            g.setColor(CHIPS[kind]);
            g.fill(flake);
        });
    }
}
