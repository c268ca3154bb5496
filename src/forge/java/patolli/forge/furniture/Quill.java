package patolli.forge.furniture;

import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Brush;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Shadow;

/** The parrot's feather that is stuck through the corner of a lesson. */
final class Quill {
    private static final double[] SPINE = {318, 52, 1.0, 328, 44, 3.4, 340, 33, 6.6, 352, 21, 7.6, 361, 12, 6.4, 366,
            5.5,
        1.6};
    private static final double[] DOWN = {300, 66, 0.9, 310, 58.5, 1.1, 322, 49, 1.1, 340, 32.6, 1.0, 356, 16.2, 0.7,
            364, 8,
        0.3};

    private Quill() { }

    /** The feather alone with its shadow, moved aside, in a picture of w x h units. */
    static BufferedImage draw(int w, int h, double aside, int over) {
        Plate p = new Plate(w * over, h * over, over);
        int[] img = p.sheet(g -> {
            g.translate(aside, 0);
            paint(g);
        });
        Brush brush = new Brush(p, img, 411, 0.3);
        p.each((i, x, y) -> {
            if (img[i] >>> 24 > 0) {
                p.set(i, Ink.INK);
                p.a[i] = (img[i] >>> 24) / 255f;
                brush.lay(i, x, y);
                p.a[i] = (img[i] >>> 24) / 255f;
            }
        });
        return Shadow.under(p, p.a.clone(), p.light(0.9), 1.6);
    }

    private static void paint(Graphics2D g) {
        Shape vane = Form.less(Form.sweep(SPINE), split(331, 47.5, 0.3), split(345, 22, 3.6), split(352.5, 31, 0.1));
        put(g, Dye.RED, vane, 0);
        Shape old = g.getClip();
        g.clip(vane);
        put(g, Dye.OCHRE, Form.put(Form.slab(0, 0, 60, 10, 2), 346, 26.5, 43, 1), 1.1);
        put(g, new Color(0x2E8FA3), Form.put(Form.slab(0, 0, 60, 26, 2), 361.5, 10, 43, 1), 1.1);
        for (int k = 0; k < 15; k++) {
            double t = k / 14.0, x = 320 + 44 * t, y = 51 - 44 * t;
            g.setColor(new Color(30, 23, 18, 90));
            g.fill(Shapes.cord(Form.line(x, y, x + 2.5, y - 11), 0.5));
            g.fill(Shapes.cord(Form.line(x, y, x + 11, y - 2.5), 0.5));
        }
        g.setClip(old);
        g.setColor(Dye.INK);
        g.fill(Shapes.cord(vane, 1.5));
        put(g, Dye.BONE, Form.sweep(DOWN), 0.9);
    }

    /** A sliver where the barbs have parted. */
    private static Shape split(double x, double y, double turn) {
        return Shapes.at(Shapes.poly(-1, -1.1, 7, 0, -1, 1.1), x, y, Math.PI / 4 + turn, 1, 1);
    }
}
