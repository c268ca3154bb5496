package patolli.forge.mictlan;

import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;

/** The arms of one who talks. */
final class Gestures {
    /** Fingers spread, none bent: be easy; and crooked, to take hold of something. */
    private static final Talons.Pose OPEN = new Talons.Pose(new double[] {-26, -9, 7, 23},
            new double[] {-3, -1, 1, 3}, new double[] {80, 94, 90, 74}, 54, -14);
    private static final Talons.Pose GREEDY = new Talons.Pose(new double[] {-34, -12, 8, 28},
            new double[] {20, 14, 10, 6}, new double[] {78, 90, 86, 70}, 58, -34);
    private final Painter c;
    private final Talons hand;
    private final Held held;

    Gestures(Painter c) {
        this.c = c;
        hand = new Talons(c);
        held = new Held(c);
    }

    void draw(Gesture gesture) {
        switch (gesture) {
            case AT_EASE -> {
                left(() -> onKnee(44));
                onKnee(45);
            }
            case SHOWING -> {
                resting();
                pointing();
            }
            case TEACHING -> {
                raised();
                onKnee(47);
            }
            case CALMING -> {
                left(() -> palm(48, 0));
                palm(49, 30);
            }
            case COVETING -> {
                left(() -> claws(50, 34));
                claws(51, 0);
            }
            case OFFERING -> {
                left(() -> onKnee(44));
                offering();
            }
        }
    }

    private void left(Runnable right) {
        c.at(0, 0, 0, -1, 1, right);
    }

    private void onKnee(int seed) {
        Arms.arm(c, seed, 88, 430, 34, 162, 450, 34, 242, 478, 29, 264, 520, 25, 236, 560, 17);
        band(247, 546, 40);
        c.at(203, 594, 232, -1.04, 1.04, () -> hand.back(Talons.GRIPPING));
    }

    /** Further in, on the thigh. */
    private void resting() {
        Arms.arm(c, 46, 88, 430, 34, 158, 470, 34, 214, 522, 29, 212, 566, 24, 186, 596, 17);
        band(194, 586, 34);
        c.at(152, 626, 226, -1.04, 1.04, () -> hand.back(Talons.GRIPPING));
    }

    /** At his own ribs. */
    private void pointing() {
        Arms.arm(c, 31, -88, 428, 34, -176, 474, 33, -240, 528, 29, -204, 556, 24, -146, 532, 17);
        band(-160, 537, 72);
        c.at(-98, 514, 68, 1.04, 1.04, hand::raised);
    }

    private void raised() {
        Arms.arm(c, 31, -88, 428, 34, -152, 482, 33, -224, 508, 27, -266, 462, 24, -288, 408, 17);
        band(-283, 424, -16);
        c.at(-297, 362, -6, 1.12, 1.12, hand::raised);
    }

    /** @param higher than the other one, in units */
    private void palm(int seed, double higher) {
        Arms.arm(c, seed, 88, 428, 34, 156, 492, 33, 222, 532 - higher / 3, 28, 262, 492 - higher, 24, 276,
                438 - higher, 17);
        band(272, 452 - higher, 12);
        c.at(290, 390 - higher, 13, -1.14, 1.14, () -> hand.open(OPEN));
    }

    private void claws(int seed, double higher) {
        Arms.arm(c, seed, 88, 428, 34, 176, 466, 33, 256, 520, 29, 266, 560 - higher / 2, 25, 230, 556 - higher, 17);
        band(241, 561 - higher, -42);
        c.at(196, 514 - higher, -34, -1.16, 1.16, () -> hand.open(GREEDY));
    }

    private void offering() {
        Arms.arm(c, 32, 88, 428, 34, 142, 482, 33, 192, 524, 28, 244, 514, 23, 292, 494, 17);
        band(276, 501, 70);
        c.at(362, 478, 79, -1.44, 1.44, () -> {
            hand.open(Talons.CUPPED);
            held.five();
        });
    }

    private void band(double x, double y, double deg) {
        new Ornament(c).band(x, y, deg, 24, 12, Pigment.RED, Pigment.BONE);
    }
}
