package patolli.forge.mark;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.table.Feet;

/**
 * What a wet piece leaves: a broken ring round it where it came to stand, and drops on its way. Thin paint in its
 * side's colour inside a hair of bone, so that it is read on pale squares and dark ones; no ink and no gold, which
 * belong to the marks of moves to be chosen.
 */
final class Prints {
    private static final int OVER = 6;
    private static final double C = 32;
    private static final Color BONE = new Color(0xF6EEDB), NIGHT = new Color(0x15120F);
    private static final Color WET = new Color(0x5A2A18), GLEAM = new Color(0x80FFF6E0, true),
            FIRE = new Color(0xFFD25A);
    private static final double HAIR = 3.0;
    private static final int FEET = 44;

    private Prints() { }

    /** 64 x 64: the print round a piece (19 from the middle), broken at its four points. */
    static BufferedImage under(Color dye, int scale) {
        return paint(64, scale, g -> dabs(g, dye, 4, 22.4, 5.2, 0.2));
    }

    /** 16 x 16: a drop. */
    static BufferedImage drop(Color dye, int scale) {
        return paint(16, scale, g -> {
            Shape drop = Shapes.path(12.2, 7.6, 12.4, 10.4, 9.6, 12.4, 7.2, 11.8, 4.6, 11.2, 3.6, 8.8, 4.6, 6.4, 5.8,
                    3.8, 11.6, 3.4, 12.2, 7.6);
            put(g, dye, drop);
        });
    }

    /** 44 x 44: a pair of feet that walk up, as a wet piece leaves them on palm: darker, and a gleam at one edge. */
    static BufferedImage wet(int scale) {
        return paint(FEET, scale, g -> {
            g.setColor(GLEAM);
            g.fill(Shapes.at(Feet.pair(), FEET / 2.0 + 0.5, FEET / 2.0 + 0.7, 0, 1, 1));
            g.setColor(WET);
            g.fill(Shapes.at(Feet.pair(), FEET / 2.0, FEET / 2.0, 0, 1, 1));
        });
    }

    /** 44 x 44: the same pair lit up, for the way that lies before a piece. */
    static BufferedImage lit(int scale) {
        return paint(FEET, scale, g -> {
            Shape pair = Shapes.at(Feet.pair(), FEET / 2.0, FEET / 2.0, 0, 1, 1);
            g.setColor(NIGHT);
            g.fill(Shapes.cord(pair, 3.2));
            g.setColor(FIRE);
            g.fill(pair);
        });
    }

    /** 64 x 64: a wash of lamp black along the edges of the square, so that what is painted in its middle is seen. */
    static BufferedImage ground(int scale) {
        Plate p = new Plate(64 * OVER, 64 * OVER, OVER);
        Area band = new Area(square(20.8));
        band.subtract(new Area(square(11.6)));
        float[] cover = p.blur(p.mask(band), 0.7 * OVER);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        p.each((i, x, y) -> {
            double far = Math.hypot(x - C, y - C);
            double wash = 0.88 - 0.40 * Noise.smooth(22, 29, far) + 0.05 * (Noise.value(x / 5, y / 5, 411) - 0.5);
            px[i] = (int) Math.round(255 * cover[i] * wash) << 24 | NIGHT.getRGB() & 0xffffff;
        });
        return Reduce.by(OVER / scale, out);
    }

    private static Shape square(double half) {
        return Shapes.at(new RoundRectangle2D.Double(-half, -half, 2 * half, 2 * half, 9, 9), C, C, Math.PI / 4, 1, 1);
    }

    /** A ring of brush strokes, each thick where the brush came down and thin where it left. */
    private static void dabs(Graphics2D g, Color dye, int count, double radius, double thick, double gap) {
        double each = 2 * Math.PI / count;
        for (int k = 0; k < count; k++) {
            double begin = k * each + each * gap / 2;
            put(g, dye, stroke(begin, each * (1 - gap), radius, thick, k));
        }
    }

    private static Shape stroke(double begin, double length, double radius, double thick, int seed) {
        Path2D path = new Path2D.Double();
        int steps = 24;
        for (int side = 1; side >= -1; side -= 2) {
            for (int k = 0; k <= steps; k++) {
                double t = side > 0 ? (double) k / steps : 1 - (double) k / steps;
                double body = Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.pow(t, 0.8)))) * (1 - 0.25 * t);
                double waver = 0.5 * (Noise.value(3 * t + 7 * seed, side + 2, 412) - 0.5);
                double r = radius + side * (thick / 2 * body) + waver;
                double a = begin + length * t;
                double x = C + r * Math.cos(a), y = C + r * Math.sin(a);
                if (side > 0 && k == 0) {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
            }
        }
        path.closePath();
        return path;
    }

    private static void put(Graphics2D g, Color dye, Shape shape) {
        g.setColor(BONE);
        g.fill(Shapes.cord(shape, HAIR));
        g.setColor(dye);
        g.fill(shape);
    }

    private static BufferedImage paint(int side, int scale, Consumer<Graphics2D> drawing) {
        Plate p = new Plate(side * OVER, side * OVER, OVER);
        int[] img = p.sheet(drawing);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        System.arraycopy(img, 0, Reduce.pixels(out), 0, img.length);
        return Reduce.by(OVER / scale, out);
    }
}
