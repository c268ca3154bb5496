package patolli.forge.cabinet;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.pagade.ClothTable;
import patolli.forge.tablan.PlankCorner;
import patolli.forge.tableau.Tableau;
import patolli.forge.tableau.Thing;

/** The four tables, each seen from its player's seat. Lengths are units of the boards. */
final class Paintings {
    static final int WIDE = 264, HIGH = 190;
    private static final int OVER = 2;
    private static final double[][] LAC = {Ink.hex(0xC92A1E), Ink.hex(0x262224), Ink.hex(0xFFC93A), Ink.hex(0x258F4C)};
    private static final double[][] LINE = {Ink.hex(0xF0D9A0), Ink.hex(0xD9B25C), Ink.hex(0x8C2A17), Ink.hex(0xF0D9A0)};
    private static final double[][] KNOB = {Ink.hex(0xF0D9A0), Ink.hex(0xB3231A), Ink.hex(0x8C2A17), Ink.hex(0xE3A41F)};

    /** Nothing lies behind the table: it fills the picture. */
    private static final Tableau.Beyond NOTHING = (x, y) -> new double[3];

    private Paintings() { }

    private static Light trace(Tableau t) {
        return t.trace(2 * WIDE, 2 * HIGH, OVER).half();
    }

    private static Vec on(double x, double z) {
        return new Vec(x, 0, z);
    }

    /** The X from red's seat, fire at the left; beyond it, dark before the storm's light, the Smoking Mirror. */
    static Light patolli() {
        Rectangle2D all = new Rectangle2D.Double(0, -200, 1280, 1020);
        Camera camera = new Camera(new Vec(655, 350, 1050), new Vec(650, 96, 400), 1.98);
        Top top = new MatTop(8, 46, false, all, 1.6).lay();
        Tableau t = new Tableau(camera, new Vec(330, 300, 470), 430, on(640, 470), 430, top, -170, Night::sky);
        double s = 46 * Math.sqrt(0.5);
        double[][] on = {{-5, 3, 0}, {-2, 0, 0}, {3, 5, 0}, {2, -4, 1}, {5, -5, 1}, {0, 2, 1}, {-6, -5, 1}};
        for (double[] q : on) {
            Counters.Side side = q[2] == 0 ? Counters.Side.RED : Counters.Side.BLUE;
            t.add(new Thing(on(640 + q[0] * s, 400 + q[1] * s), q[0], 0, 1.12, 26, 5, 0.9, Counters.piece(side),
                    Counters.pieceSkin(side, (int) (q[0] + 20))));
        }
        for (int k = 0; k < 6; k++) {
            Counters.Side side = k < 3 ? Counters.Side.RED : Counters.Side.BLUE;
            t.add(new Thing(on(k < 3 ? 176 + 12 * k : 1104 - 12 * (k - 3), 300 + 66 * (k % 3)), k, 0, 1.12, 26, 5, 0.9,
                    Counters.piece(side), Counters.pieceSkin(side, 60 + k)));
        }
        double[][] beans = {{596, 640, 0.4, 1}, {646, 612, 2.2, 0}, {690, 662, -0.5, 1}, {632, 690, 1.2, 1}, {724, 622,
            0.1, 0}};
        for (double[] b : beans) {
            t.add(new Thing(on(b[0], b[1]), b[2], 0, 1.25, 20, 7, 0.9, Counters::bean, Counters.beanSkin(b[3] == 1,
                    (int) b[0])));
        }
        Light light = trace(t);
        Night.mirror(light);
        light.bloom(0.75, 5, 0.35);
        return light;
    }

