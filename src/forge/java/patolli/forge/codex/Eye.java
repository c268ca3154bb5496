package patolli.forge.codex;

import patolli.forge.outline.Form;

/** The codex eye in profile: half an almond, a heavy upper lid, the pupil hanging from it. */
public final class Eye {
    private Eye() { }

    /** An eye about (x, y), {@code s} units to its own unit. */
    public static void draw(Painter c, double x, double y, double s) {
        c.at(x, y, 0, s, s, () -> {
            c.draw(Form.blob(-1.15, 0.24, -1.15, 0.24, -0.35, -0.42, 0.55, -0.48, 1.1, 0.14, 1.1, 0.14, 0.3, 0.5,
                    -0.5, 0.46), Pigment.BONE, 0.8);
            c.fill(Form.blob(0.02, -0.5, 0.66, -0.46, 0.74, 0.1, 0.38, 0.30, 0.02, 0.10), Pigment.INK);
            c.fill(Form.disc(0.5, -0.18, 0.11), Pigment.BONE);
            c.ink(Form.curve(-1.35, 0.20, -0.4, -0.5, 0.55, -0.56, 1.2, 0.12), 1.2);
        });
    }
}
