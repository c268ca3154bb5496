package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;

/** A head for the name plates, inked anew for its size, in a rim of the shape that its side's pieces have. */
public final class Medallion implements Picture.Painter {
    static final int SIDE = 40;
    /** Figure's units to a pixel: the head fills the rim. */
    private static final double UNITS = 4.9;
    private final Consumer<Painter> head;
    private final double x, y;
    private final Side side;

    /** The rim and its colours. */
    public enum Side {
        /** A round red jewel. */
        RED(new Color(0xEBD3A0), Pigment.RED),
        /** A turquoise one of four lobes; the head is turned about. */
        BLUE(new Color(0xEAD9B2), Pigment.BLUE),
        /** A yellow sun of eight rays. */
        YELLOW(new Color(0xEDDDB8), Pigment.OCHRE),
        /** An axe head of jade, its blade down; the head is turned about. */
        GREEN(new Color(0xE6DCB6), Pigment.JADE);

        private static final int RAYS = 8;
        private final Color ground, rim;

        Side(Color ground, Color rim) {
            this.ground = ground;
            this.rim = rim;
        }

        private Shape outline(double r) {
            double lobe = r * 0.64, off = r * 0.36;
            return switch (this) {
                case RED -> Form.disc(0, 0, r);
                case BLUE -> Form.join(Form.disc(-off, -off, lobe), Form.disc(off, -off, lobe),
                        Form.disc(-off, off, lobe), Form.disc(off, off, lobe), Form.disc(0, 0, r * 0.88));
                case YELLOW -> sun(r);
                case GREEN -> celt(r);
            };
        }

        private boolean left() {
            return this == BLUE || this == GREEN;
        }

        private static Shape sun(double r) {
            double[] q = new double[4 * RAYS];
            for (int i = 0; i < 2 * RAYS; i++) {
                double a = i * Math.PI / RAYS, d = i % 2 == 0 ? r : r * 0.84;
                q[2 * i] = d * Math.cos(a);
                q[2 * i + 1] = d * Math.sin(a);
            }
            return Form.poly(q);
        }

        /** Broader than the pieces are, for a head has to be seen in it. */
        private static Shape celt(double r) {
            return Shapes.at(Shapes.path(-0.66, -0.93, -0.3, -1.02, 0.3, -1.02, 0.66, -0.93, 0.66, -0.10, 0.68, 0.12, 1,
                    0.44, 0.6, 1.16, -0.6, 1.16, -1, 0.44, -0.68, 0.12, -0.66, -0.10, -0.66, -0.93), 0, 0, 0, r, r);
        }
    }

    /** A head, drawn facing right on the field of a whole figure with its middle at (x, y). */
    public Medallion(Consumer<Painter> head, double x, double y, Side side) {
        this.head = head;
        this.x = x;
        this.y = y;
        this.side = side;
    }

    @Override
    public BufferedImage draw(int scale) {
        Painter c = new Painter(SIDE * scale, SIDE * scale, scale / UNITS, 6, scale == 1 ? 5.8 : 4.8);
        double middle = SIDE * UNITS / 2, r = middle - 3;
        c.g.translate(middle, middle);
        if (side.left()) {
            c.g.scale(-1, 1);
        }
        c.draw(side.outline(r), side.rim);
        Shape field = side.outline(r - 11);
        c.within(field, side.ground, () -> {
            c.g.translate(-x, -y);
            head.accept(c);
            c.g.translate(x, y);
        });
        return Grain.finish(c, 0.45);
    }
}
