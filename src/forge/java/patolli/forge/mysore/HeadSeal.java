package patolli.forge.mysore;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Reduce;
import patolli.forge.outline.Form;

/**
 * 40 x 40: a head for a name plate, in a round of gold.
 *
 * @param head  drawn facing right, on the field of a whole figure
 * @param left  whether it is turned about
 * @param ground the colour behind it
 */
public record HeadSeal(Consumer<Painter> head, boolean left, Color ground) implements Picture.Painter {
    private static final int SIDE = 40, OVER = 6;
    /** Figure's units to a pixel, and the middle of the head. */
    private static final double UNITS = 5.3, X = 204, Y = 142;

    @Override
    public BufferedImage draw(int scale) {
        Painter c = new Painter(SIDE * scale, SIDE * scale, scale / UNITS, OVER, scale == 1 ? 5.4 : 4.4);
        double middle = SIDE * UNITS / 2;
        c.g.translate(middle, middle);
        if (left) {
            c.g.scale(-1, 1);
        }
        c.draw(Form.disc(0, 0, middle - 3), Dress.GOLD);
        c.within(Form.disc(0, 0, middle - 12), ground, () -> {
            c.g.translate(-X, -Y);
            head.accept(c);
            c.g.translate(X, Y);
        });
        return Reduce.by(OVER, c.image);
    }
}
