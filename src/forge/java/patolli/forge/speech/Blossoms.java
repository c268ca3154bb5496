package patolli.forge.speech;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Dress;
import patolli.forge.paper.Dye;

/** Loose blossoms, each with its leaves, from a sheet up to the lips of somebody far away, who says what is on it. */
final class Blossoms {
    private static final Color LEAF = new Color(0x5C9444), PETAL = new Color(0xD8656C), SHELL = new Color(0xF2DCC0);
    private static final Color HEART = new Color(0xF1C94F);
    /** From so far on a creeper would not come to the lips. */
    private static final double FAR = 150;
    /** Where on the way they lie, how large each is, and how far it is turned. */
    private static final double[] WAY = {0.10, 0.33, 0.56, 0.77, 0.93};
    private static final double[] SIZES = {13, 11.5, 10, 8, 6};
    private static final double TURN = 1.1;
    /** How far the way swings out to the side, and how far up it has come there. */
    private static final double ASIDE = 62, UP = 0.82;
    private static final int PETALS = 6;
    private final List<double[]> at = new ArrayList<>();

    /** @param box of the picture */
    Blossoms(SpeechRoom room, Box box) {
        Point from = room.volute().plus(-box.x(), -box.y());
        Point to = room.mouth().plus(-box.x(), -box.y());
        double out = to.x() > from.x() ? -1 : 1;
        Point over = new Point(from.x() + out * ASIDE, from.y() + UP * (to.y() - from.y()));
        for (int i = 0; i < WAY.length; i++) {
            double t = WAY[i], s = 1 - t;
            at.add(new double[] {s * s * from.x() + 2 * s * t * over.x() + t * t * to.x(),
                s * s * from.y() + 2 * s * t * over.y() + t * t * to.y(), SIZES[i], i * TURN});
        }
    }

    /** Whether whoever speaks is so far away. */
    static boolean lead(SpeechRoom room) {
        return !room.curlsBeside() && room.volute().distance(room.mouth()) > FAR;
    }

    /** All that they cover. */
    Area body() {
        Area body = new Area();
        for (double[] each : at) {
            leaves(each).forEach(leaf -> body.add(new Area(leaf)));
            body.add(new Area(Shapes.disc(each[0], each[1], each[2])));
        }
        return body;
    }

    void paint(Graphics2D g) {
        for (int i = 0; i < at.size(); i++) {
            double[] each = at.get(i);
            double x = each[0], y = each[1], r = each[2];
            leaves(each).forEach(leaf -> Dye.put(g, LEAF, leaf, 1.1));
            for (int q = 0; q < PETALS; q++) {
                double a = each[3] + q * 2 * Math.PI / PETALS;
                Dye.put(g, i % 2 == 0 ? PETAL : SHELL, Shapes.disc(x + 0.58 * r * Math.cos(a), y + 0.58 * r
                        * Math.sin(a), 0.4 * r), 0.9);
            }
            Dye.put(g, HEART, Shapes.disc(x, y, 0.36 * r), 0.8);
            Dye.put(g, Dress.PALE_GOLD, Shapes.disc(x - 0.06 * r, y - 0.06 * r, 0.09 * r), 0);
        }
    }

    /** Two, at one side of a blossom. */
    private static List<Shape> leaves(double[] each) {
        double size = 1.25 * each[2];
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(0, 0);
        leaf.curveTo(size * 0.25, -size * 0.42, size * 0.7, -size * 0.3, size, 0);
        leaf.curveTo(size * 0.7, size * 0.3, size * 0.25, size * 0.42, 0, 0);
        List<Shape> both = new ArrayList<>();
        for (int side = -1; side <= 1; side += 2) {
            double a = 2.2 * each[3] + 0.55 * side;
            both.add(Shapes.at(leaf, each[0] + 0.7 * each[2] * Math.cos(a), each[1] + 0.7 * each[2] * Math.sin(a), a, 1,
                    1));
        }
        return both;
    }
}
