package patolli.forge.splash;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.carved.Grain;
import patolli.forge.outline.Form;

/**
 * The painted jaguars, in a field 430 wide and 220 high, looking left; each has its own coat and does its own thing.
 */
final class Jaguar {
    private static final Color TAWNY = new Color(0xE3A338), PALE = new Color(0xE9D3A0), EMBER = new Color(0xCF7A2C);

    private Jaguar() { }

    /** Crouched to spring: chest down, rump up, claws out, a roar before the maw. */
    static void crouching(Brush b) {
        limb(b, TAWNY, 322, 96, 34, 366, 150, 24, 330, 186, 14, 292, 200, 13);
        paw(b, TAWNY, 288, 202, 1);
        limb(b, TAWNY, 190, 150, 22, 150, 182, 17, 92, 190, 14, 60, 194, 13);
        paw(b, TAWNY, 56, 198, 1);
        tail(b, TAWNY, 352, 78, 396, 66, 412, 30, 384, 14, 362, 30);
        Shape body = Form.blob(152, 120, 190, 84, 240, 82, 292, 48, 344, 46, 376, 84, 366, 128, 318, 146, 262, 150,
                206, 182, 158, 176);
        b.within(body, TAWNY, () -> rosettes(b, 150, 40, 230, 150, 26));
        limb(b, TAWNY, 340, 100, 40, 352, 156, 26, 306, 196, 15, 262, 202, 14);
        paw(b, TAWNY, 258, 204, 1.05);
        limb(b, TAWNY, 184, 148, 32, 180, 188, 20, 134, 204, 15, 104, 206, 14);
        paw(b, TAWNY, 100, 206, 1.15);
        ridge(b, 200, 84, 330, 46);
        b.at(186, 116, 8, 0.98, 0.98, () -> JaguarHead.draw(b, TAWNY, 20));
        b.volute(0, 58, 34, 1.2, -1.6, Brush.TURQUOISE);
        b.volute(2, 132, 24, 5.4, 1.4, Brush.BONE);
    }

    /** Sits upright, netted all over, and strikes with one raised paw; in the other a conch. */
    static void striking(Brush b) {
        tail(b, EMBER, 330, 188, 392, 196, 416, 150, 392, 112, 366, 122);
        limb(b, EMBER, 214, 116, 24, 176, 150, 18, 132, 156, 15, 112, 150, 13);
        Shape body = Form.blob(196, 78, 236, 62, 284, 84, 330, 124, 352, 176, 330, 210, 262, 212, 232, 180, 206, 150,
                190, 114);
        b.within(body, EMBER, () -> net(b, 180, 50, 180, 170));
        limb(b, EMBER, 306, 160, 42, 316, 196, 28, 268, 206, 16, 224, 208, 13);
        paw(b, EMBER, 220, 208, 1.1);
        b.draw(Form.blob(66, 172, 88, 148, 124, 142, 136, 160, 120, 178, 84, 190, 56, 200, 56, 200), Brush.BONE, 0.9);
        for (int i = 0; i < 4; i++) {
            b.ink(Form.curve(80 + i * 13, 186 - i * 4, 82 + i * 12, 170 - i * 5, 90 + i * 10, 152 - i * 2), 0.5);
        }
        paw(b, EMBER, 122, 158, 0.8);
        limb(b, EMBER, 222, 104, 30, 176, 120, 22, 150, 86, 16, 128, 40, 14);
        b.at(126, 34, 64, 1, 1, () -> paw(b, EMBER, 0, 0, 1.25));
        ridge(b, 262, 72, 338, 140);
        b.at(236, 84, -6, 0.92, 0.92, () -> JaguarHead.draw(b, EMBER, 30));
        b.volute(44, 58, 34, 1.0, -1.5, Brush.GOLD);
        b.volute(26, 128, 24, 5.4, 1.3, Brush.LEAF);
    }

    /** Leaps, stretched out, with a heart between its claws. */
    static void leaping(Brush b) {
        limb(b, PALE, 330, 110, 30, 374, 142, 20, 398, 176, 14, 414, 198, 12);
        paw(b, PALE, 406, 204, 0.9);
        tail(b, PALE, 352, 86, 402, 92, 422, 58, 402, 26, 380, 36);
        limb(b, PALE, 190, 128, 24, 146, 150, 18, 112, 184, 14, 84, 196, 13);
        Shape body = Form.blob(150, 104, 196, 66, 258, 60, 324, 62, 372, 92, 366, 128, 310, 142, 240, 152, 184, 166,
                154, 148);
        b.within(body, PALE, () -> flames(b));
        paw(b, PALE, 80, 198, 1.1);
        limb(b, PALE, 338, 108, 36, 336, 160, 24, 372, 192, 15, 392, 206, 13);
        paw(b, PALE, 350, 206, 1.0);
        b.draw(Form.blob(18, 160, 34, 150, 50, 158, 62, 178, 46, 206, 24, 196, 12, 176), Brush.BRIGHT, 0.9);
        b.draw(Form.blob(20, 156, 18, 142, 30, 138, 36, 152), Brush.GOLD, 0.6);
        b.draw(Form.blob(40, 152, 42, 136, 54, 138, 52, 156), Brush.TURQUOISE, 0.6);
        limb(b, PALE, 184, 132, 32, 142, 178, 20, 104, 172, 15, 66, 160, 13);
        paw(b, PALE, 60, 158, 1.2);
        ridge(b, 216, 62, 330, 64);
        b.at(180, 98, 2, 0.98, 0.98, () -> JaguarHead.draw(b, PALE, 24));
        b.volute(0, 52, 34, 1.0, -1.5, Brush.BLUE);
        for (int i = 0; i < 3; i++) {
            b.draw(Form.blob(20 + i * 15, 214, 26 + i * 15, 204, 32 + i * 15, 214, 26 + i * 15, 220), Brush.BRIGHT,
                    0.5);
        }
    }

