package patolli.forge.table;

import java.awt.image.BufferedImage;
import java.util.EnumSet;
import java.util.List;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.board.SquareKind;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Ink;
import patolli.rules.Side;

/** The still ground of the board scene: the mat, and on it the shield and the serpent with their shadows. */
public final class Table {
    private static final int OVER = 4;
    private static final Design DESIGN = new Design(PatolliBoard.BOARD, 11, false, false, List.of(), m -> {
                Squares.paint(m);
                Signs.paint(m, EnumSet.allOf(SquareKind.class));
            }, m -> {
                Cloth.lay(m, Side.RED);
                Cloth.lay(m, Side.BLUE);
                Feet.paint(m);
            });

    private Table() { }

    private static final class Master {
        static final BufferedImage[] BY_SCALE = new BufferedImage[3];

        static {
            BufferedImage four = Mat.draw(OVER, DESIGN);
            BY_SCALE[1] = Reduce.by(OVER, four);
            BY_SCALE[2] = Reduce.by(OVER / 2, four);
        }
    }

    /** All of it. */
    public static BufferedImage draw(int scale) {
        return with(Serpent.draw(scale), scale);
    }

    /** As it would be if the serpent had no heads. */
    static BufferedImage beheaded(int scale) {
        return with(Serpent.body(scale), scale);
    }

    private static BufferedImage with(BufferedImage serpent, int scale) {
        BufferedImage mat = Master.BY_SCALE[scale], out = new BufferedImage(mat.getWidth(), mat.getHeight(),
                BufferedImage.TYPE_INT_ARGB);
        System.arraycopy(Reduce.pixels(mat), 0, Reduce.pixels(out), 0, mat.getWidth() * mat.getHeight());
        lay(out, Shield.draw(scale), PatolliBoard.BOARD.pot(), scale, 6.4);
        lay(out, serpent, PatolliBoard.SERPENT, scale, 4.6);
        return out;
    }

    /** Lays a thing down about a point: a tight shadow where it touches, a wide one away from the lamp. */
    private static void lay(BufferedImage to, BufferedImage thing, Point at, int scale, double high) {
        int pad = 22 * scale;
        Plate p = new Plate(thing.getWidth() + 2 * pad, thing.getHeight() + 2 * pad, scale);
        float[] a = new float[p.w * p.h];
        int[] from = Reduce.pixels(thing), px = Reduce.pixels(to);
        for (int i = 0; i < from.length; i++) {
            a[(i / thing.getWidth() + pad) * p.w + i % thing.getWidth() + pad] = (from[i] >>> 24) / 255f;
        }
        float[] wide = p.blur(a, 4.4 * scale), tight = p.blur(a, 1.1 * scale);
        int x0 = (int) Math.round(at.x() * scale) - p.w / 2, y0 = (int) Math.round(at.y() * scale) - p.h / 2;
        int far = (int) Math.round(high * scale), near = Math.max(1, (int) Math.round(0.3 * high * scale));
        for (int y = 0; y < p.h; y++) {
            for (int x = 0; x < p.w; x++) {
                double dark = (1 - 0.70 * pick(wide, p, x - far, y - far)) * (1 - 0.55 * pick(tight, p, x - near, y
                        - near));
                int j = (y0 + y) * to.getWidth() + x0 + x, tx = x - pad, ty = y - pad;
                int top = tx < 0 || ty < 0 || tx >= thing.getWidth() || ty >= thing.getHeight() ? 0
                        : from[ty * thing.getWidth() + tx];
                px[j] = over(px[j], dark, top);
            }
        }
    }

    private static float pick(float[] f, Plate p, int x, int y) {
        return x < 0 || y < 0 ? 0 : f[y * p.w + x];
    }

    private static int over(int ground, double dark, int top) {
        double k = (top >>> 24) / 255.0;
        int out = 0xff;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double under = Reduce.linear(ground >> shift) * dark;
            out = out << 8 | Ink.toByte(under + (Reduce.linear(top >> shift) - under) * k);
        }
        return out;
    }
}
