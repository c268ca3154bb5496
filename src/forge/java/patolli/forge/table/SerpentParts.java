package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Shapes;

/**
 * What one head of the serpent is put together from: carved once, so that its tiles stay the same in every pose. The
 * parts of the right head are carved the other way round, so that the lamp stays where it is.
 */
final class SerpentParts {
    /** The canvas of skull and jaw in units of the serpent's own space, and where the head's origin lies on it. */
    static final double WIDE = 240, HIGH = 200, LEFT = 20, TOP = 20;
    /** Half the height of the strip from which a neck is cut, and its length. */
    static final double HALF = 24, LONG = 240;
    static final double GIRTH = 35;
    /** Where skull and jaw are joined, in the space of the head. */
    static final double HINGE_X = 130, HINGE_Y = 108;
    final boolean right;
    final SerpentHead head;
    final BufferedImage skull, jaw, throat;

    private SerpentParts(boolean right) {
        this.right = right;
        head = new SerpentHead(!right);
        SerpentSkin s = skin();
        s.skull(head);
        skull = s.set(25, p -> 0);
        s = skin();
        s.jaw(head);
        jaw = s.set(25, p -> 0);
        s = skin();
        s.claim(SerpentSkin.THROAT, Shapes.disc(HINGE_X - 22, HINGE_Y, 76));
        throat = s.set(25, p -> 0);
    }

    /** The parts of the left head or of the right. */
    static SerpentParts of(boolean right) {
        return right ? Right.PARTS : Left.PARTS;
    }

    private static final class Left {
        static final SerpentParts PARTS = new SerpentParts(false);
    }

    private static final class Right {
        static final SerpentParts PARTS = new SerpentParts(true);
    }

    private SerpentSkin skin() {
        AffineTransform over = right ? new AffineTransform(-1, 0, 0, 1, WIDE - 2 * LEFT, 0) : new AffineTransform();
        return new SerpentSkin(WIDE, HIGH, LEFT, TOP, over::createTransformedShape);
    }

    /** A straight length of neck, the head's end at the left, the belly below. */
    static final class Neck {
        static final BufferedImage STRIP = strip();

        private static BufferedImage strip() {
            SerpentSkin s = new SerpentSkin(LONG, 2 * HALF, 0, HALF, shape -> shape);
            double half = GIRTH / 2;
            s.claim(SerpentSkin.BODY, Shapes.box(0, -half, LONG, GIRTH));
            s.claim(SerpentSkin.SEAM, Shapes.box(20, 0.36 * half, LONG, 0.64 * half));
            for (double at = 24; at < LONG; at += 16.1) {
                s.claim(SerpentSkin.PLATE, Shapes.box(at, 0.44 * half, 12.7, 0.56 * half));
            }
            for (double at = 69; at < LONG; at += SerpentSkin.REPEAT) {
                s.stud(at, SerpentSkin.BACK * half, 0.7);
            }
            collar(s, 22, 46);
            return s.set(20, p -> SerpentSkin.diamond(p[0] - 69, p[1] / half));
        }

        private static void collar(SerpentSkin s, double from, double to) {
            double half = GIRTH / 2 + 4;
            Shape red = Shapes.box(from, -half, to - from, 2 * half);
            s.claim(SerpentSkin.RED_BAND, red);
            s.claim(SerpentSkin.WHITE_BAND, Shapes.box(from, -half, 7, 2 * half));
            s.claim(SerpentSkin.WHITE_BAND, Shapes.box(to - 7, -half, 7, 2 * half));
        }
    }
}
