package patolli.forge.codex;

import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.Picture;

/** A whole figure: sizes, the direction in which it looks, and the pen. */
final class Figure implements Picture.Painter {
    static final int WIDE = 220, HIGH = 340;
    /** Figures are drawn on a field 560 units high. */
    private static final double FIELD = 560;
    private final Consumer<Painter> drawing;
    private final boolean left;

    /** @param left whether the figure, drawn facing right, is turned about */
    Figure(Consumer<Painter> drawing, boolean left) {
        this.drawing = drawing;
        this.left = left;
    }

    @Override
    public BufferedImage draw(int scale) {
        double unit = HIGH * scale / FIELD;
        Painter c = new Painter(WIDE * scale, HIGH * scale, unit, scale == 1 ? 4 : 3, scale == 1 ? 3.0 : 2.8);
        if (left) {
            c.g.translate(WIDE * scale / unit, 0);
            c.g.scale(-1, 1);
        }
        drawing.accept(c);
        return Grain.finish(c, 0.85);
    }
}
