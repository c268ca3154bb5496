package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** The tassels at both ends of the cloth: loose silk in the players' colours, each bound with gold at its neck. */
record Tassels(Silk k, Box edge, double length) {
    private static final double[][] HUES = {Ink.hex(0xDA2E1E), Ink.hex(0xF2B42C), Ink.hex(0x2F9A56),
        Ink.hex(0xF4EAD2)};
    private static final double[] GOLD = Ink.hex(0xE0AA46);
    /** From one to the next, at about; and how far the first is from a corner. */
    private static final double PITCH = 23, CORNER = 9;
    private static final int THREADS = 20;

    void hang() {
        double room = edge.height() - 2 * CORNER;
        int n = (int) Math.round(room / PITCH);
        for (int j = 0; j <= n; j++) {
            double y = edge.y() + CORNER + room * j / n;
            one(edge.x() + 1, y, -1, HUES[j % HUES.length], j);
            one(edge.right() - 1, y, 1, HUES[(j + 2) % HUES.length], j + 50);
        }
        k.level = 0.5;
    }

    private void one(double x, double y, int out, double[] hue, int seed) {
        double tip = x + out * length;
        double spread = length * 0.30;
        Shape skirt = Motifs.line(x, y, tip + 2, y - spread + 3, tip + 2, y + spread + 3);
        shade(skirt);
        double sway = 0.22 * (Noise.hash(seed, 1, 3) - 0.5);
        for (int j = 0; j < THREADS; j++) {
            double aside = 2 * (Noise.hash(seed, j, 4) - 0.5);
            double far = length * (0.84 + 0.16 * Noise.hash(seed, j, 5));
            double neck = x + out * length * 0.2;
            double bend = y + far * 0.45 * Math.sin(sway + aside * 0.16) + aside * 1.8;
            double half = neck + out * far * 0.42;
            double[] silk = Ink.scale(hue, 0.72 + 0.5 * Noise.hash(seed, j, 6));
            k.level = 0.8 + 1.2 * (1 - Math.abs(aside)) + 0.3 * Noise.hash(seed, j, 7);
            k.stitch(neck, y + aside * 1.6, half, bend, 1.2, silk, silk, false);
            k.stitch(half, bend, half + out * far * 0.36, bend + far * 0.36 * Math.sin(2 * sway + aside * 0.30), 1.1,
                    silk, silk, false);
        }
        k.metal = true;
        k.level = 2.4;
        for (int j = 0; j < 3; j++) {
            double at = x + out * length * (0.03 + 0.075 * j);
            double r = 1.9 + 0.9 * Math.sin(Math.PI * (j + 0.6) / 3.2);
            k.stitch(at, y - r, at, y + r, 1.9, GOLD);
        }
        k.metal = false;
    }

    /** The mat below lies in its shadow. */
    private void shade(Shape shape) {
        Plate p = k.plate();
        Rectangle2D b = shape.getBounds2D();
        for (int py = (int) Math.max(0, (b.getMinY() - 4) * p.scale); py < (b.getMaxY() + 4) * p.scale; py++) {
            for (int px = (int) Math.max(0, (b.getMinX() - 4) * p.scale); px < Math.min(p.w, (b.getMaxX() + 4)
                    * p.scale); px++) {
                double in = 0;
                for (int q = 0; q < 12; q++) {
                    double r = 3 * Math.sqrt((q + 0.5) / 12);
                    double t = q * 2.39996;
                    in += shape.contains(px / p.scale + r * Math.cos(t), py / p.scale + r * Math.sin(t)) ? 1 : 0;
                }
                p.dim(py * p.w + px, 1 - 0.55 * in / 12);
            }
        }
    }
}
