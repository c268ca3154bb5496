package patolli.forge.pagade;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** What a cut leaves in the air over the cloth: a couched cord of gold that snaps, threads and petals that fly off. */
final class Snap {
    private static final int SIDE = 170, CHIP = 18, OVER = 8, STRANDS = 7, FRINGES = 27, FRAYED = 4, PETALS = 8;
    private static final double[] GOLD = Ink.hex(0xF2C04C), TIE = Ink.hex(0xB0341E), MADDER = Ink.hex(0xD23A22);
    private static final double[] INDIGO = Ink.hex(0x4468C4), ROSE = Ink.hex(0xC8323C), IVORY = Ink.hex(0xF8EAD0);
    private static final double[] BARE = Ink.hex(0x7A4A14), GILT = Ink.hex(0xF8D47A);
    private static final double[][] DYES = {GOLD, MADDER, INDIGO};
    /** How wide the dark line about everything is, how far its shadow falls, and how dark that is. */
    private static final double LINE = 1.1, ASIDE = 2.2, DOWN = 3.6, DARK = 0.5;
    private static final int NIGHT = 0x150A07;
    private final Plate plate;
    private final Silk silk;
    private final List<Shape> bodies = new ArrayList<>();

    private Snap(int side) {
        plate = new Plate(side * OVER, side * OVER, OVER);
        plate.each((i, x, y) -> plate.set(i, BARE));
        silk = new Silk(plate, 0, 0);
    }

    /** 170 x 170, with room for a pawn. */
    static BufferedImage blow(int scale) {
        return draw(SIDE, scale, Snap::burst);
    }

    /** 18 x 18: a petal, or an end of thread. */
    static BufferedImage chip(int kind, int scale) {
        return draw(CHIP, scale, s -> {
            if (kind == 0) {
                s.petal(3, 12, -0.6, 13, 8, ROSE, IVORY);
            } else {
                s.thread(curve(3, 12, 7, 3, 11, 15, 15, 6), 2.2, DYES[kind == 1 ? 0 : 2]);
            }
        });
    }

    private static BufferedImage draw(int side, int scale, Consumer<Snap> drawing) {
        Snap snap = new Snap(side);
        drawing.accept(snap);
        return snap.finished(scale);
    }

    private void burst() {
        double c = SIDE / 2.0;
        for (int k = 0; k < FRINGES; k++) {
            double turn = 2 * Math.PI * (k + 0.5 * Noise.hash(k, 1, 31)) / FRINGES;
            double from = 44 + 6 * Noise.hash(k, 2, 31), to = 62 + 21 * Noise.hash(k, 3, 31);
            fly(c, turn, from, to, 0.22 * (Noise.hash(k, 4, 31) - 0.5), 1.7, DYES[k % DYES.length]);
        }
        for (int k = 0; k < STRANDS; k++) {
            double turn = 2 * Math.PI * (k + 0.22 * Noise.hash(k, 5, 31)) / STRANDS;
            strand(c, turn, 2 * Math.PI / STRANDS * (0.86 + 0.1 * Noise.hash(k, 6, 31)),
                    12 + 9 * Noise.hash(k, 7, 31));
        }
        for (int k = 0; k < PETALS; k++) {
            double turn = 2 * Math.PI * (k + 0.3 + 0.4 * Noise.hash(k, 8, 31)) / PETALS;
            double far = 54 + 9 * Noise.hash(k, 9, 31);
            petal(c + far * Math.cos(turn), c + far * Math.sin(turn), turn + 1.1 * (Noise.hash(k, 10, 31) - 0.5), 17,
                    11, k % 2 == 0 ? ROSE : IVORY, k % 2 == 0 ? IVORY : GILT);
        }
    }

