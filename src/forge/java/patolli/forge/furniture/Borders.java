package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.function.BiConsumer;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Frets;

/**
 * Painted borders: bands of stepped frets, of jewels, of feather ends. A band lies along x from 0, from 0 to its
 * height.
 */
final class Borders {
    static final Color JADE = new Color(0x3F7F5A);

    private Borders() { }

    /** Four bands inside a rectangle; frets above, jewels at the sides, feathers below, signs at the corners. */
    static void frame(Graphics2D g, double x, double y, double w, double h, double band) {
        put(g, Dye.OCHRE, rule(box(x + band / 2, y + band / 2, w - band, h - band), band), 0);
        side(g, AffineTransform.getTranslateInstance(x + band, y), w - 2 * band, band, Borders::frets);
        side(g, new AffineTransform(0, 1, -1, 0, x + w, y + band), h - 2 * band, band, Borders::jewels);
        side(g, new AffineTransform(0, -1, 1, 0, x, y + h - band), h - 2 * band, band, Borders::jewels);
        side(g, new AffineTransform(1, 0, 0, 1, x + band, y + h - band), w - 2 * band, band, Borders::feathers);
        for (int k = 0; k < 4; k++) {
            corner(g, k % 2 == 0 ? x : x + w - band, k < 2 ? y : y + h - band, band, k);
        }
        g.setColor(Dye.INK);
        g.fill(rule(box(x, y, w, h), 1.5));
        g.fill(rule(box(x + band, y + band, w - 2 * band, h - 2 * band), 1.3));
    }

    private static void side(Graphics2D g, AffineTransform t, double length, double band, BiConsumer<Graphics2D,
            double[]> drawing) {
        Graphics2D q = (Graphics2D) g.create();
        q.transform(t);
        drawing.accept(q, new double[] {length, band});
        q.dispose();
    }

    /** Frets that climb from both ends to the middle, where an eye of bone looks. */
    static void frets(Graphics2D g, double[] size) {
        double length = size[0], high = size[1] - 4.4, room = length / 2 - high * 0.62;
        put(g, Dye.RED, box(0, size[1] - 3.2, length, 3.2), 0);
        put(g, Dye.INK, box(0, size[1] - 4.2, length, 1.1), 0);
        int n = (int) Math.round(room / (high * 1.55));
        double unit = room / n;
        for (int half = 0; half < 2; half++) {
            for (int k = 0; k < n; k++) {
                double s = half == 0 ? 1 : -1, at = half == 0 ? k * unit : length - k * unit;
                AffineTransform t = new AffineTransform(s * unit / 10.6, 0, 0, high / 7.15, at, 0.6);
                put(g, k % 2 == 0 ? Dye.RED : Dye.INK, t.createTransformedShape(Frets.stair()), 0.8);
                put(g, k % 3 == 1 ? JADE : Dye.TURQUOISE, t.createTransformedShape(Frets.echo()), 0.8);
            }
        }
        jewel(g, length / 2, high / 2 + 0.4, high * 0.46, Dye.TURQUOISE);
    }

    /** Rings of stone between short bars, as rulers wore them. */
    static void jewels(Graphics2D g, double[] size) {
        double length = size[0], band = size[1], m = (band - 3.2) / 2;
        put(g, Dye.RED, box(0, band - 3.2, length, 3.2), 0);
        put(g, Dye.INK, box(0, band - 4.2, length, 1.1), 0);
        int n = (int) Math.round(length / (band * 1.5));
        double unit = length / n;
        for (int k = 0; k < n; k++) {
            double x = (k + 0.5) * unit;
            jewel(g, x, m, band * 0.26, k % 4 == 1 ? JADE : k % 4 == 3 ? Dye.RED : Dye.TURQUOISE);
            if (k > 0) {
                put(g, Dye.INK, box(k * unit - 2.8, 2.4, 5.6, 2 * m - 4.4), 0);
                put(g, Dye.BONE, box(k * unit - 1.5, 3.3, 3.0, 2 * m - 6.2), 0);
            }
        }
    }

