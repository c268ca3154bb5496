package patolli.forge.seat;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Foot;
import patolli.forge.codex.Hand;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.outline.Form;

/** A warrior of the eagles, on guard: helmet with a beak, coat and wings of feathers, round shield, obsidian sword. */
final class EagleWarrior {
    static final Color BROWN = new Color(0x8E4F20), DUSK = new Color(0x3B281E), AMBER = new Color(0xE8B54A);
    private static final double[] HIND_LEG = {178, 388, 31, 160, 432, 25, 130, 456, 18, 114, 478, 16, 104, 495, 10};
    private static final double[] FORE_LEG = {200, 388, 32, 236, 420, 26, 246, 444, 20, 236, 472, 18, 238, 506, 11};
    private static final double[] ARM = {178, 248, 6, 176, 256, 17, 174, 274, 23, 178, 316, 19, 200, 342, 16, 226, 350,
            13, 252, 350, 10};
    private final Painter c;
    private final Plumage feathers;
    private final Down down;
    private final Ornament worn;

    EagleWarrior(Painter c) {
        this.c = c;
        feathers = new Plumage(c);
        down = new Down(c);
        worn = new Ornament(c);
    }

    static void draw(Painter c) {
        EagleWarrior e = new EagleWarrior(c);
        c.at(-8, 0, 0, 1, 1, () -> {
            e.wing();
            EagleHelmet.crest(c);
            e.swordArm();
            e.hindLeg();
            e.foreLeg();
            e.coat();
            e.shieldArm();
            EagleHelmet.draw(c);
        });
    }

    /** Pinions hang from the shoulder like a cloak, the tail from the belt. */
    void wing() {
        feathers.fan(160, 366, 238, 206, 4, 128, 12.5, 0.66, DUSK, Pigment.BONE, AMBER);
        double[] len = {192, 198, 192, 178, 160, 138};
        for (int i = 0; i < len.length; i++) {
            feathers.feather(164 + 2.5 * i, 262 + i, 206 + 10.5 * i, len[i], 13.2, i % 2 == 0 ? AMBER : Pigment.BONE,
                    DUSK, 0.80);
        }
        for (int i = 0; i < 5; i++) {
            feathers.feather(166 + 2 * i, 262, 211 + 12 * i, 118 - 7 * i, 11.5, Pigment.BONE, Pigment.TURQUOISE, 0.70);
        }
        for (int i = 0; i < 4; i++) {
            feathers.feather(168 + 2 * i, 262, 218 + 14 * i, 66 - 3 * i, 10.5, AMBER, Pigment.RED, 0.62);
        }
    }

    private void swordArm() {
        Shape arm = Form.sweep(222, 264, 18, 250, 290, 16, 292, 282, 13, 322, 256, 10);
        down.fill(arm, 8.5, BROWN, AMBER, AMBER);
        new Hand(c).palm(336, 244, -28, 19, Pigment.SKIN_FAR, this::sword);
        worn.band(314, 260, 42, 14, 6.5, Pigment.TURQUOISE, Pigment.BONE);
    }

    /** The wooden sword, edged with blades of obsidian. */
    void sword() {
        c.at(339, 244, 3, 1, 1, () -> {
            c.draw(Form.sweep(0, 62, 5.6, 0, 20, 5, 0, -50, 5.6), Pigment.WOOD);
            c.draw(Form.disc(0, 64, 8), Pigment.RED, 0.9);
            for (int side = -1; side <= 1; side += 2) {
                for (int i = 0; i < 5; i++) {
                    double y = -62 - 25 * i;
                    c.draw(Form.poly(side * 10, y + 10, side * 10, y - 12, side * 20.5, y - 10, side * 19, y + 7),
                            Pigment.OBSIDIAN, 0.7);
                    c.ink(Form.line(side * 13, y + 4, side * 16.5, y - 6), 0.6, Pigment.SMOKE_FAR);
                }
            }
            Shape board = Form.blob(-5, -38, -12, -50, -12, -50, -12.5, -180, -12.5, -180, 12.5, -180, 12.5, -180, 12,
                    -50, 12, -50, 5, -38);
            c.within(board, Pigment.CANE, () -> {
                for (int i = 0; i < 4; i++) {
                    double y = -74 - 31 * i;
                    c.draw(Form.poly(0, y - 13, 8.5, y, 0, y + 13, -8.5, y), i % 2 == 0 ? Pigment.RED : Pigment.BONE,
                            0.7);
                }
                c.draw(Form.slab(0, -50, 40, 9, 0), Pigment.TURQUOISE, 0.7);
            });
        });
    }

    void hindLeg() {
        Shape leg = Form.sweep(HIND_LEG);
        c.draw(leg, Pigment.SKIN_FAR);
        breeches(leg, Form.poly(100, 360, 240, 360, 240, 424, 178, 472, 128, 452, 100, 440), 0.9);
        new Foot(c).inner(100, 497, 13, 60, Pigment.SKIN_FAR, Pigment.OCHRE, Pigment.BONE);
        worn.band(103.5, 486, 19, 14, 6.5, Pigment.RED, Pigment.OCHRE);
    }

