package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import java.util.Arrays;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** A burner for copal as a codex paints it, seen from its side: an hour-glass of clay, fire, and smoke in scrolls. */
final class Burner {
    /** Its middle and the rim of its bowl, in design units. */
    static final double X = 214, RIM = 508;
    /** Half its width at the rim, and by how much that is bowed. */
    static final double HALF = 96, BOW = 17;
    private static final Color CLAY = new Color(0xA8623A), CLAY_DEEP = new Color(0x7C4227), COAL = new Color(0x2A1A16);
    private static final Color FLAME = new Color(0xE8A93A), HEART = new Color(0xF6DC8C), EMBER = new Color(0xD2502A);
    private static final Color SMOKE = new Color(0xA9B4B6), SMOKE_DEEP = new Color(0x75868C), LINE = new Color(0xD5DCDA);
    private static final int CURL = 9;
    private final Painter c;

    Burner(Painter c) {
        this.c = c;
    }

    /** What is seen of the rim behind the fire. */
    void farRim() {
        c.at(X, RIM, 0, 1, 1, () -> {
            c.draw(Form.oval(0, -2, HALF, BOW + 7), Pigment.RED);
            c.draw(Form.oval(0, -1, HALF - 11, BOW), COAL, 0.8);
        });
    }

    /** The vessel, as level as it is seen from its side; its foot stands at y = RIM + 150. */
    void vessel() {
        c.at(X, RIM, 0, 1, 1, () -> {
            foot();
            bowl();
            c.draw(Form.slab(0, 82, 60, 20, 9), Pigment.BONE);
            for (int i = -2; i <= 2; i++) {
                c.ink(Form.line(i * 11 - 4, 73, i * 11 + 4, 91), 0.55);
            }
            new Ornament(c).bow(4, 82, 12, 26, Pigment.RED);
        });
    }

    private void foot() {
        Shape s = Form.blob(-26, 84, -26, 84, 26, 84, 26, 84, 38, 118, 66, 150, 66, 150, -66, 150, -66, 150, -38, 118);
        c.within(s, CLAY, () -> {
            c.fill(Form.blob(10, 80, 10, 80, 40, 80, 40, 80, 80, 156, 80, 156, 40, 156, 40, 156, 24, 120), CLAY_DEEP);
            c.draw(Form.poly(-80, 132, 80, 132, 80, 160, -80, 160), Pigment.BONE, 0.7);
            for (int i = -4; i <= 4; i++) {
                c.draw(Form.poly(i * 16 - 8, 133, i * 16 + 8, 133, i * 16, 149), i % 2 == 0 ? Pigment.RED
                        : Pigment.BLUE, 0.4);
            }
        });
    }

    private void bowl() {
        Shape s = Form.blob(-86, -4, -86, -4, 86, -4, 86, -4, 66, 46, 26, 80, 26, 80, -26, 80, -26, 80, -66, 46);
        c.within(s, CLAY, () -> {
            c.fill(Form.blob(44, -10, 44, -10, 100, -10, 100, -10, 90, 90, 90, 90, 8, 90, 8, 90, 34, 46), CLAY_DEEP);
            c.draw(Form.poly(-100, 22, 100, 22, 100, 50, -100, 50), Pigment.OCHRE, 0.8);
            for (int i = -2; i <= 2; i++) {
                fret(i * 34);
            }
        });
        c.draw(Form.slab(0, 4, 190, 26, 9), Pigment.RED);
        for (int i = -4; i <= 4; i++) {
            c.draw(Form.disc(i * 20.5, 4, 8.4), i % 2 == 0 ? Pigment.TURQUOISE : Pigment.BONE, 0.7);
            c.fill(Form.disc(i * 20.5, 4, 2.4), Pigment.INK);
        }
    }

    /** A stepped fret: steps up, and a hook. */
    private void fret(double x) {
        c.fill(Form.poly(x - 15, 48, x - 15, 40, x - 9, 40, x - 9, 33, x - 3, 33, x - 3, 26, x + 3, 26, x + 3, 48),
                Pigment.INK);
        c.ink(Form.line(x + 14, 45, x + 14, 29, x + 8, 29, x + 8, 37), 0.7);
    }

    /** Coals over the rim and tongues of fire. */
    void fire() {
        c.at(X, RIM, 0, 1, 1, () -> {
            double[][] tongues = {{-46, -30, 40}, {44, -26, 36}, {-24, -10, 62}, {22, 14, 58}, {0, -4, 84}};
            for (double[] t : tongues) {
                tongue(t[0], t[1], t[2]);
            }
            for (int i = -3; i <= 3; i++) {
                double x = i * 22, y = -4 - 6 * (1 - i * i / 9.0);
                c.draw(Form.blob(x - 14, y + 6, x - 10, y - 9, x + 3, y - 12, x + 14, y - 2, x + 11, y + 11, x - 6, y
                        + 12), i % 2 == 0 ? EMBER : COAL, 0.8);
                c.fill(Form.oval(x - 1, y - 3, 6, 3.4), i % 2 == 0 ? FLAME : EMBER);
            }
        });
    }

    /** One tongue, its tip bent aside, with a heart of a paler yellow. */
    private void tongue(double x, double aside, double high) {
        double tip = x + aside * 0.6;
        c.draw(Form.sweep(x, -8, 19, x - aside * 0.24, -12 - high * 0.4, 17, x + aside * 0.1, -14 - high * 0.75, 8.5,
                tip, -14 - high, 0.8), high > 60 ? FLAME : EMBER, 0.9);
        c.fill(Form.sweep(x, -10, 9, x - aside * 0.2, -12 - high * 0.3, 8, x, -14 - high * 0.62, 1), high > 60 ? HEART
                : FLAME);
    }

    /** Two strands that rise, cross and end in curls, and buds beside them. */
    void smoke() {
        c.at(X, RIM, 0, 1, 1, () -> {
            volute(SMOKE_DEEP, 1.2, 180, new double[] {22, -372, 32}, 12, -70, 7, 32, -118, 11, 26, -172, 13, -4,
                    -222, 14, -22, -272, 14, -18, -324, 13);
            volute(SMOKE, -1.2, 0, new double[] {-42, -292, 28}, -10, -70, 7, -30, -116, 11, -28, -166, 13, -2, -208, 14,
                    4, -250, 13);
            volute(SMOKE, -1.15, 0, new double[] {-66, -156, 20}, -40, -78, 3, -42, -106, 7, -44, -132, 8);
            volute(SMOKE_DEEP, 1.15, 180, new double[] {72, -214, 20}, 40, -124, 3, 46, -156, 7, 50, -188, 8);
        });
    }

    /** A strand (x, y, radius) that ends in a curl (x, y, radius): turns of it, and the angle where they meet. */
    private void volute(Color colour, double turns, double from, double[] curl, double... stem) {
        double[] q = Arrays.copyOf(stem, stem.length + 3 * CURL);
        double w = stem[stem.length - 1];
        for (int i = 0; i < CURL; i++) {
            double t = i / (CURL - 1.0), a = Math.toRadians(from + 360 * turns * t);
            double r = curl[2] * (1 - 0.78 * Math.pow(t, 0.8));
            q[stem.length + 3 * i] = curl[0] + r * Math.cos(a);
            q[stem.length + 3 * i + 1] = curl[1] + r * Math.sin(a);
            q[stem.length + 3 * i + 2] = w * (1 - 0.62 * t);
        }
        c.draw(Form.ribbon(q), colour, 0.9);
        c.ink(Form.spine(Arrays.copyOf(q, q.length - 9)), 0.6, LINE);
    }
}
