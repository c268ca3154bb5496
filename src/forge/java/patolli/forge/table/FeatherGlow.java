package patolli.forge.table;

import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.FeatherSheet;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/** The fire-bird's feathers when they glow, one a cell: the tiles lit from within, and a halo about them. */
final class FeatherGlow {
    private static final int OVER = 6;
    private static final double[][] FIRE = Ink.stops(0x8E1606, 0xE23A0A, 0xFF7A14, 0xFFB52E, 0xFFE27A, 0xFFF7D6);
    private static final double[] HALO = Ink.hex(0xFF7A1E);
    /** How far a halo reaches, in units. */
    private static final double REACH = 3.4;

    private FeatherGlow() { }

    static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.IMAGE);
    }

    private static final class Master {
        static final BufferedImage IMAGE = sheet();
    }

    private static BufferedImage sheet() {
        int rows = FeatherSheet.FEATHERS / FeatherSheet.COLUMNS, cell = (int) FeatherSheet.CELL * OVER;
        BufferedImage out = new BufferedImage(FeatherSheet.COLUMNS * cell, rows * cell, BufferedImage.TYPE_INT_ARGB);
        BufferedImage shield = Shield.draw(OVER);
        for (int k = 0; k < FeatherSheet.FEATHERS; k++) {
            Box at = FeatherSheet.cell(k);
            BufferedImage glow = feather(shield, k, cell);
            out.setRGB((int) at.x() * OVER, (int) at.y() * OVER, cell, cell, Reduce.pixels(glow), 0, cell);
        }
        return out;
    }

    private static BufferedImage feather(BufferedImage shield, int k, int cell) {
        Point c = new Point(Shield.WIDTH / 2, Shield.WIDTH / 2);
        Box place = FeatherSheet.place(k, c);
        Plate p = new Plate(cell, cell, OVER);
        Shape shape = Shapes.at(FireBird.feather(k), c.x() - place.x(), c.y() - place.y(), 0, Shield.WIDTH / 300,
                Shield.WIDTH / 300);
        float[] body = p.mask(shape), near = p.blur(body, 0.8 * OVER), far = p.blur(body, REACH * OVER);
        BufferedImage out = new BufferedImage(cell, cell, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        double turn = Math.toRadians(FeatherSheet.direction(k));
        boolean head = k == FeatherSheet.FEATHERS - 1;
        for (int i = 0; i < px.length; i++) {
            double x = place.x() + (i % cell + 0.5) / OVER, y = place.y() + (i / cell + 0.5) / OVER;
            double along = (x - c.x()) * Math.cos(turn) + (y - c.y()) * Math.sin(turn);
            double across = -(x - c.x()) * Math.sin(turn) + (y - c.y()) * Math.cos(turn);
            double tile = light(shield, x, y), edge = Noise.smooth(0, 1.1 * OVER, OVER * 7.5 - OVER * Math.abs(across));
            // Hottest along the quill and towards the tip, red at the root and the edges.
            double heat = head ? 0.66 : 0.30 + 0.40 * Noise.smooth(26, 62, along) + 0.16 * (1 - Math.abs(across) / 3.2)
                    * edge;
            double[] inside = Ink.ramp(Math.clamp(heat + 0.62 * (tile - 0.42), 0.04, 1), FIRE);
            // The joints stay dark.
            double deep = 0.93 * body[i] * Noise.smooth(0.02, 0.16, tile);
            double halo = Math.min(1, 0.62 * far[i] + 0.30 * near[i]) * (1 - body[i]) + 0.35 * body[i];
            halo *= fading(i % cell, i / cell, cell);
            double a = deep + halo * (1 - deep);
            if (a > 0.004) {
                double[] mixed = Ink.mix(HALO, inside, deep / a);
                px[i] = (int) Math.round(255 * a) << 24 | Ink.toByte(mixed[0]) << 16 | Ink.toByte(mixed[1]) << 8
                        | Ink.toByte(mixed[2]);
            }
        }
        return out;
    }

    /** How light the shield is at a point, 0 to 1. */
    private static double light(BufferedImage shield, double x, double y) {
        int px = (int) (x * OVER), py = (int) (y * OVER);
        if (px < 0 || py < 0 || px >= shield.getWidth() || py >= shield.getHeight()) {
            return 0;
        }
        int c = shield.getRGB(px, py);
        return Math.sqrt(0.30 * Reduce.linear(c >> 16) + 0.55 * Reduce.linear(c >> 8) + 0.15 * Reduce.linear(c));
    }

    private static double fading(int x, int y, int cell) {
        double in = Math.min(Math.min(x, cell - 1 - x), Math.min(y, cell - 1 - y));
        return Noise.smooth(0, 3.0 * OVER, in);
    }
}
