package patolli.forge.mysore;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/** Legs that are crossed on the ground, in a cloth. */
public final class Lap {
    private Lap() { }

    /**
     * What is worn.
     *
     * @param near the colour of the near leg, {@code far} of the other
     * @param fold the colour of its folds
     * @param edge that of its border
     */
    public record Cloth(Color near, Color far, Color fold, Color edge) { }

    /** Both legs and feet. */
    public static void crossed(Painter c, Cloth cloth, Color skin, Color shaded) {
        Shape far = Form.blob(206, 420, 252, 428, 306, 452, 334, 482, 330, 506, 300, 516, 240, 516, 196, 500, 190, 450);
        c.within(far, cloth.far, () -> folds(c, cloth.fold, 220, 440, 318, 500));
        Shape foot = Form.blob(146, 500, 190, 496, 232, 506, 246, 518, 232, 528, 176, 530, 148, 522);
        c.draw(foot, shaded);
        Shape near = Form.blob(208, 416, 160, 424, 104, 448, 74, 482, 80, 508, 116, 520, 190, 518, 252, 502, 262, 478,
                236, 446);
        c.within(near, cloth.near, () -> {
            folds(c, cloth.fold, 112, 446, 240, 512);
            Dress.border(c, 11, cloth.edge, 76, 502, 130, 514, 200, 510, 256, 492);
        });
        Shape sole = Form.blob(232, 498, 262, 494, 288, 504, 296, 516, 284, 524, 250, 522, 232, 514);
        c.draw(sole, skin);
        Dress.toes(c, 290, 514, 6.2, skin);
    }

    private static void folds(Painter c, Color fold, double x0, double y0, double x1, double y1) {
        for (int i = 0; i < 4; i++) {
            double t = i / 3.0;
            c.ink(Form.curve(200, 424 + 10 * i, x0 + (x1 - x0) * 0.5, y0 + 12 + 16 * t, x0 - 20 + 24 * t,
                    y1 - 20 + 8 * t), 0.55, fold);
        }
    }
}
