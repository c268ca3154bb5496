package patolli.forge.tablan;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.HandSheet.Pose;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/** The four sticks in a closed hand, across its palm: they rattle against each other from pose to pose. */
final class Bundle {
    private static final double HALF = 2.4, WIDE = 0.44;
    /** They are as large as those that are thrown, in a hand that is nearer. */
    private static final double LESS = 0.86 / Nearer.LONG, SHORTER = 0.86 / Nearer.WIDE;
    private static final Color LAC = new Color(0xB02A1C), DARK = new Color(0x7C1A12), STRAW = new Color(0xE4C98C);
    private static final Color EDGE = new Color(0xA77F3E), GOLD = new Color(0xE5B84B);
    /** Of each stick where it lies along the arm, how far it is shifted along itself, its turn, whether plain. */
    private static final double[][] LEVEL = {{-0.28, 0.06, -4, 0}, {0.50, -0.10, 5, 1}, {0.06, 0.12, 2, 0},
        {0.30, -0.04, -3, 0}};
    private static final double[][] UP = {{0.46, 0.10, 6, 0}, {-0.26, -0.08, -3, 1}, {0.26, 0.04, 3, 0},
        {0.02, -0.12, -5, 0}};
    private static final double[][] DOWN = {{-0.24, -0.10, 4, 0}, {0.12, 0.10, -5, 0}, {0.50, 0.02, -2, 0},
        {0.28, 0.10, 4, 1}};

    private Bundle() { }

    static void draw(Painter c, Pose pose) {
        double[][] lie = switch (pose) {
            case CLOSED_UP -> UP;
            case CLOSED_DOWN -> DOWN;
            case REACHING, SCOOPING, CLOSED, OPENING, THROWN -> LEVEL;
        };
        for (double[] stick : lie) {
            c.at(stick[0], stick[1], stick[2], LESS, SHORTER, () -> stick(c, stick[3] > 0));
        }
    }

    private static void stick(Painter c, boolean plain) {
        Shape body = Form.slab(0, 0, WIDE, 2 * HALF, 0.09);
        c.within(body, plain ? STRAW : LAC, () -> {
            c.fill(Form.slab(WIDE * 0.40, 0, WIDE * 0.3, 2 * HALF, 0), plain ? EDGE : DARK);
            if (plain) {
                c.ink(Form.line(-0.06, -HALF, -0.04, HALF), 0.35, EDGE);
                c.ink(Form.line(-WIDE, 0.5, WIDE, 0.5), 0.5, EDGE);
                return;
            }
            for (double y : new double[] {-1.9, -1.72, 1.72, 1.9}) {
                c.fill(Form.slab(0, y, WIDE, 0.09, 0), GOLD);
            }
            c.fill(Form.slab(0, -HALF, WIDE, 0.16, 0.05), STRAW);
            c.fill(Form.slab(0, HALF, WIDE, 0.16, 0.05), STRAW);
        });
    }
}
