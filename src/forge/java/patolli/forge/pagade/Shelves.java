package patolli.forge.pagade;

import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/**
 * The strips on which pawns stand that are home: indigo, with the outline of the owner's flower for each of the four,
 * which the pawn that comes fills.
 */
final class Shelves {
    private static final double[] DARK = Ink.hex(0x152040), LIGHT = Ink.hex(0x33487F), DOT = Ink.hex(0x5A6CA6);
    private static final int PAWNS = 4;

    private Shelves() { }

    static void weave(Silk k, Box box) {
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, DARK, LIGHT, 1.5, 61);
    }

    static void sew(Silk k, PagadeBoard board, Side side) {
        Motifs motifs = new Motifs(k);
        Box box = board.shelf(side);
        for (int i = 0; i < PAWNS; i++) {
            Point at = board.done(side, i);
            ClothCross.outline(k, side, at.x(), at.y());
            if (i > 0) {
                double x = (at.x() + board.done(side, i - 1).x()) / 2;
                k.level = 0.8;
                k.knot(x, at.y() - 8, 1.7, DOT);
                k.knot(x, at.y(), 2.2, DOT);
                k.knot(x, at.y() + 8, 1.7, DOT);
                k.level = 0.5;
            }
        }
        motifs.gold(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), 3, 3), 2.6);
    }
}
