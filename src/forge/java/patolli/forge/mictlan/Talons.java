package patolli.forge.mictlan;

import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/**
 * His hands. Unless said otherwise a hand stands with its fingers up (-y), its thumb at +x, its wrist at (0, 44), and
 * shows its palm; whoever uses it turns and mirrors the frame.
 */
final class Talons {
    private final Painter c;

    Talons(Painter c) {
        this.c = c;
    }

    /** Fingers that spread (degrees from straight up, outer to inner) and bend on at their middle joints by so much. */
    record Pose(double[] spread, double[] bend, double[] length, double thumb, double thumbBend) { }

    static final Pose CUPPED = new Pose(new double[] {-24, -9, 6, 22}, new double[] {30, 26, 24, 24},
            new double[] {66, 78, 76, 62}, 52, -44);
    static final Pose LIMP = new Pose(new double[] {-20, -7, 5, 16}, new double[] {-10, 4, 10, 4},
            new double[] {78, 90, 86, 70}, 26, -10);
    static final Pose GRIPPING = new Pose(new double[] {-20, -7, 6, 19}, new double[] {20, 16, 12, 6},
            new double[] {44, 52, 50, 42}, 52, -40);

    /** An open palm. */
    void open(Pose p) {
        double[][] root = {{-29, -32}, {-10, -41}, {10, -41}, {28, -31}};
        for (int i = 0; i < 4; i++) {
            finger(root[i][0], root[i][1], p.spread[i], p.length[i], p.bend[i], 12.6 - 0.5 * Math.abs(i - 1.5));
        }
        Shape palm = Form.blob(-42, -30, -34, -45, -12, -50, 12, -50, 34, -44, 39, -24, 38, 4, 27, 28, 17, 50, -17, 50,
                -31, 26, -42, 2);
        Shape ball = thumb(p);
        Limb.flesh(c, Form.join(palm, ball));
        c.ink(Form.join(palm, ball), 1);
        creases();
    }

    private Shape thumb(Pose p) {
        double a = Math.toRadians(p.thumb), b = Math.toRadians(p.thumb + p.thumbBend);
        double kx = 26 + 36 * Math.sin(a), ky = 2 - 36 * Math.cos(a), tx = kx + 30 * Math.sin(b), ty = ky - 30 *
                Math.cos(b);
        claw(tx, ty, p.thumb + p.thumbBend, 7.6, 30);
        Shape s = Form.sweep(10, 24, 19, 26, 6, 17, kx, ky, 12.4, tx, ty, 10, tx + 3 * Math.sin(b), ty - 3 *
                Math.cos(b), 8);
        c.draw(s, Pots.FLESH);
        joint(kx, ky, p.thumb, 7);
        return Form.sweep(8, 26, 17, 20, 12, 16.4, 30, -2, 13.4, 33, -7, 9);
    }

    private void creases() {
        c.ink(Form.curve(-36, -14, -16, -22, 6, -22, 22, -34), 0.5);
        c.ink(Form.curve(-37, 2, -14, -2, 10, -11, 27, -19), 0.5);
        c.ink(Form.curve(2, 42, 5, 22, 14, 4, 34, -8), 0.55);
        c.ink(Form.curve(-24, 20, -12, 14, -4, 16), 0.35);
    }

    /** A finger from its root: an angle from straight up, a length, how much it bends, its thickness. */
    void finger(double x, double y, double deg, double len, double bend, double r) {
        double a = Math.toRadians(deg), b = Math.toRadians(deg + bend), e = Math.toRadians(deg + 2 * bend);
        double kx = x + 0.44 * len * Math.sin(a), ky = y - 0.44 * len * Math.cos(a);
        double mx = kx + 0.32 * len * Math.sin(b), my = ky - 0.32 * len * Math.cos(b);
        double tx = mx + 0.24 * len * Math.sin(e), ty = my - 0.24 * len * Math.cos(e);
        claw(tx, ty, deg + 2.2 * bend, r * 0.62, 34);
        Shape s = Form.sweep(x - 8 * Math.sin(a), y + 8 * Math.cos(a), r, x, y, r, kx, ky, r * 0.95, mx, my, r * 0.84,
                tx, ty, r * 0.70, tx + 3 * Math.sin(e), ty - 3 * Math.cos(e), r * 0.5);
        Limb.flesh(c, s);
        c.ink(s, 0.9);
        joint(kx, ky, deg + bend * 0.5, r * 0.72);
        joint(mx, my, deg + bend * 1.5, r * 0.62);
    }

