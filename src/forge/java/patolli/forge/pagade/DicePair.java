package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.HandSheet.Pose;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/** The two long dice in a closed hand, across its palm: they roll about each other from pose to pose. */
final class DicePair {
    private static final double HALF = 1.62, WIDE = 0.56;
    private static final Color IVORY = new Color(0xF2E4C2), SIDE = new Color(0xC9AC74), INK = new Color(0x2A160C);
    private static final Color BAND = new Color(0x7A2A18);
    /** Of each die: across the hand, along itself, its turn, how many rings are on the face that is seen. */
    private static final double[][] LEVEL = {{-0.14, 0.08, -5, 3}, {0.42, -0.10, 4, 4}};
    private static final double[][] UP = {{0.40, 0.10, 7, 6}, {-0.16, -0.06, -3, 1}};
    private static final double[][] DOWN = {{0.10, -0.10, 5, 4}, {0.44, 0.08, -6, 3}};

    private DicePair() { }

    static void draw(Painter c, Pose pose) {
        double[][] lie = switch (pose) {
            case CLOSED_UP -> UP;
            case CLOSED_DOWN -> DOWN;
            case REACHING, SCOOPING, CLOSED, OPENING, THROWN -> LEVEL;
        };
        for (double[] die : lie) {
            c.at(die[0], die[1], die[2], 1, 1, () -> die(c, (int) die[3]));
        }
    }

    private static void die(Painter c, int rings) {
        Shape body = Form.slab(0, 0, WIDE, 2 * HALF, 0.07);
        c.within(body, IVORY, () -> {
            c.fill(Form.slab(WIDE * 0.41, 0, WIDE * 0.26, 2 * HALF, 0), SIDE);
            for (double y : new double[] {-1.46, -1.36, 1.36, 1.46}) {
                c.fill(Form.slab(0, y, WIDE, 0.045, 0), BAND);
            }
            int columns = rings > 3 ? 2 : 1;
            int rows = rings / columns;
            for (int i = 0; i < rings; i++) {
                double x = columns == 1 ? -0.06 : 0.2 * (i % 2) - 0.17;
                double y = (i / columns - (rows - 1) / 2.0) * 0.72;
                c.fill(Form.disc(x, y, columns == 1 ? 0.12 : 0.09), INK);
                c.fill(Form.disc(x, y, columns == 1 ? 0.08 : 0.055), IVORY);
                c.fill(Form.disc(x, y, columns == 1 ? 0.045 : 0.03), INK);
            }
        });
    }
}
