package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.paper.Dye.put;

import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/** The scroll bar: a cord of agave on which a wooden toggle runs. Both lie about 7.5 across. */
final class Cords {
    /** From strand to strand; it goes 20 times into what is stretched. */
    private static final double TWIST = 5.3;

    private Cords() { }

    /** 16 x 120, slices 7: two strands twisted, bound with red thread at both ends. */
    static BufferedImage track(int scale) {
        Relief r = new Relief(16, 120).lay(Form.slab(7.5, 59.5, 7.4, 116, 3.2), Stuff.INK, 0.3, 1);
        Shape cord = Form.slab(7.5, 59.5, 5.6, 114, 2.4);
        r.lay(cord, Stuff.FLAX, 0.5, 2.4);
        for (int k = -1; k < 24; k++) {
            double y = 1.2 + k * TWIST;
            r.lay(Form.both(cord, Form.sweep(3.6, y + 5, 1.5, 6, y + 3.4, 2.1, 9, y + 0.4, 2.1, 11.4, y - 1.2, 1.5)),
                    k % 2 == 0 ? Stuff.CORD : Stuff.FLAX, 1.1, 2.0);
        }
        return r.paint(331, 0.1, g -> {
            for (double y : new double[] {3.2, 112.6}) {
                put(g, Dye.RED, box(4.4, y, 6.2, 1.5), 0);
                put(g, Dye.RED, box(4.4, y + 1.9, 6.2, 1.5), 0);
            }
        }).done(scale, 0.4);
    }

    /** 16 x 60, slices 7: turned wood, a ring cut at either end. */
    static BufferedImage thumb(int scale) {
        return new Relief(16, 60).lay(Form.slab(7.5, 29.5, 13.6, 57.6, 5.6), Stuff.INK, 0.4, 1)
                .lay(Form.slab(7.5, 29.5, 11.6, 55.6, 4.8), Stuff.ROSY, 2.4, 5.8)
                .paint(332, 0.1, g -> {
                    for (double y : new double[] {4.6, 53.0}) {
                        put(g, Dye.INK, box(1.6, y - 0.6, 11.8, 2.6), 0);
                        put(g, Dye.OCHRE, box(1.8, y, 11.4, 1.4), 0);
                    }
                }).done(scale, 0.6);
    }
}