    /** The two creases of a joint. */
    private void joint(double x, double y, double deg, double r) {
        c.at(x, y, deg, 1, 1, () -> {
            c.ink(Form.curve(-r, 1, 0, 3.4, r, 1), 0.5);
            c.ink(Form.curve(-r * 0.7, -3.4, 0, -1.4, r * 0.7, -3.4), 0.36);
        });
    }

    /** A talon, hooked a little, its tip dark with age. */
    void claw(double x, double y, double deg, double r, double len) {
        c.at(x, y, deg, 1, 1, () -> {
            Shape s = Form.sweep(0, 3, r, 0.5, -len * 0.38, r * 0.86, 3, -len * 0.76, r * 0.5, 8, -len * 1.12, 0.5);
            c.within(s, Pots.SKULL, () -> c.fill(Form.poly(-20, -len * 0.72, 20, -len * 0.62, 20, -len * 1.4, -20,
                    -len * 1.4), Pots.CLAW_TIP));
            c.ink(Form.curve(-r * 0.3, -2, 0, -len * 0.4, 2.6, -len * 0.7), 0.35, Pots.SKULL_SHADE);
        });
    }

    /** One finger raised: listen! The others are folded on the palm, the thumb lies over them. */
    void raised() {
        finger(25, -30, 4, 100, 1, 14.4);
        Shape palm = Form.blob(-42, -26, -36, -42, -12, -50, 12, -52, 38, -46, 42, -24, 40, 4, 28, 28, 17, 50, -17, 50,
                -31, 26, -42, 2);
        Limb.flesh(c, palm);
        c.ink(palm, 1);
        c.fill(Form.slab(24.5, -47, 21, 17, 3), Pots.FLESH);
        c.ink(Form.curve(-10, 44, -6, 34, -8, 26), 0.4);
        folded(-32, -30, -4, 40);
        folded(-11, -38, -1, 46);
        folded(10, -40, 2, 45);
        claw(-14, 4, -74, 7.6, 30);
        Shape s = Form.sweep(18, 46, 3, 27, 38, 12, 39, 14, 15.4, 34, -2, 13, 12, 0, 11, -10, 4, 9.4, -14, 4.6, 7);
        Limb.flesh(c, s);
        c.ink(s, 1);
        joint(14, 0, -84, 7);
    }

    private void folded(double x, double y, double deg, double len) {
        c.at(x, y, deg, 1, 1, () -> {
            c.at(0, len - 6, 180, 1, 1, () -> claw(0, 0, 0, 6.6, 24));
            Shape s = Form.blob(-11, 4, -9, -12, 0, -17, 9, -12, 11, 4, 10, len - 14, 6, len - 3, -6, len - 3, -10, len
                    - 14);
            Limb.flesh(c, s);
            c.ink(s, 0.9);
            c.ink(Form.curve(-7, 2, 0, 5, 7, 2), 0.5);
            c.ink(Form.curve(-6, len * 0.55, 0, len * 0.55 + 3, 6, len * 0.55), 0.4);
        });
    }

