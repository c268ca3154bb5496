package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.function.BiConsumer;
import patolli.forge.matter.Shapes;

/**
 * The fire-bird in the shield's middle, some 140 wide about its own origin: breast to the front with spread wings,
 * head in profile with a hooked beak and a crest of flames.
 */
final class FireBird {
    /** What a part of it is made of; neighbours differ, so that every feather has an edge. */
    enum Part {
        LINE, FLAME, EMBER, QUILL, GLOW, COVERT, ARM, BODY, BREAST, JEWEL, JEWEL_HEART, SKULL, BEAK, EYE, PUPIL, CLAW
    }

    /** Base, direction in degrees (clockwise from right) and length of a wing's feathers, outermost first. */
    private static final double[][] WING = {{31, -29, -60, 19}, {35, -25, -36, 21}, {36, -19, -13, 24}, {32, -13, 10, 28},
        {26, -8, 32, 32}, {18, -3, 55, 33}};
    private static final double SIZE = 1.1;
    private final BiConsumer<Part, Shape> to;

    private FireBird(BiConsumer<Part, Shape> to) {
        this.to = to;
    }

    /** Hands out the parts, later ones over earlier. */
    static void draw(double x, double y, BiConsumer<Part, Shape> to) {
        new FireBird((p, s) -> to.accept(p, Shapes.at(s, x, y, 0, SIZE, SIZE))).draw();
    }

    private void draw() {
        for (int k : new int[] {-2, 2, -1, 1, 0}) {
            double x = 4.5 * k, angle = 90 - 19 * k, length = 38 - 2.5 * Math.abs(k);
            put(k % 2 == 0 ? Part.EMBER : Part.QUILL, feather(x, 24, angle, length, 12.5));
            put(k % 2 == 0 ? Part.GLOW : Part.FLAME, feather(x, 24, angle, length - 13, 9));
        }
        for (int side = -1; side <= 1; side += 2) {
            wing(side);
        }
        for (int side = -1; side <= 1; side += 2) {
            leg(side);
        }
        crest();
        put(Part.BODY, Shapes.path(-7, -34, -12, -22, -19, -12, -17, 4, -15, 20, -9, 29, 0, 32, 9, 29, 15, 20, 17, 4, 19,
                -12, 12, -22, 8, -34));
        put(Part.BREAST, Shapes.path(0, -20, -11, -16, -12, 2, -9, 14, -6, 22, -3, 25, 0, 26, 3, 25, 6, 22, 9, 14, 12, 2,
                11, -16, 0, -20));
        put(Part.JEWEL, Shapes.disc(0, -2, 7.4));
        put(Part.JEWEL_HEART, Shapes.disc(0, -2, 3.6));
        head();
    }

    private void put(Part p, Shape s) {
        to.accept(Part.LINE, Shapes.cord(s, 2.3));
        to.accept(p, s);
    }

    private void wing(int side) {
        for (int k = WING.length - 1; k >= 0; k--) {
            double[] f = WING[k];
            put(k % 2 == 0 ? Part.EMBER : Part.QUILL, mirror(feather(f[0], f[1], f[2], f[3], 13.5), side));
        }
        for (int k = WING.length - 1; k >= 0; k--) {
            double[] f = WING[k];
            put(k % 2 == 0 ? Part.GLOW : Part.COVERT, mirror(feather(f[0] - 3, f[1] - 0.5, f[2], f[3] * 0.42, 11),
                    side));
        }
        put(Part.ARM, mirror(Shapes.cord(Shapes.path(10, -10, 15, -24, 22, -33, 32, -29), 10), side));
    }

    private void leg(int side) {
        put(Part.CLAW, Shapes.cord(Shapes.path(9.0 * side, 24, 14.0 * side, 28, 17.0 * side, 32, 19.0 * side, 36), 5.5));
        for (int k = -1; k <= 1; k++) {
            double a = Math.toRadians(90 + 42 * k), x = 19.0 * side, y = 36;
            put(Part.CLAW, Shapes.cord(Shapes.path(x, y, x + 4 * Math.cos(a), y + 4 * Math.sin(a), x + 7 * Math.cos(a), y
                    + 7 * Math.sin(a), x + 9 * Math.cos(a), y + 9 * Math.sin(a)), 3.6));
        }
    }

    private void crest() {
        double[][] flames = {{6, -40, 8, 18}, {5, -45, -24, 20}, {1, -48, -56, 20}, {-5, -48, -90, 18}};
        for (int k = 0; k < flames.length; k++) {
            double[] f = flames[k];
            put(k % 2 == 0 ? Part.EMBER : Part.QUILL, feather(f[0], f[1], f[2], f[3], 10));
        }
    }

    private void head() {
        put(Part.SKULL, Shapes.path(-8, -30, -15, -34, -15, -50, -3, -52, 9, -52, 13, -40, 9, -28, 4, -25, -4, -26, -8,
                -30));
        put(Part.BEAK, Shapes.path(-11, -46, -20, -48, -28, -42, -27, -30, -24, -34, -20, -36, -17, -35, -20, -33, -22,
                -30, -20, -28, -14, -28, -10, -31, -9, -35));
        put(Part.EYE, Shapes.disc(-3, -41, 5.0));
        put(Part.PUPIL, Shapes.disc(-3.6, -40.6, 2.4));
    }

    private static Shape mirror(Shape s, int side) {
        return Shapes.at(s, 0, 0, 0, side, 1);
    }

    /** Narrow at its base, broadest near its round end. */
    private static Shape feather(double x, double y, double degrees, double length, double width) {
        double h = width / 2;
        Path2D p = Shapes.path(0, -h * 0.55, length * 0.4, -h * 0.9, length * 0.7, -h, length - h, -h, length + h * 0.4,
                -h, length + h * 0.4, h, length - h, h, length * 0.7, h, length * 0.4, h * 0.9, 0, h * 0.55);
        p.closePath();
        return Shapes.at(p, x, y, Math.toRadians(degrees), 1, 1);
    }
}
