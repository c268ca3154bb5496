package patolli.forge.pagade;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.Loose;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** Cord, thread and petals without the ground that they were sewn on, each with a dark line about it and a shadow. */
final class Needlework {
    static final double[] GOLD = Ink.hex(0xF2C04C), GILT = Ink.hex(0xF8D47A), TIE = Ink.hex(0xB0341E);
    private static final int OVER = 8;
    private static final double[] BARE = Ink.hex(0x7A4A14);
    private static final double TIES = 5.4, FINE = 1.2;
    /** How long a link of chain stitch is, and how thick its thread, for each part of its breadth. */
    private static final double LINK = 1.55, STRAND = 0.44;
    /** From one running stitch to the next. */
    private static final double RUN = 6;
    /** How coarse cloth is, and what its threads differ by. */
    private static final double WOVEN = 1.6;
    private static final int SEED = 51;
    private final Plate plate;
    private final Silk silk;
    private final List<Shape> bodies = new ArrayList<>();

    private Needlework(int wide, int high) {
        plate = new Plate(wide * OVER, high * OVER, OVER);
        plate.each((i, x, y) -> plate.set(i, BARE));
        silk = new Silk(plate, 0, 0);
    }

    /** A picture of what is sewn. */
    static BufferedImage draw(int wide, int high, int scale, Consumer<Needlework> sewing) {
        Needlework work = new Needlework(wide, high);
        sewing.accept(work);
        return Loose.of(work.plate, work.bodies, OVER, scale);
    }

    /** A piece of woven cloth, under all that is sewn on it later. */
    void ground(Rectangle2D piece, double[] dark, double[] light) {
        body(piece);
        silk.weave(new double[] {piece.getMinX(), piece.getMinY(), piece.getMaxX(), piece.getMaxY()}, dark, light,
                WOVEN, SEED);
    }

    /** A cord of gold that is tied down. */
    void cord(Shape way, double thick) {
        cord(way, thick, GOLD);
    }

    void cord(Shape way, double thick, double[] gold) {
        body(new BasicStroke((float) thick, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND).createStrokedShape(way));
        silk.level = 1.4;
        silk.couch(way, thick * 1.08, gold, TIE, TIES);
    }

    void thread(Shape way, double wide, double[] dye) {
        body(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(way));
        silk.level = 0.8;
        silk.stem(way, wide * 1.25, dye);
    }

    void petal(double x, double y, double turn, double length, double wide, double[] in, double[] out) {
        Shape leaf = Motifs.petal(x, y, turn, length, wide);
        body(leaf);
        silk.level = 1.8;
        silk.satin(leaf, turn, 1.5, in, out);
    }

    /** A petal with a fine gold cord about it. */
    void edged(double x, double y, double turn, double length, double wide, double[] in, double[] out) {
        petal(x, y, turn, length, wide, in, out);
        silk.level = 2.2;
        silk.couch(Motifs.petal(x, y, turn, length, wide), 0.9, GOLD, TIE, 6);
    }

    /** Stitches side by side that fill a shape, along its length, from one colour to the other. */
    void fill(Shape shape, double turn, double high, double[] from, double[] to) {
        body(shape);
        silk.level = high;
        silk.satin(shape, turn, FINE, from, to);
    }

    /** A French knot. */
    void knot(double x, double y, double radius, double[] dye) {
        body(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        silk.level = 2.6;
        silk.knot(x, y, radius, dye);
    }

    /** Links of chain stitch, each over the end of the one before. */
    void chain(Shape way, double wide, double[] gold) {
        body(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(way));
        double[][] at = Silk.walk(way, LINK * wide);
        double thread = wide * STRAND;
        for (int i = 0; i + 1 < at.length; i++) {
            double dx = at[i + 1][0] - at[i][0], dy = at[i + 1][1] - at[i][1], long1 = Math.hypot(dx, dy);
            double nx = -dy / long1 * (wide - thread) / 2, ny = dx / long1 * (wide - thread) / 2;
            for (int side = -1; side <= 1; side += 2) {
                double[][] loop = {at[i], {at[i][0] + 0.42 * dx + side * nx, at[i][1] + 0.42 * dy + side * ny},
                    {at[i][0] + 0.92 * dx + side * nx, at[i][1] + 0.92 * dy + side * ny},
                    {at[i][0] + 1.22 * dx, at[i][1] + 1.22 * dy}};
                for (int k = 0; k + 1 < loop.length; k++) {
                    silk.level = 1.2 + 0.5 * k;
                    silk.stitch(loop[k][0], loop[k][1], loop[k + 1][0], loop[k + 1][1], thread, gold, gold, false);
                }
            }
        }
    }

    /** Running stitch: thread is seen on two thirds of a way. */
    void running(Shape way, double wide, double[] dye) {
        double[][] at = Silk.walk(way, RUN);
        silk.level = 0.9;
        for (int i = 0; i + 1 < at.length; i++) {
            double x = at[i][0] + 0.64 * (at[i + 1][0] - at[i][0]), y = at[i][1] + 0.64 * (at[i + 1][1] - at[i][1]);
            stitch(at[i][0], at[i][1], x, y, wide, dye, dye);
        }
    }

    private void stitch(double x0, double y0, double x1, double y1, double wide, double[] from, double[] to) {
        body(new BasicStroke((float) (wide * 0.9), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                .createStrokedShape(new Line2D.Double(x0, y0, x1, y1)));
        silk.stitch(x0, y0, x1, y1, wide, from, to, true);
    }

    private void body(Shape shape) {
        bodies.add(shape);
    }

    /** A curve from one point to another by two between them. */
    static Path2D curve(double... q) {
        Path2D s = new Path2D.Double();
        s.moveTo(q[0], q[1]);
        s.curveTo(q[2], q[3], q[4], q[5], q[6], q[7]);
        return s;
    }
}
