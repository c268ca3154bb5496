package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import java.util.Random;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** His throne of grey stone under a jaguar's pelt: kept well while he wins, cracked and untidy when he loses. */
final class Seat {
    private final Painter c;
    private final Mood mood;

    Seat(Painter c, Mood mood) {
        this.c = c;
        this.mood = mood;
    }

    void draw() {
        stone();
        switch (mood) {
            case BEATEN -> c.at(-62, 30, -5, 0.97, 1, () -> pelt(5));
            case SULKING -> c.at(10, 8, 2.5, 1, 1, () -> pelt(8));
            default -> pelt(5);
        }
    }

    private void stone() {
        Shape block = Form.blob(-262, 640, -262, 640, 262, 640, 262, 640, 246, 700, 284, 880, 284, 880, -284, 880, -284,
                880, -246, 700);
        c.within(block, Pots.THRONE, () -> {
            c.fill(Form.poly(-290, 640, -236, 640, -222, 700, -250, 880, -300, 880), new Color(0x827D71));
            c.fill(Form.poly(290, 640, 232, 640, 218, 700, 246, 880, 300, 880), Pots.THRONE_DARK);
            c.draw(Form.poly(-300, 700, 300, 700, 300, 712, -300, 712), Pots.THRONE_DARK, 0.7);
            relief();
        });
        if (mood.low()) {
            cracks();
        }
    }

    /** Carved on its front: crossed bones; for a winner a skull between them, for a loser one bone has slipped. */
    private void relief() {
        for (int i = -2; i <= 2; i++) {
            boolean skull = i == 0 && !mood.low() || Math.abs(i) == 2 && mood == Mood.INVITING;
            double x = i * 112, slip = mood == Mood.BEATEN && i == 1 ? 26 : 0;
            c.at(x, 766 + slip, slip * 0.9, 1, 1, () -> {
                for (int s = -1; s <= 1; s += 2) {
                    if (slip > 0 && s > 0) {
                        continue;
                    }
                    c.at(0, 0, s * 36, 1, 1, () -> c.draw(Limb.bone(0, 0, 44, 6.4), Pots.SKULL_SHADE, 0.9));
                }
                if (skull) {
                    badge();
                }
            });
        }
    }

    private void badge() {
        c.draw(Form.blob(0, -36, 26, -28, 32, -4, 22, 12, 20, 28, 0, 32, -20, 28, -22, 12, -32, -4, -26, -28),
                Pots.SKULL);
        Both.sides(c, s -> c.fill(Form.disc(13, -6, 8), Pots.NIGHT));
        c.fill(Form.poly(0, 4, 5, 12, -5, 12), Pots.NIGHT);
        for (int i = -2; i <= 2; i++) {
            c.ink(Form.line(i * 6.5, 17, i * 6.5, 29), 0.5);
        }
        c.ink(Form.line(-20, 22, 20, 22), 0.5);
    }

    private void cracks() {
        c.ink(Form.line(-196, 712, -182, 740, -200, 772, -176, 804, -188, 860), 0.9);
        c.ink(Form.line(-200, 772, -226, 790), 0.6);
        if (mood == Mood.BEATEN) {
            c.ink(Form.line(206, 712, 190, 750, 214, 790, 200, 860), 0.9);
            c.ink(Form.line(190, 750, 168, 764), 0.6);
            c.fill(Form.poly(262, 640, 226, 640, 240, 660, 258, 668), Pots.THRONE_DARK);
        }
    }

    private void pelt(int seed) {
        Shape skin = Form.blob(-290, 628, -270, 612, 270, 612, 290, 628, 296, 664, 250, 684, 226, 664, 180, 694, 130,
                668, 60, 700, 0, 674, -60, 700, -130, 668, -180, 694, -226, 664, -250, 684, -296, 664);
        c.within(skin, Pots.PELT, () -> {
            c.fill(Form.blob(-300, 676, -240, 660, -130, 660, -60, 688, 0, 664, 60, 688, 130, 658, 226, 652, 300, 676,
                    300, 720, -300, 720), new Color(0xE8C88A));
            Random r = new Random(seed);
            for (int i = -9; i <= 9; i++) {
                for (int j = 0; j < 2; j++) {
                    rosette(i * 31 + j * 15 + r.nextInt(7), 632 + j * 27 + r.nextInt(6), r);
                }
            }
        });
        for (int s = -1; s <= 1; s += 2) {
            paw(s);
        }
    }

    /** A rosette of the pelt: broken ring, darker heart. */
    private void rosette(double x, double y, Random r) {
        double turn = r.nextInt(360);
        c.fill(Form.oval(x, y, 8, 7), Pots.PELT_HEART);
        c.at(x, y, turn, 1, 1, () -> {
            for (int i = 0; i < 4; i++) {
                double a = i * Math.PI / 2;
                c.fill(Form.oval(9 * Math.cos(a), 8 * Math.sin(a), 4.6, 3.6), Pigment.INK);
            }
        });
    }

    private void paw(int s) {
        c.at(s * 286, 640, 0, s, 1, () -> {
            Shape p = Form.join(Form.sweep(-20, -2, 20, 8, 4, 19, 24, 24, 16, 29, 44, 17), Form.oval(30, 46, 19, 15));
            for (int i = 0; i < 4; i++) {
                double x = 18 + i * 8;
                c.draw(Form.sweep(x, 50, 5, x + 1, 63, 4, x + 2, 74, 0.5), Pots.SKULL, 0.5);
            }
            c.draw(p, Pots.PELT);
            c.ink(Form.curve(24, 46, 25, 54, 24, 58), 0.5);
            c.ink(Form.curve(34, 46, 35, 54, 35, 58), 0.5);
            c.fill(Form.oval(4, 0, 5, 4), Pigment.INK);
            c.fill(Form.oval(20, 14, 5, 4), Pigment.INK);
            c.fill(Form.oval(28, 32, 5, 4), Pigment.INK);
        });
    }
}
