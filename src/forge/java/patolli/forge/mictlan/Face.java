package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** The skull that is his face: hard bone, a flint knife for a nose, round eyes. The mouth is {@link Mouth}. */
final class Face {
    private static final Color TILE = new Color(0x3A9DB0);
    private final Painter c;
    private final Mood mood;
    private final double[] gaze;

    /** @param gaze see {@link Eyes} */
    Face(Painter c, Mood mood, double[] gaze) {
        this.c = c;
        this.mood = mood;
        this.gaze = gaze.clone();
    }

    void draw() {
        Shape skull = outline();
        c.fill(skull, Pots.SKULL);
        c.clipped(skull, this::bone);
        c.ink(skull, 1.1);
        c.at(0, 0, 0, mood == Mood.INVITING ? -1 : 1, 1, this::sutures);
        sockets();
        new Eyes(c, mood, gaze).draw();
        new Mouth(c, mood).draw();
        nose();
        Both.sides(c, this::brow);
    }

    private Shape outline() {
        return switch (mood) {
            case INVITING -> Form.blob(0, 88, 62, 94, 104, 128, 118, 178, 114, 206, 104, 218, 104, 218, 121, 236, 127,
                    262, 116, 280, 104, 292, 104, 292, 112, 318, 104, 354, 86, 384, 86, 384, 52, 404, 0, 410, -52, 404,
                    -86, 384, -86, 384, -104, 354, -112, 318, -104, 292, -104, 292, -116, 280, -127, 262, -121, 236,
                    -104, 218, -104, 218, -114, 206, -118, 178, -104, 128, -62, 94);
            case SMUG -> Form.blob(0, 88, 62, 94, 104, 128, 118, 178, 114, 206, 104, 218, 104, 218, 124, 236, 132, 262,
                    120, 282, 108, 294, 108, 294, 112, 322, 100, 360, 80, 384, 80, 384, 48, 398, 0, 402, -48, 398, -80,
                    384, -80, 384, -100, 360, -112, 322, -108, 294, -108, 294, -120, 282, -132, 262, -124, 236, -104,
                    218, -104, 218, -114, 206, -118, 178, -104, 128, -62, 94);
            case GLOATING -> Form.blob(0, 88, 62, 94, 104, 128, 118, 178, 114, 204, 104, 214, 104, 214, 126, 232, 134,
                    258, 124, 276, 116, 286, 116, 286, 120, 318, 108, 368, 88, 408, 88, 408, 50, 430, 0, 436, -50, 430,
                    -88, 408, -88, 408, -108, 368, -120, 318, -116, 286, -116, 286, -124, 276, -134, 258, -126, 232,
                    -104, 214, -104, 214, -114, 204, -118, 178, -104, 128, -62, 94);
            default -> Form.blob(0, 88, 62, 94, 104, 130, 116, 182, 112, 208, 100, 220, 100, 220, 114, 240, 117, 266,
                    106, 286, 92, 300, 92, 300, 96, 330, 92, 364, 74, 388, 74, 388, 44, 400, 0, 402, -44, 400, -74, 388,
                    -74, 388, -92, 364, -96, 330, -92, 300, -92, 300, -106, 286, -117, 266, -114, 240, -100, 220, -100,
                    220, -112, 208, -116, 182, -104, 130, -62, 94);
        };
    }

    /** Ochre temples and jaw, a shade under the cheekbones, red flecks as on painted bone. */
    private void bone() {
        Both.sides(c, s -> {
            c.draw(Form.blob(70, 84, 134, 116, 134, 214, 104, 217, 92, 196, 86, 150), Pigment.OCHRE, 0.65);
            c.fill(Form.blob(130, 266, 112, 284, 92, 296, 74, 300, 92, 310, 104, 330, 98, 380, 130, 390),
                    Pots.SKULL_SHADE);
            c.draw(Form.blob(134, 320, 110, 322, 98, 346, 92, 372, 82, 392, 82, 392, 134, 400), Pigment.OCHRE, 0.65);
            c.fill(Form.disc(112, 344, 4.4), Pigment.RED);
            c.fill(Form.disc(104, 364, 3.6), Pigment.RED);
            c.fill(Form.disc(110, 150, 4.6), Pigment.RED);
            c.fill(Form.disc(112, 172, 5), Pigment.RED);
            c.fill(Form.disc(110, 194, 4.2), Pigment.RED);
        });
        c.fill(Form.blob(-118, 120, -90, 100, -60, 94, -84, 120, -96, 170, -112, 200), Pots.SKULL_SHADE);
    }

