package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/** Brushed signs, 64 x 64 units, that the screen lays over a square: from here, to here, and where the keys are. */
final class Marks {
    static final int SIDE = 64;
    private static final int OVER = 6;
    private static final double C = SIDE / 2.0;
    private static final double[][] GOLD = {Ink.hex(0xB87A1C), Ink.hex(0xE5B84B), Ink.hex(0xFFE08A), Ink.hex(0xFFF6CF)};
    private static final double[][] WATER = {Ink.hex(0x14606A), Ink.hex(0x1F8D8E), Ink.hex(0x4FC3B4),
            Ink.hex(0xB4EFE2)};
    private final Plate p;
    private final int scale;

    private Marks(int scale) {
        this.scale = scale;
        p = new Plate(SIDE * OVER, SIDE * OVER, OVER);
    }

    /** A ring round a piece. */
    static BufferedImage from(int scale) {
        Marks m = new Marks(scale);
        m.brush(Shapes.disc(C, C, 22.4), 4.2, GOLD, 0.62, 201);
        return m.done();
    }

    /** A frame inside a square of the track that stands on its corner. */
    static BufferedImage to(int scale) {
        Marks m = new Marks(scale);
        m.brush(diamond(18.0), 4.2, GOLD, 0.55, 211);
        return m.done();
    }

    /** The same, stronger and in turquoise, with an ink frame inside. */
    static BufferedImage focus(int scale) {
        Marks m = new Marks(scale);
        m.brush(diamond(14.4), 1.7, new double[][] {Ink.OBSIDIAN, Ink.INK, Ink.INK}, 0, 221);
        m.brush(diamond(18.4), 4.8, WATER, 0.5, 222);
        return m.done();
    }

    /** Half the side; the corners are a little rounded. */
    private static Shape diamond(double half) {
        Path2D q = new Path2D.Double();
        double r = 5, e = half - r;
        double[][] corner = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
        for (int k = 0; k < 4; k++) {
            double[] a = corner[k], b = corner[(k + 1) % 4];
            double x0 = a[0] * (a[0] == b[0] ? half : e), y0 = a[1] * (a[1] == b[1] ? half : e);
            double x1 = b[0] * (a[0] == b[0] ? half : e), y1 = b[1] * (a[1] == b[1] ? half : e);
            if (k == 0) {
                q.moveTo(x0, y0);
            } else {
                q.lineTo(x0, y0);
            }
            q.lineTo(x1, y1);
            double[] c = corner[(k + 2) % 4];
            q.quadTo(b[0] * half, b[1] * half, b[0] * (b[0] == c[0] ? half : e), b[1] * (b[1] == c[1] ? half : e));
        }
        q.closePath();
        return Shapes.at(q, C, C, Math.PI / 4, 1, 1);
    }

    /** A loaded brush along an outline: an ink edge, bristles that run with the stroke, and a faint light round it. */
    private void brush(Shape line, double width, double[][] colours, double glow, int seed) {
        float[] core = p.mask(Shapes.band(line, width)), edge = p.mask(Shapes.band(line, width + 2.2));
        float[] far = p.blur(p.mask(Shapes.band(line, width)), 3.2 * OVER);
        float[] inside = p.blur(p.mask(line), 0.5 * width * OVER);
        p.each((i, x, y) -> {
            double dx = 0.8 * (Noise.value(x / 7, y / 7, seed) - 0.5) + 0.5 * (Noise.value(x / 2.2, y / 2.2, seed
                    + 1) - 0.5);
            int j = Math.clamp((int) ((y + dx) * OVER), 0, p.h - 1) * p.w + Math.clamp((int) ((x - dx) * OVER), 0,
                    p.w - 1);
            lay(i, colours[2], glow * far[i]);
            lay(i, Ink.INK, 0.85 * edge[j]);
            // The blurred fill counts evenly across the stroke, so its level lines are the bristles' ways.
            double across = inside[j] * 9, along = Math.atan2(y - C, x - C);
            double bristle = Noise.value(across, along * 2.2 + 40, seed + 2), hair = Noise.value(across * 3, along
                    * 3 + 40,
                    seed + 3);
            double[] c = Ink.ramp(0.10 + 0.62 * bristle + 0.28 * hair, colours);
            lay(i, c, core[j] * (0.97 - 0.35 * Noise.smooth(0.7, 0.95, hair)));
        });
    }

    private void lay(int i, double[] c, double k) {
        double a = p.a[i] + k * (1 - p.a[i]);
        if (k <= 0) {
            return;
        }
        p.coat(i, c, k / a);
        p.a[i] = (float) a;
    }

    private BufferedImage done() {
        return Reduce.by(OVER / scale, p.light(0));
    }
}
