package patolli.forge.pagade;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.DiceSheet;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.evening.LampTable;
import patolli.forge.evening.PalaceArch;
import patolli.rules.Side;

/**
 * 1280 x 800: the end of an evening at the cloth, on a veranda of the palace: the pawns of all who have played lie in a
 * heap where whoever has won reaches for them, and before it the dice.
 */
final class FoldedScene {
    /** The point of the cloth at the middle of its far edge, and how much larger it is. */
    private static final Point FAR = new Point(478, 62);
    private static final double SIZE = 2.05;
    private static final Point HEAP = new Point(370, 143);
    /** How much larger a pawn is than it is measured, standing and lying, and how far its foot is from its origin. */
    private static final double PAWN = 1.3, LYING = 1.53, DOWN = 7.4;
    /** From the heap's middle, whether it stands, and of which kind it is: of two players all lie in the first part. */
    private static final double[][] PLACES = {{-22, -22, 1, 0}, {8, -28, 0, 1}, {34, -20, 0, 2}, {0, -2, 0, 3},
        {28, 2, 1, 1}, {54, 2, 0, 0}, {12, 24, 0, 2}, {44, 26, 0, 3},
        {-48, -8, 1, 2}, {-26, 8, 0, 0}, {60, -26, 0, 1}, {82, 36, 0, 3}, {86, -8, 1, 2}, {-14, 28, 0, 1},
        {-44, 26, 0, 3}, {22, 48, 0, 0}};
    private static final int PAWNS = 4;
    private static final double[][] DICE = {{470, 206, -11}, {503, 226, 7}};

    /** What four players leave otherwise: their heap, and the strip of the one whose corner is seen. */
    private static final Rectangle HEAPED = new Rectangle(160, 536, 500, 168);
    private static final int TEXELS = 2;

    private FoldedScene() { }

    /** With the pawns of two players. */
    static BufferedImage draw(int scale) {
        return table(List.of(Side.RED, Side.YELLOW)).draw(scale);
    }

    /** 500 x 168: what of it differs when all four have played. */
    static BufferedImage heap(int scale) {
        return table(PagadeBoard.BOARD.sides()).draw(scale, HEAPED);
    }

    private static LampTable table(List<Side> sides) {
        LampTable table = new LampTable(ClothTable.draw(sides, TEXELS), FAR, SIZE, new PalaceArch());
        List<Beehive> kinds = sides.stream().map(side -> Beehive.valueOf(side.name())).toList();
        for (int i = 0; i < PAWNS * sides.size(); i++) {
            double[] q = PLACES[i];
            Beehive pawn = kinds.get(i % kinds.size());
            Point at = HEAP.plus(q[0], q[1]);
            if (q[2] > 0) {
                table.put(pawn.upright((int) q[3]), at.plus(0, -DOWN * PAWN), 0, 0, PAWN);
            } else {
                table.put(pawn.laid((int) q[3]), at, 0, 55 * i, LYING);
            }
        }
        for (int i = 0; i < DiceSheet.DICE; i++) {
            table.put(LongDie.thing(i, 8 * i), new Point(DICE[i][0], DICE[i][1]), 0, DICE[i][2], 0.62);
        }
        return table;
    }
}
