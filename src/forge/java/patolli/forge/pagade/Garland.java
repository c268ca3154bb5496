package patolli.forge.pagade;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * The border of the cloth: on indigo a vine that winds from corner to corner, a rosette in each corner, cords of gold on
 * both sides.
 */
record Garland(Silk k, Box edge, double wide) {
    private static final double[] DARK = Ink.hex(0x18234C), LIGHT = Ink.hex(0x4159A4);
    private static final double[] IVORY = Ink.hex(0xF4E8CC), ROSE = Ink.hex(0xC4323F);
    /** How far beside the middle of the border the vine is, towards the field: the hem takes the other side. */
    private static final double ASIDE = 0.9;

    void weave() {
        k.weave(new double[] {edge.x() - 2, edge.y() - 2, edge.right() + 2, edge.bottom() + 2}, DARK, LIGHT, 1.75, 11);
    }

    void sew() {
        double m = wide / 2 + ASIDE;
        double left = edge.x(), top = edge.y(), right = edge.right(), bottom = edge.bottom();
        double far = wide + 5;
        Vine vine = new Vine(k, 1, 1);
        vine.sew(left + far, top + m, right - far, top + m, 0);
        vine.sew(right - far, bottom - m, left + far, bottom - m, 1);
        vine.sew(right - m, top + far, right - m, bottom - far, 2);
        vine.sew(left + m, bottom - far, left + m, top + far, 3);
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
}
