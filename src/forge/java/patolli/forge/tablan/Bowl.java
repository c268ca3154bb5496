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

/** An oblong bowl of jackwood for what a side captures: a rim with a sharp lit edge, a hollow lined with silk. */
final class Bowl {
    private static final double[] DARK = Ink.hex(0x6E3C14), MID = Ink.hex(0xC07A34), LIGHT = Ink.hex(0xF0BC6A);
    private static final double[] GLINT = Ink.hex(0xFFE9BC);
    /** How wide the rim is; where the wall ends. */
    private static final double RIM = 8, WALL = 24;
    private static final double DEEP = 12;
    /** Oiled, it is darker than the wood, so that what lies in it stands out. */
    private static final double OILED = 0.86;
    /** A lining of silk lies in the hollow, from so far within the edge; a thread of gold along it. */
    private static final double LINED = 12.5, THREAD = 14.4;
    /** How large the place of a piece is, and how deep its middle. */
    private static final double SEAT = 18.6, SUNK = 3.4;
    private static final double[] SILK_D = Ink.hex(0x5A0F14), SILK_L = Ink.hex(0xB83230), ZARI = Ink.hex(0xE0B04C);
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
            double rub = 0.95 * Math.exp(-Plank.sq((in - 5.4) / 1.3)) * Noise.smooth(-0.9, 0.8, faces)
                    + 0.55 * sloping * Noise.smooth(0.1, 0.9, -faces)
                    + 0.25 * Math.exp(-Plank.sq((in - 8.6) / 0.8)) * Noise.smooth(0.2, 0.9, -faces);
            double lined = Noise.smooth(LINED, LINED + 0.8, in);
            double[] wood = Ink.mix(Ink.scale(c, OILED * shade), GLINT, Math.min(0.75, rub));
            p.set(i, Ink.mix(wood, Ink.scale(silk(side, x, y, in), 0.55 + 0.45 * shade), lined));
            p.z[i] = (float) ((12 - lip + 1.2 * bead - DEEP * wall - 0.6 * line + tool
                    - SUNK * lined * Math.sqrt(Math.max(0, 1 - Plank.sq(seat(side, x, y))))) * p.scale);
            p.gloss[i] = (float) (Noise.mix(0.10 + 0.3 * Math.min(1, rub), 0.04, lined));
        });
    }

    /** The lining at a point: hollowed for each piece that may come, and embroidered along the edges between. */
    private static double[] silk(Side side, double x, double y, double in) {
        double weft = 0.5 + 0.22 * Math.sin(2 * Math.PI * y / 1.6) + 0.5 * (Noise.fbm(x / 40, y / 9, 37, 3) - 0.5);
        double seat = seat(side, x, y);
        double edge = seat < 1 ? Noise.smooth(0.07, 0.03, Math.abs(seat - 0.93)) : 0;
        double twist = 0.75 + 0.25 * Math.sin(y * 2.4 + x);
        double deep = seat < 1 ? 0.80 + 0.34 * seat * seat : 0.9;
        double gold = Math.max(0.8 * edge, Math.exp(-Plank.sq((in - THREAD) / 0.7)));
        return Ink.mix(Ink.scale(Ink.ramp(weft, SILK_D, SILK_L), deep), Ink.scale(ZARI, (0.7 + 0.4 * weft) * twist),
                gold);
    }

    /** How far a point lies from the middle of the place of a piece, the last that is there, in radii. */
    private static double seat(Side side, double x, double y) {
        for (int i = TablanBoard.COLUMNS - 1; i >= 0; i--) {
            Point at = TablanBoard.BOARD.nest(side, i);
            double far = Math.hypot(x - at.x(), y - at.y()) / SEAT;
            if (far < 1) {
                return far;
            }
        }
        return 1;
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