    /** The back of a hand whose fingers grip a knee: knuckles up, claws over the edge. */
    void back(Pose p) {
        double[][] root = {{-29, -30}, {-10, -38}, {10, -38}, {28, -29}};
        for (int i = 0; i < 4; i++) {
            finger(root[i][0], root[i][1], p.spread[i], p.length[i], p.bend[i], 12.4);
        }
        Shape thumb = thumb(p);
        Shape palm = Form.join(Form.blob(-42, -28, -30, -46, -20, -40, -10, -51, 0, -42, 10, -51, 20, -40, 31, -44, 40,
                -24, 37, 4, 26, 28, 17, 50, -17, 50, -30, 26, -42, 2), thumb);
        Limb.flesh(c, palm);
        c.ink(palm, 1);
        for (double[] q : root) {
            c.ink(Form.curve(q[0] - 8, q[1] + 4, q[0] - 5, q[1] - 3, q[0] + 5, q[1] - 3, q[0] + 8, q[1] + 4), 0.55);
            c.ink(Form.curve(q[0] * 0.9, q[1] + 12, q[0] * 0.66, q[1] + 34, q[0] * 0.5, q[1] + 50), 0.36);
        }
    }

    /** Thumb and forefinger meet about (86, -80) with something small between their claws; the others hang. */
    void pinch(Runnable held) {
        finger(-29, -30, -50, 72, 16, 12);
        finger(-11, -40, -30, 84, 12, 12.6);
        finger(9, -41, -13, 88, 8, 12.8);
        held.run();
        finger(27, -32, 2, 66, 27, 12.6);
        Shape palm = Form.blob(-42, -28, -34, -44, -12, -50, 12, -51, 36, -46, 41, -24, 38, 4, 27, 28, 17, 50, -17, 50,
                -31, 26, -42, 2);
        claw(68, -30, 12, 8, 26);
        Shape s = Form.sweep(12, 24, 18, 36, 12, 16, 58, -4, 12.6, 68, -26, 10, 69, -30, 8);
        c.draw(s, Pots.FLESH);
        Shape all = Form.join(palm, Form.sweep(8, 26, 17, 22, 19, 16, 38, 10, 13));
        Limb.flesh(c, all);
        c.ink(all, 1);
        joint(57, -6, 30, 8);
        creases();
    }

    /** A fist seen from its fingers; what it holds stands behind fingers and thumb. */
    void fist(Runnable held) {
        Shape palm = Form.blob(-44, -20, -26, -38, 24, -38, 44, -20, 47, 10, 34, 38, 18, 58, -18, 58, -32, 38, -47, 10);
        Limb.flesh(c, palm);
        c.ink(palm, 1);
        held.run();
        for (int i = 0; i < 4; i++) {
            double u = -34 + 21 * i, v = new double[] {4, -3, -4, 0}[i];
            if (i < 3) {
                // The last one's is under the thumb.
                c.at(u, v + 12, 180 + (i - 1.5) * 4, 1, 1, () -> claw(0, 0, 0, 7, 28));
            }
            Shape s = Form.blob(u - 10.8, v - 26, u - 7, v - 41, u + 7, v - 41, u + 10.8, v - 26, u + 10.8, v + 2, u +
                    6, v + 14, u - 6, v + 14, u - 10.8, v + 2);
            Limb.flesh(c, s);
            c.ink(s, 0.95);
            c.ink(Form.curve(u - 7, v - 15, u, v - 19, u + 7, v - 15), 0.5);
            c.ink(Form.curve(u - 6, v - 9, u, v - 12, u + 6, v - 9), 0.36);
            c.ink(Form.curve(u - 6, v + 4, u, v + 1, u + 6, v + 4), 0.4);
        }
        claw(46, -34, -14, 7.6, 28);
        Shape thumb = Form.sweep(24, 38, 13, 45, 12, 14.6, 53, -14, 11.8, 46, -36, 8.6);
        Limb.flesh(c, thumb);
        c.ink(thumb, 1);
        c.fill(Form.sweep(14, 34, 12, 26, 34, 13.4, 36, 22, 11), Pots.FLESH);
        joint(51, -10, 6, 8);
    }
}
