package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.paper.Dye.put;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/**
 * 1180 x 740: a screenfold opened on the table, its wooden ends looking out left and right. Contents from (76, 70) to
 * (352, 680); text from (390, 70) to (1100, 680); the pleat at 370. Small signs stand in the outer margins.
 */
final class Book {
    private static final int OVER = 4;
    private static final double PLEAT = 370;

    private Book() { }

    static BufferedImage draw(int scale) {
        BufferedImage all = new BufferedImage(1180 * OVER, 740 * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = all.createGraphics();
        g.drawImage(board(), 2 * OVER, 4 * OVER, null);
        g.drawImage(board(), 1178 * OVER, 4 * OVER, -60 * OVER, 732 * OVER, null);
        // The folds that lie below look out at both ends.
        for (int k = 0; k < 3; k++) {
            double in = 20 + 2.6 * k, top = 19 + 0.8 * k;
            g.drawImage(under(430 + k), (int) (in * OVER), (int) (top * OVER), null);
            g.drawImage(under(440 + k), (int) ((1180 - in - 1) * OVER), (int) (top * OVER), -40 * OVER, 700 * OVER,
                    null);
        }
        g.drawImage(new Leaf(1132, 704, 3, 425).coarse(OVER).primed(0.90).lifted(2.2).pleated(PLEAT - 26).large(q -> {
            q.translate(-26, -20);
            pages(q);
        }), 26 * OVER, 20 * OVER, null);
        g.dispose();
        return Reduce.by(OVER / scale, all);
    }

    private static BufferedImage under(int seed) {
        return new Leaf(40, 700, 1.5, seed).coarse(OVER).primed(0.5).large(q -> { });
    }

    /** A board of cedar, jewels let into it. */
    private static BufferedImage board() {
        Relief r = new Relief(60, 732, OVER).lay(Form.slab(30, 363, 56, 720, 6), Stuff.INK, 0.6, 1.2)
                .lay(Form.slab(30, 363, 54, 718, 5), Stuff.WOOD, 2.2, 6);
        for (int k = 0; k < 9; k++) {
            double y = 43 + 80 * k;
            r.lay(disc(10.6, y, 5.2), Stuff.INK, -0.5, 1).lay(disc(10.6, y, 4.4), k % 2 == 0 ? Stuff.TURQUOISE
                    : Stuff.GOLD, 1.6, 4.4);
        }
        return r.large(2.6);
    }

    private static void pages(Graphics2D g) {
        for (double[] page : new double[][] {{34, 364}, {378, 1148}}) {
            double x = page[0], w = page[1] - page[0];
            put(g, Dye.RED, box(x, 50, w, 2.6), 0);
            put(g, Dye.RED, box(x, 55.4, w, 1.0), 0);
            put(g, Dye.RED, box(x, 694, w, 1.4), 0);
        }
        put(g, Dye.RED, box(66, 56, 1.1, 638), 0);
        put(g, Dye.RED, box(1112, 56, 1.1, 638), 0);
        Things t = new Things(g);
        column(g, 46.5, List.of(t::conch, t::flower, t::bean, t::reed, t::jewel, t::house), Book::count);
        column(g, 1132, List.of(t::rabbit, t::maize, t::cross, t::fish, t::rain), Book::road);
    }

    /** What stands between two signs, {@code room} units of a column about x from y down; {@code k} counts the gaps. */
    @FunctionalInterface
    private interface Between {
        void paint(Graphics2D g, double x, double y, double room, int k);
    }

    /** Signs one below the other, none set quite like the next. */
    private static void column(Graphics2D g, double x, List<Runnable> signs, Between between) {
        double step = 548.0 / (signs.size() - 1);
        AffineTransform old = g.getTransform();
        for (int k = 0; k < signs.size(); k++) {
            double y = 96 + k * step;
            g.translate(x + 2 * (Noise.hash(k, (int) x, 1) - 0.5), y);
            g.rotate(0.16 * (Noise.hash(k, (int) x, 2) - 0.5));
            g.scale(1.16, 1.16);
            signs.get(k).run();
            g.setTransform(old);
            if (k < signs.size() - 1) {
                between.paint(g, x, y + 24, step - 48, k);
            }
        }
    }

    /** A number in dots. */
    private static void count(Graphics2D g, double x, double y, double room, int k) {
        int n = new int[] {3, 2, 5, 4, 1}[k];
        for (int d = 0; d < n; d++) {
            put(g, k % 2 == 0 ? Dye.RED : Dye.TURQUOISE, disc(x, y + room / 2 + (d - (n - 1) / 2.0) * 10, 3.4), 1);
        }
    }

    /** A road: somebody walked up from sign to sign. */
    private static void road(Graphics2D g, double x, double y, double room, int k) {
        int n = 4;
        AffineTransform old = g.getTransform();
        for (int d = 0; d < n; d++) {
            int side = d % 2 == 0 ? 1 : -1;
            g.translate(x + 5.4 * side + 1.5 * (Noise.hash(k, d, 3) - 0.5), y + (d + 0.5) * room / n);
            g.rotate(0.24 * (Noise.hash(k, d, 4) - 0.5));
            new Things(g).foot(side);
            g.setTransform(old);
        }
    }
}
