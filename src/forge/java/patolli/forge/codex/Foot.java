package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.outline.Form;

/**
 * Sandalled feet pointing to +x, the ankle at the origin, the ground at half a unit below it. The near foot
 * shows its outer side with all five toes in a row, the far one its arch and the great toe.
 */
public final class Foot {
    private final Painter c;
    private final Ornament o;

    /** Feet that this painter paints. */
    public Foot(Painter c) {
        this.c = c;
        this.o = new Ornament(c);
    }

    /** The near foot: ankle at (x, y), {@code s} units to its own unit. */
    public void outer(double x, double y, double deg, double s, Color skin, Color strap, Color guard) {
        c.at(x, y, deg, s, s, () -> {
            sole();
            // The great toe is farthest from us: it looks out in front, the others overlap it one by one.
            toe(0.96, 0.335, 0.095, skin);
            c.draw(Form.blob(-0.17, -0.16, -0.17, -0.16, 0.17, -0.16, 0.17, -0.16, 0.25, 0.02, 0.46, 0.14, 0.72, 0.19,
                    0.88, 0.25, 0.92, 0.40, 0.92, 0.40, -0.24, 0.40, -0.24, 0.40, -0.30, 0.22, -0.18, 0.02), skin);
            for (int i = 0; i < 4; i++) {
                toe(0.87 - 0.105 * i, 0.355 + 0.008 * i, 0.078 - 0.005 * i, skin);
            }
            // The ankle bone.
            c.ink(Form.curve(-0.02, 0.05, 0.05, 0.10, 0.10, 0.04), 0.6);
            lacing(strap, guard);
            c.draw(Form.sweep(0.30, 0.07, 0.035, 0.46, 0.24, 0.055, 0.50, 0.42, 0.045), strap, 0.85);
        });
    }

    /** The far foot. */
    public void inner(double x, double y, double deg, double s, Color skin, Color strap, Color guard) {
        c.at(x, y, deg, s, s, () -> {
            sole();
            toe(0.985, 0.35, 0.07, skin);
            c.draw(Form.blob(-0.17, -0.16, -0.17, -0.16, 0.17, -0.16, 0.17, -0.16, 0.25, 0.02, 0.46, 0.13, 0.66, 0.19,
                    0.82, 0.20, 0.93, 0.26, 0.95, 0.35, 0.88, 0.41, 0.66, 0.41, 0.52, 0.36, 0.34, 0.31, 0.18, 0.34,
                    0.04, 0.41, -0.22, 0.41, -0.30, 0.24, -0.18, 0.02), skin);
            // The ball of the foot, and the nail.
            c.ink(Form.curve(0.60, 0.30, 0.68, 0.36, 0.67, 0.41), 0.6);
            c.ink(Form.curve(0.74, 0.33, 0.79, 0.29, 0.82, 0.33), 0.5);
            c.draw(Form.put(Form.oval(0, 0, 0.075, 0.045), 0.885, 0.275, 24, 1), Pigment.BONE, 0.55);
            lacing(strap, guard);
            c.draw(Form.sweep(0.28, 0.06, 0.035, 0.52, 0.17, 0.05, 0.72, 0.22, 0.03), strap, 0.85);
        });
    }

    private void toe(double x, double y, double r, Color skin) {
        c.draw(Form.sweep(x - 0.15, y - 0.085, r * 0.9, x - 0.05, y - 0.06, r, x + 0.035, y + 0.01, r, x + 0.065,
                y + 0.05, r * 0.6, x + 0.08, y + 0.075, 0.015), skin, 0.8);
        c.draw(Form.put(Form.oval(0, 0, r * 0.52, r * 0.40), x + 0.052, y + 0.006, 50, 1), Pigment.BONE, 0.5);
    }

    private void sole() {
        c.draw(Form.blob(-0.31, 0.50, 0.90, 0.50, 1.02, 0.48, 1.08, 0.42, 1.02, 0.385, 0.9, 0.39, -0.30, 0.39, -0.35,
                0.44), Pigment.CANE);
        c.ink(Form.line(-0.28, 0.45, 0.98, 0.45), 0.5);
    }

    /** Heel guard with its painted edge, the thong round the ankle and its bow. */
    private void lacing(Color strap, Color guard) {
        Shape heel = Form.blob(-0.35, 0.40, -0.35, 0.40, -0.36, 0.16, -0.27, -0.14, -0.27, -0.14, -0.14, -0.10, -0.02,
                0.16, 0.10, 0.40, 0.10, 0.40);
        c.within(heel, guard, () -> c.draw(Form.poly(-0.5, 0.29, 0.2, 0.29, 0.2, 0.5, -0.5, 0.5), Pigment.OCHRE, 0.7));
        c.ink(Form.curve(-0.27, 0.27, -0.20, 0.02), 0.55);
        c.ink(Form.curve(-0.15, 0.27, -0.11, 0.10), 0.55);
        c.draw(Form.sweep(-0.26, -0.09, 0.05, -0.02, -0.05, 0.065, 0.24, 0.03, 0.05), strap, 0.9);
        o.bow(0.26, 0.03, 20, 0.24, strap);
    }
}
