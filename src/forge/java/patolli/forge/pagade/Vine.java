package patolli.forge.pagade;

import java.awt.geom.Path2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * A vine that winds along a straight line, with large and small flowers in its bends and leaves where it crosses the
 * line.
 *
 * @param size   how large it is, of a border's
 * @param strong how strong its silks are
 */
record Vine(Silk k, double size, double strong) {
    private static final double[] IVORY = Ink.hex(0xF4E8CC), YELLOW = Ink.hex(0xF0B632), PINK = Ink.hex(0xEE928A);
    private static final double[] ROSE = Ink.hex(0xC4323F), RED = Ink.hex(0xDE3E26);
    private static final double[] LEAF = Ink.hex(0x5CA648), LEAF_D = Ink.hex(0x286634);
    /** How far it swings, and how long each of its bends is at about. */
    private static final double SWING = 4.4, BEND = 22;
    private static final double STEM = 1.6, LARGE = 7.8, SMALL = 5.2;

    void sew(double x0, double y0, double x1, double y1, int seed) {
        double length = Math.hypot(x1 - x0, y1 - y0);
        double dx = (x1 - x0) / length;
        double dy = (y1 - y0) / length;
        int bends = 2 * (int) Math.round(length / (BEND * size) / 2);
        double unit = length / bends;
        double swings = SWING * size;
        Path2D stem = new Path2D.Double();
        for (int j = 0; j <= bends * 12; j++) {
            double t = unit * j / 12;
            double off = swings * Math.sin(Math.PI * j / 12.0);
            if (j == 0) {
                stem.moveTo(x0, y0);
            } else {
                stem.lineTo(x0 + dx * t - dy * off, y0 + dy * t + dx * off);
            }
        }
        k.stem(stem, STEM * Math.sqrt(size), dyed(LEAF));
        double ahead = Math.atan2(dy, dx);
        Motifs motifs = new Motifs(k);
        double[][] hues = {RED, IVORY, YELLOW, PINK};
        for (int j = 0; j < bends; j++) {
            int side = j % 2 == 0 ? 1 : -1;
            double swing = swings * Math.sin(Math.PI * 0.16) * side;
            leaf(motifs, x0, y0, dx, dy, unit * (j + 0.14), swing, ahead - side * 0.95, 8.6 * size);
            leaf(motifs, x0, y0, dx, dy, unit * (j + 0.86), swing, ahead + side * 0.3, 7.8 * size);
        }
        for (int j = 0; j < bends; j++) {
            int side = j % 2 == 0 ? 1 : -1;
            double t = unit * (j + 0.5);
            double off = -side * swings * 0.42;
            double x = x0 + dx * t - dy * off;
            double y = y0 + dy * t + dx * off;
            double turn = ahead + 0.5 * (Noise.hash(j, seed, 8) - 0.5);
            if (j % 2 == 0) {
                motifs.flower(x, y, LARGE * size, 6, dyed(j % 4 == 0 ? YELLOW : ROSE), dyed(hues[(j / 2 + seed) % 4]),
                        turn);
            } else {
                motifs.flower(x, y, SMALL * size, 5, dyed(YELLOW), dyed(j % 4 == 1 ? PINK : IVORY), turn + 2.2);
            }
        }
    }

    private void leaf(Motifs motifs, double x0, double y0, double dx, double dy, double t, double off, double turn,
            double length) {
        motifs.leaf(x0 + dx * t - dy * off, y0 + dy * t + dx * off, turn, length, 0.6 * length, dyed(LEAF_D),
                dyed(LEAF));
    }

    private double[] dyed(double[] silk) {
        return Ink.scale(silk, strong);
    }
}
