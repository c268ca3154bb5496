package patolli.forge.mictlan;

import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** A mouth without lips: gum, teeth, and in two of them the jade that only the vain have drilled for. */
final class Mouth {
    private final Painter c;
    private final Mood mood;

    Mouth(Painter c, Mood mood) {
        this.c = c;
        this.mood = mood;
    }

    void draw() {
        switch (mood) {
            case INVITING -> talking();
            case SMUG -> grin();
            case GLOATING -> laugh();
            case SULKING -> clenched(0.55);
            case BEATEN -> clenched(1);
        }
    }

    /** Half open, one corner higher: he is in the middle of a sentence, and likes it. */
    private void talking() {
        Shape m = Form.blob(-88, 306, -60, 306, 0, 312, 60, 298, 94, 280, 98, 292, 88, 334, 52, 370, 4, 380, -44, 372,
                -78, 346, -92, 318);
        c.within(m, Pots.GULLET, () -> {
            c.fill(Form.blob(-100, 296, -60, 300, 0, 306, 60, 292, 100, 276, 100, 292, 60, 309, 0, 321, -60, 316, -100,
                    314), Pots.GUM);
            c.fill(Form.blob(-92, 330, -70, 356, -40, 372, 4, 378, 50, 368, 84, 340, 100, 350, 60, 400, -60, 400),
                    Pots.GUM);
            c.draw(Form.blob(-34, 378, -28, 354, -6, 346, 10, 350, 26, 344, 40, 352, 42, 376), Pots.TONGUE, 0.75);
            c.ink(Form.curve(8, 352, 8, 360, 6, 368), 0.45);
            for (int i = -6; i <= 6; i++) {
                double x = i * 14.4 + 2, lift = 14 * Math.max(0, x / 90) * Math.max(0, x / 90) * 2 - 2, k = Math.abs(i)
                        / 6.0;
                double u = 306 - lift - (x < 0 ? 3 * k : 0);
                upper(i, x, u, 25 - 9 * k);
                if (Math.abs(i) < 6) {
                    double d = 378 - Math.pow(Math.abs(x - 4) / 88, 2.4) * 42;
                    lower(x, d, 19 - 6 * k);
                }
            }
        });
        cheek(96, 268, 108, 278, 106, 294, -92, 296, -104, 304, -102, 318);
    }

    private void upper(int i, double x, double y, double len) {
        c.draw(Form.blob(x - 6.9, y - 3, x - 4, y - 7, x + 4, y - 7, x + 6.9, y - 3, x + 6.4, y + len - 5, x + 3, y +
                len, x - 3, y + len, x - 6.4, y + len - 5), Pots.SKULL, 0.6);
        c.ink(Form.line(x - 2, y + 3, x - 2.4, y + len * 0.5), 0.34, Pots.SKULL_SHADE);
        if (i == -1 || i == 2) {
            c.draw(Form.disc(x, y + len * 0.45, 3.5), Pigment.JADE, 0.36);
        }
    }

    private void lower(double x, double y, double len) {
        c.draw(Form.blob(x - 6.6, y + 4, x - 4, y + 7, x + 4, y + 7, x + 6.6, y + 4, x + 6.2, y - len + 5, x + 3, y -
                len, x - 3, y - len, x - 6.2, y - len + 5), Pots.SKULL, 0.6);
    }

    private void cheek(double... q) {
        c.ink(Form.curve(q[0], q[1], q[2], q[3], q[4], q[5]), 0.75);
        c.ink(Form.curve(q[6], q[7], q[8], q[9], q[10], q[11]), 0.75);
    }

    /** All his teeth, closed, from ear to ear and higher on one side. */
    private void grin() {
        Shape m = Form.blob(-98, 270, -60, 296, 0, 308, 60, 300, 96, 284, 100, 300, 80, 338, 44, 364, 0, 370, -44, 364,
                -80, 334, -100, 288);
        c.within(m, Pots.GUM, () -> {
            for (int i = -6; i <= 6; i++) {
                double x = i * 15, k = Math.abs(i) / 6.5;
                double top = 308 - k * k * (i < 0 ? 34 : 22), low = 368 - Math.pow(k, 2.2) * (i < 0 ? 62 : 54);
                double mid = (top + low) / 2 + 2;
                upper(i, x, top + 3, mid - top - 4);
                lower(x, low - 3, low - mid - 4);
            }
        });
        cheek(96, 266, 110, 274, 110, 292, -98, 252, -113, 258, -112, 278);
        c.ink(Form.curve(-24, 384, 0, 388, 26, 382), 0.6);
    }

    private void laugh() {
        Shape m = Form.blob(-114, 266, -74, 290, 0, 300, 74, 290, 114, 266, 116, 284, 100, 346, 56, 404, 0, 414, -56,
                404, -100, 346, -116, 284);
        c.within(m, Pots.GULLET, () -> {
            c.fill(Form.blob(-120, 254, -74, 280, 0, 290, 74, 280, 120, 254, 120, 276, 74, 302, 0, 313, -74, 302, -120,
                    276), Pots.GUM);
            c.fill(Form.blob(-104, 350, -60, 398, 0, 406, 60, 398, 104, 350, 110, 420, 0, 440, -110, 420), Pots.GUM);
            c.draw(Form.blob(-9, 318, 0, 312, 9, 318, 8, 338, 0, 346, -8, 338), Pots.GUM, 0.6);
            c.draw(Form.blob(-58, 414, -50, 366, -22, 352, 0, 360, 22, 352, 50, 366, 58, 414), Pots.TONGUE, 0.75);
            c.ink(Form.curve(0, 364, 1, 378, 0, 392), 0.45);
            for (int i = -7; i <= 7; i++) {
                double x = i * 15.2, k = x / 106;
                upper(i, x, 303 - k * k * 26, 30 - 12 * k * k);
                if (Math.abs(i) < 6) {
                    lower(x, 411 - Math.pow(Math.abs(x) / 92, 3) * 50, 23 - 8 * k * k);
                }
            }
        });
        cheek(102, 246, 118, 252, 125, 270, -102, 246, -118, 252, -125, 270);
    }

    /** Teeth set along an arch: the more it bends, the worse he feels; the last time one tooth is gone as well. */
    private void clenched(double k) {
        double rise = 34 * k;
        Shape m = Form.blob(-74, 328 + rise, -56, 312 + rise * 0.55, 0, 308, 56, 312 + rise * 0.55, 74, 328 + rise, 70,
                352 + rise * 0.7, 40, 350 + rise * 0.25, 0, 350, -40, 350 + rise * 0.25, -70, 352 + rise * 0.7);
        c.within(m, Pots.GUM, () -> {
            for (int i = -4; i <= 4; i++) {
                double x = i * 15.4, y = 330 + x * x / 4356 * rise * 0.92, a = Math.toDegrees(Math.atan(x / 4356 * rise
                        * 1.8));
                int n = i;
                c.at(x, y, a, 1, 1, () -> {
                    if (k < 1 || n != -1) {
                        upper(n, 0, -14, 15);
                    } else {
                        c.fill(Form.slab(0, -6, 12, 22, 4), Pots.GULLET);
                    }
                    lower(0, 14, 13);
                });
            }
        });
        Both.sides(c, s -> {
            c.ink(Form.curve(44, 290, 68, 304, 82, 326 + rise * 0.5, 86, 344 + rise * 0.5), 0.75);
            c.ink(Form.curve(0, 368, 16, 366 + 4 * k, 30, 374), 0.7);
            c.ink(Form.curve(6, 380, 16, 379, 24, 384), 0.45);
        });
    }
}
