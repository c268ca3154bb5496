package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.paper.Dye.put;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import patolli.forge.matter.Reduce;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/**
 * 1180 x 740: a screenfold opened on the table, its wooden ends looking out left and right. Contents from (74, 72) to
 * (352, 676); text from (392, 72) to (1100, 676); the pleat at 370. Small signs stand in the outer margins.
 */
final class Book {
    private static final int OVER = 4;
    private static final double PLEAT = 370;

    private Book() { }

    static BufferedImage draw(int scale) {
        BufferedImage all = new BufferedImage(1180 * OVER, 740 * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = all.createGraphics();
        g.drawImage(board(), 6 * OVER, 12 * OVER, null);
        g.drawImage(board(), 1174 * OVER, 12 * OVER, -60 * OVER, 712 * OVER, null);
        // The folds that lie below look out at both ends.
        for (int k = 0; k < 3; k++) {
            double in = 14 + 3.2 * k, top = 20 + 1.1 * k;
            g.drawImage(under(430 + k), (int) (in * OVER), (int) (top * OVER), null);
            g.drawImage(under(440 + k), (int) ((1180 - in - 1) * OVER), (int) (top * OVER), -40 * OVER, 700 * OVER, null);
        }
        g.drawImage(new Leaf(1140, 704, 3, 425).coarse(OVER).primed(0.90).lifted(2.2).pleated(PLEAT - 22).large(q -> {
            q.translate(-22, -20);
            pages(q);
        }), 22 * OVER, 20 * OVER, null);
        g.dispose();
        return Reduce.by(OVER / scale, all);
    }

    private static BufferedImage under(int seed) {
        return new Leaf(40, 700, 1.5, seed).coarse(OVER).primed(0.5).large(q -> { });
    }

    /** A board of cedar, jewels let into it. */
    private static BufferedImage board() {
        Relief r = new Relief(60, 712, OVER).lay(Form.slab(29, 353, 56, 700, 5), Stuff.INK, 0.6, 1.2)
                .lay(Form.slab(29, 353, 54, 698, 4.2), Stuff.WOOD, 2.2, 5);
        return r.large(2.6);
    }

    private static void pages(Graphics2D g) {
        for (double[] page : new double[][] {{30, 362}, {378, 1150}}) {
            double x = page[0], w = page[1] - page[0];
            put(g, Dye.RED, box(x, 50, w, 2.6), 0);
            put(g, Dye.RED, box(x, 55.4, w, 1.0), 0);
            put(g, Dye.RED, box(x, 694, w, 1.4), 0);
        }
        put(g, Dye.RED, box(62, 56, 1.1, 638), 0);
        put(g, Dye.RED, box(1113, 56, 1.1, 638), 0);
        Things t = new Things(g);
        column(g, 45.5, List.of(t::conch, t::flower, t::bean, t::reed, t::jewel, t::house));
        column(g, 1131.5, List.of(t::rabbit, t::feet, t::maize, t::cross, t::fish, t::rain));
    }

    /** Signs one below the other, numbers in dots between them. */
    private static void column(Graphics2D g, double x, List<Consumer<Double>> signs) {
        for (int k = 0; k < signs.size(); k++) {
            double y = 92 + k * 108;
            Graphics2D q = (Graphics2D) g.create();
            java.awt.geom.AffineTransform old = g.getTransform();
            g.translate(x, y);
            signs.get(k).accept(1.0);
            g.setTransform(old);
            q.dispose();
            int n = (k * 3 + (int) x) % 4 + 2;
            for (int d = 0; d < n && k < signs.size() - 1; d++) {
                double dy = y + 54 + (d - (n - 1) / 2.0) * 8.4;
                put(g, d % 2 == 0 ? Dye.RED : Dye.TURQUOISE, disc(x, dy, 2.7), 0.9);
            }
        }
    }
}
