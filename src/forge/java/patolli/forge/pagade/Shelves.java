package patolli.forge.pagade;

import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** The strips on which pawns stand that are home: plain indigo with a running stitch, so that only pawns are seen. */
final class Shelves {
    private static final double[] DARK = Ink.hex(0x152040), LIGHT = Ink.hex(0x33487F), THREAD = Ink.hex(0x4A5E98);
    /** How far within the edge the stitch runs, and how long it and its gap are. */
    private static final double INSET = 6, STEP = 4.6;

    private Shelves() { }

    static void weave(Silk k, Box box) {
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, DARK, LIGHT, 1.5, 61);
    }

    static void sew(Silk k, Box box) {
        Seats.running(k, new RoundRectangle2D.Double(box.x() + INSET, box.y() + INSET, box.width() - 2 * INSET,
                box.height() - 2 * INSET, 3, 3), STEP, THREAD);
        new Motifs(k).gold(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), 3, 3), 2.6);
    }
}
