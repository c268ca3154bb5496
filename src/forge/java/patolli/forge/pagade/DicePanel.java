package patolli.forge.pagade;

import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** The place for the dice: a piece of indigo sewn on, quilted, with little mirrors at its corners. */
record DicePanel(Silk k, Box box) {
    private static final double[] DARK = Ink.hex(0x0F1630), LIGHT = Ink.hex(0x2E3F70), RUNNING = Ink.hex(0x6A84B8);
    private static final double[] IVORY = Ink.hex(0xDCCBA6), ROSE = Ink.hex(0xA63A36);

    /** Along the upper edge so much is left plain, and so many rows of stitches are below. */
    private static final double STRIP = 24;
    private static final int ROWS = 7;

    void weave() {
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, DARK, LIGHT, 1.6, 51);
    }

    void sew() {
        Motifs motifs = new Motifs(k);
        for (int row = 0; row < ROWS; row++) {
            double in = 13 + 6.7 * row;
            double[][] at = Silk.walk(new RoundRectangle2D.Double(box.x() + in, box.y() + in + STRIP,
                    box.width() - 2 * in, box.height() - 2 * in - STRIP, 16, 16), 3.6);
            double[] silk = Ink.mix(RUNNING, LIGHT, row / (double) ROWS);
            for (int j = row % 2; j + 1 < at.length; j += 2) {
                k.stitch(at[j][0], at[j][1], at[j + 1][0], at[j + 1][1], 1.35, silk);
            }
        }
        motifs.gold(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()), 2.6);
        motifs.gold(new Rectangle2D.Double(box.x() + 5, box.y() + 5, box.width() - 10, box.height() - 10), 1.6);
        // A row of points outside, as at the hem of a temple cloth.
        double[][] about = Silk.walk(new Rectangle2D.Double(box.x() - 2, box.y() - 2, box.width() + 4,
                box.height() + 4), 8);
        for (int j = 0; j + 1 < about.length; j++) {
            double a = Math.atan2(about[j + 1][1] - about[j][1], about[j + 1][0] - about[j][0]) - Math.PI / 2;
            double x = (about[j][0] + about[j + 1][0]) / 2;
            double y = (about[j][1] + about[j + 1][1]) / 2;
            k.satin(Motifs.petal(x, y, a, 5.6, 4.8), a, 1.3, ROSE, j % 2 == 0 ? IVORY : ROSE);
        }
        for (int q = 0; q < 4; q++) {
            double x = q % 2 == 0 ? box.x() + 1 : box.right() - 1;
            double y = q < 2 ? box.y() + 1 : box.bottom() - 1;
            Mirrors.sew(k, x, y, 8);
        }
    }
}
