package patolli.forge.speech;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
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
 * Words that come from far above their sheet: a few loose blossoms that fall from the lips of whoever speaks to where
 * it is written, each larger than the one before.
 */
final class Blossoms {
    private static final Color LEAF = new Color(0x6FA34A), PETAL = new Color(0xD8656C), HEART = new Color(0xF1C94F);
    private static final Color PALE = new Color(0xF0DCC8);
    /** From nearer than this a creeper leads to the mouth. */
    private static final double FAR = 150;
    /** How many there are, and how large the first and the last one are. */
    private static final int COUNT = 5;
    private static final double LEAST = 4.4, MOST = 8.0;
    /** How far before the lips and the sheet they end. */
    private static final double LIPS = 12 + LEAST, SHEET = 24;
    private static final int STEPS = 400;
    private final List<double[]> all = new ArrayList<>();

    Blossoms(SpeechRoom room, Box box) {
        Point bend = room.volute().plus(-box.x(), -box.y());
        Point mouth = room.mouth().plus(-box.x(), -box.y());
        double low = room.top() - box.y() - SHEET;
        double[][] way = {{mouth.x(), mouth.y()}, {bend.x(), mouth.y()}, {bend.x(), bend.y()}, {bend.x(), low}};
        double[] far = new double[STEPS + 1];
        for (int i = 1; i <= STEPS; i++) {
            double[] at = along(way, i), before = along(way, i - 1);
            far[i] = far[i - 1] + Math.hypot(at[0] - before[0], at[1] - before[1]);
        }
        for (int i = 1; i <= STEPS && all.size() < COUNT; i++) {
            double part = all.size() / (COUNT - 1.0);
            if (far[i] >= LIPS + part * (far[STEPS] - LIPS)) {
                double[] at = along(way, i), before = along(way, i - 1);
                all.add(new double[] {at[0], at[1], LEAST + (MOST - LEAST) * part,
                    Math.atan2(at[1] - before[1], at[0] - before[0])});
            }
        }
    }

    private static double[] along(double[][] way, int step) {
        double t = step / (double) STEPS, s = 1 - t;
        double[] at = new double[2];
        for (int k = 0; k < 2; k++) {
            at[k] = s * s * s * way[0][k] + 3 * s * s * t * way[1][k] + 3 * s * t * t * way[2][k]
                    + t * t * t * way[3][k];
        }
        return at;
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
