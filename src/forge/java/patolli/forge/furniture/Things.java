package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/** Small signs of the codex, each about the origin, 30 units high and not wider than 28. */
final class Things {
    private static final Color JADE = new Color(0x3F7F5A), FUR = new Color(0xC9A06A), EARTH = new Color(0x7A2F1E);
    private final Graphics2D g;

    Things(Graphics2D g) {
        this.g = g;
    }

    /** A conch cut across: the wind's jewel. */
    void conch() {
        put(g, Dye.BONE, Form.blob(-12, -6, -6, -14, 4, -13.5, 11, -7, 12.5, 2, 8, 9, 3, 15, 3, 15, 0, 8, -7, 9, -12,
                3), 1.3);
        put(g, new Color(0xD98F7A), Form.sweep(2, 13, 0.6, 5, 6, 2.0, 9, -1, 2.2, 6, -8, 2.0, -2, -9.5, 1.8, -7.4, -4,
                1.7, -6,
                2.2, 1.6, 0, 4, 1.4, 3, -1.8, 1.2, -1, -2.6, 0.9), 0.9);
    }

    /** A flower of five petals. */
    void flower() {
        for (int i = 0; i < 5; i++) {
            double a = i * 2 * Math.PI / 5;
            put(g, Dye.RED, Shapes.at(Form.blob(0, 0, 0, 0, 5.4, -6, 4.6, -13, 0, -14.2, -4.6, -13, -5.4, -6), 0, 0.8,
                    a, 1,
                    1), 1.2);
            put(g, Dye.BONE, Shapes.at(disc(0, -10.4, 1.5), 0, 0.8, a, 1, 1), 0.6);
        }
        put(g, Dye.OCHRE, disc(0, 0.8, 4.6), 1.2);
        put(g, Dye.RED, disc(0, 0.8, 1.7), 0.7);
    }

    /** Two of the marked beans that are thrown. */
    void bean() {
        for (int i = 0; i < 2; i++) {
            Shape s = Form.blob(-4.4, -7, 0.6, -9, 5, -5.4, 5.2, 1, 3, 7, -2, 9, -5.4, 5.6, -3.4, 0);
            AffineTransform t = AffineTransform.getTranslateInstance(i == 0 ? -4.6 : 5.2, i == 0 ? -4.4 : 4.6);
            t.rotate(i == 0 ? -0.5 : 0.9);
            put(g, i == 0 ? new Color(0x5A2A1A) : new Color(0x2C1D17), t.createTransformedShape(s), 1.2);
            put(g, Dye.BONE, t.createTransformedShape(disc(0.6, 0, 2.1)), 0.7);
        }
    }

    /** A reed with its leaves, bound below. */
    void reed() {
        for (int i = -1; i <= 1; i++) {
            put(g, i == 0 ? Dye.TURQUOISE : JADE, Form.sweep(1.6 * i, 8, 2.0, 3.8 * i, -3, 3.0, 9.2 * i, -13.6 + 2.4
                    * Math.abs(i),
                    0.7), 1.1);
        }
        put(g, Dye.BONE, Form.slab(0, 9.5, 12, 5, 2), 1.2);
        put(g, Dye.RED, Form.slab(0, 13.4, 8.6, 3.6, 1.4), 1.1);
    }

    /** A ring of turquoise with tassels. */
    void jewel() {
        for (int i = -1; i <= 1; i++) {
            put(g, i == 0 ? Dye.RED : Dye.OCHRE, Form.blob(4.2 * i - 1.8, 6, 4.2 * i - 2.4, 12, 4.2 * i, 15, 4.2 * i
                    + 2.4, 12,
                    4.2 * i + 1.8, 6), 1);
        }
        put(g, Dye.BONE, disc(0, -3, 11), 1.3);
        put(g, Dye.TURQUOISE, disc(0, -3, 7.8), 1.1);
        put(g, Dye.RED, disc(0, -3, 3.6), 1);
        for (int i = 0; i < 8; i++) {
            double a = i * Math.PI / 4;
            put(g, Dye.INK, disc(9.4 * Math.cos(a), -3 + 9.4 * Math.sin(a), 0.7), 0);
        }
    }

