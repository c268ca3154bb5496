package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Reduce;

/** The figure as sheets one over the other, like cut paper: each throws a little shade on those below. */
final class Stage {
    /** Design units to one of the figure's units, and the figure's top. */
    static final double UNIT = 0.955, TOP = 14;
    private static final double LINE = 4.3;
    private final int k;
    private final double x;
    private final List<Painter> sheets = new ArrayList<>();

    /**
     * @param k pixels to the design unit
     * @param x middle of the figure in design units
     */
    Stage(int k, double x) {
        this.k = k;
        this.x = x;
    }

    /** The next sheet, in the figure's units: x from its middle, y downward, feet at about 800. */
    Painter sheet() {
        Painter c = new Painter(1280 * k, 800 * k, UNIT * k, 1, LINE);
        c.g.translate(x / UNIT, TOP / UNIT);
        sheets.add(c);
        return c;
    }

    /** All sheets over each other; shade falls by (dx, dy) design units. */
    BufferedImage pressed(double dx, double dy) {
        BufferedImage out = new BufferedImage(1280 * k, 800 * k, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        for (Painter sheet : sheets) {
            int[] own = Reduce.pixels(Wear.worn(sheet.image, UNIT * k));
            Mask shade = Mask.of(sheet.image).blurred(7 * k).moved((int) (dx * k), (int) (dy * k));
            for (int i = 0; i < to.length; i++) {
                int below = to[i];
                if (below >>> 24 != 0 && own[i] >>> 24 != 255) {
                    below = dimmed(below, 1 - 0.55 * shade.at(i));
                }
                to[i] = over(own[i], below);
            }
        }
        return out;
    }

    /** The outlines of all sheets, from the lowest to the topmost. */
    List<Mask> masks() {
        return sheets.stream().map(s -> Mask.of(s.image)).toList();
    }

    private static int dimmed(int c, double f) {
        return c & 0xff000000 | (int) ((c >> 16 & 255) * f) << 16 | (int) ((c >> 8 & 255) * f) << 8 | (int) ((c & 255) *
                f);
    }

    private static int over(int top, int below) {
        int a = top >>> 24;
        if (a == 255 || below == 0) {
            return top;
        }
        if (a == 0) {
            return below;
        }
        double ta = a / 255.0, ba = (below >>> 24) / 255.0 * (1 - ta), all = ta + ba;
        int c = (int) Math.round(all * 255) << 24;
        for (int s = 0; s <= 16; s += 8) {
            c |= (int) Math.round(((top >> s & 255) * ta + (below >> s & 255) * ba) / all) << s;
        }
        return c;
    }
}
