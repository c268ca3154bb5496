package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/** The still ground of Pagade's table: a reed mat, and on it the cloth with all that is stitched on it. */
final class ClothTable {
    private static final int OVER = 4;
    /** How much the panel of the dice is smaller than their ground. */
    private static final double INSET = 6;
    /** How much farther from the arms the mangos are than the dice, so that pawns in hand lie clear of them. */
    private static final double AWAY = 31;
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final double[][] TEAL = {Ink.hex(0x1A5F64), Ink.hex(0x38897F)};
    private static final double[][] PLUM = {Ink.hex(0x4E2458), Ink.hex(0x7E4A7C)};
    private static final double[][] MOSS = {Ink.hex(0x3A5A24), Ink.hex(0x6C8A3E)};

    private ClothTable() { }

    private static final class Master {
        static final BufferedImage FOUR = paint();
    }

    static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.FOUR);
    }

    private static BufferedImage paint() {
        Plate p = new Plate(1280 * OVER, 800 * OVER, OVER);
        Silk k = new Silk(p, 0, 0);
        Madder cloth = new Madder(p, k);
        ClothCross cross = new ClothCross(k);
        cloth.weave();
        cloth.sew();
        cross.weave();
        Box dice = BOARD.ground();
        DicePanel panel = new DicePanel(k, new Box(dice.x() + INSET, dice.y() + INSET, dice.width() - 2 * INSET,
                dice.height() - 2 * INSET));
        panel.weave();
        BOARD.sides().forEach(side -> Shelves.weave(k, BOARD.shelf(side)));
        panel.sew();
        for (Side side : BOARD.sides()) {
            Shelves.sew(k, BOARD, side);
        }
        cross.sew();
        double across = BOARD.middle().x() - dice.middle().x();
        double down = dice.middle().y() - BOARD.middle().y() + AWAY;
        mango(k, BOARD.middle().plus(-across, -down), 1, 1, TEAL);
        mango(k, BOARD.middle().plus(across, -down), -1, 1, PLUM);
        mango(k, BOARD.middle().plus(across, down), -1, -1, MOSS);
        folds(p);
        cloth.trim();
        Banner.lay(p, k, BOARD.band());
        return p.light(1.0);
    }

    private static void mango(Silk k, Point at, int sx, int sy, double[][] silk) {
        AffineTransform t = AffineTransform.getTranslateInstance(at.x(), at.y());
        t.scale(sx, sy);
        t.rotate(1.15);
        t.translate(0, 12);
        t.scale(0.84, 0.84);
        Spray.about(k, at, -sx, -sy);
        new Kairi(k, t, silk[0], silk[1]).sew();
    }

    /** Slow waves, and the creases of having been kept folded. */
    private static void folds(Plate p) {
        Box field = BOARD.field();
        p.each((i, x, y) -> {
            if (y < field.y()) {
                return;
            }
            double z = 17 * Noise.fbm(x / 170, y / 150, 77, 2);
            for (double f : new double[] {330, 948}) {
                z -= crease(x - f - 3 * Noise.value(y / 60, f, 3));
            }
            z -= crease(y - 268 - 3 * Noise.value(x / 60, 1, 4)) + crease(y - 586 - 3 * Noise.value(x / 60, 2, 4));
            p.z[i] += (float) (z * p.scale);
        });
    }

    private static double crease(double off) {
        // Years have rounded it: with a sharp ridge it would look like a seam.
        return 4.4 * Math.exp(-off * off / 260);
    }
}
