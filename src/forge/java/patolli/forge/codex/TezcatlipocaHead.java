package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.outline.Form;

/** The striped face nobody else wears, and the crown over it. */
final class TezcatlipocaHead {
    static final Color LIP = new Color(0x4A3B1E);
    static final Color BLACK = new Color(0x2B2A2B), EAGLE = new Color(0x332B27), GREY = new Color(0xC3D2CC);

    private TezcatlipocaHead() { }

    /** Behind everything: quetzal plumes that fall down his back, then two rows of feathers. */
    static void crown(Painter c) {
        plumes(c);
        fans(c);
    }

    static void plumes(Painter c) {
        Plumage p = new Plumage(c);
        p.plume(Pigment.JADE, Pigment.LEAF, 11, 150, 112, 88, 92, 46, 136, 30, 206, 16, 278);
        p.plume(Pigment.LEAF, Pigment.JADE, 11, 148, 124, 94, 120, 64, 168, 56, 240, 40, 314);
        p.plume(Pigment.TURQUOISE, Pigment.BLUE, 11, 150, 134, 106, 144, 86, 198, 84, 266, 70, 338);
        p.plume(Pigment.JADE, Pigment.LEAF, 11, 152, 144, 124, 168, 112, 218, 114, 280, 102, 342);
    }

    static void fans(Painter c) {
        Plumage p = new Plumage(c);
        p.fan(182, 122, -92, 30, 11, 106, 11.6, 0.83, EAGLE, Pigment.BONE, GREY);
        p.fan(182, 122, -86, 26, 10, 64, 9.6, 0.60, Pigment.RED, Pigment.BLUE, Pigment.OCHRE);
    }

    /** The head by itself and small: the stripes, an eye, teeth, the mirror; nothing that would only be a knot. */
    static void badge(Painter c) {
        Ornament worn = new Ornament(c);
        c.draw(Form.blob(128, 152, 140, 108, 184, 88, 232, 96, 240, 120, 190, 136, 178, 190, 176, 244, 150, 246, 134,
                224), Pigment.HAIR);
        c.draw(Form.sweep(206, 226, 24, 202, 270, 27), Pigment.STRIPE);
        c.within(face(), Pigment.STRIPE, () -> {
            c.draw(Form.poly(150, 138, 290, 138, 290, 161, 150, 163), BLACK, 0.6);
            c.draw(Form.poly(150, 194, 290, 192, 290, 218, 150, 220), BLACK, 0.6);
        });
        Shape teeth = Form.blob(267, 204, 267, 204, 246, 200, 222, 196, 222, 196, 230, 212, 246, 218, 264, 217, 264,
                217, 258, 211);
        c.draw(teeth, Pigment.BONE, 0.7);
        Eye.draw(c, 231, 151, 21);
        c.draw(Form.sweep(256, 187, 3.6, 270, 185, 4.4, 284, 181, 4.4), Pigment.TURQUOISE, 0.8);
        c.draw(Form.disc(288, 180, 6.4), Pigment.BONE, 0.8);
        c.draw(Form.sweep(246, 112, 10, 206, 112, 12, 166, 134, 12, 136, 176, 10), Pigment.BLUE);
        c.draw(Form.disc(190, 104, 25), Pigment.GOLD);
        c.draw(Form.disc(190, 104, 16), Pigment.OBSIDIAN, 0.8);
        c.fill(Form.oval(184, 98, 6, 4), new Color(0x8FB4B8));
        worn.ring(182, 190, 21, Pigment.TURQUOISE, Pigment.BONE, Pigment.BLUE);
    }