    /** The hub and the pot, all four colours at a glance. */
    static Light bell() {
        Rectangle2D part = new Rectangle2D.Double(200, -120, 900, 820);
        Camera camera = new Camera(new Vec(730, 400, 870), new Vec(622, 0, 398), 3.55);
        Top top = new MatTop(7, 52, true, part, 2).lay();
        Tableau t = new Tableau(camera, new Vec(380, 330, 230), 380, on(610, 400), 250, top, -1e6, NOTHING);
        double s = 52 * Math.sqrt(0.5);
        // Three of each side, in half diagonals of a square from the middle of the board.
        Map<Counters.Side, int[][]> on = Map.of(Counters.Side.RED, new int[][] {{-2, -1}, {-5, 4}, {3, 2}},
                Counters.Side.GREEN, new int[][] {{0, 1}, {2, 3}, {-3, -2}},
                Counters.Side.BLUE, new int[][] {{1, 0}, {-1, 2}, {3, -4}},
                Counters.Side.YELLOW, new int[][] {{2, -3}, {1, -2}, {4, 3}});
        for (Counters.Side side : Counters.Side.values()) {
            for (int[] q : on.get(side)) {
                int a = q[0], b = q[1];
                // An axe head turns its blade to whoever sits here.
                double turn = side == Counters.Side.GREEN ? 0.16 * a - 0.12 : 0.3 * a + 0.5 * b;
                t.add(new Thing(on(640 + a * s, 400 + b * s), turn, 0, 1.12, 26, 5, 0.9,
                        Counters.piece(side), Counters.pieceSkin(side, a * 7 + b + 40)));
            }
        }
        t.add(new Thing(on(480, 404), 0.3, 0, 1.1, 56, 6, 0.7, Counters::dish, Counters.dishSkin()));
        for (int k = 0; k < 9; k++) {
            double a = k * 2.4, r = 7.2 * Math.sqrt(k);
            t.add(new Thing(new Vec(480 + r * Math.cos(a), 3.4 + 2.4 * (k % 3), 404 + r * Math.sin(a)), a, 0.35
                    * Math.sin(k * 1.7), 1, 11, 1, 0.8, Counters::coin, Counters.coinSkin(k)));
        }
        double[][] loose = {{770, 386}, {784, 402}, {770, 400}, {640, 528},
            {652, 540}};
        for (int k = 0; k < loose.length; k++) {
            t.add(new Thing(new Vec(loose[k][0], k % 3 == 0 ? 2.6 : 0, loose[k][1]), 2.4 * k, 0, 1, 11, 1, 0.8,
                    Counters::coin, Counters.coinSkin(k)));
        }
        Light light = trace(t);
        light.bloom(0.8, 5, 0.25);
        return light;
    }

    /** The lotus and two arms; two long dice have just rolled out on the field. */
    static Light pagade() {
        Camera camera = new Camera(new Vec(800, 330, 830), new Vec(676, 4, 440), 3.1);
        Tableau t = new Tableau(camera, new Vec(470, 270, 270), 300, on(672, 452), 215, new Top(ClothTable.plate(2.6), 0, 0), -1e6,
                NOTHING);
        // Arm (S, E, N, W), column (right is 1), row, colour, and whether it lies on its side.
        int[][] on = {{0, 0, 3, 0, 1}, {0, 0, 5, 0, 0}, {0, 1, 2, 3, 0}, {0, -1, 4, 1, 0}, {1, 0, 2, 1, 0}, {1, 0, 3, 1,
            0}, {1, -1, 4, 0, 0}, {1, 1, 2, 2, 0}, {2, 0, 2, 2, 0}, {2, -1, 1, 0, 0}, {3, 0, 1, 3, 0}, {3, 0, 3, 3, 0},
            {
            3, 1, 2, 2, 0}, {1, 1, 5, 3, 0}, {0, 1, 4, 2, 0}};
        for (int[] q : on) {
            Point at = PagadeBoard.BOARD.square((q[0] * PagadeBoard.COLUMNS + 1 - q[1]) * PagadeBoard.RANKS + q[2]);
            pawn(t, at.x(), at.y(), q[3], q[4] == 1);
        }
        t.add(new Thing(new Vec(768, Turnery.DIE_W * 0.72, 486), -0.50, 0, 0.72, 56, 0, 0.5, Turnery::die,
                Turnery.dieSkin(
                6, 3, 61)));
        t.add(new Thing(new Vec(786, Turnery.DIE_W * 0.72, 540), 0.16, 0, 0.72, 56, 0, 0.5, Turnery::die,
                Turnery.dieSkin(
                3, 4, 71)));
        Light light = trace(t);
        light.bloom(0.8, 5, 0.25);
        return light;
    }

    private static void pawn(Tableau t, double x, double z, int colour, boolean lying) {
        Thing.Skin skin = Turnery.pawnSkin(LAC[colour], LINE[colour], KNOB[colour]);
        if (lying) {
            t.add(new Thing(new Vec(x - 9, Turnery.PAWN_R * 0.97, z + 6), 0.95, Math.PI / 2 - 0.06, 1, 30, 0, 0.9,
                    Turnery::pawn, skin));
        } else {
            t.add(new Thing(on(x, z), 0, 0, 1.08, 18.5, 14, 0.9, Turnery::pawn, skin));
        }
    }

    /** Tablan's table in the middle of a game. */
    static Light tablan() {
        return PlankCorner.light(2 * WIDE, 2 * HIGH);
    }

    /** Develops a painting for a scale. */
    static BufferedImage develop(Light large, int scale) {
        return (scale == 1 ? large.half() : large).develop(1.15, 0.006, 0.45);
    }
}
