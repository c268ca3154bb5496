package patolli.forge.paper;

import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * Painted signs that the screen lays over the table: a ring round a piece that may move, a beaded frame where it
 * would land, beads on its way. Flat colour between two lines of ink, so that they are read on palm and on paint.
 */
final class Marks {
    private static final int OVER = 6;
    private static final double C = 32;

    private Marks() { }

    /** 64 x 64: a gold ring that leaves the piece (20.5 from the middle) free. */
    static BufferedImage from(int scale) {
        return paint(64, scale, 201, 0, g -> {
            put(g, Dye.INK, ring(21.2, 26.8), 0);
            put(g, Dye.GOLD, ring(22.5, 25.5), 0);
            put(g, Dye.GLEAM, ring(23.0, 24.0), 0);
        });
    }

    /** 64 x 64: a band of bone strips and gold beads inside a square of 46 that stands on its corner. */
    static BufferedImage to(int scale) {
        return paint(64, scale, 211, 0, g -> {
            Shape outer = turned(frame(19, 9)), inner = turned(frame(13, 4.6));
            Area band = new Area(outer);
            band.subtract(new Area(inner));
            put(g, Dye.INK, band, 0);
            for (int side = 0; side < 4; side++) {
                for (int k = -1; k <= 1; k += 2) {
                    put(g, Dye.BONE, turn(bar(k * 7.1, -16, 7.4, 3.2), side), 0);
                }
                put(g, Dye.GOLD, turn(disc(C, C - 16, 1.9), side), 0);
                put(g, Dye.GLEAM, turn(disc(C - 0.4, C - 16.4, 0.8), side), 0);
                // The corner's bead is the larger one.
                put(g, Dye.GOLD, turn(disc(C + 14.5, C - 14.5, 2.3), side), 0);
                put(g, Dye.GLEAM, turn(disc(C + 14.2, C - 14.8, 1.0), side), 0);
            }
        });
    }

    /** 64 x 64: gold and bone with four points, where the keys are. */
    static BufferedImage focus(int scale) {
        return paint(64, scale, 221, 0, g -> {
            for (int k = 0; k < 4; k++) {
                put(g, Dye.GOLD, Shapes.at(poly(-6.4, -24, 0, -31, 6.4, -24), C, C, k * Math.PI / 2, 1, 1), 1.7);
            }
            put(g, Dye.INK, ring(21.0, 28.4), 0);
            put(g, Dye.BONE, ring(25.4, 27.4), 0);
            put(g, Dye.GOLD, ring(22.2, 24.7), 0);
            put(g, Dye.GLEAM, ring(22.8, 23.6), 0);
        });
    }

    /** 16 x 16: a bead for a square that the piece passes. */
    static BufferedImage step(int scale) {
        return paint(16, scale, 231, 0.5, g -> {
            put(g, Dye.INK, disc(8, 8, 5.6), 0);
            put(g, Dye.GOLD, disc(8, 8, 4.2), 0);
            put(g, Dye.GLEAM, disc(7.1, 6.9, 1.7), 0);
        });
    }

    /** 40 x 40: a disc of bone on which the number thrown stands. */
    static BufferedImage cast(int scale) {
        return paint(40, scale, 241, 0.6, g -> {
            put(g, Dye.INK, disc(19.6, 19.4, 18.2), 0);
            put(g, Dye.BONE, disc(19.6, 19.4, 16.6), 0);
            put(g, Dye.INK, disc(19.6, 19.4, 14.9), 0);
            put(g, Dye.GOLD, disc(19.6, 19.4, 14.5), 0);
            put(g, Dye.INK, disc(19.6, 19.4, 13.3), 0);
            put(g, new Color(0xF1E6CF), disc(19.6, 19.4, 12.9), 0);
        });
    }

    private static Shape ring(double inner, double outer) {
        Area a = new Area(disc(C, C, outer));
        a.subtract(new Area(disc(C, C, inner)));
        return a;
    }

    /** A square about the middle with round corners. */
    private static Shape frame(double half, double corner) {
        return new RoundRectangle2D.Double(C - half, C - half, 2 * half, 2 * half, 2 * corner, 2 * corner);
    }

    private static Shape bar(double x, double y, double w, double h) {
        return new RoundRectangle2D.Double(C + x - w / 2, C + y - h / 2, w, h, 2.2, 2.2);
    }

    private static Shape turned(Shape s) {
        return turn(s, 0);
    }

    /** Set on its corner, and a quarter turn for each side. */
    private static Shape turn(Shape s, int quarter) {
        return Shapes.at(Shapes.at(s, -C, -C, 0, 1, 1), C, C, Math.PI / 4 + quarter * Math.PI / 2, 1, 1);
    }

    /** The hand wavers a little and the paint lies thick and thin; {@code shade} is the depth of a thing's shadow. */
    private static BufferedImage paint(int side, int scale, int seed, double shade, Consumer<Graphics2D> drawing) {
        Plate p = new Plate(side * OVER, side * OVER, OVER);
        int[] img = p.sheet(drawing);
        float[] cover = new float[img.length];
        for (int i = 0; i < img.length; i++) {
            cover[i] = (img[i] >>> 24) / 255f;
        }
        float[] soft = p.blur(cover, 0.9 * OVER);
        int off = (int) (1.1 * OVER);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        p.each((i, x, y) -> {
            double dx = 0.55 * (Noise.value(x / 6, y / 6, seed) - 0.5) + 0.25 * (Noise.value(x / 2, y / 2, seed + 1)
                    - 0.5), dy = 0.55 * (Noise.value(x / 6, y / 6, seed + 2) - 0.5);
            int c = img[Math.clamp((int) ((y + dy) * OVER), 0, p.h - 1) * p.w + Math.clamp((int) ((x + dx) * OVER), 0,
                    p.w - 1)];
            double a = (c >>> 24) / 255.0, wash = 0.86 + 0.28 * Noise.fbm(x / 4, y / 4, seed + 3, 3);
            double dark = x < 1.2 || y < 1.2 ? 0 : shade * soft[i - off * p.w - off], all = a + dark * (1 - a);
            if (all > 0) {
                double[] rgb = Ink.scale(Ink.hex(c & 0xffffff), wash * a / all);
                px[i] = (int) Math.round(255 * all) << 24 | Ink.toByte(rgb[0]) << 16 | Ink.toByte(rgb[1]) << 8
                        | Ink.toByte(rgb[2]);
            }
        });
        return Reduce.by(OVER / scale, out);
    }
}
