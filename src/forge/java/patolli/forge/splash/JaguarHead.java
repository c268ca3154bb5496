package patolli.forge.splash;

import java.awt.Color;
import patolli.forge.outline.Form;

/** The head of a painted jaguar, looking left, its nape at the origin, about 165 long; the maw gapes. */
final class JaguarHead {
    private JaguarHead() { }

    /** {@code gape}: how far the lower jaw hangs, in degrees. */
    static void draw(Brush b, Color coat, double gape) {
        // Short and high: a cat's head, not a hound's.
        b.at(0, 0, 0, 0.86, 1.06, () -> all(b, coat, gape));
    }

    private static void all(Brush b, Color coat, double gape) {
        crest(b);
        b.draw(Form.blob(-14, 6, -62, 18, -126, -4, -134, 20, -120, 46, -70, 50, -30, 44), Brush.MAW);
        b.at(-44, 14, -gape, 1, 1, () -> lower(b, coat));
        b.draw(Form.sweep(-48, 24, 12, -84, 26, 13, -116, 32, 11, -136, 22, 7, -138, 10, 5), Brush.BRIGHT, 0.7);
        upper(b, coat);
    }

    /** Plumes stand on the crown; the neck is bare. */
    private static void crest(Brush b) {
        Color[] body = {Brush.LEAF, Brush.TURQUOISE, Brush.JADE};
        for (int i = 5; i >= 0; i--) {
            double a = Math.toRadians(-118 + 17 * i), l = 84 - 5 * Math.abs(i - 2);
            b.plume(body[i % 3], i % 2 == 0 ? Brush.BRIGHT : Brush.GOLD, 12, -34, -52, -34 + l * 0.55 * Math.cos(a),
                    -52 + l * 0.6 * Math.sin(a), -34 + l * Math.cos(a - 0.12), -52 + l * Math.sin(a - 0.12));
        }
    }

    private static void lower(Brush b, Color coat) {
        b.draw(Form.poly(-104, 6, -94, -28, -84, 6), Brush.BONE, 0.6);
        for (int i = 0; i < 3; i++) {
            b.draw(Form.poly(-78 + i * 15, 7, -71 + i * 15, -8, -64 + i * 15, 7), Brush.BONE, 0.5);
        }
        b.draw(Form.blob(8, -6, 0, 14, -34, 30, -84, 32, -116, 24, -114, 6, -114, 6, -82, 8, -40, 8, -16, -12), coat);
        b.fill(Form.blob(-40, 22, -84, 26, -108, 18, -80, 16), Brush.BONE);
    }

    private static void upper(Brush b, Color coat) {
        for (int i = 0; i < 4; i++) {
            b.draw(Form.poly(-104 + i * 17, -4, -97 + i * 17, 14, -88 + i * 17, -3), Brush.BONE, 0.5);
        }
        b.draw(Form.blob(-140, -12, -140, -12, -138, 14, -122, 42, -122, 42, -116, 14, -112, -10, -112, -10),
                Brush.BONE, 0.7);
        b.draw(Form.blob(14, -8, 6, -52, -36, -66, -72, -60, -108, -46, -142, -52, -156, -34, -150, -8, -128, -2,
                -92, -6, -54, 2, -38, 22, -22, 46, 4, 44, 20, 20), coat);
        b.draw(Form.blob(-158, -42, -142, -54, -126, -46, -132, -34, -154, -28), Brush.INK, 0.6);
        // The whisker pad hangs over the lip.
        b.draw(Form.blob(-152, -24, -128, -30, -102, -24, -94, -8, -112, 4, -140, 4, -154, -8), Brush.BONE, 0.6);
        for (double[] dot : new double[][] {{-140, -17}, {-124, -20}, {-108, -15}, {-134, -6}, {-117, -7}}) {
            b.fill(Form.disc(dot[0], dot[1], 3.2), Brush.INK);
        }
        b.ink(Form.curve(-120, -28, -110, -36, -116, -44), 0.6);
        b.ink(Form.curve(-104, -25, -95, -33, -99, -42), 0.6);
        b.draw(Form.disc(-64, -32, 21), Brush.TURQUOISE, 0.7);
        b.draw(Form.blob(-84, -28, -84, -28, -66, -44, -46, -36, -44, -26, -62, -21), Brush.BONE, 0.6);
        b.fill(Form.disc(-66, -33, 8.5), Brush.INK);
        b.draw(Form.blob(-96, -44, -96, -44, -66, -62, -34, -50, -34, -50, -62, -46, -88, -34), Brush.BRIGHT, 0.6);
        b.draw(Form.disc(-6, -62, 23), coat);
        b.fill(Form.disc(-6, -60, 12), Brush.ROSE);
        b.draw(Form.disc(-8, 8, 15), Brush.JADE, 0.7);
        b.draw(Form.disc(-8, 8, 6), Brush.BONE, 0.5);
        for (double[] s : new double[][] {{-22, -22}, {-8, -32}, {-36, 0}, {-4, 32}}) {
            b.fill(Form.disc(s[0], s[1], 5.5), Brush.INK);
        }
    }
}
