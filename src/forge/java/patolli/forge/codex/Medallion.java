package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.outline.Form;

/** A head for the name plates, inked anew for its size, in a rim of the shape that its side's pieces have. */
final class Medallion implements Picture.Painter {
    static final int SIDE = 40;
    /** Figure's units to a pixel: the head fills the rim. */
    private static final double UNITS = 4.9;
    private final Consumer<Painter> head;
    private final Side side;

    /** The rim, its colours, and where the head's middle lies in the figure's field. */
    enum Side {
        /** A round red jewel. */
        RED(new Color(0xEBD3A0), Pigment.RED, 213, 169),
        /** A turquoise one of four lobes; the head is turned about. */
        BLUE(new Color(0xEAD9B2), Pigment.BLUE, 216, 171);

        private final Color ground, rim;
        private final double x, y;

        Side(Color ground, Color rim, double x, double y) {
            this.ground = ground;
            this.rim = rim;
            this.x = x;
            this.y = y;
        }

        private Shape outline(double r) {
            double lobe = r * 0.64, off = r * 0.36;
            return this == RED ? Form.disc(0, 0, r) : Form.join(Form.disc(-off, -off, lobe),
                    Form.disc(off, -off, lobe), Form.disc(-off, off, lobe), Form.disc(off, off, lobe),
                    Form.disc(0, 0, r * 0.88));
        }
    }

    Medallion(Consumer<Painter> head, Side side) {
        this.head = head;
        this.side = side;
    }

    @Override
    public BufferedImage draw(int scale) {
        Painter c = new Painter(SIDE * scale, SIDE * scale, scale / UNITS, 6, scale == 1 ? 5.8 : 4.8);
        double middle = SIDE * UNITS / 2, r = middle - 3;
        c.g.translate(middle, middle);
        if (side == Side.BLUE) {
            c.g.scale(-1, 1);
        }
        c.draw(side.outline(r), side.rim);
        Shape field = side.outline(r - 11);
        c.within(field, side.ground, () -> {
            c.g.translate(-side.x, -side.y);
            head.accept(c);
            c.g.translate(side.x, side.y);
        });
        return Grain.finish(c, 0.45);
    }
}
