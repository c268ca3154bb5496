package patolli.forge.mictlan;

import java.awt.Shape;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** His legs, which are never still when he is pleased and hang when he is not. */
final class Legs {
    private final Painter c;

    Legs(Painter c) {
        this.c = c;
    }

    /** What of them lies behind the loincloth. */
    void draw(Mood mood) {
        switch (mood) {
            case INVITING -> {
                squat(-1, 11, 0);
                squat(1, 12, 0);
            }
            case SULKING -> {
                dangling(-1, 13, -6);
                squat(1, 14, 8);
            }
            case BEATEN -> {
                dangling(-1, 15, -14);
                dangling(1, 16, -10);
            }
            case SMUG -> {
                squat(-1, 17, 4);
                dangling(1, 23, -4);
            }
            case GLOATING -> {
                kicking(18);
                squat(1, 19, 0);
            }
        }
    }

    private void squat(int side, int seed, double foot) {
        c.at(0, 0, 0, side, 1, () -> {
            Limb.draw(c, seed, 52, 616, 42, 130, 586, 46, 204, 580, 44, 222, 640, 32, 196, 700, 27, 180, 732, 18);
            knee(200, 600, 0);
            anklet(186, 714, 14);
            foot(178, 746, foot);
        });
    }

    private void dangling(int side, int seed, double foot) {
        c.at(0, 0, 0, side, 1, () -> {
            Limb.draw(c, seed, 50, 622, 42, 100, 598, 45, 160, 600, 43, 178, 656, 31, 150, 708, 26, 132, 738, 18);
            knee(160, 616, 6);
            anklet(139, 720, 26);
            c.at(0, 0, 0, 1, 1, () -> c.at(128, 750, foot, -1, 1, () -> foot(0, 0, 0)));
        });
    }

    private void kicking(int seed) {
        c.at(0, 0, 0, -1, 1, () -> {
            Limb.draw(c, seed, 52, 616, 42, 130, 586, 46, 200, 580, 43, 250, 630, 32, 290, 668, 27, 316, 684, 18);
            knee(204, 596, -20);
            anklet(304, 676, -58);
            foot(330, 684, -62);
        });
    }

    /** The one that stands while the other is crossed over it. */
    void single() {
        squat(-1, 17, 4);
    }

    /** A shin that is crossed over the other knee, before the loincloth. */
    void crossed() {
        Limb.draw(c, 23, 60, 622, 38, 140, 588, 45, 206, 592, 42, 170, 642, 34, 60, 644, 30, -60, 622, 24, -124, 606,
                17);
        knee(196, 610, 30);
        anklet(-106, 611, 102);
        c.at(-138, 604, 0, -1, 1, () -> foot(0, 0, -42));
    }

    private void knee(double x, double y, double deg) {
        c.at(x, y, deg, 1, 1, () -> {
            c.ink(Form.curve(-24, 14, -6, 22, 8, 14), 0.7);
            c.ink(Form.curve(-12, -14, 6, -18, 18, -6), 0.42);
        });
    }

    private void anklet(double x, double y, double deg) {
        new Ornament(c).band(x, y, deg, 27, 12, Pigment.RED, Pigment.BONE);
    }

    /** A foot of talons, its ankle at the point, toes to +x. */
    private void foot(double x, double y, double deg) {
        c.at(x, y, deg, 1, 1, () -> {
            Talons t = new Talons(c);
            for (int i = 0; i < 4; i++) {
                double tx = -10 + i * 23, ty = 33 - i * 1.5;
                c.at(tx, ty, 0, 1, 1, () -> c.at(4, 8, 168, 1, 1, () -> t.claw(0, 0, 0, 8.4, 22)));
            }
            Shape s = Form.blob(-27, -14, 18, -18, 36, 4, 60, 18, 76, 30, 72, 40, 63, 41, 55, 36, 48, 42, 39, 43, 31,
                    38, 23, 44, 14, 45, 7, 39, -2, 45, -14, 45, -22, 39, -36, 38, -38, 16);
            Limb.flesh(c, s);
            c.ink(s, 1);
            for (int i = 0; i < 3; i++) {
                c.ink(Form.curve(7 + i * 24, 39 - i, 10 + i * 19, 24 - i, 8 + i * 14, 12 - i), 0.55);
            }
            for (int i = 0; i < 4; i++) {
                c.ink(Form.curve(-15 + i * 23, 30 - i, -8 + i * 23, 27 - i, -2 + i * 23, 31 - i), 0.42);
            }
            c.ink(Form.curve(-30, 4, -24, 12, -26, 22), 0.5);
        });
    }
}
