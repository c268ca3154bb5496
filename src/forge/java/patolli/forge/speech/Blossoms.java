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

/**
 * Words that come from far above their sheet: loose blossoms that fall from the lips of whoever speaks to where it is
 * written, each larger than the one before, with leaves between.
 */
final class Blossoms {
    private static final Color LEAF = new Color(0x6FA34A), PETAL = new Color(0xD8656C), HEART = new Color(0xF1C94F);
    private static final Color PALE = new Color(0xF0DCC8);
    /** From nearer than this a creeper leads to the mouth. */
    private static final double FAR = 150;
    /** How large the first and the last one are, and what lies between two, of their size. */
    private static final double LEAST = 4.2, MOST = 8.6, PITCH = 5.4;
    /** How far before the lips and the sheet they end. */
    private static final double LIPS = 9, SHEET = 15;
    private final List<double[]> all = new ArrayList<>();

    Blossoms(SpeechRoom room, Box box) {
        Point bend = room.volute().plus(-box.x(), -box.y());
        Point mouth = room.mouth().plus(-box.x(), -box.y());
        double low = room.top() - box.y() - SHEET;
        double[][] way = {{mouth.x(), mouth.y()}, {bend.x(), mouth.y()}, {bend.x(), bend.y()}, {bend.x(), low}};
        double length = 0;
        double[] before = way[0];
        double next = LIPS;
        for (int i = 1; i <= 400; i++) {
            double t = i / 400.0, s = 1 - t;
            double[] at = new double[2];
            for (int k = 0; k < 2; k++) {
                at[k] = s * s * s * way[0][k] + 3 * s * s * t * way[1][k] + 3 * s * t * t * way[2][k]
                        + t * t * t * way[3][k];
            }
            length += Math.hypot(at[0] - before[0], at[1] - before[1]);
            if (length >= next) {
                double size = LEAST + (MOST - LEAST) * t;
                double ahead = Math.atan2(at[1] - before[1], at[0] - before[0]);
                double sway = 3 * Math.sin(2.2 * all.size());
                all.add(new double[] {at[0] + sway * Math.sin(ahead), at[1] - sway * Math.cos(ahead), size, ahead});
                next = length + PITCH * size;
            }
            before = at;
        }
    }

    /** Whether that is how words come to a sheet. */
    static boolean suit(SpeechRoom room) {
        return !room.curlsBeside() && room.volute().y() < room.top()
                && Math.hypot(room.mouth().x() - room.volute().x(), room.mouth().y() - room.volute().y()) > FAR;
    }

    private static Shape leaf(double[] at) {
        double size = 1.5 * at[2];
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(0, 0);
        leaf.curveTo(size * 0.3, -size * 0.5, size * 0.75, -size * 0.35, size, 0);
        leaf.curveTo(size * 0.75, size * 0.35, size * 0.3, size * 0.5, 0, 0);
        return Shapes.at(leaf, at[0], at[1], at[3] + Math.PI + (at[2] * 10 % 2 < 1 ? 0.6 : -0.6), 1, 1);
    }

    /** All that they cover. */
    Area body() {
        Area body = new Area();
        for (double[] at : all) {
            body.add(new Area(Shapes.disc(at[0], at[1], at[2])));
            body.add(new Area(leaf(at)));
        }
        return body;
    }

    void paint(Graphics2D g) {
        for (int i = 0; i < all.size(); i++) {
            double[] at = all.get(i);
            double r = at[2];
            Dye.put(g, LEAF, leaf(at), 0.9);
            for (int q = 0; q < 6; q++) {
                double a = q * Math.PI / 3 + i;
                Dye.put(g, i % 3 == 1 ? PALE : PETAL, Shapes.disc(at[0] + 0.58 * r * Math.cos(a),
                        at[1] + 0.58 * r * Math.sin(a), 0.4 * r), 0.8);
            }
            Dye.put(g, HEART, Shapes.disc(at[0], at[1], 0.36 * r), 0.7);
            Dye.put(g, Dress.PALE_GOLD, Shapes.disc(at[0] - 0.06 * r, at[1] - 0.06 * r, 0.09 * r), 0);
        }
    }
}