    /** Ends of feathers hang from a cord, long ones over short ones. */
    static void feathers(Graphics2D g, double[] size) {
        double length = size[0], band = size[1];
        Color[] body = {Dye.TURQUOISE, Dye.RED, JADE, Dye.RED}, tip = {Dye.BONE, Dye.GLEAM, Dye.GLEAM, Dye.BONE};
        int n = (int) Math.round(length / (band * 0.82)) | 1;
        double unit = length / n;
        for (int turn = 1; turn >= 0; turn--) {
            for (int k = 0; k < n; k++) {
                // Both halves mirror each other about the middle feather.
                int c = Math.abs(k - n / 2);
                if (c % 2 == turn) {
                    feather(g, (k + 0.5) * unit, unit * (turn == 0 ? 0.60 : 0.52), band - (turn == 0 ? 1.0 : 3.4),
                            body[c % 4],
                            tip[c % 4]);
                }
            }
        }
        put(g, Dye.INK, box(0, 0, length, 4.4), 0);
        put(g, Dye.RED, box(0, 0, length, 3.2), 0);
    }

    private static void feather(Graphics2D g, double x, double half, double high, Color body, Color tip) {
        Shape s = Form.blob(x - half, 0, x - half, 0, x - half, high * 0.60, x - half * 0.62, high * 0.92, x, high,
                x + half
                * 0.62, high * 0.92, x + half, high * 0.60, x + half, 0, x + half, 0);
        put(g, body, s, 0);
        put(g, tip, Form.both(s, Form.blob(x - 2 * half, high * 0.52, x, high * 0.68, x + 2 * half, high * 0.52, x
                + 2 * half,
                high * 1.2, x - 2 * half, high * 1.2)), 0.9);
        put(g, Dye.INK, Shapes.cord(Form.line(x, 0, x, high * 0.66), 0.9), 0);
        g.setColor(Dye.INK);
        g.fill(Shapes.cord(s, 1.1));
    }

    /** A ring of bone about a stone, its hole dark. */
    static void jewel(Graphics2D g, double x, double y, double r, Color stone) {
        put(g, Dye.BONE, disc(x, y, r), 1.1);
        put(g, stone, disc(x, y, r * 0.70), 0.9);
        put(g, Dye.BONE, disc(x, y, r * 0.28), 0.6);
    }

    /** Squares at the corners: a flower of four, a stair, by turns. */
    private static void corner(Graphics2D g, double x, double y, double s, int k) {
        boolean flower = k == 0 || k == 3;
        put(g, flower ? Dye.RED : new Color(0x1F6E80), box(x, y, s, s), 1.3);
        double cx = x + s / 2, cy = y + s / 2;
        for (int q = 0; q < 4; q++) {
            double a = q * Math.PI / 2;
            if (flower) {
                put(g, Dye.OCHRE, Shapes.at(Form.blob(0, 0, 0, 0, 0.17 * s, -0.2 * s, 0.19 * s, -0.36 * s, 0, -0.40 * s,
                        -0.19 * s, -0.36 * s, -0.17 * s, -0.2 * s), cx, cy, a, 1, 1), 0.9);
            } else {
                put(g, Dye.OCHRE, Shapes.at(poly(-0.36 * s, -0.36 * s, -0.06 * s, -0.36 * s, -0.06 * s, -0.24 * s,
                        -0.16 * s, -0.24 * s, -0.16 * s, -0.14 * s, -0.26 * s, -0.14 * s, -0.26 * s, -0.04 * s,
                        -0.36 * s, -0.04 * s), cx, cy, a, 1, 1), 0.8);
            }
        }
        put(g, Dye.BONE, disc(cx, cy, 0.13 * s), 0.9);
    }
}
