package patolli.forge.mysore;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * 220 x 52: a name plate, a leaf of the palmyra palm as books are written on, with its cord's hole and ruled lines. The
 * head lies at the left end for white, at the right for black. The active one is dipped in dye, dark enough for
 * bone-coloured words, and edged with gold.
 *
 * @param left whether the head is at its left end
 * @param dye  what the active one is dyed with, from its darkest to its lightest
 */
public record LeafPlate(boolean left, boolean active, double[][] dye) implements Picture.Painter {
    private static final int WIDE = 220, HIGH = 52, OVER = 4;
    private static final double[][] LEAF = Ink.stops(0xB9975C, 0xDDC28A, 0xEAD6A4);
    /** Dyes for the active one. */
    public static final double[][] MADDER = Ink.stops(0x3E120E, 0x6A1E16, 0x84291C);
    private static final Color INK = new Color(0x1E1712), GOLD = new Color(0xE5B84B), BRIGHT = new Color(0xFFE08A);

    @Override
    public BufferedImage draw(int scale) {
        Plate p = new Plate(WIDE * OVER, HIGH * OVER, OVER);
        Shape leaf = leaf();
        float[] cover = p.mask(leaf);
        double[][] stops = active ? dye : LEAF;
        int seed = left ? 3 : 8;
        p.each((i, x, y) -> {
            if (cover[i] <= 0) {
                return;
            }
            double u = left ? x : WIDE - x;
            double rib = Noise.fbm(u / 60, y * 1.4, seed, 3);
            double blot = Noise.fbm(u / 30, y / 14, seed + 5, 3);
            double edge = Noise.smooth(0, 7, Math.min(Math.min(y - 3, HIGH - 3 - y), Math.min(x - 2, WIDE - 2 - x)));
            p.set(i, Ink.scale(Ink.ramp(0.2 + 0.5 * rib + 0.35 * blot, stops), 0.72 + 0.28 * edge));
            p.a[i] = cover[i];
            p.z[i] = (float) (p.scale * (0.5 * Noise.value(u / 40, y * 0.9, seed + 2) + 1.6 * edge));
            p.gloss[i] = 0.03f;
        });
        BufferedImage out = p.light(1.0);
        Graphics2D g = Plate.pen(out, OVER);
        if (!left) {
            g.translate(WIDE, 0);
            g.scale(-1, 1);
        }
        ornament(g);
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }

    /** A strip whose ends are cut round. */
    private static Shape leaf() {
        Path2D strip = new Path2D.Double();
        strip.moveTo(12, 3);
        strip.lineTo(WIDE - 14, 3.6);
        strip.curveTo(WIDE - 4, 6, WIDE - 1.5, 18, WIDE - 1.5, 26);
        strip.curveTo(WIDE - 1.5, 36, WIDE - 5, 46, WIDE - 14, 48.6);
        strip.lineTo(12, 49);
        strip.curveTo(4, 46, 1.5, 36, 1.5, 26);
        strip.curveTo(1.5, 16, 4, 6, 12, 3);
        strip.closePath();
        return strip;
    }

    private void ornament(Graphics2D g) {
        Color line = active ? GOLD : new Color(0x7A4A22);
        g.setStroke(new BasicStroke(active ? 1.5f : 1f));
        g.setColor(line);
        g.draw(new RoundRectangle2D.Double(5.5, 6.5, WIDE - 11, 39, 16, 16));
        // The place of the head.
        Shape seat = new Ellipse2D.Double(5, 4, 46, 44);
        g.setColor(active ? new Color(0x2A0C08) : new Color(0x8A5A2E));
        g.fill(seat);
        g.setColor(active ? BRIGHT : INK);
        g.setStroke(new BasicStroke(active ? 2.2f : 1.4f));
        g.draw(seat);
        for (int k = 0; k < 18; k++) {
            double a = 2 * Math.PI * k / 18;
            double x = 28 + 24.6 * Math.cos(a);
            double y = 26 + 23.4 * Math.sin(a);
            g.setColor(active ? GOLD : new Color(0xC99A4A));
            g.fill(new Ellipse2D.Double(x - 1.5, y - 1.5, 3, 3));
        }
        Area hole = new Area(new Ellipse2D.Double(WIDE - 15.5, 23, 6, 6));
        g.setColor(INK);
        g.fill(hole);
        g.setColor(line);
        g.setStroke(new BasicStroke(1f));
        g.draw(new Ellipse2D.Double(WIDE - 17, 21.5, 9, 9));
        g.draw(new Line2D.Double(WIDE - 8, 26, WIDE - 2, 26));
    }
}
