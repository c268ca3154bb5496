package patolli.forge.pieces;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * The beans' sheet: one row a bean, 16 columns for one roll about its length. Column 0 shows the dot straight up,
 * column 8 the plain face; the lamp stays where it is, so each cell is a picture of its own.
 */
public final class Beans {
    public static final int CELL = 64;
    static final int COLUMNS = 16;
    private static final int OVER = 4;
    /** Longest bean 77 form units, 43 units on the table and its contour. */
    private static final double UNIT = OVER * 43 / 76.0;

    private Beans() { }

    /** Bean number 0 to 4 with its dot up, without a shadow, in a square that is {@link #CELL} units wide. */
    public static BufferedImage bare(int kind) {
        return Master.CELLS[kind][0];
    }

    static BufferedImage sheet(int scale) {
        int rows = Bean.KINDS.length, side = CELL * scale;
        BufferedImage out = new BufferedImage(COLUMNS * side, rows * side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (int row = 0; row < rows; row++) {
            for (int col = 0; col < COLUMNS; col++) {
                g.drawImage(Reduce.by(OVER / scale, Master.CELLS[row][col]), col * side, row * side, null);
            }
        }
        g.dispose();
        return out;
    }

    private static final class Master {
        static final BufferedImage[][] CELLS = new BufferedImage[Bean.KINDS.length][COLUMNS];

        static {
            for (int k = 0; k < CELLS.length * COLUMNS; k++) {
                CELLS[k / COLUMNS][k % COLUMNS] = cell(Bean.KINDS[k / COLUMNS], 2 * Math.PI * (k % COLUMNS) / COLUMNS);
            }
        }
    }

    private static BufferedImage cell(Bean.Kind kind, double roll) {
        Bean bean = new Bean(kind, roll);
        int n = CELL * OVER;
        double[] z = new double[n * n];
        IntStream.range(0, n).parallel().forEach(y -> {
            for (int x = 0; x < n; x++) {
                z[y * n + x] = bean.height((x + 0.5 - n / 2.0) / UNIT, (y + 0.5 - n / 2.0) / UNIT);
            }
        });
        Gem.Form form = (x, y) -> between(z, n, x * UNIT + n / 2.0 - 0.5, y * UNIT + n / 2.0 - 0.5);
        return new Gem(n, UNIT, form).lit((x, y) -> bean.skin(x, y, form.at(x, y)), Room.Finish.MATTE).line(2.5)
                .image();
    }

    /** Between the four nearest heights; the nearest one alone at the bean's outline. */
    private static double between(double[] z, int n, double x, double y) {
        int ix = Math.clamp((int) Math.floor(x), 0, n - 2), iy = Math.clamp((int) Math.floor(y), 0, n - 2);
        double u = Math.clamp(x - ix, 0, 1), v = Math.clamp(y - iy, 0, 1);
        double a = z[iy * n + ix], b = z[iy * n + ix + 1], c = z[(iy + 1) * n + ix], d = z[(iy + 1) * n + ix + 1];
        if (a < 0 || b < 0 || c < 0 || d < 0) {
            return z[(iy + (v < 0.5 ? 0 : 1)) * n + ix + (u < 0.5 ? 0 : 1)];
        }
        return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
    }

    /**
     * A short shadow for a bean that lies along x; whoever uses it turns it, moves it and lets it grow with the
     * height.
     */
    static BufferedImage shadow(int scale) {
        int over = 4;
        Plate p = new Plate(CELL * over, CELL * over, over);
        float[] core = p.mask(new Ellipse2D.Double(10.5, 19.5, 43, 25)), soft = p.blur(core, 1.7 * over);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            px[i] = (int) (178 * Math.pow(soft[i], 1.2)) << 24 | 0x120B06;
        }
        return Reduce.by(over / scale, out);
    }
}
