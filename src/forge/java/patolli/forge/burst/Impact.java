package patolli.forge.burst;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;

/** What a blow leaves in the air: a ring that bursts, dust, chips. */
final class Impact {
    private static final Color INK = new Color(0x1E1712), BONE = new Color(0xFFF4DA), FIRE = new Color(0xFFC545);
    private static final Color OBSIDIAN = new Color(0x1B1719), FACET = new Color(0x56636B);
    private static final Color DUST = new Color(0xD9BE8E), PALE = new Color(0xF0DFBC);
    private static final Color[] CHIPS = {new Color(0xF3EAD7), new Color(0xD9A441), new Color(0x3A3430)};
    private static final int BLOW = 260, PUFF = 150, CHIP = 18, SHARDS = 13, TEETH = 17, GRAINS = 64;

    private Impact() { }

    /** 260 x 260, with room for a piece: a ring that bursts in all directions, and shards of obsidian. */
    static BufferedImage blow(int scale) {
        return BurstSheet.figure(BLOW, scale, BONE, c -> {
            BurstSheet.round(c, SHARDS, 6, k -> {
                double far = 88 + 32 * Noise.hash(k, 1, 71), near = 62 + 8 * Noise.hash(k, 2, 71);
                double half = 6.5 + 4 * Noise.hash(k, 3, 71), lean = 10 * (Noise.hash(k, 4, 71) - 0.5);
                c.draw(Form.poly(near, -half, near + 18, -half * 1.3 + lean, far, lean, near + 14, half * 1.2 + lean,
                        near + 3, half * 0.7), OBSIDIAN);
                c.fill(Form.poly(near + 4, -half * 0.5, near + 18, -half * 0.9 + lean, far - 8, lean, near + 12,
                        half * 0.1 + lean * 0.5), FACET);
            });
            c.draw(Form.less(jagged(86, 66, 0), jagged(64, 50, 0.5)), FIRE);
            c.draw(Form.less(jagged(76, 60, 0), jagged(66, 54, 0.5)), BONE, 0.8);
        });
    }

    /** A star of many points about the middle, no two alike. */
    private static Shape jagged(double far, double near, double turned) {
        double[] xy = new double[4 * TEETH];
        for (int i = 0; i < 2 * TEETH; i++) {
            double turn = Math.PI * (i + turned + 0.5 * (Noise.hash(i, 8, 72) - 0.5)) / TEETH;
            double r = i % 2 == 0 ? far - 9 * Noise.hash(i, 9, 72) : near;
            xy[2 * i] = r * Math.cos(turn);
            xy[2 * i + 1] = r * Math.sin(turn);
        }
        return Form.poly(xy);
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
