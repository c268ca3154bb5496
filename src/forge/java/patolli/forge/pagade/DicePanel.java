package patolli.forge.pagade;

import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** The place for the dice: a piece of indigo sewn on, with a lattice of threads and little mirrors at its corners. */
record DicePanel(Silk k, Box box) {
    private static final double[] DARK = Ink.hex(0x0F1630), LIGHT = Ink.hex(0x2E3F70), RUNNING = Ink.hex(0x6A84B8);
    private static final double[] IVORY = Ink.hex(0xDCCBA6), ROSE = Ink.hex(0xA63A36);

    private static final double[] DULL = Ink.hex(0x8C7444), TIE = Ink.hex(0x5A3A1C);
    /** Along the upper edge so much has a border of its own, where slips lie; how far the lattice begins within, and
     * how large its fields are. */
    private static final double STRIP = 24, IN = 11, FIELD = 22;

    void weave() {
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, DARK, LIGHT, 1.6, 51);
    }

    void sew() {
        Motifs motifs = new Motifs(k);
        lattice();
        border();
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

    /** Along the upper edge: diamonds one after the other, with a knot in each, and half ones between. */
    private void border() {
        double left = box.x() + IN, right = box.right() - IN, top = box.y() + IN + 1, low = top + STRIP - 5;
        int across = (int) Math.round((right - left) / FIELD);
        double w = (right - left) / across, mid = (top + low) / 2;
        double[] thread = Ink.mix(RUNNING, LIGHT, 0.40), flower = Ink.mix(RUNNING, LIGHT, 0.1);
        for (int i = 0; i < across; i++) {
            double x = left + (i + 0.5) * w;
            for (int q = 0; q < 4; q++) {
                double side = q % 2 == 0 ? w / 2 - 1 : 1 - w / 2, end = q < 2 ? top : low;
                k.stem(Motifs.line(x + side, mid, x, end), 1.2, thread);
                double turn = q * Math.PI / 2;
                k.satin(Motifs.petal(x, mid, turn, 4.6, 2.8), turn, 1.2, thread, flower);
                k.stem(Motifs.line(x + Math.signum(side) * w / 2, end, x + side * 0.55, end), 1.1, thread);
            }
            k.knot(x + w / 2, mid, 1.3, flower);
        }
    }

    /** Threads that cross aslant, a knot where they do, and in every second field a flower of four petals. */
    private void lattice() {
        double left = box.x() + IN, right = box.right() - IN, top = box.y() + IN + STRIP, low = box.bottom() - IN;
        int across = (int) Math.round((right - left) / FIELD), down = (int) Math.round((low - top) / FIELD);
        double w = (right - left) / across, h = (low - top) / down;
        double[] thread = Ink.mix(RUNNING, LIGHT, 0.45), flower = Ink.mix(RUNNING, LIGHT, 0.15);
        for (int i = 0; i < across; i++) {
            for (int j = 0; j < down; j++) {
                double x = left + (i + 0.5) * w, y = top + (j + 0.5) * h;
                for (int q = 0; q < 4; q++) {
                    double sx = q % 2 == 0 ? 0.5 : -0.5, sy = q < 2 ? 0.5 : -0.5;
                    k.stem(Motifs.line(x + sx * w, y, x, y + sy * h), 1.2, thread);
                }
                k.knot(x + w / 2, y, 1.3, flower);
                if ((i + j) % 2 == 0) {
                    for (int q = 0; q < 4; q++) {
                        double turn = q * Math.PI / 2;
                        k.satin(Motifs.petal(x, y, turn, 5, 3), turn, 1.2, thread, flower);
                    }
                }
            }
        }
        k.level = 1.0;
        k.couch(new Rectangle2D.Double(left, top, right - left, low - top), 1.2, DULL, TIE, 5);
        k.level = 0.5;
    }
}