    static void draw(Painter c) {
        Ornament worn = new Ornament(c);
        hair(c);
        c.draw(Form.sweep(210, 226, 22, 206, 250, 23), Pigment.SOOT_BODY);
        c.within(face(), Pigment.STRIPE, () -> {
            c.draw(Form.blob(150, 132, 200, 130, 290, 128, 290, 128, 290, 158, 290, 158, 220, 162, 150, 164), BLACK,
                    0.8);
            c.draw(Form.blob(150, 186, 220, 184, 290, 176, 290, 176, 290, 196, 290, 196, 230, 204, 150, 206), BLACK,
                    0.8);
            c.draw(Form.poly(150, 228, 290, 224, 290, 270, 150, 270), BLACK, 0.8);
        });
        mouth(c);
        nose(c);
        c.ink(Form.curve(208, 138, 228, 129, 250, 135), 0.95, Pigment.STRIPE);
        Eye.draw(c, 232, 149, 15);
        browband(c);
        smoke(c);
        worn.mirror(188, 105, 24);
        worn.ring(184, 192, 20, Pigment.TURQUOISE, Pigment.BONE, Pigment.BLUE);
        c.draw(Form.blob(178, 212, 190, 212, 194, 236, 185, 250, 175, 236), Pigment.GOLD);
        c.ink(Form.line(178, 222, 192, 222), 0.6);
        worn.beads(6.6, new Color[] {Pigment.TURQUOISE, Pigment.TURQUOISE, Pigment.GOLD}, 184, 252, 204, 266, 230,
                266, 248, 250);
    }

    static void hair(Painter c) {
        Shape hair = Form.blob(132, 152, 146, 108, 190, 92, 232, 102, 236, 122, 204, 140, 196, 190, 182, 232, 172,
                238, 164, 230, 156, 240, 146, 232, 140, 236, 130, 214);
        c.draw(hair, Pigment.HAIR);
        for (int i = 0; i < 5; i++) {
            c.ink(Form.curve(142 + i * 8, 228 - i * 3, 138 + i * 10, 190, 152 + i * 9, 146), 0.55, Pigment.STRAND);
        }
    }

    static void smoke(Painter c) {
        Smoke.tongue(c, Pigment.RED, 202, 92, 5, 222, 80, 6, 230, 62, 4, 242, 52, 1);
        Smoke.volute(c, Pigment.SMOKE, Pigment.SMOKE_FAR, -1.1, 80, new double[] {252, 66, 17}, 204, 96, 6, 222, 93,
                7.5,
                240, 87, 8);
    }

    static Path2D face() {
        return Form.blob(178, 142, 198, 114, 232, 106, 244, 119, 249, 138, 257, 156, 270, 172, 276, 182, 273, 189,
                262, 192, 254, 191, 254, 191, 261, 195, 268, 200, 267, 206, 258, 207, 258, 207, 264, 213, 267, 219,
                259, 224, 254, 226, 257, 234, 252, 242, 240, 246, 218, 244, 194, 232, 180, 212, 173, 176);
    }

    /** Teeth bared in a laugh; the lips are only edges, the corner runs far back. */
    static void mouth(Painter c) {
        Shape open = Form.blob(265, 205, 265, 205, 252, 205, 240, 204, 226, 198, 226, 198, 231, 210, 242, 217, 262,
                218, 262, 218, 257, 212);
        c.within(open, Pigment.MOUTH, () -> {
            for (int i = 0; i < 5; i++) {
                double y = 206.4 - i * 0.8 - (i > 3 ? 1 : 0);
                c.draw(Form.slab(260 - i * 6.6, y, 6.4, 9 - i * 0.7, 2.2), Pigment.BONE, 0.5);
            }
            for (int i = 0; i < 3; i++) {
                c.draw(Form.slab(257 - i * 6.4, 217.5 - i * 0.8, 6, 5, 1.6), Pigment.BONE, 0.5);
            }
        });
        c.ink(Form.curve(221, 191, 217, 201, 221, 212), 0.7, Pigment.STRIPE);
    }

    /** A rod of turquoise through the septum, with a ball of shell. */
    static void nose(Painter c) {
        c.ink(Form.curve(252, 190, 250, 182, 257, 177, 264, 181), 0.85, Pigment.STRIPE);
        c.draw(Form.sweep(258, 188, 3.2, 266, 187, 3.6, 279, 183, 3.6), Pigment.TURQUOISE, 0.85);
        c.draw(Form.disc(282, 182, 5), Pigment.BONE, 0.85);
    }

    static void browband(Painter c) {
        double[] q = {246, 113, 8.4, 206, 112, 9.4, 166, 133, 9.4, 138, 172, 8.4};
        c.draw(Form.sweep(q), Pigment.BLUE);
        double[][] on = Form.along(q);
        for (int i = 4; i < on.length; i += 7) {
            c.draw(Form.disc(on[i][0], on[i][1], 4.7), Pigment.BONE, 0.65);
        }
    }
}
