package patolli.forge.tablan;

import patolli.board.Point;
import patolli.board.StickSheet;
import patolli.board.TablanBoard;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;
import patolli.forge.evening.TableGround;
import patolli.forge.mysore.Oblique;
import patolli.forge.tableau.Tableau;
import patolli.forge.tableau.Thing;

/** The table in the middle of a game, seen over white's shoulder by the light of a lamp at the left. */
public final class PlankCorner {
    /** The point of the table at the scene's origin, and how much larger it is. */
    private static final Point FROM = new Point(160, 73);
    private static final double SIZE = 4 / 3.0;
    /** White's and black's pieces, black's home row first. */
    private static final String[] ROWS = {"bb.bb.bb.bbb", "..b..w..b...", ".w..b...w...", "ww.www.ww.ww"};
    private static final double[][] STICKS = {{462, 640, -9}, {500, 690, 14}, {620, 652, 5}, {660, 704, -4}};
    private static final int OVER = 2;
    /** Where the cloth ends in the scene; beyond it is night. */
    private static final double END = -18;
    private static final Tableau.Beyond DARK = (x, y) -> new double[] {0.006, 0.005, 0.005};

    private PlankCorner() { }

    /** The light of it, so many pixels wide and high. */
    public static Light light(int wide, int high) {
        Tableau t = new Tableau(new Camera(new Vec(265, 590, 1150), new Vec(462, 0, 522), 2.95), new Vec(60, 420, 230),
                520, new Vec(430, 0, 430), 430, new TableGround(PlankTable.bare(2), FROM, SIZE), END, DARK);
        TablanBoard board = TablanBoard.BOARD;
        for (int r = 0; r < TablanBoard.ROWS; r++) {
            for (int c = 0; c < TablanBoard.COLUMNS; c++) {
                int row = TablanBoard.ROWS - 1 - r;
                char piece = ROWS[r].charAt(c);
                if (piece != '.') {
                    put(t, Turned.thing(piece == 'w', (c + r) % 4), board.square(row * TablanBoard.COLUMNS
                            + (board.isRightward(row) ? c : TablanBoard.COLUMNS - 1 - c)), 47 * c, 34);
                }
            }
        }
        for (int i = 0; i < StickSheet.STICKS; i++) {
            put(t, Cane.thing(i, i == 2 ? 0 : StickSheet.FRAMES / 2), new Point(STICKS[i][0], STICKS[i][1]),
                    STICKS[i][2], 116);
        }
        Light light = t.trace(wide, high, OVER).half();
        light.bloom(0.8, 5, 0.25);
        return light;
    }

    private static void put(Tableau t, Oblique thing, Point at, double turn, double reach) {
        t.add(new Thing(new Vec((at.x() - FROM.x()) * SIZE, 0, (at.y() - FROM.y()) * SIZE), Math.toRadians(-turn), 0,
                SIZE, reach, 0, thing.shine(), thing.form(), thing.skin()::at));
    }
}
