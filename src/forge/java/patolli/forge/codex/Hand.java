package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.outline.Form;

/**
 * Hands about a shaft that runs along the local y axis; the wrist comes from -x. Which side of a hand is seen
 * depends on the arm: of the far hand the palm and the finger tips with their nails, of the near one its back.
 */
public final class Hand {
    private final Painter c;

    /** Hands that this painter paints. */
    public Hand(Painter c) {
        this.c = c;
    }

    /** The far hand: its palm lies behind the shaft, which {@code shaft} draws, and its fingers come round to us. */
    public void palm(double x, double y, double deg, double s, Color skin, Runnable shaft) {
        c.at(x, y, deg, s, s, () -> c.draw(Form.blob(-1.25, -0.40, -1.25, -0.40, -0.62, -0.62, 0.1, -0.70, 0.62,
                -0.55, 0.70, 0.2, 0.48, 0.82, -0.3, 0.80, -0.72, 0.52, -1.25, 0.42, -1.25, 0.42), skin));
        shaft.run();
        c.at(x, y, deg, s, s, () -> {
            double[] reach = {-0.30, -0.42, -0.36, -0.16};
            for (int i = 3; i >= 0; i--) {
                double y0 = -0.44 + 0.375 * i, y1 = y0 + 0.06 * (i - 1);
                finger(0.66 - 0.03 * i * i / 3.0, y0, reach[i], y1, i == 3 ? 0.17 : 0.2, skin, true);
            }
            // The thumb lies along the shaft, its tip bent back.
            c.draw(Form.sweep(-0.72, -0.22, 0.24, -0.36, -0.62, 0.24, 0.02, -0.92, 0.19, 0.20, -1.22, 0.14, 0.30,
                    -1.34, 0.05), skin, 0.95);
            c.draw(Form.put(Form.oval(0, 0, 0.09, 0.16), 0.13, -1.10, 30, 1), Pigment.BONE, 0.5);
        });
    }

    /** The near hand: its back, the knuckles, three fingers bent away, the forefinger laid along the shaft. */
    public void back(double x, double y, double deg, double s, Color skin) {
        c.at(x, y, deg, s, s, () -> {
            c.draw(Form.sweep(-0.30, -0.30, 0.28, 0.16, -0.74, 0.22, 0.34, -1.10, 0.18, 0.30, -1.42, 0.12, 0.26,
                    -1.52, 0.04), skin, 0.95);
            for (int i = 2; i >= 0; i--) {
                double y0 = -0.24 + 0.37 * i;
                finger(-0.15, y0, 0.72 - 0.10 * i, y0 - 0.02, 0.21 - 0.012 * i, skin, false);
            }
            c.draw(Form.blob(-1.25, -0.40, -1.25, -0.40, -0.70, -0.60, -0.22, -0.62, 0.10, -0.44, 0.02, -0.22, 0.16,
                    -0.04, 0.04, 0.14, 0.12, 0.36, -0.02, 0.52, 0.0, 0.72, -0.34, 0.84, -0.74, 0.60, -1.25, 0.44,
                    -1.25, 0.44), skin);
            for (int i = 0; i < 2; i++) {
                c.ink(Form.curve(-0.22, -0.16 + 0.36 * i, -0.08, -0.10 + 0.36 * i, -0.06, 0.04 + 0.36 * i), 0.5);
            }
            // The thumb crosses in front.
            c.draw(Form.sweep(-0.78, -0.34, 0.20, -0.42, -0.70, 0.24, -0.04, -0.86, 0.20, 0.16, -1.02, 0.12, 0.24,
                    -1.06, 0.04), skin, 0.95);
            c.draw(Form.put(Form.oval(0, 0, 0.085, 0.15), 0.06, -0.95, 56, 1), Pigment.BONE, 0.5);
        });
    }

    /**
     * A hand that holds nothing, its palm to us: so many fingers are raised, from the forefinger on, the others bent
     * into the palm under the thumb; with all four the thumb stands off too.
     */
    public void raised(double x, double y, double deg, double s, int fingers, Color skin) {
        c.at(x, y, deg, s, s, () -> {
            double[] root = {-0.46, -0.15, 0.16, 0.45}, tip = {-0.78, -0.22, 0.30, 0.80}, far = {1.42, 1.62, 1.5, 1.18};
            if (fingers > 3) {
                c.draw(Form.sweep(-0.62, -0.34, 0.25, -0.30, -0.82, 0.22, 0.02, -1.16, 0.18, 0.16, -1.34, 0.13, 0.22,
                        -1.44, 0.04), skin, 0.95);
            }
            for (int i = 0; i < fingers; i++) {
                double dx = far[i] - 0.1, dy = tip[i] - root[i], k = i == 3 ? 0.165 : 0.195;
                c.draw(Form.sweep(0.05, root[i], k, 0.1 + dx * 0.5, root[i] + dy * 0.5, k * 1.04, 0.1 + dx * 0.86,
                        root[i] + dy * 0.86, k * 0.92, far[i], tip[i], k * 0.3), skin, 0.85);
            }
            c.draw(Form.blob(-1.25, -0.40, -1.25, -0.40, -0.62, -0.56, -0.1, -0.66, 0.2, -0.60, 0.28, -0.3, 0.30, 0.1,
                    0.22, 0.60, -0.3, 0.70, -0.72, 0.54, -1.25, 0.42, -1.25, 0.42), skin);
            for (int i = fingers; i < 4; i++) {
                c.draw(Form.sweep(0.26, root[i], 0.2, 0.02, root[i] + 0.02, 0.2, -0.2, root[i] + 0.03, 0.17), skin,
                        0.85);
                c.draw(Form.oval(-0.22, root[i] + 0.03, 0.11, 0.1), Pigment.BONE, 0.5);
            }
            if (fingers > 3) {
                c.ink(Form.curve(-0.62, 0.30, -0.36, 0.02, 0.02, -0.18), 0.55);
                c.ink(Form.curve(-0.30, 0.42, -0.06, 0.26, 0.12, 0.20), 0.55);
            } else {
                c.draw(Form.sweep(-0.74, -0.20, 0.23, -0.40, -0.10, 0.23, -0.06, 0.12, 0.2, 0.16, 0.34, 0.15, 0.22,
                        0.42, 0.04), skin, 0.95);
                c.draw(Form.put(Form.oval(0, 0, 0.085, 0.14), 0.06, 0.27, -48, 1), Pigment.BONE, 0.5);
            }
        });
    }

    private void finger(double x0, double y0, double x1, double y1, double r, Color skin, boolean nail) {
        double end = Math.signum(x1 - x0);
        Shape f = Form.sweep(x0, y0, r, x0 * 0.5 + x1 * 0.5, y0 * 0.45 + y1 * 0.55 - 0.03, r * 1.05, x1 - end * r, y1,
                r * 0.96, x1 - end * r * 0.35, y1, r * 0.78, x1, y1, r * 0.25);
        Shape root = Form.disc(x0, y0, r * 0.98);
        c.draw(Form.join(f, root), skin, 0.85);
        if (nail) {
            c.draw(Form.oval(x1 - end * r * 0.72, y1, r * 0.62, r * 0.55), Pigment.BONE, 0.5);
        }
    }
}
