package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.rules.Side;

/** A lotus bud in a side's colour, closed and tied with gold: Home does not open to that side any more. */
record ClosedBud(Side side, double turn) {
    private static final int ROOM = 76;
    /** From the middle to where it begins; how long and how broad its heart is. */
    private static final double BASE = 24, LONG = 48, BROAD = 31;
    private static final double[] LEAF = Ink.hex(0x5CA85C), LEAF_D = Ink.hex(0x14402E);
    /** How far from its base it is tied, and how broad it is there. */
    private static final double TIED = 21, HALF = 13;
    private static final Map<Side, double[][]> DYES = new EnumMap<>(Map.of(
            Side.RED, Ink.stops(0x7E0E1C, 0xE24A40, 0xFFC6AE), Side.BLACK, Ink.stops(0x1C1824, 0x4E465C, 0xD8CCDC),
            Side.YELLOW, Ink.stops(0x9A5A0A, 0xFFC428, 0xFFF2B8), Side.GREEN, Ink.stops(0x0A4A2A, 0x34B468, 0xD0F6CE)));

    /** One that points along the side's arm, away from Home. */
    static ClosedBud of(Side side) {
        Point home = PagadeBoard.BOARD.middle(), edge = PagadeBoard.BOARD.goal(side).orElseThrow();
        return new ClosedBud(side, Math.atan2(edge.y() - home.y(), edge.x() - home.x()));
    }

    BufferedImage draw(int scale) {
        return Needlework.draw(ROOM, ROOM, scale, this::sew);
    }

    /** A point so far from the base along the bud, and so far to its right. */
    private double[] at(double along, double right) {
        double x = Math.cos(turn), y = Math.sin(turn);
        return new double[] {ROOM / 2.0 + (along - BASE) * x - right * y, ROOM / 2.0 + (along - BASE) * y + right * x};
    }

    private void petal(Needlework work, double along, double right, double lean, double length, double wide,
            double[] in, double[] out) {
        double[] root = at(along, right);
        work.petal(root[0], root[1], turn + lean, length, wide, in, out);
    }

    private void sew(Needlework work) {
        double[][] dye = DYES.get(side);
        for (int way = -1; way <= 1; way += 2) {
            petal(work, 0, way * 3, way * 0.52, 25, 12.5, LEAF_D, LEAF);
            petal(work, 1, way * 5, way * 0.16, LONG * 0.82, BROAD * 0.62, dye[0], dye[1]);
        }
        petal(work, 0, 0, 0, LONG, BROAD, dye[0], dye[1]);
        for (int way = -1; way <= 1; way += 2) {
            double[] root = at(1, way * 1.2);
            work.edged(root[0], root[1], turn - way * 0.07, LONG * 0.95, BROAD * 0.62, dye[1], dye[2]);
        }
        for (int way = -1; way <= 1; way += 2) {
            petal(work, -1, way * 2.5, way * 0.30, 17, 10.5, LEAF_D, LEAF);
        }
        for (int turns = -1; turns <= 1; turns += 2) {
            double[] a = at(TIED + 2 * turns, -HALF), b = at(TIED + 2 * turns - 3, -HALF / 3);
            double[] c = at(TIED + 2 * turns - 3, HALF / 3), d = at(TIED + 2 * turns, HALF);
            work.cord(Needlework.curve(a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]), 3);
        }
        double[] knot = at(TIED - 2, 0);
        work.knot(knot[0], knot[1], 3.8, Needlework.GILT);
    }
}
