package patolli.forge.pagade.figure;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.mysore.Dress;
import patolli.forge.outline.Form;

/** Legs that are crossed on the ground, in a length of cotton that is pleated at the waist and woven in two borders. */
final class Dhoti {
    private static final Color NEAR = new Color(0xEADFC0), FAR = new Color(0xC6B388), DEEP = new Color(0xBDA878),
            DEEPER = new Color(0x9C8656), FOLD = new Color(0x6E5A34);
    private static final double HEM = 19, HEMMED = 15, FIRM = 1.45;
    /** Where pleats end along the hem of the near leg: from the knee to the ankle. */
    private static final double[][] NEAR_PLEATS = {{84, 470}, {96, 498}, {120, 510}, {148, 514}, {176, 512},
        {202, 508}};
    private static final double[][] FAR_PLEATS = {{250, 500}, {276, 504}, {300, 502}, {318, 492}, {324, 478}};

    private Dhoti() { }

    /** Both legs and feet. @param border of what colour the broad border is */
    static void crossed(Painter c, Color border, Color skin, Color shaded) {
        Shape far = Form.blob(206, 420, 252, 428, 306, 452, 334, 482, 330, 506, 300, 516, 240, 516, 196, 500, 190, 450);
        c.within(far, FAR, () -> {
            pleats(c, 226, 432, FAR_PLEATS, DEEPER);
            Dress.border(c, HEMMED, border, 226, 509, 270, 512, 304, 509, 328, 494, 333, 480);
        });
        c.ink(far, FIRM);
        Shape foot = Form.blob(146, 500, 190, 496, 232, 506, 246, 518, 232, 528, 176, 530, 148, 522);
        c.draw(foot, shaded, FIRM);
        Shape near = Form.blob(208, 416, 160, 424, 104, 448, 74, 482, 80, 508, 116, 520, 190, 518, 252, 502, 262, 478,
                236, 446);
        c.within(near, NEAR, () -> {
            pleats(c, 196, 424, NEAR_PLEATS, DEEP);
            Dress.border(c, HEM, border, 70, 486, 86, 503, 130, 511, 190, 508, 258, 488);
            c.ink(Form.curve(84, 484, 100, 492, 136, 498, 188, 495, 246, 476), 1.5, border);
        });
        c.ink(near, FIRM);
        front(c, border);
        Shape sole = Form.blob(232, 498, 262, 494, 288, 504, 296, 516, 284, 524, 250, 522, 232, 514);
        c.draw(sole, skin, FIRM);
        Dress.toes(c, 290, 514, 6.2, skin);
    }

    /** From the waist each pleat goes to the hem, deep at one side and sharp at the other. */
    private static void pleats(Painter c, double x, double y, double[][] ends, Color deep) {
        for (int i = 0; i < ends.length; i++) {
            double ex = ends[i][0], ey = ends[i][1];
            double mx = 0.5 * (x + ex) + 6, my = 0.5 * (y + ey) - 8;
            c.fill(Form.sweep(x + 3 * i, y, 0.8, mx, my, 3.4, ex, ey, 6.4), deep);
            c.ink(Form.curve(x + 3 * i + 1, y, mx + 3, my - 2, ex + 6, ey), 0.7, FOLD);
        }
    }

    /** The pleats that are tucked in before the belly fall over the ankle like a fan. */
    private static void front(Painter c, Color border) {
        Shape fan = Form.blob(192, 416, 192, 416, 226, 418, 226, 418, 246, 452, 258, 482, 264, 500, 264, 500, 240, 508,
                214, 508, 196, 500, 196, 500, 190, 460);
        c.within(fan, NEAR, () -> {
            for (int i = 0; i < 5; i++) {
                double at = i / 4.0;
                double top = 197 + 26 * at, low = 202 + 58 * at;
                c.fill(Form.sweep(top, 418, 1, top + 3 + 10 * at, 458, 2.8, low, 506 - 4 * at, 4.4), DEEP);
                c.ink(Form.curve(top + 2, 418, top + 6 + 10 * at, 458, low + 5, 506 - 4 * at), 0.7, FOLD);
            }
            Dress.border(c, HEMMED, border, 190, 492, 214, 500, 240, 499, 270, 490);
        });
        c.ink(fan, FIRM);
    }
}
