package patolli.forge.seat;

import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.codex.Eye;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.outline.Form;

/** The eagle's head, out of whose open beak the warrior looks. */
final class EagleHelmet {
    private EagleHelmet() { }

    /** Behind the head: ruffled feathers of the nape, and three tall ones. */
    static void crest(Painter c) {
        Plumage p = new Plumage(c);
        p.fan(186, 116, -58, -14, 4, 112, 12.5, 0.72, EagleWarrior.DUSK, Pigment.BONE, EagleWarrior.AMBER);
        p.fan(186, 150, -132, -62, 6, 90, 12, 0.74, EagleWarrior.DUSK, EagleWarrior.AMBER, Pigment.BONE);
        p.feather(176, 190, -146, 76, 11.5, EagleWarrior.AMBER, EagleWarrior.DUSK, 0.72);
    }

    static void draw(Painter c) {
        lowerBeak(c);
        c.draw(Form.sweep(206, 226, 23, 200, 252, 24), Pigment.SKIN);
        c.draw(face(), Pigment.SKIN);
        c.clipped(face(), () -> c.draw(Form.blob(186, 186, 186, 186, 224, 180, 256, 172, 290, 170, 290, 170, 290, 182,
                256, 190, 224, 196, 186, 204, 186, 204), Pigment.OCHRE, 0.7));
        c.ink(face(), 1);
        mouth(c);
        c.ink(Form.curve(249, 188, 247, 181, 253, 176, 260, 179), 0.8);
        Eye.draw(c, 228, 154, 15);
        c.draw(collar(), EagleWarrior.AMBER);
        helm(c);
        upperBeak(c);
        Ornament worn = new Ornament(c);
        worn.ring(184, 198, 18, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
        c.draw(Form.blob(178, 216, 190, 216, 194, 238, 185, 252, 175, 238), Pigment.RED);
    }

    /** The head by itself and small: beak, both eyes, an ear ornament. */
    static void badge(Painter c) {
        c.at(222, 156, 0, 0.79, 0.79, () -> c.at(-222, -162, 0, 1, 1, () -> small(c)));
    }

    private static void small(Painter c) {
        lowerBeak(c);
        c.draw(Form.sweep(206, 226, 25, 200, 280, 27), Pigment.SKIN);
        c.draw(face(), Pigment.SKIN);
        c.ink(Form.curve(257, 203, 244, 204, 232, 200), 1);
        Eye.draw(c, 229, 158, 18);
        c.draw(helmOutline(), EagleWarrior.AMBER);
        c.draw(Form.blob(176, 96, 190, 70, 226, 62, 254, 76, 256, 104, 234, 118, 198, 120), Pigment.BONE, 0.7);
        upperBeak(c);
        eye(c, 19);
        new Ornament(c).ring(182, 200, 21, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
    }

    private static Path2D face() {
        return Form.blob(178, 142, 198, 118, 232, 112, 242, 122, 246, 140, 252, 154, 262, 170, 266, 179, 261, 186, 252,
                188, 252, 188, 258, 194, 262, 199, 254, 203, 254, 203, 260, 208, 258, 214, 251, 218, 254, 228, 249, 238,
                237, 243, 216, 240, 194, 230, 180, 212, 173, 176);
    }

    private static void mouth(Painter c) {
        c.fill(Form.blob(252, 194, 258, 195.5, 261, 199, 258, 202, 252, 203, 240, 203.6, 240, 203.6, 246, 200),
                Pigment.LIP);
        c.fill(Form.blob(253, 204, 257, 207.5, 257, 211, 251, 214, 244, 210.6, 240, 205, 240, 205), Pigment.LIP);
        c.ink(Form.curve(257, 203, 246, 203.5, 236, 203, 230, 206), 0.85);
        c.ink(Form.curve(227, 198, 224, 205, 227, 212), 0.6);
    }

    private static Path2D helmOutline() {
        return Form.blob(186, 210, 186, 210, 180, 190, 184, 160, 196, 138, 222, 128, 256, 126, 256, 126, 258, 100, 252,
                74,
                252, 74, 230, 54, 198, 48, 164, 60, 142, 92, 134, 140, 138, 192, 150, 240, 150, 240, 172, 246, 188, 240,
                188, 240);
    }

    /** The feathers that fall from the helmet on the shoulder. */
    static Shape collar() {
        return Form.blob(140, 200, 140, 200, 186, 200, 186, 200, 192, 236, 184, 252, 166, 258, 148, 252);
    }

    static void helm(Painter c) {
        Shape helm = helmOutline();
        new Down(c).fill(helm, 11, EagleWarrior.AMBER, EagleWarrior.BROWN, Pigment.BONE);
        // The bare part about the eye.
        c.draw(Form.blob(176, 96, 190, 70, 226, 62, 254, 76, 256, 104, 234, 118, 198, 120), Pigment.BONE, 0.8);
        eye(c, 15);
    }

    private static void eye(Painter c, double r) {
        c.draw(Form.disc(218, 92, r), Pigment.BONE, 0.9);
        c.draw(Form.disc(221, 91, r * 0.60), Pigment.RED, 0.7);
        c.fill(Form.disc(222, 91, r * 0.36), Pigment.INK);
        c.ink(Form.curve(194, 82, 212, 70, 240, 76), 1.3);
    }

    static void upperBeak(Painter c) {
        Shape beak = Form.blob(250, 72, 250, 72, 276, 72, 300, 90, 312, 118, 310, 146, 302, 166, 302, 166, 297, 148,
                286,
                134, 268, 128, 228, 130, 200, 146, 188, 176, 188, 176, 186, 162, 194, 140, 212, 126, 236, 118, 254, 116,
                254, 116, 256, 96);
        c.draw(beak, Pigment.GOLD);
        c.clipped(beak, () -> c.fill(Form.blob(302, 110, 330, 100, 330, 180, 290, 180, 296, 140), EagleWarrior.BROWN));
        c.ink(beak, 1);
        c.fill(Form.put(Form.oval(0, 0, 6.5, 3.4), 276, 92, 28, 1), Pigment.INK);
        c.ink(Form.curve(258, 78, 264, 96, 258, 116), 0.7);
    }

    static void lowerBeak(Painter c) {
        Shape beak = Form.blob(184, 214, 184, 214, 196, 236, 218, 246, 246, 246, 270, 238, 294, 226, 294, 226, 288, 246,
                266, 260, 232, 266, 202, 258, 186, 240);
        c.draw(beak, Pigment.GOLD);
        c.ink(Form.curve(200, 250, 232, 257, 264, 251), 0.6);
    }
}
