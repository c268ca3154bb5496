package patolli.forge.icon;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Reduce;
import patolli.forge.outline.Form;
import patolli.forge.paper.Leaf;

/** The icon of a saved game: a sheet of amate with a folded corner, and on it the cross that is played on. */
final class SavedGame {
    /** The side that it is designed at, and how many of its own pixels go to one of a small size. */
    private static final int SIDE = 512, OVER = 16;
    /** From this size on fibres are seen. */
    private static final int FIBROUS = 64;
    private static final int SEED = 771;
    private static final int ARMS = 4, SQUARES = 3;
    private static final double FIRST = 62, PITCH = 56, SQUARE = 46;
    private static final double MIDDLE_X = 256, MIDDLE_Y = 296;
    private static final Color BONE = new Color(0xE9D9B4), FOLD = new Color(0xC9AE7C), OCHRE = new Color(0xA8391F);
    private static final Color INK = new Color(0x1E1712), TURQUOISE = new Color(0x1F7F8C), PALE = new Color(0xA9E0D0);
    private static final Color RED = new Color(0xC43524), GOLD = new Color(0xEDBB4A);

    private SavedGame() { }

    /** So many pixels wide and high. */
    static BufferedImage draw(int size) {
        if (size >= FIBROUS) {
            BufferedImage whole = new Leaf(SIDE, SIDE, 0, SEED).coarse(2).primed(0.9).clean().cut(new Area(sheet()))
                    .lifted(3).draw(1, g -> paint(g, SIDE));
            return SIDE == size ? whole : Reduce.by(SIDE / size, whole);
        }
        BufferedImage large = new BufferedImage(size * OVER, size * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = large.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(size * OVER / (double) SIDE, size * OVER / (double) SIDE);
        g.setColor(BONE);
        g.fill(sheet());
        paint(g, size);
        g.dispose();
        return Reduce.by(OVER, large);
    }

    private static Shape sheet() {
        return Form.poly(72, 16, 340, 16, 440, 116, 440, 496, 72, 496);
    }

    private static void paint(Graphics2D g, int size) {
        // A line is never thinner than a pixel of its size.
        double pixel = SIDE / (double) size;
        if (pixel < SIDE / 32.0) {
            g.setColor(OCHRE);
            g.setStroke(new BasicStroke((float) Math.max(9, pixel)));
            g.draw(Form.poly(98, 42, 330, 42, 414, 126, 414, 470, 98, 470));
        }
        g.setColor(FOLD);
        Shape fold = Form.poly(340, 16, 340, 116, 440, 116);
        g.fill(fold);
        line(g, fold, Math.max(9, pixel));
        line(g, sheet(), Math.max(13, pixel));
        for (int arm = 0; arm < ARMS; arm++) {
            double turn = Math.PI / 4 + arm * Math.PI / 2;
            for (int i = 0; i < SQUARES; i++) {
                double far = FIRST + PITCH * i;
                square(g, MIDDLE_X + far * Math.cos(turn), MIDDLE_Y + far * Math.sin(turn), turn,
                        i % 2 == 0 ? TURQUOISE : PALE, pixel);
            }
        }
        square(g, MIDDLE_X, MIDDLE_Y, Math.PI / 4, RED, pixel);
        g.setColor(GOLD);
        g.fill(Form.disc(MIDDLE_X, MIDDLE_Y, 13));
    }

    private static void square(Graphics2D g, double x, double y, double turn, Color colour, double pixel) {
        Shape square = Form.put(Form.slab(0, 0, SQUARE, SQUARE, 5), x, y, Math.toDegrees(turn), 1);
        g.setColor(colour);
        g.fill(square);
        if (pixel < SIDE / 32.0) {
            line(g, square, Math.max(6, 0.6 * pixel));
        }
    }

    private static void line(Graphics2D g, Shape shape, double wide) {
        g.setColor(INK);
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }
}
