package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.function.BiConsumer;
import patolli.board.FeatherSheet;
import patolli.forge.matter.Shapes;

/**
 * The fire-bird that fills the shield, in a space of 300 about its own origin: breast to the front, the feathers of its
 * spread wings and its tail all round it like rays, head in profile with a hooked beak and a crest of flames.
 */
final class FireBird {
    /** What a part of it is made of; neighbours differ, so that every feather has an edge. */
    enum Part {
        LINE, BLADE, DARK_BLADE, TIP, COVERT, BODY, BREAST, JEWEL, JEWEL_HEART, SKULL, CREST, BEAK, CERE,
        EYE, PUPIL, BROW, CLAW
    }

    /** How far feathers reach, where they begin, and how broad they are. */
    static final double TIP = 124, ROOT = 40, WIDE = 27;
    /** The head and the trunk: so much larger than they are written down, and the head so much higher. */
    private static final double SIZE = 1.62, HEAD = -11.5;
    private static final int HEADLESS = FeatherSheet.FEATHERS - 1;
    private final BiConsumer<Part, Shape> to;

    private FireBird(BiConsumer<Part, Shape> to) {
        this.to = to;
    }

    /** Hands out the parts, later ones over earlier. */
    static void draw(double x, double y, BiConsumer<Part, Shape> to) {
        new FireBird((p, s) -> to.accept(p, Shapes.at(s, x, y, 0, 1, 1))).draw();
    }

    private void draw() {
        for (int k = HEADLESS - 1; k >= 0; k--) {
            double turn = Math.toRadians(FeatherSheet.direction(k));
            put(FeatherSheet.away(k) % 2 == 0 ? Part.BLADE : Part.DARK_BLADE, turned(blade(ROOT, TIP, WIDE), turn),
                    3.6);
            to.accept(Part.TIP, turned(tip(), turn));
            put(Part.COVERT, turned(blade(ROOT - 6, ROOT + 32, WIDE * 0.62), turn), 3);
        }
        for (int side = -1; side <= 1; side += 2) {
            leg(side);
        }
        crest();
        trunk(Part.BODY, Shapes.path(-8, -36, -10, -24, -22, -18, -20, 0, -18, 18, -10, 29, 0, 32, 10, 29, 18, 18, 20,
                0,
                22, -18, 11, -24, 9, -36));
        trunk(Part.BREAST, Shapes.path(0, -20, -11, -16, -12, 2, -9, 14, -6, 22, -3, 25, 0, 26, 3, 25, 6, 22, 9, 14, 12,
                2, 11, -16, 0, -20));
        trunk(Part.JEWEL, Shapes.disc(0, -2, 7.4));
        trunk(Part.JEWEL_HEART, Shapes.disc(0, -2, 3.6));
        head();
    }

    /** What glows when a feather is kindled; the last is the head with its crest. */
    static Shape feather(int k) {
        if (k < HEADLESS) {
            return turned(blade(ROOT, TIP, WIDE), Math.toRadians(FeatherSheet.direction(k)));
        }
        Area head = new Area();
        new FireBird((part, s) -> {
            if (part == Part.SKULL || part == Part.BEAK || part == Part.CREST || part == Part.CERE) {
                head.add(new Area(s));
            }
        }).draw();
        return head;
    }

    private void put(Part p, Shape s, double line) {
        to.accept(Part.LINE, Shapes.cord(s, line));
        to.accept(p, s);
    }

    private void trunk(Part p, Shape s) {
        put(p, Shapes.at(s, 0, 0, 0, SIZE, SIZE), 3.6);
    }

    private void leg(int side) {
        trunk(Part.CLAW, Shapes.cord(Shapes.path(9.0 * side, 22, 14.0 * side, 25, 17.0 * side, 28, 19.0 * side, 31),
                5));
        for (int k = -1; k <= 1; k++) {
            double a = Math.toRadians(90 + 42 * k), x = 19.0 * side, y = 31;
            trunk(Part.CLAW, Shapes.cord(Shapes.path(x, y, x + 4 * Math.cos(a), y + 4 * Math.sin(a),
                    x + 6 * Math.cos(a),
                    y + 6 * Math.sin(a), x + 8 * Math.cos(a), y + 8 * Math.sin(a)), 3.4));
        }
    }

    /** Flames that lick back from the brow. */
    private void crest() {
        double[][] flames = {{8, -36, 24, 17}, {9, -42, -4, 20}, {7, -47, -30, 22}, {2, -50, -54, 20}, {-4, -50, -82,
                15}};
        for (double[] f : flames) {
            trunk(Part.CREST, Shapes.at(Shapes.path(0, -5, f[3] * 0.5, -8, f[3] * 0.6, -1, f[3] * 1.25, -4,
                    f[3] * 0.9, 3,
                    f[3] * 0.5, 6, 0, 5), f[0], f[1] + HEAD, Math.toRadians(f[2]), 1, 1));
        }
    }

    private void head() {
        headed(Part.SKULL, Shapes.path(-7, -24, -13, -33, -14, -44, -8, -50, 0, -54, 10, -51, 12, -42, 14, -34, 9,
                -28, 8,
                -20, 4, -20, -4, -20, -7, -24));
        headed(Part.BEAK, Shapes.path(-10, -47, -18, -51, -30, -46, -31, -27, -27, -32, -22, -35, -18, -35, -20, -33,
                -20,
                -29, -18, -27, -14, -27, -11, -30, -9, -34));
        headed(Part.CERE, Shapes.path(-8, -48, -13, -49, -16, -47, -17, -44, -15, -41, -12, -38, -8, -37));
        headed(Part.EYE, Shapes.disc(-1.5, -40.5, 4.2));
        headed(Part.PUPIL, Shapes.disc(-2.2, -40.2, 2.0));
        headed(Part.BROW, Shapes.poly(-9, -44, 5, -48, 11, -44, 9, -40, 3, -43.5, -8, -41));
    }

    private void headed(Part p, Shape s) {
        trunk(p, Shapes.at(s, 0, HEAD, 0, 1, 1));
    }

    private static Shape turned(Shape s, double turn) {
        return Shapes.at(s, 0, 0, turn, 1, 1);
    }

    /** A feather along a ray, from one distance to another. */
    private static Shape blade(double from, double end, double width) {
        return Shapes.at(feather(end - from - width * 0.2, width), from, 0, 0, 1, 1);
    }

    /** The bright end of a wing's feather. */
    private static Shape tip() {
        Area a = new Area(blade(ROOT, TIP, WIDE));
        a.intersect(new Area(Shapes.box(TIP - 17, -WIDE, 40, 2 * WIDE)));
        return a;
    }

    /** Narrow at its base, broadest near its round end. */
    private static Shape feather(double length, double width) {
        double h = width / 2;
        Path2D p = Shapes.path(0, -h * 0.45, length * 0.4, -h * 0.8, length * 0.7, -h, length - h, -h, length + h * 0.4,
                -h, length + h * 0.4, h, length - h, h, length * 0.7, h, length * 0.4, h * 0.8, 0, h * 0.45);
        p.closePath();
        return p;
    }
}
