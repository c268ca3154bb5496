package patolli.forge.pagade;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * The border of the cloth: on indigo a vine that winds from corner to corner, with large and small flowers in its bends
 * and leaves where it crosses the middle, a rosette in each corner, cords of gold on both sides.
 */
record Garland(Silk k, Box edge, double wide) {
    private static final double[] DARK = Ink.hex(0x18234C), LIGHT = Ink.hex(0x4159A4);
    private static final double[] IVORY = Ink.hex(0xF4E8CC), YELLOW = Ink.hex(0xF0B632), PINK = Ink.hex(0xEE928A);
    private static final double[] ROSE = Ink.hex(0xC4323F), RED = Ink.hex(0xDE3E26);
    private static final double[] LEAF = Ink.hex(0x5CA648), LEAF_D = Ink.hex(0x286634);
    /** How far the vine swings, and how long each of its bends is at about. */
    private static final double SWING = 4.4, BEND = 22;
    private static final double LARGE = 7.8, SMALL = 5.2;
    /** How far beside the middle of the border the vine is, towards the field: the hem takes the other side. */
    private static final double ASIDE = 0.9;

    void weave() {
        k.weave(new double[] {edge.x() - 2, edge.y() - 2, edge.right() + 2, edge.bottom() + 2}, DARK, LIGHT, 1.75, 11);
    }

    void sew() {
        double m = wide / 2 + ASIDE;
        double left = edge.x(), top = edge.y(), right = edge.right(), bottom = edge.bottom();
        double far = wide + 5;
        vine(left + far, top + m, right - far, top + m, 0);
        vine(right - far, bottom - m, left + far, bottom - m, 1);
        vine(right - m, top + far, right - m, bottom - far, 2);
        vine(left + m, bottom - far, left + m, top + far, 3);
        Motifs motifs = new Motifs(k);
        for (int q = 0; q < 4; q++) {
            double x = q % 2 == 0 ? left + m : right - m;
            double y = q < 2 ? top + m : bottom - m;
            motifs.flower(x, y, 10.2, 8, IVORY, ROSE, 0.39);
            motifs.gold(new Ellipse2D.Double(x - 10.6, y - 10.6, 21.2, 21.2), 1.4);
        }
        cord(motifs, 2.4, 1.6);
        cord(motifs, wide, 2.4);
        cord(motifs, wide + 3.6, 1.3);
    }

    /** A cord of gold all round, so far within the edge. */
    private void cord(Motifs motifs, double in, double thick) {
        motifs.gold(new Rectangle2D.Double(edge.x() + in, edge.y() + in, edge.width() - 2 * in,
                edge.height() - 2 * in), thick);
    }

    private void vine(double x0, double y0, double x1, double y1, int seed) {
        double length = Math.hypot(x1 - x0, y1 - y0);
        double dx = (x1 - x0) / length;
        double dy = (y1 - y0) / length;
        int bends = 2 * (int) Math.round(length / BEND / 2);
        double unit = length / bends;
        Path2D stem = new Path2D.Double();
        for (int j = 0; j <= bends * 12; j++) {
            double t = unit * j / 12;
            double off = SWING * Math.sin(Math.PI * j / 12.0);
            if (j == 0) {
                stem.moveTo(x0, y0);
            } else {
                stem.lineTo(x0 + dx * t - dy * off, y0 + dy * t + dx * off);
            }
        }
        k.stem(stem, 1.6, LEAF);
        double ahead = Math.atan2(dy, dx);
        Motifs motifs = new Motifs(k);
        double[][] hues = {RED, IVORY, YELLOW, PINK};
        for (int j = 0; j < bends; j++) {
            int side = j % 2 == 0 ? 1 : -1;
            double swing = SWING * Math.sin(Math.PI * 0.16) * side;
            leaf(motifs, x0, y0, dx, dy, unit * (j + 0.14), swing, ahead - side * 0.95, 8.6);
            leaf(motifs, x0, y0, dx, dy, unit * (j + 0.86), swing, ahead + side * 0.3, 7.8);
        }
        for (int j = 0; j < bends; j++) {
            int side = j % 2 == 0 ? 1 : -1;
            double t = unit * (j + 0.5);
            double off = -side * SWING * 0.42;
            double x = x0 + dx * t - dy * off;
            double y = y0 + dy * t + dx * off;
            double turn = ahead + 0.5 * (Noise.hash(j, seed, 8) - 0.5);
            if (j % 2 == 0) {
                motifs.flower(x, y, LARGE, 6, j % 4 == 0 ? YELLOW : ROSE, hues[(j / 2 + seed) % 4], turn);
            } else {
                motifs.flower(x, y, SMALL, 5, YELLOW, j % 4 == 1 ? PINK : IVORY, turn + 2.2);
            }
        }
    }

    private static void leaf(Motifs motifs, double x0, double y0, double dx, double dy, double t, double off, double turn,
            double length) {
        motifs.leaf(x0 + dx * t - dy * off, y0 + dy * t + dx * off, turn, length, 0.6 * length, LEAF_D, LEAF);
    }
}