    private static void limb(Brush b, Color coat, double... q) {
        b.draw(Form.sweep(q), coat);
        int n = q.length / 3;
        for (int i = 1; i < n; i++) {
            double x = (q[3 * i] + q[3 * i - 3]) / 2, y = (q[3 * i + 1] + q[3 * i - 2]) / 2, r = q[3 * i + 2];
            b.fill(Form.disc(x + r * 0.2, y - r * 0.2, r * 0.30), Brush.INK);
        }
    }

    /** A broad paw with four claws, pointing left. */
    private static void paw(Brush b, Color coat, double x, double y, double size) {
        b.at(x, y, 0, size, size, () -> {
            for (int i = 0; i < 4; i++) {
                double cy = -13 + i * 8.5;
                b.draw(Form.blob(-14, cy - 5, -14, cy - 5, -34 + i * 2, cy - 2, -44 + i * 4, cy + 9, -44 + i * 4,
                        cy + 9,
                        -30, cy + 7, -14, cy + 5), Brush.BONE, 0.55);
            }
            b.draw(Form.blob(22, -12, 4, -18, -16, -17, -24, -8, -22, 8, -12, 15, 10, 14, 24, 10), coat);
            b.ink(Form.curve(-23, -5, -12, -6, -6, -4), 0.6);
            b.ink(Form.curve(-22, 4, -12, 4, -6, 5), 0.6);
        });
    }

    private static void tail(Brush b, Color coat, double... xy) {
        double[] q = new double[xy.length / 2 * 3];
        for (int i = 0; i < xy.length / 2; i++) {
            q[3 * i] = xy[2 * i];
            q[3 * i + 1] = xy[2 * i + 1];
            q[3 * i + 2] = 15 - 1.4 * i;
        }
        b.draw(Form.sweep(q), coat);
        double[][] along = Form.along(q);
        for (int i = 10; i < along.length - 6; i += 9) {
            double[] p = along[i], o = along[i + 1];
            double dx = o[0] - p[0], dy = o[1] - p[1], l = Math.hypot(dx, dy), r = p[2] * 0.8;
            b.ink(Form.line(p[0] - dy / l * r, p[1] + dx / l * r, p[0] + dy / l * r, p[1] - dx / l * r), 1);
        }
        int n = xy.length;
        b.draw(Form.disc(xy[n - 2], xy[n - 1], 12), Brush.BONE, 0.8);
    }

    /** Short plumes along the back. */
    private static void ridge(Brush b, double x0, double y0, double x1, double y1) {
        Color[] c = {Brush.LEAF, Brush.BRIGHT, Brush.TURQUOISE};
        for (int i = 5; i >= 0; i--) {
            double t = i / 5.0, x = x0 + (x1 - x0) * t, y = y0 + (y1 - y0) * t + 6;
            b.plume(c[i % 3], Brush.BONE, 8, x, y, x + 16, y - 14, x + 34, y - 12);
        }
    }

    private static void rosettes(Brush b, double x, double y, double w, double h, double step) {
        int k = 0;
        for (double v = y; v < y + h; v += step * 0.82, k++) {
            for (double u = x + (k % 2) * step * 0.5; u < x + w; u += step) {
                double cx = u + 6 * Grain.at(u * 0.11, v * 0.13, 3), cy = v + 6 * Grain.at(u * 0.12, v * 0.11, 8);
                b.fill(Form.disc(cx, cy, 9.5), Brush.INK);
                b.fill(Form.disc(cx + 1, cy + 1, 4.2), EMBER);
            }
        }
    }

    private static void net(Brush b, double x, double y, double w, double h) {
        for (double u = -h; u < w; u += 22) {
            b.ink(Form.line(x + u, y, x + u + h, y + h), 0.75);
            b.ink(Form.line(x + u + h, y, x + u, y + h), 0.75);
        }
        int k = 0;
        for (double v = y; v < y + h; v += 11, k++) {
            for (double u = x + (k % 2) * 11; u < x + w; u += 22) {
                b.fill(Form.disc(u + 1, v + 0.5, 3.4), Brush.BONE);
            }
        }
    }

    private static void flames(Brush b) {
        for (int i = 0; i < 12; i++) {
            for (int j = 0; j < 5; j++) {
                double x = 156 + i * 21 + (j % 2) * 10, y = 62 + j * 22;
                b.fill(Form.blob(x - 8, y + 5, x - 6, y - 6, x + 4, y - 10, x, y - 2, x + 9, y + 2, x + 2, y + 8),
                        Brush.INK);
            }
        }
    }
}
