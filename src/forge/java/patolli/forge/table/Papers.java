package patolli.forge.table;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Bark;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Things of bark paper: the tile for panels, both name plates, the leaf on which a bet is made. */
final class Papers {
    private static final int TILE = 512;

    private Papers() { }

    /** A seamless tile; a rim of the next tiles is lit with it, or its edges would show. */
    static BufferedImage amate(int scale) {
        int over = 2, rim = 4, side = TILE + 2 * rim;
        Plate p = new Plate(side * scale * over, side * scale * over, scale * over);
        new Bark(1, TILE).lay(p, rim);
        return Reduce.by(over, p.light(0.9)).getSubimage(rim * scale, rim * scale, TILE * scale, TILE * scale);
    }

    private static void put(Graphics2D g, Color c, Shape s, double line) {
        g.setColor(c);
        g.fill(s);
        if (line > 0) {
            g.setColor(Fret.INK);
            g.setStroke(new BasicStroke((float) line, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(s);
        }
    }

    /** 220 x 52; the seal lies at the left end for red, at the right for blue; the rest is free for a name. */
    static BufferedImage plate(boolean red, int scale) {
        return new Leaf(220, 52, 3.5, red ? 11 : 12).draw(scale, g -> {
            if (!red) {
                g.transform(new AffineTransform(-1, 0, 0, 1, 220, 0));
            }
            Color own = red ? Fret.RED : Fret.BLUE;
            g.setColor(Fret.INK);
            g.fill(rule(box(8.5, 8.5, 203, 35), 1.5));
            g.setColor(own);
            g.fill(rule(box(11.4, 11.4, 197.2, 29.2), 1.2));
            // A stepped foot carries the seal.
            put(g, own, poly(8.5, 8.5, 44, 8.5, 44, 16, 49, 16, 49, 22, 54, 22, 54, 30, 49, 30, 49, 36, 44, 36, 44,
                    43.5,
                    8.5, 43.5), 1.4);
            if (red) {
                roundSeal(g, 27, 26);
            } else {
                lobedSeal(g, 27, 26);
            }
        });
    }

    private static void roundSeal(Graphics2D g, double x, double y) {
        put(g, Fret.BONE, disc(x, y, 14.5), 1.5);
        put(g, Fret.RED, disc(x, y, 11.4), 1.2);
        for (int k = 0; k < 8; k++) {
            double a = k * Math.PI / 4;
            put(g, Fret.BONE, disc(x + 8.4 * Math.cos(a), y + 8.4 * Math.sin(a), 1.5), 0.7);
        }
        put(g, Fret.OCHRE, disc(x, y, 5.2), 1.2);
        put(g, Fret.RED, disc(x, y, 2.2), 0.9);
    }

    private static void lobedSeal(Graphics2D g, double x, double y) {
        for (int ring = 0; ring < 2; ring++) {
            for (int k = 0; k < 4; k++) {
                double a = k * Math.PI / 2, r = ring == 0 ? 8.2 : 5.0;
                put(g, ring == 0 ? Fret.BONE : Fret.TURQUOISE, disc(x + 7.4 * Math.cos(a), y + 7.4 * Math.sin(a), r),
                        ring == 0 ? 1.5 : 1.2);
            }
        }
        put(g, Fret.BONE, disc(x, y, 4.6), 1.2);
        put(g, Fret.INK, disc(x, y, 1.8), 0);
    }

    /** 330 x 132; free from (14, 34) to (316, 98). */
    static BufferedImage betPanel(int scale) {
        return new Leaf(330, 132, 4, 13).draw(scale, g -> {
            g.setColor(Fret.INK);
            g.fill(rule(box(10, 10, 309, 111), 1.8));
            band(g, AffineTransform.getTranslateInstance(12.5, 12.5));
            band(g, new AffineTransform(-1, 0, 0, -1, 316.5, 118.5));
            g.setColor(Fret.RED);
            g.fill(box(11, 32.2, 307, 2.2));
            g.fill(box(11, 96.6, 307, 2.2));
            g.setColor(Fret.INK);
            for (double y : new double[] {30.4, 34.4, 95.4, 98.8}) {
                g.fill(box(11, y, 307, 1.2));
            }
        });
    }

    /** A row of stepped frets, 304 wide and 18 high. */
    private static void band(Graphics2D g, AffineTransform place) {
        Graphics2D q = (Graphics2D) g.create();
        q.transform(place);
        put(q, Fret.OCHRE, box(0, 0, 304, 18), 0);
        int n = 8;
        double unit = 304.0 / n, cw = unit / 12, ch = 18 / 7.6;
        for (int k = 0; k < n; k++) {
            boolean flip = k >= n / 2;
            AffineTransform t = new AffineTransform(flip ? -cw : cw, 0, 0, ch, flip ? (k + 1) * unit - cw : k * unit
                    + cw, 0.7);
            put(q, k % 2 == (flip ? 1 : 0) ? Fret.RED : Fret.INK, t.createTransformedShape(Fret.hook()), 0.9);
            put(q, Fret.TURQUOISE, t.createTransformedShape(Fret.echo()), 0.8);
        }
        q.dispose();
    }
}
