package patolli.forge.mictlan;

import java.awt.Shape;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Arms and hands of every mood; {@code near} are those that lie before the face or the collar. */
final class Arms {
    /** What he holds up when he has won all; his last bead, while he broods on it. */
    enum Prize { CARD, JADE_HEAD, BEAD }

    private final Painter c;
    private final Talons hand;
    private final Held held;
    private final Ornament worn;

    Arms(Painter c) {
        this.c = c;
        hand = new Talons(c);
        held = new Held(c);
        worn = new Ornament(c);
    }

    /** Arms under the collar; while he talks they make a gesture. */
    void far(Mood mood, Gesture gesture, Prize prize) {
        switch (mood) {
            case INVITING -> new Gestures(c).draw(gesture);
            case SULKING -> {
                if (prize == Prize.BEAD) {
                    brooding();
                } else {
                    kneading();
                }
            }
            case BEATEN -> {
                arm(34, -92, 484, 33, -146, 540, 33, -188, 570, 28, -222, 566, 22, -252, 552, 17);
                band(-239, 558, -70);
                c.at(-302, 562, -106, 1.10, 1.10, () -> hand.open(Talons.LIMP));
                arm(35, 92, 484, 33, 152, 512, 33, 206, 544, 29, 232, 574, 24, 240, 598, 17);
                band(237, 585, 166);
                c.at(252, 640, 164, -1, 1, () -> hand.open(Talons.LIMP));
            }
            case GLOATING -> {
                arm(36, 88, 430, 34, 162, 450, 34, 242, 478, 29, 264, 520, 25, 236, 560, 17);
                band(247, 546, 40);
                c.at(203, 594, 232, -1.04, 1.04, () -> hand.back(Talons.GRIPPING));
            }
            case SMUG -> {
                arm(36, 88, 430, 34, 162, 462, 34, 232, 508, 29, 244, 554, 24, 224, 590, 17);
                band(231, 578, 26);
                c.at(200, 634, 204, -1.08, 1.08, () -> hand.back(Talons.CUPPED));
            }
        }
    }

    /** Arms before collar and face. */
    void near(Mood mood, Prize prize) {
        switch (mood) {
            case SULKING -> chin();
            case SMUG -> rattling();
            case GLOATING -> prize(prize);
            default -> { }
        }
    }

    private void brooding() {
        arm(33, -92, 484, 33, -158, 540, 33, -226, 556, 28, -276, 520, 24, -300, 470, 17);
        band(-295, 486, -14);
        c.at(-314, 424, -13, 1.16, 1.16, () -> hand.pinch(() -> held.bead(87, -80, 23)));
    }

    /** His elbow out, his claws in his own knee. */
    private void kneading() {
        arm(33, -92, 484, 33, -166, 500, 33, -250, 514, 29, -268, 548, 25, -236, 572, 17);
        band(-247, 562, -52);
        c.at(-196, 596, 116, 1.04, 1.04, () -> hand.back(Talons.GRIPPING));
    }

    /** His elbow on his knee, his jaw on his fist. */
    private void chin() {
        double[] upper = {94, 482, 33, 158, 500, 34, 214, 540, 31, 232, 580, 27};
        Limb.body(c, Form.join(Form.sweep(upper), Form.disc(228, 584, 28)), 37, upper);
        double[] fore = {226, 585, 27, 180, 598, 31, 132, 586, 25, 86, 550, 18};
        Limb.body(c, Form.join(Form.sweep(fore), Form.disc(228, 584, 27)), 38, fore);
        c.at(40, 494, -36, -1.2, 1.2, () -> hand.fist(() -> { }));
        band(93, 556, -42);
    }

    private void rattling() {
        arm(39, -88, 430, 34, -152, 476, 34, -228, 490, 29, -278, 446, 25, -302, 386, 17);
        for (int i = 0; i < 3; i++) {
            double x = -383 - 15 * i, l = 32 - 6 * i;
            Shape wave = Form.curve(x + 8, 330 - l, x, 330, x + 8, 330 + l);
            c.ink(wave, 2.1 - 0.3 * i);
            c.ink(wave, 1.1 - 0.2 * i, Pigment.BONE);
        }
        c.at(-309, 330, -7, -1.2, 1.2, () -> hand.fist(() -> {
            held.bean(-34, -98, -34, 1);
            held.bean(22, -114, 28, 1);
            held.bean(-30, -50, 16, 1);
            held.bean(2, -62, -14, 1);
            held.bean(34, -52, 40, 1);
        }));
        band(-301, 398, -10);
    }

    private void prize(Prize prize) {
        arm(40, -88, 430, 34, -152, 474, 34, -228, 488, 29, -276, 444, 25, -298, 380, 17);
        if (prize == Prize.CARD) {
            c.at(-305, 328, -8, -1.22, 1.22, () -> hand.fist(() -> c.at(-4, -94, -4, -0.84, 0.84, new
                    LibraryCard(c)::draw)));
        } else {
            c.at(-305, 322, -7, -1.2, 1.2, () -> hand.fist(() -> c.at(2, -96, 0, -1.06, 1.06,
                    held::jadeHead)));
        }
        band(-298, 394, -8);
    }

    private void arm(int seed, double... q) {
        arm(c, seed, q);
    }

    /** An arm along a sweep, with the crease of its elbow. */
    static void arm(Painter c, int seed, double... q) {
        Limb.draw(c, seed, q);
        int n = q.length / 3;
        double ex = q[3 * (n - 3)], ey = q[3 * (n - 3) + 1];
        c.ink(Form.curve(ex - 12, ey + 6, ex, ey + 12, ex + 12, ey + 6), 0.42);
    }

    private void band(double x, double y, double deg) {
        worn.band(x, y, deg, 24, 12, Pigment.RED, Pigment.BONE);
    }
}
