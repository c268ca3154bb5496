package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.CubicCurve2D;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** A spray of flowers beside a mango: a bent stem, leaves in pairs, blossoms that grow smaller towards its tip. */
record Spray(Silk k, AffineTransform at) {
    private static final double[] STEM = Ink.hex(0x3F7436), LEAF = Ink.hex(0x538C3E), LEAF_D = Ink.hex(0x235030);
    private static final double[] ROSE = Ink.hex(0xA8383C), PINK = Ink.hex(0xC8857A), IVORY = Ink.hex(0xCFBE9C);
    private static final double[] YELLOW = Ink.hex(0xCB962C);
    private static final int PAIRS = 6;
    private static final double LONG = 10.5;

    /** Outside a mango's belly, and below its hook; both point from Home outwards. */
    static void about(Silk k, Point mango, int outX, int outY) {
        AffineTransform t = AffineTransform.getTranslateInstance(mango.x(), mango.y());
        t.scale(outX, outY);
        Spray spray = new Spray(k, t);
        spray.sew(new CubicCurve2D.Double(94, 34, 112, 8, 108, -26, 78, -52), 1);
        spray.sew(new CubicCurve2D.Double(-46, 86, -82, 88, -104, 66, -108, 28), 2);
    }

    private void sew(Shape bent, int seed) {
        Shape line = at.createTransformedShape(bent);
        k.stem(line, 1.6, STEM);
        double[][] points = Silk.walk(line, 1);
        Motifs motifs = new Motifs(k);
        for (int j = 0; j < PAIRS; j++) {
            double part = (j + 0.7) / (PAIRS + 0.4);
            for (int side = -1; side <= 1; side += 2) {
                double[] q = along(points, part + 0.03 * side);
                double turn = q[2] + side * (0.8 + 0.3 * Noise.hash(j, seed, 4));
                motifs.leaf(q[0], q[1], turn, LONG * (1.1 - 0.45 * part), 0.58 * LONG * (1.1 - 0.45 * part),
                        LEAF_D, LEAF);
            }
        }
        double[][] hues = {ROSE, IVORY, PINK, YELLOW};
        double[] parts = {0.02, 0.36, 0.68, 0.98};
        for (int j = 0; j < parts.length; j++) {
            double[] q = along(points, parts[j]);
            int side = j % 2 == 0 ? 1 : -1;
            double off = j == 0 || j == parts.length - 1 ? 0 : 5 * side;
            motifs.flower(q[0] - off * Math.sin(q[2]), q[1] + off * Math.cos(q[2]), 9.4 - 1.5 * j, j < 2 ? 6 : 5,
                    j % 2 == 0 ? IVORY : YELLOW, hues[(j + seed) % hues.length], j + seed);
        }
    }

    /** The point at a part of a line, and where it leads there. */
    private static double[] along(double[][] points, double part) {
        int i = Math.clamp(Math.round(part * (points.length - 1)), 1, points.length - 2);
        return new double[] {points[i][0], points[i][1], Math.atan2(points[i + 1][1] - points[i - 1][1],
                points[i + 1][0] - points[i - 1][0])};
    }
}
