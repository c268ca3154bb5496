package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.Teak;
import patolli.forge.mysore.Underneath;
import patolli.rules.Side;

/**
 * An oblong bowl of jackwood for what a side captures: a rim that sleeves have worn, and one plain
 * hollow that hands have polished.
 */
final class Bowl {
    private static final double[] DARK = Ink.hex(0x6E3C14), MID = Ink.hex(0xC07A34), LIGHT = Ink.hex(0xF0BC6A);
    private static final double[] GLINT = Ink.hex(0xF6BE6C);
    /** How wide the rim is; where the wall ends. */
    private static final double RIM = 8, WALL = 24;
    private static final double DOWNWARD = 12;
    /** Oiled, it is darker than the wood, so that what lies in it stands out. */
    private static final double OILED = 0.58, LIP = 0.80;
    /** The hollow's floor begins so far within the edge. */
    private static final double HOLLOW = 12.5;
    private static final double[] DEEP = Ink.hex(0x38200F), FLOOR = Ink.hex(0x6A3E1E), PALE = Ink.hex(0x94602F);
    /** How far the rim throws its shadow into the hollow, across and down. */
    private static final double ACROSS = 5, DOWN = 8;

    private Bowl() { }

    static void lay(Plate p, Side side) {
        Box box = TablanBoard.BOARD.tray(side);
        Underneath.shade(p, new Box(box.x() + 8, box.y() + 8, box.width() - 16, box.height() - 16), 10, 20, 0.68);
        Underneath.shade(p, box, 2, 6, 0.5);
        Point at = box.middle();
        double round = round(box);
        p.each((i, x, y) -> {
            double qx = Math.max(0, Math.abs(x - at.x()) - box.width() / 2 + round);
            double qy = Math.max(0, Math.abs(y - at.y()) - box.height() / 2 + round);
            double far = Math.hypot(qx, qy);
            double in = within(box, x, y);
            if (in < 0) {
                return;
            }
            // Which way the edge faces: 1 towards the light, -1 away from it.
            double nx = (x < at.x() ? -1 : 1) * (qx >= qy ? 1 : 0.2) * (qx > 0 ? 1 : 0);
            double ny = (y < at.y() ? -1 : 1) * (qy > 0 ? 1 : 0) * (qy >= qx ? 1 : 0.2);
            if (qx > 0 && qy > 0) {
                nx = (x < at.x() ? -1 : 1) * qx / far;
                ny = (y < at.y() ? -1 : 1) * qy / far;
            }
            double faces = -(0.45 * nx + 0.89 * ny);
            double t = Math.clamp((in - RIM) / (WALL - RIM), 0, 1);
            double wall = in > RIM ? t * (2 - t) : 0;
            double lip = in < 4 ? 4 * (1 - Math.sqrt(1 - Plank.sq(1 - in / 4))) : 0;
            double bead = Math.exp(-Plank.sq((in - 6.5) / 2.2));
            double line = Math.exp(-Plank.sq((in - RIM - 0.4) / 0.6)) + 0.6 * Math.exp(-Plank.sq((in - 3.2) / 0.5));
            double tool = 0.12 * Math.sin(in * 1.1 + 2 * Noise.value(x / 14, y / 14, 35)) * (in > RIM + 4 ? 1 : 0);
            double cast = in > RIM ? Noise.smooth(RIM + 5, RIM - 4, within(box, x - ACROSS, y - DOWN)) : 0;
            double[] c = Teak.at(x * 1.1 + 300, y * 1.1, 27, DARK, MID, LIGHT);
            double sloping = in > RIM ? (1 - t) * Noise.smooth(0, 0.08, t) : 0;
            double shade = (1 - 0.5 * line) * (1 - 0.40 * wall) * (1 - 0.55 * cast)
                    * (1 - 0.52 * sloping * Noise.smooth(-0.1, 0.8, faces));
            double rub = 0.45 * Math.exp(-Plank.sq((in - 5.4) / 1.3)) * Noise.smooth(-0.9, 0.8, faces)
                    + 0.55 * sloping * Noise.smooth(0.1, 0.9, -faces)
                    + 0.25 * Math.exp(-Plank.sq((in - 8.6) / 0.8)) * Noise.smooth(0.2, 0.9, -faces);
            double lined = Noise.smooth(HOLLOW, HOLLOW + 0.8, in);
            double[] wood = Ink.mix(Ink.scale(c, (in < RIM ? LIP : OILED) * shade), GLINT, Math.min(0.75, rub));
            p.set(i, Ink.mix(wood, Ink.scale(hollow(box, x, y), 0.45 + 0.55 * shade), lined));
            p.z[i] = (float) ((12 - lip + 1.2 * bead - DOWNWARD * wall - 0.6 * line + tool)
                    * p.scale);
            p.gloss[i] = (float) (Noise.mix(0.10 + 0.3 * Math.min(1, rub), 0.02, lined));
        });
    }

    /** The wood of the hollow at a point: dark towards the light, and beyond its middle a long soft gleam. */
    private static double[] hollow(Box box, double x, double y) {
        double down = (y - box.middle().y()) / (box.height() / 2 - HOLLOW);
        double end = Noise.smooth(0, 1.6 * box.height(), Math.min(x - box.x(), box.right() - x));
        double[] wood = Teak.at(x * 1.1 + 300, y * 1.1, 27, DEEP, FLOOR, PALE);
        double hands = 0.6 + 0.6 * Noise.fbm(x / 60, y / 9, 38, 3);
        double gleam = end * hands * Math.exp(-Plank.sq((down - 0.42) / 0.30));
        double sharp = end * hands * Math.exp(-Plank.sq((down - 0.52) / 0.07));
        return Ink.mix(Ink.scale(wood, 0.86 + 0.30 * down), GLINT, 0.26 * gleam + 0.20 * sharp);
    }

    /** How round its ends are. */
    private static double round(Box box) {
        return box.height() / 2 - 1;
    }

    /** How far a point lies within its edge. */
    private static double within(Box box, double x, double y) {
        double round = round(box);
        double qx = Math.max(0, Math.abs(x - box.middle().x()) - box.width() / 2 + round);
        double qy = Math.max(0, Math.abs(y - box.middle().y()) - box.height() / 2 + round);
        return qx > 0 && qy > 0 ? round - Math.hypot(qx, qy) : round - Math.max(qx, qy);
    }
}