    private void sutures() {
        double[] q = new double[30];
        for (int i = 0; i < 15; i++) {
            q[2 * i] = 30 + i * 4.4;
            q[2 * i + 1] = 140 + i * 2.0 + (i % 2 == 0 ? -3.2 : 3.2);
        }
        c.ink(Form.line(q), 0.36);
        c.ink(Form.line(-22, 134, -28, 148, -23, 156, -32, 170, -28, 178), 0.42);
        c.ink(Form.line(-28, 148, -38, 154), 0.36);
        Both.sides(c, s -> {
            c.ink(Form.curve(122, 250, 108, 262, 90, 270), 0.6);
            c.ink(Form.curve(118, 268, 104, 280, 86, 285), 0.45);
        });
    }

    private void sockets() {
        Both.sides(c, s -> {
            Shape hole = mood.low()
                    ? Form.blob(11, 200, 26, 178, 58, 172, 90, 188, 101, 222, 92, 250, 66, 266, 36, 262, 16, 240)
                    : Form.blob(11, 206, 26, 176, 60, 164, 94, 178, 103, 216, 90, 248, 64, 264, 34, 260, 15, 240);
            c.draw(hole, Pots.NIGHT);
            c.ink(Form.put(hole, 56 * 0.12, 216 * 0.12, 0, 0.88), 0.4, Pots.CURL);
        });
    }

    /** The knife: white half, red half, chipped edges, an eye and two fangs, as knives have in the land of the dead. */
    private void nose() {
        double dy = mood == Mood.GLOATING ? -8 : 0;
        c.at(0, dy, 0, 1, 1, () -> {
            c.draw(Form.blob(0, 228, 14, 236, 25, 264, 24, 282, 12, 286, 3, 276, 0, 270, -3, 276, -12, 286, -24, 282,
                    -25, 264, -14, 236), Pots.NIGHT, 0.9);
            Shape blade = Form.blob(0, 210, 0, 210, 13, 230, 18.5, 258, 15, 286, 0, 318, 0, 318, -15, 286, -18.5, 258,
                    -13, 230);
            c.within(blade, Pigment.BONE, () -> {
                c.draw(Form.poly(-30, 278, -14, 268, -7, 277, 0, 268, 7, 277, 14, 268, 30, 278, 30, 340, -30, 340),
                        Pigment.RED, 0.6);
                for (int i = 0; i < 5; i++) {
                    for (int s = -1; s <= 1; s += 2) {
                        double y = 234 + i * 14;
                        c.ink(Form.curve(s * 18, y, s * 10, y + 2, s * 7, y + 7), 0.36);
                    }
                }
                c.ink(Form.line(0, 266, -2, 284, 1, 304), 0.36);
            });
            c.draw(Form.disc(0, 246, 5.6), Pigment.BONE, 0.5);
            c.fill(Form.disc(0, 246.6, 2.5), Pigment.INK);
        });
    }

    /** A brow of turquoise mosaic. */
    private void brow(int s) {
        Shape b = switch (mood) {
            case INVITING -> s < 0
                    ? Form.blob(5, 206, 5, 206, 24, 176, 60, 158, 98, 166, 114, 190, 114, 190, 86, 182, 54, 186, 22,
                    212)
                    : Form.blob(8, 186, 8, 186, 24, 156, 60, 136, 98, 142, 118, 172, 118, 172, 88, 160, 56, 162, 24,
                    188);
            case SMUG -> s < 0
                    ? Form.blob(5, 188, 5, 188, 22, 158, 58, 138, 98, 146, 117, 174, 117, 174, 88, 164, 54, 166, 22,
                    192)
                    : Form.blob(4, 214, 4, 214, 20, 182, 58, 160, 100, 162, 117, 182, 117, 182, 88, 178, 54, 187, 20,
                    218);
            case GLOATING -> Form.blob(4, 202, 4, 202, 22, 170, 58, 144, 100, 146, 120, 170, 120, 170, 88, 166, 54, 174,
                    22, 206);
            case SULKING -> Form.blob(3, 214, 3, 214, 8, 190, 40, 180, 84, 178, 116, 192, 116, 192, 84, 199, 44, 206,
                    12, 220);
            case BEATEN -> Form.blob(8, 172, 4, 156, 18, 148, 42, 160, 82, 182, 116, 216, 116, 216, 78, 205, 44, 188,
                    20, 181);
        };
        c.within(b, Pigment.BLUE, () -> {
            for (int i = 0; i < 13; i++) {
                double x = 4 + i * 9.4;
                c.fill(Form.poly(x, 130, x + 4.6, 130, x + 1, 230, x - 3.6, 230), i % 3 == 0 ? Pigment.TURQUOISE
                        : TILE);
                c.ink(Form.line(x, 130, x - 4, 230), 0.36);
            }
        });
    }
}