    void foreLeg() {
        Shape leg = Form.sweep(FORE_LEG);
        c.draw(leg, Pigment.SKIN);
        breeches(leg, Form.poly(140, 350, 300, 350, 300, 446, 244, 458, 210, 448, 140, 440), 1);
        claws(262, 446, -8);
        new Foot(c).outer(237, 511, 0, 68, Pigment.SKIN, Pigment.OCHRE, Pigment.BONE);
        worn.band(237, 497, -2, 15.5, 6.5, Pigment.RED, Pigment.OCHRE);
    }

    /** Feathers down to the knee. */
    private void breeches(Shape leg, Shape upto, double size) {
        down.fill(Form.both(leg, upto), 10.5 * size, AMBER, Pigment.RED, Pigment.BONE);
        c.ink(leg, 1);
    }

    /** Talons at the knee, as the coat of an eagle has them. */
    private void claws(double x, double y, double deg) {
        c.at(x, y, deg, 1, 1, () -> {
            for (int i = 0; i < 3; i++) {
                c.draw(Form.sweep(-30 + 13 * i, 1 + 1.5 * i, 6.4, -28 + 14 * i, 12, 5.2, -21 + 14 * i, 22, 0.8),
                        Pigment.GOLD,
                        0.8);
            }
        });
    }

    void coat() {
        down.hem(156, 400, 252, 398, 7, 32, AMBER, DUSK);
        Shape coat = Form.blob(160, 252, 190, 236, 230, 242, 246, 282, 244, 330, 252, 402, 252, 402, 200, 412, 152, 404,
                152, 404, 156, 330);
        down.fill(coat, 12.5, AMBER, BROWN, Pigment.BONE, Pigment.RED);
        Shape flap = Form.blob(196, 378, 196, 378, 228, 375, 228, 375, 232, 424, 230, 456, 230, 456, 194, 460, 194, 460,
                196, 424);
        c.within(flap, Pigment.BONE, () -> {
            c.draw(Form.poly(180, 416, 250, 412, 250, 421, 180, 425), Pigment.RED, 0.7);
            c.draw(Form.poly(180, 427, 250, 423, 250, 436, 180, 440), Pigment.TURQUOISE, 0.7);
            c.draw(Form.poly(180, 440, 250, 436, 250, 476, 180, 476), Pigment.OCHRE, 0.7);
            for (int i = 0; i < 5; i++) {
                c.ink(Form.line(200 + i * 6, 442, 200 + i * 6, 464), 0.55);
            }
        });
        Shape belt = Form.blob(152, 360, 152, 360, 246, 357, 246, 357, 248, 380, 248, 380, 152, 384, 152, 384);
        c.within(belt, Pigment.RED, () -> {
            for (int i = 0; i < 7; i++) {
                c.draw(Form.disc(160 + i * 15, 371, 5.2), Pigment.BONE, 0.6);
            }
        });
    }

    void shieldArm() {
        Shape arm = Form.sweep(ARM);
        c.draw(arm, Pigment.SKIN);
        down.fill(Form.both(arm, Form.poly(130, 230, 240, 230, 240, 300, 212, 336, 140, 336)), 10, AMBER, BROWN,
                Pigment.BONE, BROWN);
        c.ink(arm, 1);
        worn.band(226, 350, 94, 16, 6.5, Pigment.TURQUOISE, Pigment.BONE);
        shield(286, 344, 47);
    }

    /** Four half moons of gold on its field, feathers below. */
    void shield(double x, double y, double r) {
        for (int i = 0; i < 9; i++) {
            double a = Math.toRadians(142 - 13 * i);
            feathers.feather(x + (r - 6) * Math.cos(a), y + (r - 6) * Math.sin(a),
                    90 + Math.toDegrees(a) + (i - 4) * 3.4, 44, 8, i % 2 == 0 ? Pigment.BONE : AMBER,
                    i % 2 == 0 ? DUSK : Pigment.RED, 0.64);
        }
        c.draw(Form.disc(x, y, r), Pigment.GOLD);
        for (int i = 0; i < 20; i++) {
            double a = i * Math.PI / 10;
            c.fill(Form.disc(x + r * 0.905 * Math.cos(a), y + r * 0.905 * Math.sin(a), 2.1), Pigment.INK);
        }
        double in = r * 0.80;
        c.within(Form.disc(x, y, in), Pigment.RED, () -> {
            for (int i = 0; i < 4; i++) {
                c.at(x, y, 45 + 90 * i, 1, 1, () -> c.draw(Form.less(Form.disc(0, -22.5, 11.5), Form.disc(0, -29.5,
                        9.5)), Pigment.GOLD, 0.8));
            }
            c.draw(Form.disc(x, y, 10.5), Pigment.BONE, 0.9);
            c.draw(Form.disc(x, y, 5), Pigment.TURQUOISE, 0.8);
        });
    }
}
