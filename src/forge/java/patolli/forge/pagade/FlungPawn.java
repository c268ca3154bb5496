package patolli.forge.pagade;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import patolli.forge.carved.Field;
import patolli.forge.mysore.Oblique;

/**
 * A pawn that is flung end over end: a strip of pictures of one turn, as large as it comes in the air. It falls to the
 * right from picture to picture, and is seen from above: upright, on its side, on its head with the hollow foot up.
 */
final class FlungPawn {
    /** How many pictures there are, and the side of each. */
    static final int FRAMES = 12, SIDE = 150;
    /** How much larger it is than the form of a pawn. */
    private static final double GROWN = 3.8;
    /** Where it turns about, over the foot; how high that is held, so that no part of it is in the ground. */
    private static final double MIDDLE = 12.5, HELD = 75;
    /** No part of it is further from there; nearer than so much to that the form itself is asked. */
    private static final double ROUND = 16.5 * GROWN, NEAR = 1;
    /** How far up the picture a height of one unit leans: the same as for one that stands. */
    private static final double STEEP = 0.34;
    /** To where it falls, from the right towards who looks, in radians. */
    private static final double ASIDE = 0.42;
    /** How polished it is: in the air it catches the light. */
    private static final double POLISH = 1.1;

    private FlungPawn() { }

    static BufferedImage strip(Beehive pawn, int scale) {
        BufferedImage out = new BufferedImage(FRAMES * SIDE * scale, SIDE * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (int k = 0; k < FRAMES; k++) {
            g.drawImage(frame(pawn, 2 * Math.PI * k / FRAMES, scale), k * SIDE * scale, 0, null);
        }
        g.dispose();
        return out;
    }

    private static BufferedImage frame(Beehive pawn, double fallen, int scale) {
        Turn turn = new Turn(Math.cos(ASIDE), Math.sin(ASIDE), Math.cos(fallen), Math.sin(fallen));
        Field body = (x, y, z) -> {
            double off = Math.sqrt(x * x + (y - STEEP * HELD) * (y - STEEP * HELD) + (z - HELD) * (z - HELD)) - ROUND;
            if (off > NEAR) {
                return off;
            }
            double[] q = turn.own(x, y, z);
            return GROWN * pawn.hollow(q[0], q[1], q[2]);
        };
        Oblique.Skin skin = (x, y, z) -> {
            double[] q = turn.own(x, y, z);
            return pawn.hollowSkin(q[0], q[1], q[2]);
        };
        return Rim.crisp(new Oblique(body, skin, POLISH, HELD + ROUND, STEEP), SIDE, scale);
    }

    /** How it is turned: the cosine and the sine of where it falls to, and of how far it has fallen. */
    private record Turn(double cos, double sin, double level, double fall) {
        /** From a point of the picture's room to a point of the pawn as it stands. */
        double[] own(double x, double y, double z) {
            double px = x / GROWN, py = (y - STEEP * HELD) / GROWN, pz = (z - HELD) / GROWN;
            double ahead = px * cos + py * sin, across = py * cos - px * sin;
            double turned = ahead * level - pz * fall, up = ahead * fall + pz * level;
            return new double[] {turned * cos - across * sin, turned * sin + across * cos, up + MIDDLE};
        }
    }
}
