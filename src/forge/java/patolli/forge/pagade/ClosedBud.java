package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.rules.Side;

/** A petal in the colour of a side that folds over the shut lotus from that arm: Home opens to it no more. */
record ClosedBud(Side side, double turn) {
    private static final int ROOM = 76;
    /** From the middle to where it begins; how long and how broad it is. */
    private static final double BASE = 17, LONG = 36, BROAD = 31;
    /** The one within it, paler, and how far from its base that begins. */
    private static final double WITHIN = 4, INNER_LONG = 25, INNER_BROAD = 11;
    private static final double[] LEAF = Ink.hex(0x5CA85C), LEAF_D = Ink.hex(0x14402E);
    private static final Map<Side, double[][]> DYES = new EnumMap<>(Map.of(
            Side.RED, Ink.stops(0x7E0E1C, 0xE24A40, 0xFFC6AE), Side.BLACK, Ink.stops(0x1C1824, 0x4E465C, 0xD8CCDC),
            Side.YELLOW, Ink.stops(0xC07A10, 0xFFC428, 0xFFF2B8), Side.GREEN, Ink.stops(0x0A4A2A, 0x34B468, 0xD0F6CE)));

    /** One that points from the side's arm to the middle of Home. */
    static ClosedBud of(Side side) {
        Point home = PagadeBoard.BOARD.middle(), edge = PagadeBoard.BOARD.goal(side).orElseThrow();
        return new ClosedBud(side, Math.atan2(home.y() - edge.y(), home.x() - edge.x()));
    }

    BufferedImage draw(int scale) {
        return Needlework.draw(ROOM, ROOM, scale, this::sew);
    }

    private void sew(Needlework work) {
        double[][] dye = DYES.get(side);
        double x = Math.cos(turn), y = Math.sin(turn), rootX = ROOM / 2.0 - BASE * x, rootY = ROOM / 2.0 - BASE * y;
        for (int way = -1; way <= 1; way += 2) {
            work.petal(rootX - way * 7 * y, rootY + way * 7 * x, turn + way * 0.5, 15, 10, LEAF_D, LEAF);
        }
        work.edged(rootX, rootY, turn, LONG, BROAD, dye[0], dye[1]);
        work.petal(rootX + WITHIN * x, rootY + WITHIN * y, turn, INNER_LONG, INNER_BROAD, dye[1], dye[2]);
    }
}
