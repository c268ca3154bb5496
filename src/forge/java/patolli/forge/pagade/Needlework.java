package patolli.forge.pagade;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Path2D;
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

    /** Stitches side by side that fill a shape, along its length, from one colour to the other. */
    void fill(Shape shape, double turn, double high, double[] from, double[] to) {
        body(shape);
        silk.level = high;
        silk.satin(shape, turn, FINE, from, to);
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
