package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;

/**
 * The lotus of the cloth as it is seen at great moments: its petals open about a light within, in two pictures that
 * move apart; or half shut, its petals folded inwards.
 */
final class Bloom {
    /** The sides of the pictures of its outer petals, of its inner ones, and of the flower when it is shut. */
    private static final int OUTER = 226, INNER = 150, SHUT = 116;
    private static final double[] LEAF_D = Ink.hex(0x14402E), LEAF = Ink.hex(0x3E8A50), WINE = Ink.hex(0x8E1634),
            CRIMSON = Ink.hex(0xC02A48), ROSE = Ink.hex(0xE8647A), PINK = Ink.hex(0xF8B0A4), CREAM = Ink.hex(0xFFF2D8),
            FIRE = Ink.hex(0xFFD068), DUSK = Ink.hex(0x5A1030), GREEN = Ink.hex(0x6AA03C);
    /** How large the cup of the shut flower is, and the pod in it; how many seeds that has, and how they lie. */
    private static final double CUP = 38, POD = 7.5, GOLDEN = 2.39996;
    private static final int SEEDS = 12;

    private Bloom() { }

    /** 226 x 226: sepals and two rings of petals, gold where they begin, and the light that falls out between them. */
    static BufferedImage outer(int scale) {
        BufferedImage petals = Needlework.draw(OUTER, OUTER, scale, work -> {
            ring(work, OUTER, 8, 0, new double[] {46, 62, 24, 0}, LEAF_D, LEAF, false);
            ring(work, OUTER, 16, 0.5, new double[] {40, 62, 25, 0}, CRIMSON, WINE, true);
            ring(work, OUTER, 12, 0, new double[] {30, 56, 28, 0}, FIRE, CRIMSON, true);
        });
        BufferedImage out = new BufferedImage(OUTER * scale, OUTER * scale, BufferedImage.TYPE_INT_ARGB);
        light(out, scale, OUTER / 2.0, 0xFFB040, 0.9, 0.62);
        over(out, petals);
        light(out, scale, 84, 0xFFD070, 0.85, 0.30);
        return out;
    }

    /** 150 x 150: two rings of pale petals about the light. */
    static BufferedImage inner(int scale) {
        BufferedImage out = Needlework.draw(INNER, INNER, scale, work -> {
            ring(work, INNER, 10, 0.5, new double[] {20, 46, 27, 0}, FIRE, ROSE, true);
            ring(work, INNER, 8, 0, new double[] {12, 40, 25, 0}, CREAM, PINK, true);
        });
        light(out, scale, 62, 0xFFE9A8, 1, 0.55);
        return out;
    }

    /**
     * 116 x 116: half closed, seen from above. The petals of all sides stand on their leaves and fold inwards, the
     * outer ones over the roots of the inner ones, so that no more than the pod is still seen between their tips.
     */
    static BufferedImage shut(int scale) {
        return Needlework.draw(SHUT, SHUT, scale, work -> {
            double c = SHUT / 2.0;
            ring(work, SHUT, 16, 0.5, new double[] {26, 18.5, 13, 0}, LEAF_D, LEAF, false);
            ring(work, SHUT, 16, 0, new double[] {24, 20.5, 13, 0}, LEAF, LEAF_D, false);
            work.fill(new Ellipse2D.Double(c - CUP, c - CUP, 2 * CUP, 2 * CUP), 0.6, 0.4, DUSK, WINE);
            ring(work, SHUT, 8, 0.5, new double[] {42, 33, 27, Math.PI}, WINE, ROSE, true);
            ring(work, SHUT, 8, 0, new double[] {37, 30, 24, Math.PI}, CRIMSON, PINK, true);
            ring(work, SHUT, 8, 0.5, new double[] {25, 18, 16, Math.PI}, ROSE, CREAM, true);
            work.fill(new Ellipse2D.Double(c - POD, c - POD, 2 * POD, 2 * POD), 0.8, 1.2, FIRE, GREEN);
            for (int i = 0; i < SEEDS; i++) {
                double a = i * GOLDEN, r = POD * 0.8 * Math.sqrt((i + 0.3) / SEEDS);
                work.knot(c + r * Math.cos(a), c + r * Math.sin(a), 1.5, Needlework.GILT);
            }
        });
    }

    /** Petals in a ring. @param form how far out they begin, how long and broad they are, and how they are turned */
    private static void ring(Needlework work, int side, int n, double turned, double[] form, double[] in, double[] out,
            boolean edged) {
        for (int i = 0; i < n; i++) {
            double a = (i + turned) * 2 * Math.PI / n;
            double x = side / 2.0 + form[0] * Math.cos(a), y = side / 2.0 + form[0] * Math.sin(a);
            if (edged) {
                work.edged(x, y, a + form[3], form[1], form[2], in, out);
            } else {
                work.petal(x, y, a + form[3], form[1], form[2], in, out);
            }
        }
    }

    private static void light(BufferedImage out, int scale, double reach, int rgb, double core, double half) {
        Graphics2D g = Plate.pen(out, scale);
        double c = out.getWidth() / 2.0 / scale;
        g.setPaint(new RadialGradientPaint((float) c, (float) c, (float) reach, new float[] {0, 0.3f, 0.6f, 1},
                new Color[] {new Color(1f, 0.98f, 0.9f, (float) core), at(rgb, 0.8 * core), at(rgb, half), at(rgb,
                        0)}));
        g.fill(new Ellipse2D.Double(c - reach, c - reach, 2 * reach, 2 * reach));
        g.dispose();
    }

    private static Color at(int rgb, double firm) {
        return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, (int) Math.round(255 * firm));
    }

    private static void over(BufferedImage out, BufferedImage layer) {
        Graphics2D g = out.createGraphics();
        g.drawImage(layer, 0, 0, null);
        g.dispose();
    }
}