    /** A house seen from the side, with its door. */
    void house() {
        put(g, Dye.RED, box(-12.5, 8.6, 25, 5), 1.2);
        put(g, Dye.BONE, box(-9, -4, 18, 12.6), 1.2);
        put(g, Dye.INK, poly(-3.6, 8.6, -3.6, -0.6, 3.6, -0.6, 3.6, 8.6), 0);
        put(g, Dye.TURQUOISE, box(-11, -7.4, 22, 3.6), 1.1);
        put(g, Dye.OCHRE, poly(-11.6, -7.4, -6, -14, 6, -14, 11.6, -7.4), 1.2);
        for (int i = -1; i <= 1; i++) {
            put(g, Dye.RED, disc(5.2 * i, -10.4, 1.5), 0.7);
        }
    }

    /** A rabbit's head. */
    void rabbit() {
        put(g, FUR, Form.sweep(5, -5, 3.0, 8.5, -10, 3.4, 12, -14, 1.4), 1.2);
        put(g, FUR, Form.sweep(0, -6, 3.2, -0.5, -11.5, 3.6, 1.5, -16, 1.4), 1.2);
        put(g, new Color(0xC0604A), Form.sweep(0.2, -7, 1.2, 0, -11.2, 1.5, 0.9, -14, 0.6), 0.7);
        put(g, FUR, Form.blob(-12.6, 5, -11.4, -0.6, -5, -6.4, 3, -7.6, 10, -4, 12, 4, 8, 10.6, 0, 12, -8, 10.4), 1.3);
        put(g, Dye.BONE, Form.blob(-12.4, 6, -8, 3.6, -2.6, 6.4, -4.4, 11, -8.4, 10.2), 0.9);
        put(g, Dye.BONE, box(-10.6, 9.4, 3.4, 4.4), 0.9);
        put(g, Dye.BONE, Form.oval(-2.6, -0.6, 2.9, 2.5), 1);
        put(g, Dye.INK, disc(-3.3, -0.6, 1.4), 0);
        put(g, Dye.RED, disc(6.6, 3, 2.3), 0.9);
    }

    /** A footprint of one who walks up the page; {@code side} 1 is the right foot, -1 the left. */
    void foot(int side) {
        AffineTransform t = new AffineTransform(0.86 * side, 0, 0, 0.86, 0, 0);
        Shape sole = Form.blob(-3.2, -2.4, 0.4, -4.4, 4, -1.8, 3.0, 2, 2.2, 5, 2.4, 8, 0, 9.6, -2.3, 8, -2, 4.6, -2.6,
                1.4);
        put(g, EARTH, t.createTransformedShape(sole), 0.6);
        double[][] toes = {{-3.2, -5.6, 1.5}, {-0.6, -6.9, 1.2}, {1.8, -6.6, 1.1}, {3.8, -5.3, 1.0}, {5.2, -3.4, 0.9}};
        for (double[] toe : toes) {
            put(g, EARTH, t.createTransformedShape(disc(toe[0], toe[1], toe[2])), 0.4);
        }
    }

    /** An ear of maize in its leaves. */
    void maize() {
        Shape ear = Form.blob(0, -15, 4.6, -10, 5.6, -1, 4, 8, -4, 8, -5.6, -1, -4.6, -10);
        put(g, Dye.GLEAM, ear, 1.2);
        Shape old = g.getClip();
        g.clip(ear);
        for (int i = 0; i < 12; i++) {
            put(g, i % 3 == 1 ? Dye.RED : Dye.OCHRE, disc(-3.4 + 3.4 * (i % 3), -11 + 4.6 * (i / 3), 1.5), 0.6);
        }
        g.setClip(old);
        for (int side = -1; side <= 1; side += 2) {
            put(g, JADE, Form.sweep(0, 13, 2.2, 5.4 * side, 8, 3.2, 8.6 * side, 0, 2.6, 11.4 * side, -7.4, 0.6), 1.1);
        }
        put(g, JADE, disc(0, 12.6, 2.6), 1);
    }

