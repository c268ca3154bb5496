package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.board.StickSheet;
import patolli.forge.evening.LampTable;
import patolli.forge.evening.SilkShop;

/**
 * 1280 x 800: the end of an evening at the plank, in the cloth merchant's shop: the pieces are gathered in a heap where
 * whoever has won reaches for them, and the sticks lie before it.
 */
final class LampScene {
    /** The point of the plank at the middle of its far edge, and how much larger it is. */
    private static final Point FAR = new Point(590, 75);
    private static final double SIZE = 1.2;
    /** Where the middle of the pieces lies. */
    private static final Point HEAP = new Point(440, 222);
    /** How much larger a piece is than on the plank, and a stick, and how much further apart pieces lie. */
    private static final double LARGER = 1.36, STICK = 1.12;
    /** From there, how high, how it leans, whether it is pale, and of which kind. */
    private static final double[][] PIECES = {{-40, -36, 0, 1, 0}, {6, -50, 0, 0, 1}, {50, -34, 0, 1, 3},
        {-2, -4, 0, 0, 0}, {46, 10, 0, 1, 1}, {86, -2, 0, 0, 3}, {8, 42, 0, 1, 2}, {58, 54, 0, 0, 1},
        {100, 38, 0, 1, 0}, {24, -22, 10.4, 1, 2}, {66, 22, 10.4, 0, 2}, {138, 46, 0, 0, 0}, {148, 2, 0, 1, 3}};
    private static final double[][] STICKS = {{690, 322, -9}, {700, 348, 5}, {560, 362, -3}, {690, 384, 10}};

    private LampScene() { }

    static BufferedImage draw(int scale) {
        LampTable table = new LampTable(PlankTable.bare(2), FAR, SIZE, new SilkShop());
        for (double[] q : PIECES) {
            table.put(Turned.thing(q[3] > 0, (int) q[4]), HEAP.plus(LARGER * q[0], LARGER * q[1]), q[2], 20 * q[0],
                    LARGER);
        }
        for (int i = 0; i < StickSheet.STICKS; i++) {
            double[] q = STICKS[i];
            table.put(Cane.thing(i, i == 1 ? 0 : StickSheet.FRAMES / 2), new Point(q[0], q[1]), 0, q[2], STICK);
        }
        return table.draw(scale);
    }
}
