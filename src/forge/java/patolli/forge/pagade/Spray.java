package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** The vine about a mango: one stem from over its shoulder round its hook and under its belly, in leaf and flower. */
record Spray(Silk k, AffineTransform at) {
    private static final double[] STEM = Ink.hex(0x4C8A3A), LEAF = Ink.hex(0x5A9A44), LEAF_D = Ink.hex(0x23582E);
    private static final double[] PINK = Ink.hex(0xD9938A), ROSE = Ink.hex(0xB83C44), IVORY = Ink.hex(0xE6D8BC);
    private static final double[] YELLOW = Ink.hex(0xD9A02C);
    /** How large it is, so that it is clear of the strips about it. */
    private static final double SIZE = 0.84;
    /** From leaf to leaf, how long and broad one is, and how far from the stem a flower is. */
    private static final double STEP = 8.6, LONG = 12, BROAD = 8, ASIDE = 3.5;
    /** Every so many leaves a flower grows. */
    private static final int BARE = 4;

    /** About a mango there, whose hook points towards Home; the directions from Home outwards are -1 or 1. */
    static void about(Silk k, Point mango, int outX, int outY) {
        AffineTransform t = AffineTransform.getTranslateInstance(mango.x(), mango.y());
        t.scale(SIZE * outX, SIZE * outY);
        new Spray(k, t).sew();
    }

    private void sew() {
        Path2D stem = new Path2D.Double();
        stem.moveTo(-20, 76);
        stem.curveTo(-50, 92, -92, 82, -100, 44);
        stem.curveTo(-106, 16, -102, -26, -78, -52);
        stem.curveTo(-52, -76, -8, -70, 30, -66);
        stem.curveTo(66, -62, 88, -34, 88, 4);
        stem.curveTo(88, 18, 85, 27, 78, 34);
        stem.transform(at);
        k.stem(stem, 1.9, Madder.grown(STEM));
        double[][] q = Silk.walk(stem, STEP);
        Motifs motifs = new Motifs(k);
        for (int j = 1; j < q.length; j++) {
            int side = j % 2 == 0 ? 1 : -1;
            double grown = j > q.length - 5 ? 0.7 : 1;
            motifs.leaf(q[j][0], q[j][1], ahead(q, j) + side * (0.8 + 0.2 * Noise.hash(j, 1, 4)), grown * LONG,
                    grown * BROAD, Madder.grown(LEAF_D), Madder.grown(LEAF));
        }
        double[][] hues = {ROSE, IVORY, PINK, YELLOW};
        for (int j = 0; j < q.length - 2; j += BARE) {
            double a = ahead(q, j);
            int side = j / BARE % 2 == 0 ? 1 : -1;
            boolean large = j / BARE % 2 == 0;
            motifs.flower(q[j][0] - ASIDE * side * Math.sin(a), q[j][1] + ASIDE * side * Math.cos(a), large ? 9.2 : 7.2,
                    large ? 6 : 5, Madder.grown(large ? IVORY : YELLOW),
                    Madder.grown(hues[j / BARE % hues.length]), 0.7 * j);
        }
    }

    /** Where the stem leads at one of its points. */
    private static double ahead(double[][] q, int j) {
        double[] from = q[Math.max(0, j - 1)];
        double[] to = q[Math.min(q.length - 1, j + 1)];
        return Math.atan2(to[1] - from[1], to[0] - from[0]);
    }
}
