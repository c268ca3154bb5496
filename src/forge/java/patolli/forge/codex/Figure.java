package patolli.forge.codex;

import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.Picture;

/** A whole figure: sizes, the direction in which it looks, and the pen. */
public final class Figure implements Picture.Painter {
    /** Figures are drawn on a field so many units high and at most so many wide. */
    private static final double FIELD = 560, WIDEST = 366;
    private final Consumer<Painter> drawing;
    private final Size size;
    private final boolean left;

    /** How large a figure is, in design units, and how it is inked for that. */
    public enum Size {
        /** One of two at a table. */
        TALL(220, 340, 3.0, 2.8, 0.85, Painter.THINNEST),
        /** One of four, at the left or the right. */
        SIDE(150, 230, 3.7, 3.3, 0.75, 0.62),
        /** One of four, at the top or the bottom: fewer lines, each of them heavier. */
        SMALL(120, 184, 4.1, 3.7, 0.7, 0.70);

        private final int wide, high;
        private final double line, fineLine, grain, thinnest;

        /**
         * @param line     the frame line in the figure's units, at scale 1
         * @param fineLine the same at scale 2
         * @param grain    how thick and thin the paint lies, 0 to 1
         * @param thinnest lines thinner than so many pixels are left out
         */
        Size(int wide, int high, double line, double fineLine, double grain, double thinnest) {
            this.wide = wide;
            this.high = high;
            this.line = line;
            this.fineLine = fineLine;
            this.grain = grain;
            this.thinnest = thinnest;
        }

        /** A painter with the pen of this size. */
        Painter painter(int pixelsWide, int pixelsHigh, int scale) {
            return new Painter(pixelsWide, pixelsHigh, high * scale / FIELD, scale == 1 ? 4 : 3,
                    scale == 1 ? line : fineLine, thinnest);
        }

        double grain() {
            return grain;
        }
    }

    /** @param left whether the figure, drawn facing right, is turned about */
    public Figure(Consumer<Painter> drawing, Size size, boolean left) {
        this.drawing = drawing;
        this.size = size;
        this.left = left;
    }

    @Override
    public BufferedImage draw(int scale) {
        double unit = size.high * scale / FIELD;
        Painter c = size.painter(size.wide * scale, size.high * scale, scale);
        c.g.translate(Math.max(0, size.wide * scale / unit - WIDEST) / 2, 0);
        if (left) {
            c.g.translate(Math.min(WIDEST, size.wide * scale / unit), 0);
            c.g.scale(-1, 1);
        }
        drawing.accept(c);
        return Grain.finish(c, size.grain);
    }
}