    /** A thread that flies outwards. */
    private void fly(double c, double turn, double from, double to, double bend, double wide, double[] dye) {
        double third = (to - from) / 3;
        thread(curve(c + from * Math.cos(turn), c + from * Math.sin(turn),
                c + (from + third) * Math.cos(turn + bend), c + (from + third) * Math.sin(turn + bend),
                c + (to - third) * Math.cos(turn - bend), c + (to - third) * Math.sin(turn - bend),
                c + to * Math.cos(turn), c + to * Math.sin(turn)), wide, dye);
    }

    /** A piece of the ring of cord: one of its ends has sprung outwards, and is frayed. */
    private void strand(double c, double turn, double wide, double out) {
        double near = 39, knee = turn + 0.72 * wide, end = turn + wide;
        double far = near + out;
        for (int k = 0; k < FRAYED; k++) {
            fly(c, end + 0.11 * (k - (FRAYED - 1) / 2.0), far - 3, far + 9 + 3 * Noise.hash(k, 11, (int) (9 * turn)),
                    0.05 * (k - (FRAYED - 1) / 2.0), 1.5, GILT);
        }
        Path2D s = new Path2D.Double();
        s.moveTo(c + near * Math.cos(turn), c + near * Math.sin(turn));
        s.curveTo(c + 1.03 * near * Math.cos(turn + 0.24 * wide), c + 1.03 * near * Math.sin(turn + 0.24 * wide),
                c + 1.03 * near * Math.cos(turn + 0.48 * wide), c + 1.03 * near * Math.sin(turn + 0.48 * wide),
                c + near * Math.cos(knee), c + near * Math.sin(knee));
        s.curveTo(c + (near + 2) * Math.cos(knee + 0.16 * wide), c + (near + 2) * Math.sin(knee + 0.16 * wide),
                c + (near + 0.5 * out) * Math.cos(end), c + (near + 0.5 * out) * Math.sin(end),
                c + far * Math.cos(end), c + far * Math.sin(end));
        double thick = 3.8;
        body(new BasicStroke((float) thick, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND).createStrokedShape(s));
        silk.level = 1.4;
        silk.couch(s, thick * 1.08, GOLD, TIE, 5.4);
    }

    private void thread(Shape way, double wide, double[] dye) {
        body(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(way));
        silk.level = 0.8;
        silk.stem(way, wide * 1.25, dye);
    }

    private void petal(double x, double y, double turn, double length, double wide, double[] in, double[] out) {
        Shape leaf = Motifs.petal(x, y, turn, length, wide);
        body(leaf);
        silk.level = 1.8;
        silk.satin(leaf, turn, 1.5, in, out);
    }

    private void body(Shape shape) {
        bodies.add(shape);
    }

    private static Path2D curve(double... q) {
        Path2D s = new Path2D.Double();
        s.moveTo(q[0], q[1]);
        s.curveTo(q[2], q[3], q[4], q[5], q[6], q[7]);
        return s;
    }

    /** All bodies with a dark line about them and their shadow; the ground they were sewn on is gone. */
    private BufferedImage finished(int scale) {
        float[] body = plate.mask(g -> bodies.forEach(g::fill));
        float[] line = plate.mask(g -> {
            g.setStroke(new BasicStroke((float) (2 * LINE), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            bodies.forEach(g::draw);
        });
        float[] shade = plate.mask(g -> {
            g.transform(AffineTransform.getTranslateInstance(ASIDE, DOWN));
            bodies.forEach(g::fill);
        });
        shade = plate.blur(shade, 2.2 * OVER);
        BufferedImage lit = plate.light(1.0);
        int[] px = Reduce.pixels(lit);
        for (int i = 0; i < px.length; i++) {
            double dark = Math.max(line[i], DARK * shade[i]);
            double all = body[i] + dark * (1 - body[i]);
            int argb = (int) Math.round(255 * all) << 24;
            for (int shift = 0; shift <= 16 && all > 0; shift += 8) {
                argb |= (int) Math.round(((px[i] >> shift & 255) * body[i] + (NIGHT >> shift & 255) * dark
                        * (1 - body[i])) / all) << shift;
            }
            px[i] = argb;
        }
        return Reduce.by(OVER / scale, lit);
    }
}
