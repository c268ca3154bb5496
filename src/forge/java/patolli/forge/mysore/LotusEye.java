package patolli.forge.mysore;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.figure.Attitude;
import patolli.board.figure.EyeLook;
import patolli.board.figure.Glance;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/** The eye of South Indian painting: a long almond like a lotus petal, its lid drawn out with kohl towards the ear. */
public final class LotusEye {
    private static final Color INK = new Color(0x1A100C), WHITE = new Color(0xF8F0DE), IRIS = new Color(0x4A2412);

    private LotusEye() { }

    /** All eyes about a point, of a size, with the brow's spline. */
    public static void all(FigureParts parts, double x, double y, double size, double... brow) {
        for (Glance gaze : Glance.ALL) {
            for (EyeLook look : EyeLook.values()) {
                parts.add(Attitude.tag(look, gaze), c -> draw(c, x, y, size, look, gaze, brow));
            }
        }
    }

    private static void draw(Painter c, double x, double y, double size, EyeLook look, Glance gaze, double... brow) {
        double lift = switch (look) {
            case OPEN, SHUT -> 0;
            case WIDE -> -0.30;
            case NARROW -> 0.30;
        };
        c.at(0, size * lift, 0, 1, 1, () -> {
            c.ink(Form.curve(brow), 1.5, INK);
        });
        c.at(x, y, 0, size, size, () -> {
            if (look == EyeLook.SHUT) {
                c.ink(Form.curve(-1.9, -0.10, -1.1, 0.24, 0, 0.36, 1.1, 0.16), 1.4, INK);
                for (int i = 0; i < 3; i++) {
                    c.ink(Form.line(-0.7 + 0.6 * i, 0.32, -0.8 + 0.6 * i, 0.54), 0.5, INK);
                }
                return;
            }
            double h = switch (look) {
                case WIDE -> 1.45;
                case NARROW -> 0.42;
                default -> 1;
            };
            Shape almond = Form.blob(-1.45, 0.10, -1.45, 0.10, -0.5, -0.46 * h, 0.5, -0.44 * h, 1.18, 0.12, 1.18, 0.12,
                    0.4, 0.44, -0.5, 0.46);
            c.draw(almond, WHITE, 0.7);
            double px = -0.06 + 0.46 * gaze.ahead();
            double py = -0.02 + 0.20 * gaze.down() + (look == EyeLook.NARROW ? 0.14 : 0);
            c.clipped(almond, () -> {
                c.fill(Form.oval(px, py, 0.44, 0.48), IRIS);
                c.fill(Form.oval(px, py, 0.30, 0.34), INK);
                c.fill(Form.disc(px + 0.14, py - 0.15, 0.12), WHITE);
            });
            c.ink(Form.curve(-2.0, -0.14, -1.45, 0.06, -0.5, -0.52 * h, 0.5, -0.50 * h, 1.28, 0.10), 1.6, INK);
            c.ink(Form.curve(-1.9, 0.06, -0.6, 0.52, 0.4, 0.50, 1.18, 0.14), 0.6, INK);
        });
    }
}
