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
 * Where pieces went: wet feet in their side's colour and a thin ring round the piece that moved last. Paint within ink
 * and a hair of bone, so that it is read on pale squares, dimmed ones and painted ones; nothing is formed like a piece.
 */
final class Prints {
    private static final int OVER = 6;
    private static final double C = 32;
    private static final Color BONE = new Color(0xF6EEDB), NIGHT = new Color(0x15120F);
    private static final Color GLEAM = new Color(0xA0FFF6E0, true), FIRE = new Color(0xFFD25A);
    private static final int FEET = 48;
    /** How much larger the feet of a piece are than those of the road. */
    private static final double LARGER = 1.2;
    private static final double RING = 23.2;
    private static final int STEPS = 144;

    private Prints() { }

    /** 64 x 64: a ring close round a piece (19 from the middle), laid down with a brush in one turn. */
    static BufferedImage under(Color dye, int scale) {
        return paint(64, scale, g -> {
            Shape ring = stroke();
            g.setColor(BONE);
            g.fill(Shapes.cord(ring, 3.4));
            g.setColor(NIGHT);
            g.fill(Shapes.cord(ring, 2));
            g.setColor(dye);
            g.fill(ring);
        });
    }

    /** 48 x 48: a pair of feet that walk up, as a wet piece leaves them: its colour, and a gleam where it is wet. */
    static BufferedImage wet(Color dye, int scale) {
        return paint(FEET, scale, g -> {
            Shape pair = Shapes.at(Feet.pair(), FEET / 2.0, FEET / 2.0, 0, LARGER, LARGER);
            g.setColor(BONE);
            g.fill(Shapes.cord(pair, 4.4));
            g.setColor(NIGHT);
            g.fill(Shapes.cord(pair, 2.9));
            g.setColor(dye);
            g.fill(pair);
            g.setClip(pair);
            g.setColor(GLEAM);
            Area edge = new Area(pair);
            edge.subtract(new Area(Shapes.at(pair, 0.7, 0.9, 0, 1, 1)));
            g.fill(edge);
            g.setClip(null);
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
        band.subtract(new Area(square(15.4)));
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

    /** One stroke of the brush round the middle: thick where it came down, thin where it ends. */
    private static Shape stroke() {
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (int side = 1; side >= -1; side -= 2) {
            for (int k = 0; k < STEPS; k++) {
                double a = 2 * Math.PI * k / STEPS;
                double thick = 1.15 + 0.3 * Math.sin(a + 0.6) + 0.3 * (Noise.wrapped(k / 9.0, side, STEPS / 9, 0, 412)
                        - 0.5);
                double r = RING + side * thick;
                if (k == 0) {
                    path.moveTo(C + r, C);
                } else {
                    path.lineTo(C + r * Math.cos(a), C + r * Math.sin(a));
                }
            }
            path.closePath();
        }
        return path;
    }

    private static BufferedImage paint(int side, int scale, Consumer<Graphics2D> drawing) {
        Plate p = new Plate(side * OVER, side * OVER, OVER);
        int[] img = p.sheet(drawing);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        System.arraycopy(img, 0, Reduce.pixels(out), 0, img.length);
        return Reduce.by(OVER / scale, out);
    }
}
