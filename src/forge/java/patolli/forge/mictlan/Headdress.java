package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** Owl feathers, pleated paper, night hair with its stars, rosettes, the bones through his ears, and the paper cone. */
final class Headdress {
    private static final Color[] OWL = {Pots.OWL, Pots.OWL_PALE}, SHORT = {Pigment.BLUE, Pigment.RED, Pigment.OCHRE};
    private final Painter c;
    private final Mood mood;

    Headdress(Painter c, Mood mood) {
        this.c = c;
        this.mood = mood;
    }

    /** What stands behind the face. */
    void behind() {
        feathers();
        Both.sides(c, s -> c.at(70, 330, mood == Mood.BEATEN ? 30 : mood == Mood.SULKING ? 16 : mood == Mood.GLOATING ?
                -10 : -3, 1, 1, () -> c.at(-70, -330, 0, 1, 1, this::pleats)));
    }

    private void feathers() {
        if (mood.low()) {
            double bend = mood == Mood.BEATEN ? 1 : 0.42;
            for (int i = 0; i < 17; i++) {
                wilted(-112 + 14 * i, 208 + 18 * Noise.hash(i, 3, 1), 20, OWL[i % 2], Pigment.BLUE, bend * (40 + 54
                        * Noise.hash(i, 9, 4)));
            }
            for (int i = 0; i < 14; i++) {
                wilted(-104 + 16 * i, 164, 17, SHORT[i % 3], Pigment.BONE, bend * (22 + 28 * Noise.hash(i, 5, 2)));
            }
            return;
        }
        Plumage p = new Plumage(c);
        for (int i = 0; i < 17; i++) {
            double a = -106 + 212 * i / 16.0 + 2.4 * (Noise.hash(i, 4, 7) - 0.5);
            p.feather(0, 232, a, 222 + 12 * Noise.hash(i, 2, 5), 19.5, OWL[i % 2], Pigment.BLUE, 0.78);
            barbs(a, 222, 0.76);
        }
        for (int i = 0; i < 16; i++) {
            p.feather(0, 232, -100 + 200 * i / 15.0, 174, 16.4, SHORT[i % 3], Pigment.BONE, 0.74);
        }
    }

    /** Bars across an owl's feather. */
    private void barbs(double deg, double len, double to) {
        c.at(0, 232, deg, 1, 1, () -> {
            for (double t = 0.64; t < to; t += 0.055) {
                for (int s = -1; s <= 1; s += 2) {
                    c.ink(Form.line(s * 2, -len * t, s * 13, -len * (t + 0.035)), 0.5, Pots.ROSETTE);
                }
            }
        });
    }

    /** A feather that has lost its pride: its end bends outward and down by so many units. */
    private void wilted(double deg, double len, double w, Color body, Color tip, double bend) {
        double a = Math.toRadians(deg), dx = Math.sin(a), dy = -Math.cos(a), k = deg < 0 ? -1 : 1;
        double[] q = {0, 232, w * 0.5, dx * len * 0.45, 232 + dy * len * 0.45, w, dx * len * 0.8 + k * bend * 0.25,
                232 + dy * len * 0.8 + bend * 0.15, w * 0.95, dx * len + k * bend * 0.8, 232 + dy * len + bend * 0.9, w
                * 0.3};
        Path2D s = Form.sweep(q);
        c.within(s, body, () -> c.draw(Form.disc(q[9], q[10], len * 0.26), tip, 0.8));
        c.ink(Form.curve(q[0], q[1], q[3], q[4], q[6], q[7]), 0.55);
    }

    private void pleats() {
        for (int i = 0; i < 7; i++) {
            double a = Math.toRadians(-8 + i * 13), b = Math.toRadians(5 + i * 13), m = (a + b) / 2;
            double ax = 70 + 178 * Math.cos(a), ay = 330 + 118 * Math.sin(a), bx = 70 + 178 * Math.cos(b), by = 330 +
                    118 * Math.sin(b), mx = 70 + 190 * Math.cos(m), my = 330 + 128 * Math.sin(m);
            c.draw(Form.poly(70, 330, ax, ay, mx, my, bx, by), i % 2 == 0 ? Pigment.BONE : Pigment.PAPER);
            c.fill(Form.poly(70, 330, mx, my, bx, by), i % 2 == 0 ? new Color(0xDCCDAC) : new Color(0xCDB88E));
            c.ink(Form.line(70, 330, mx, my), 0.5);
            // Drops of rubber, as on every paper that is given to a god.
            for (int k = 0; k < 2; k++) {
                double t = 0.56 + 0.24 * k + 0.05 * (i % 2);
                c.fill(Form.disc(70 + (mx - 70) * t, 330 + (my - 330) * t, 3.6 - k), Pigment.INK);
            }
        }
        Shape rim = Form.curve(196, 318, 200, 360, 178, 402, 138, 432);
        c.ink(rim, 2.3);
        c.ink(rim, 1.1, Pigment.RED);
    }

