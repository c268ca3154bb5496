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
 * An oblong bowl of jackwood for what a side captures: a rim that sleeves have worn, a hollow with a flute for
 * each piece that may come.
 */
final class Bowl {
    private static final double[] DARK = Ink.hex(0x6E3C14), MID = Ink.hex(0xC07A34), LIGHT = Ink.hex(0xF0BC6A);
    private static final double[] GLINT = Ink.hex(0xF6BE6C);
    /** How wide the rim is; where the wall ends. */
    private static final double RIM = 8, WALL = 24;
    private static final double DOWNWARD = 12;
    /** Oiled, it is darker than the wood, so that what lies in it stands out. */
    private static final double OILED = 0.58, LIP = 0.80;
    /** The flutes lie in the hollow, from so far within the edge; half their length, and how deep they are. */
    private static final double HOLLOW = 12.5, LONG = 15.4, SUNK = 3.2;
    private static final double[] BRASS = Ink.hex(0xC8963C);
    private static final double INLAID = 0.8;
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
            p.set(i, Ink.mix(wood, Ink.scale(worn(side, x, y), 0.45 + 0.55 * shade), lined));
            p.z[i] = (float) ((12 - lip + 1.2 * bead - DOWNWARD * wall - 0.6 * line + tool
                    - SUNK * lined * flute(side, x, y)) * p.scale);
            p.gloss[i] = (float) (Noise.mix(0.10 + 0.3 * Math.min(1, rub), 0.10, lined));
        });
    }

    /** The wood of the hollow at a point: darker in each flute towards the light, polished on the ridges between. */
    private static double[] worn(Side side, double x, double y) {
        double across = across(side, x);
        double flute = flute(side, x, y);
        double[] wood = Teak.at(x * 1.1 + 300, y * 1.1, 27, DEEP, FLOOR, PALE);
        double dusk = 1 - 0.42 * flute * Noise.smooth(0.5, -0.9, across);
        double ridge = Math.exp(-Plank.sq((1 - Math.abs(across)) / 0.11)) * Noise.smooth(LONG, LONG - 5,
                Math.abs(y - TablanBoard.BOARD.nest(side, 0).y()));
        double hands = Noise.smooth(0.35, 0.7, Noise.fbm(x / 26, y / 18, 38, 3));
        double[] bare = Ink.mix(Ink.scale(wood, dusk), GLINT, (0.07 + 0.10 * hands) * ridge + 0.05 * flute
                * Noise.smooth(0.1, 0.9, across));
        Point at = TablanBoard.BOARD.nest(side, 0);
        double pitch = Math.abs(TablanBoard.BOARD.nest(side, 1).x() - at.x());
        return Ink.mix(bare, Ink.scale(BRASS, 0.62 + 0.3 * hands - 0.2 * across), inlaid(across * pitch / 2, y
                - at.y()));
    }

    /** Where each piece will lie a flower of eight petals is inlaid, of brass. */
    private static double inlaid(double x, double y) {
        double far = Math.hypot(x, y), petal = Math.cos(4 * Math.atan2(y, x));
        double flower = Noise.smooth(0.5, -0.5, far - 4.4 - 1.7 * petal) * Noise.smooth(1.9, 2.5, far);
        double heart = Noise.smooth(1.5, 0.9, far);
        double stem = Noise.smooth(0.9, 0.4, Math.abs(x)) * Noise.smooth(7.4, 8, Math.abs(y))
                * Noise.smooth(12.4, 11.8, Math.abs(y));
        return INLAID * Math.max(Math.max(flower, heart), stem);
    }

    /** Where across the flute of a piece a point lies: -1 at its left ridge, 1 at the right one. */
    private static double across(Side side, double x) {
        double first = Math.min(TablanBoard.BOARD.nest(side, 0).x(),
                TablanBoard.BOARD.nest(side, TablanBoard.COLUMNS - 1).x());
        double pitch = Math.abs(TablanBoard.BOARD.nest(side, 1).x() - TablanBoard.BOARD.nest(side, 0).x());
        double nearest = Math.clamp(Math.round((x - first) / pitch), 0, TablanBoard.COLUMNS - 1);
        return 2 * ((x - first) / pitch - nearest);
    }

    /** How deep a point lies in the flute of a piece, 0 to 1. */
    private static double flute(Side side, double x, double y) {
        double across = across(side, x);
        double along = (y - TablanBoard.BOARD.nest(side, 0).y()) / LONG;
        return Math.max(0, 1 - across * across) * Math.sqrt(Math.max(0, 1 - along * along));
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