    /** The mat's cross. */
    void cross() {
        for (int i = 0; i < 2; i++) {
            put(g, Dye.INK, Form.put(Form.slab(0, 0, 9.4, 34, 3.4), 0, 0, 45 + 90 * i, 1), 0);
        }
        for (int i = 0; i < 2; i++) {
            put(g, Dye.OCHRE, Form.put(Form.slab(0, 0, 7.0, 31.6, 2.4), 0, 0, 45 + 90 * i, 1), 0);
        }
        for (int i = 0; i < 2; i++) {
            put(g, Dye.INK, Form.put(Form.slab(0, 0, 0.9, 31, 0), 0, 0, 45 + 90 * i, 1), 0);
            for (int j = -3; j <= 3; j++) {
                if (j != 0) {
                    put(g, Dye.INK, Shapes.at(box(-3.4, 4.2 * j - 0.5, 6.8, 0.9), 0, 0, Math.PI / 4 + i * Math.PI / 2,
                            1, 1), 0);
                }
            }
        }
        put(g, Dye.RED, disc(-9.2, -9.2, 3), 1);
        put(g, Dye.TURQUOISE, disc(9.2, 9.2, 3), 1);
    }

    /** A fish that swims up. */
    void fish() {
        put(g, Dye.OCHRE, Form.blob(-5.5, 9, -8, 15, -8, 15, 0, 12, 8, 15, 8, 15, 5.5, 9, 0, 7), 1.1);
        put(g, Dye.RED, Form.blob(-5, -3, -10.6, 1, -9.4, 5, -4, 4), 1);
        put(g, Dye.RED, Form.blob(5, -3, 10.6, 1, 9.4, 5, 4, 4), 1);
        put(g, new Color(0x2E8FA3), Form.blob(0, -15, 5.4, -9, 6.4, -1, 3.4, 8, 0, 10.4, -3.4, 8, -6.4, -1, -5.4, -9),
                1.2);
        put(g, Dye.BONE, Form.blob(0, -15, 5.2, -9.4, 0, -7.4, -5.2, -9.4), 0.9);
        put(g, Dye.INK, disc(-2, -10.8, 0.9), 0);
        put(g, Dye.INK, disc(2, -10.8, 0.9), 0);
        for (int i = 0; i < 3; i++) {
            g.setColor(Dye.INK);
            g.fill(Form.stroke(Form.curve(-4.4 + 0.6 * i, -3.4 + 3.8 * i, 0, -1 + 3.8 * i, 4.4 - 0.6 * i, -3.4 + 3.8
                    * i), 0.8));
        }
    }

    /** A cloud and its drops. */
    void rain() {
        for (int i = -1; i <= 1; i++) {
            put(g, new Color(0x2E8FA3), Form.sweep(7.2 * i, 0, 1.4, 7.2 * i, 7, 1.5, 7.2 * i, 10.5, 1.2), 0.9);
            put(g, i == 0 ? Dye.TURQUOISE : Dye.BONE, disc(7.2 * i, 12, 2.7), 1);
        }
        put(g, Dye.BONE, Form.blob(-13, -3, -12, -9, -6.6, -10, -2.4, -14.4, 3.6, -13.6, 6.6, -10, 12, -9, 13, -3, 8,
                0.6, 0,
                1.4, -8, 0.6), 1.2);
        for (int side = -1; side <= 1; side += 2) {
            put(g, Dye.TURQUOISE, Form.sweep(1.0 * side, -2.4, 1.0, 6 * side, -3, 1.4, 8.4 * side, -5.6, 1.2, 6
                    * side, -7.2, 0.9,
                    5.2 * side, -5.4, 0.6), 0.8);
        }
    }
}
