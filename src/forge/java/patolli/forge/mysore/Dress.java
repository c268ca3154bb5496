package patolli.forge.mysore;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Limb;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/** Pigments, gold and cloth as the painters of Mysore lay them. */
public final class Dress {
    public static final Color INK = new Color(0x1E1712), GOLD = new Color(0xE2B03C), PALE_GOLD = new Color(0xF4D67E);
    public static final Color CREAM = new Color(0xF2E6CA), SHADE = new Color(0xD2BD92), RED = new Color(0xA5281E);
    public static final Color INDIGO = new Color(0x24506C), DEEP = new Color(0x173A52), GREEN = new Color(0x2C6A4C);
    public static final Color LEAF = new Color(0x1D4C37), BLACK = new Color(0x2A1D24), PLUM = new Color(0x4A2138);
    public static final Color RUBY = new Color(0xC02A34), EMERALD = new Color(0x2E9468), PEARL = new Color(0xFBF4E4);
    public static final Color HAIR = new Color(0x211916), STRAND = new Color(0x5A4A40), JASMINE = new Color(0xFAF3E0);

    private static final Color NAIL = new Color(0xD9B48E);

    private Dress() { }

    /** Small gold flowers strewn over a cloth, in rows. */
    public static void sprigs(Painter c, double x0, double y0, double x1, double y1, double pitch, Color colour) {
        int row = 0;
        for (double y = y0; y < y1; y += pitch * 0.86) {
            for (double x = x0 + (row % 2) * pitch / 2; x < x1; x += pitch) {
                for (int k = 0; k < 4; k++) {
                    double a = Math.PI / 4 + k * Math.PI / 2;
                    c.fill(Form.disc(x + 2.3 * Math.cos(a), y + 2.3 * Math.sin(a), 1.5), colour);
                }
            }
            row++;
        }
    }

    /** A woven border along a curve: a field between two lines of gold, with gold beads. */
    public static void border(Painter c, double wide, Color field, double... xy) {
        Shape path = Form.curve(xy);
        c.draw(Form.stroke(path, wide), field, 0.7);
        c.ink(path, 0.9, GOLD);
        for (double off : new double[] {-0.36, 0.36}) {
            double[] q = new double[xy.length];
            for (int i = 0; i < xy.length; i += 2) {
                int a = Math.max(0, i - 2);
                int b = Math.min(xy.length - 2, i + 2);
                double dx = xy[b] - xy[a];
                double dy = xy[b + 1] - xy[a + 1];
                double l = Math.hypot(dx, dy) + 1e-9;
                q[i] = xy[i] - dy / l * wide * off;
                q[i + 1] = xy[i + 1] + dx / l * wide * off;
            }
            c.ink(Form.curve(q), 0.8, GOLD);
        }
    }

    /** A round jewel set in gold. */
    public static void jewel(Painter c, double x, double y, double r, Color stone) {
        c.draw(Form.disc(x, y, r), GOLD, 0.8);
        c.draw(Form.disc(x, y, r * 0.6), stone, 0.5);
        c.fill(Form.disc(x - r * 0.18, y - r * 0.2, r * 0.16), PEARL);
    }

    /** Pearls or beads close together along a curve. */
    public static void string(Painter c, double r, Color one, Color other, double... xy) {
        new patolli.forge.codex.Ornament(c).beads(r, new Color[] {one, one, other}, xy);
    }

    /** A sleeve or a bare arm, round at both ends. */
    public static Shape limb(double... q) {
        int n = q.length;
        return Form.join(Form.sweep(q), Form.disc(q[0], q[1], q[2]), Form.disc(q[n - 3], q[n - 2], q[n - 1]));
    }

    /** The crease in the bend of an arm that comes down at the left and goes on to the right. */
    public static void elbow(Painter c, double x, double y) {
        c.ink(Form.curve(x + 9, y - 7, x, y, x - 3, y + 8), 0.7);
    }

    /** A bare neck: no line parts it from the chest; the collar bones go out from its foot. */
    public static void neck(Painter c, Color skin, Color shaded, double wide) {
        Limb.draw(c, skin, () -> { }, 202, 256, 0.9 * wide, 203, 244, wide, 206, 216, 0.9 * wide);
        c.ink(Form.curve(206 - 1.5 * wide, 263, 206 - 0.8 * wide, 266, 201, 273), 0.7, shaded);
        c.ink(Form.curve(206 + 1.5 * wide, 263, 206 + 0.9 * wide, 266, 212, 273), 0.7, shaded);
    }

    /** The toes of a bare foot that points to the right, the great one's middle there. */
    public static void toes(Painter c, double x, double y, double size, Color skin) {
        for (int i = 4; i >= 0; i--) {
            double r = size * (i == 0 ? 1 : 0.78 - 0.07 * i);
            double tx = x - size * (i == 0 ? 0 : 0.55 + 1.15 * i);
            double ty = y + size * (i == 0 ? 0 : 0.30 + 0.16 * i);
            c.draw(Form.oval(tx, ty, 1.25 * r, r), skin, 0.75);
            c.fill(Form.oval(tx + 0.55 * r, ty - 0.15 * r, 0.42 * r, 0.36 * r), NAIL);
        }
    }

    /** A jasmine flower. */
    public static void jasmine(Painter c, double x, double y, double r) {
        for (int k = 0; k < 5; k++) {
            double a = k * 2 * Math.PI / 5 + x;
            c.draw(Form.disc(x + 0.6 * r * Math.cos(a), y + 0.6 * r * Math.sin(a), 0.5 * r), JASMINE, 0.4);
        }
        c.fill(Form.disc(x, y, 0.28 * r), PALE_GOLD);
    }
}
