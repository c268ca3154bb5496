package patolli.forge.icon;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.outline.Form;

/** The mask at the sizes at which stones would melt into grey. */
final class SmallMask {
    private SmallMask() { }

    /** Set pixel by pixel: nothing else keeps the goggles round at 16. The right half mirrors the left. */
    static BufferedImage pixels() {
        String[] rows = {"..KKKKKK", ".KGGGGRG", ".KGGGGGG", "KTPPPPTT", "KPPWWPPT", "KPWKKWPG", "KPWKKWPG", "KPPWWPPG",
            "KTPPPPGG", "RRTTTTRR", "RRRRRRRR", "KRRRRRRK", ".KWWKWWK", ".KWWKWWK", ".KWWKKKK", "..KWK..."};
        BufferedImage im = new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB);
        int[] paint = {0, 0xFF1E1712, 0xFFE5B84B, 0xFFC43524, 0xFF1F7F8C, 0xFFA9E0D0, 0xFFFFF8E8, 0xFF14505C};
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                im.setRGB(x, y, paint[".KGRTPWB".indexOf(rows[y].charAt(Math.min(x, 15 - x)))]);
            }
        }
        return im;
    }

    /** Flat paint with the frame line, drawn on a grid of 32; sixteen times as large as it is to be. */
    static BufferedImage plain(int size) {
        double over = 16.0 * size / 32;
        BufferedImage im = new BufferedImage(size * 16, size * 16, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = im.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        double pen = 1.0;
        g.scale(over, over);
        Color ink = new Color(0x1E1712), face = new Color(0x1F7F8C), pale = new Color(0xA9E0D0),
                white = new Color(0xFFF8E8), red = new Color(0xC43524), gold = new Color(0xEDBB4A);
        draw(g, Form.blob(4, 1.5, 4, 1.5, 28, 1.5, 28, 1.5, 31.5, 6, 31.5, 20, 27, 26, 16, 27, 5, 26, 0.5, 20, 0.5,
                6), face, ink, pen);
        draw(g, Form.poly(4, 1.5, 28, 1.5, 30.5, 5.5, 1.5, 5.5), gold, ink, 1.0);
        g.setColor(red);
        for (int k = -2; k <= 2; k++) {
            g.fill(Form.slab(16 + 5 * k, 3.5, 2, 2, 0));
        }
        draw(g, Form.blob(6, 21, 16, 19, 26, 21, 25, 27, 16, 28, 7, 27), ink, ink, pen);
        for (double[] f : new double[][] {{6, 10, 31}, {22, 26, 31}, {12, 15, 29}, {17, 20, 29}}) {
            draw(g, Form.blob(f[0], 21, f[0], 21, f[1], 21, f[1], 21, f[1], f[2] - 3, (f[0] + f[1]) / 2, f[2], f[0],
                    f[2] - 3), white, ink, 0.8);
        }
        Shape lip = Form.stroke(Form.curve(4.6, 18.4, 3.2, 20.2, 5.4, 22.2, 10, 21, 16, 19.8, 22, 21, 26.6, 22.2,
                28.8, 20.2, 27.4, 18.4), 3.0);
        g.setColor(ink);
        g.fill(Form.stroke(lip, 1.6));
        g.setColor(red);
        g.fill(lip);
        for (double x : new double[] {9, 23}) {
            draw(g, Form.disc(x, 12, 6.2), pale, ink, pen);
            draw(g, Form.disc(x, 12, 3.5), white, red, 1.2);
            g.setColor(ink);
            g.fill(Form.disc(x, 12, 1.9));
        }
        draw(g, Form.blob(15, 9, 17, 9, 18.6, 17, 16, 18.6, 13.4, 17), gold, ink, 0.9);
        // The twist of the snakes, said in two strokes.
        g.setColor(red);
        g.setStroke(new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(Form.line(14.6, 12.4, 17.2, 10.4));
        g.draw(Form.line(14.4, 15.4, 17.8, 13.2));
        g.dispose();
        return im;
    }

    private static void draw(Graphics2D g, Shape s, Color c, Color ink, double pen) {
        g.setColor(c);
        g.fill(s);
        g.setColor(ink);
        g.setStroke(new BasicStroke((float) pen, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(s);
    }
}
