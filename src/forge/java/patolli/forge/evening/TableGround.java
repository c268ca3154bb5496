package patolli.forge.evening;

import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.matter.Reduce;
import patolli.forge.tableau.Ground;

/** A game's own table as the ground of a scene. Near the picture's rims what is there goes on, mirrored. */
public final class TableGround implements Ground {
    private static final double TEXELS = 2, RIM = 24;
    private final int[] px;
    private final int w;
    private final int h;
    private final Point from;
    private final double size;

    /**
     * @param table two pixels to a design unit
     * @param from  which point of the table is at the scene's origin
     * @param size  how much larger it is
     */
    public TableGround(BufferedImage table, Point from, double size) {
        px = Reduce.pixels(table);
        w = table.getWidth();
        h = table.getHeight();
        this.from = from;
        this.size = size;
    }

    @Override
    public Spot at(double x, double z) {
        double u = inside(x / size + from.x(), w / TEXELS) * TEXELS;
        double v = inside(z / size + from.y(), h / TEXELS) * TEXELS;
        int i = (int) v * w + (int) u;
        double a = u - (int) u;
        double b = v - (int) v;
        double[] c = new double[3];
        for (int k = 0; k < 3; k++) {
            int s = 16 - 8 * k;
            c[k] = (Reduce.linear(px[i] >> s) * (1 - a) + Reduce.linear(px[i + 1] >> s) * a) * (1 - b)
                    + (Reduce.linear(px[i + w] >> s) * (1 - a) + Reduce.linear(px[i + w + 1] >> s) * a) * b;
        }
        return new Spot(c, 0.04, 0, 0);
    }

    private static double inside(double at, double end) {
        double in = at < RIM ? 2 * RIM - at : at > end - RIM ? 2 * (end - RIM) - at : at;
        return Math.clamp(in, RIM, end - RIM);
    }
}