    /** Hair, stars, ears: at the sides of the face, under it. */
    void sides() {
        double hang = mood == Mood.BEATEN ? 16 : mood == Mood.SULKING ? 8 : 0;
        Both.sides(c, s -> {
            double[] q = {60, 112, 100, 140, 122, 180, 131, 224, 129, 268, 116, 310};
            for (int i = 0; i < q.length; i += 2) {
                c.draw(Form.disc(q[i], q[i + 1], 26), Pots.NIGHT);
                double x = q[i], y = q[i + 1];
                c.ink(Form.curve(x - 12, y + 8, x - 8, y - 10, x + 8, y - 10, x + 10, y + 4, x, y + 8, x - 3, y, x + 3,
                        y - 2), 0.5, Pots.CURL);
            }
            for (int i = 2; i <= 6; i += 4) {
                star(q[i] + 17, q[i + 1]);
            }
            c.at(152, 300 + hang, mood.low() ? 50 : 18, 1, 1, () -> c.draw(Limb.bone(0, 0, 42, 7.4), Pots.SKULL, 0.9));
            rosette(154, 250 + hang, 42, Pigment.RED, Pigment.TURQUOISE);
        });
    }

    private void star(double x, double y) {
        c.draw(Form.disc(x, y, 11.5), Pots.SKULL, 0.7);
        c.fill(Form.both(Form.disc(x, y, 11), Form.slab(x, y - 7, 24, 9, 0)), Pigment.RED);
        c.draw(Form.disc(x, y + 1, 5), Pigment.RED, 0.5);
    }

    /** A rosette of pleated paper. */
    private void rosette(double x, double y, double r, Color ring, Color heart) {
        int n = 18;
        Path2D p = new Path2D.Double();
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * i / n, b = 2 * Math.PI * (i + 1) / n, m = (a + b) / 2;
            if (i == 0) {
                p.moveTo(x + r * Math.cos(a), y + r * Math.sin(a));
            }
            p.quadTo(x + r * 1.17 * Math.cos(m), y + r * 1.17 * Math.sin(m), x + r * Math.cos(b), y + r * Math.sin(b));
        }
        p.closePath();
        c.draw(p, Pigment.BONE);
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * i / n, b = a + Math.PI / n;
            c.ink(Form.line(x + r * 0.66 * Math.cos(a), y + r * 0.66 * Math.sin(a), x + r * Math.cos(a), y + r *
                    Math.sin(a)), 0.55);
            c.ink(Form.line(x + r * 0.82 * Math.cos(b), y + r * 0.82 * Math.sin(b), x + r * Math.cos(b), y + r *
                    Math.sin(b)), 0.36);
        }
        c.draw(Form.disc(x, y, r * 0.66), ring);
        for (int i = 0; i < 14; i++) {
            double a = 2 * Math.PI * i / 14;
            c.fill(Form.disc(x + r * 0.57 * Math.cos(a), y + r * 0.57 * Math.sin(a), r * 0.045), Pigment.BONE);
        }
        c.draw(Form.disc(x, y, r * 0.47), Pigment.BONE, 0.8);
        c.draw(Form.disc(x, y, r * 0.29), heart, 0.8);
        c.fill(Form.disc(x - r * 0.08, y - r * 0.1, r * 0.08), Pigment.BONE);
    }

    /** Head-band and cone, over the face. */
    void band() {
        Shape cone = switch (mood) {
            case BEATEN -> Form.blob(70, 46, 70, 46, 36, 62, 38, 104, 38, 104, -40, 104, -40, 104, -30, 56, -2, 24, 42,
                    18);
            case SULKING -> Form.blob(28, 14, 28, 14, 40, 60, 40, 104, 40, 104, -40, 104, -40, 104, -26, 56, -4, 24);
            default -> Form.blob(0, -4, 0, -4, 24, 46, 40, 104, 40, 104, -40, 104, -40, 104, -24, 46);
        };
        c.within(cone, Pigment.BONE, () -> {
            double lean = mood == Mood.BEATEN ? 12 : mood == Mood.SULKING ? 5 : 0;
            for (int i = 0; i < 4; i++) {
                int k = i;
                c.at(0, 104, (3 - i) * lean, 1, 1, () -> c.draw(Form.poly(-64, -86 + k * 24, 64, -86 + k * 24, 64, -74 +
                        k * 24, -64, -74 + k * 24), k % 2 == 0 ? Pigment.RED : Pigment.BLUE, 0.65));
            }
        });
        Shape band = Form.blob(-98, 134, -62, 112, 0, 104, 62, 112, 98, 134, 101, 156, 62, 136, 0, 128, -62, 136, -101,
                156);
        c.draw(band, Pigment.RED);
        for (int i = -4; i <= 4; i++) {
            double x = i * 21, y = 117.5 + i * i * 1.2;
            c.draw(Form.disc(x, y, 7.6), Pigment.BONE, 0.6);
            c.fill(Form.disc(x, y, 2.6), Pigment.INK);
        }
        rosette(mood == Mood.BEATEN ? -8 : 0, mood == Mood.BEATEN ? 113 : 106, 36, Pigment.OCHRE, Pigment.RED);
    }
}
