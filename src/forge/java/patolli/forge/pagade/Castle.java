package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * Where a pawn begins: the ground plan of a castle, stepped on all four sides, as counted threads draw it, with a
 * flower of four petals in its court. Nothing of it lies aslant, or it would look crossed out.
 */
record Castle(Silk k) {
    private static final double[] GOLD = Ink.hex(0xE0AE48), TIE = Ink.hex(0x9A4E1E), HEART = Ink.hex(0xF0C04A);
    /** The wall's corners in one quarter, from the right to below. */
    private static final double[][] STEPS = {{14, -3.4}, {14, 3.4}, {10.2, 3.4}, {10.2, 7.2}, {6.4, 7.2}, {6.4, 11},
        {3.4, 11}};
    /** How high it is of its width; its squares are broader than high. */
    private static final double FLAT = 1;
    private static final double PETAL = 8.6, BROAD = 7.4, WALL = 1.5, TIES = 4.6, LEVEL = 0.5;

    /** Sews one about a point: its court and walls, and the petals in it. */
    void sew(double x, double y, double[] court, double[] petals) {
        Shape wall = AffineTransform.getTranslateInstance(x, y).createTransformedShape(wall());
        k.level = 1.0;
        k.satin(wall, Math.PI / 2, 1.4, court, court);
        k.level = 1.7;
        for (int q = 0; q < 4; q++) {
            double turn = q * Math.PI / 2;
            k.satin(Motifs.petal(x + 0.8 * Math.cos(turn), y + 0.8 * Math.sin(turn), turn, PETAL, BROAD), turn, 1.3,
                    Ink.mix(petals, court, 0.35), petals);
        }
        k.level = 1.5;
        k.couch(wall, WALL, GOLD, TIE, TIES);
        k.level = 2.2;
        k.knot(x, y, 2.1, HEART);
        k.level = LEVEL;
    }

    private static Path2D wall() {
        Path2D line = new Path2D.Double();
        for (int quarter = 0; quarter < 4; quarter++) {
            for (double[] at : STEPS) {
                double x = quarter == 0 ? at[0] : quarter == 1 ? -at[1] : quarter == 2 ? -at[0] : at[1];
                double y = quarter == 0 ? at[1] : quarter == 1 ? at[0] : quarter == 2 ? -at[1] : -at[0];
                if (line.getCurrentPoint() == null) {
                    line.moveTo(x, y * FLAT);
                } else {
                    line.lineTo(x, y * FLAT);
                }
            }
        }
        line.closePath();
        return line;
    }
}
