package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.rules.Side;

/** What is woven into the cloth: which thread is dyed how at which point. */
final class Pattern {
    /** The large mango in the free corners of the cloth, beside what lies there. */
    private static final Mango PRINT = new Mango(108, 627, 1.06);
    static final Dye NONE = new Dye(new double[0], false);
    private static final Dye HEM = new Dye(Ink.hex(0x9A2C22), false);
    private static final Dye GREEN = new Dye(Ink.hex(0x2F6A4E), false), LEAF = new Dye(Ink.hex(0x3F8058), false);
    private static final Dye RED = new Dye(Ink.hex(0xA63A2C), false), ZARI = new Dye(Ink.hex(0xD8A745), true);
    private static final Dye DULL = new Dye(Ink.hex(0x8A6A2E), true), LATTICE = new Dye(Ink.hex(0x2C3E86), false);
    private static final Dye PALE = new Dye(Ink.hex(0xA9803A), true), PLUM = new Dye(Ink.hex(0x6A2436), false);
    /** The border's height along the upper and the lower edge, its teeth's, and how wide one is. */
    private static final double BORDER = 34, TOOTH = 17, TEETH = 17;
    /** The border's width at the ends. */
    private static final double END = 15;
    /** From one strewn flower to the next, and how far they stay from what else is woven. */
    private static final double ACROSS = 34, DOWN = 22, CLEAR = 7;
    /** What lies on the cloth beside the sticks, at the left; no flower looks out from under it. */
    private static final Box STILL = new Box(205, 545, 180, 145);
    private static final Box PLANK = TablanBoard.BOARD.plank(), BOWL = TablanBoard.BOARD.tray(Side.WHITE);
    /** So far from these the middle of a flower lies at least, so that none looks out from under them. */
    private static final double SEEN = 9;
    /** How wide the panel's border is, and how far its spires reach beyond it. */
    private static final double FRAME = 15, SPIRE = 9, SPIRES = 11.5;
    /** Of a bud: how far each is turned, to either side, and how long it is; the foremost first. */
    private static final double[][] PETALS = {{0, 11.2}, {0.52, 10}, {1.02, 8.4}};
    /** No bud looks out from under what hangs below the name plates. */
    private static final Box HUNG = new Box(24, 110, 176, 70);
    private final Box field, ground;

    Pattern(Box field, Box ground) {
        this.field = field;
        this.ground = ground;
    }

    /** How a thread is dyed; without a colour it is as the cloth is. */
    record Dye(double[] colour, boolean isGold) {
        boolean isNone() {
            return colour.length == 0;
        }
    }

    Dye at(double x, double y) {
        double off = Math.max(Math.abs(x - ground.middle().x()) - ground.width() / 2,
                Math.abs(y - ground.middle().y()) - ground.height() / 2);
        if (off < 0) {
            return panel(x, y, off);
        }
        double down = Math.min(y - field.y(), field.bottom() - y);
        double side = Math.min(x - field.x(), field.right() - x);
        if (down < BORDER + TOOTH) {
            Dye border = border(x, down);
            if (!border.isNone()) {
                return border;
            }
        } else if (side < END) {
            return side < 2 || side > 12.5 ? HEM : side < 4 || side > 10.5 ? ZARI : chevron(y, side - 7.2);
        }
        if (off < SPIRE + 1) {
            return panel(x, y, off);
        }
        return strewn(x, y);
    }

    /** What is brocaded into the cloth with threads of their own: its edges are not bound to those of the ground. */
    Dye brocade(double x, double y) {
        Dye print = PRINT.at(field.middle().x() - Math.abs(x - field.middle().x()), y);
        return print.isNone() ? bud(x, y) : print;
    }

    private static Dye border(double x, double down) {
        if (down > BORDER) {
            double f = Math.abs(x / TEETH - Math.floor(x / TEETH) - 0.5) * 2;
            double in = TOOTH * (1 - f) - (down - BORDER);
            return in < 0 ? NONE : in < 2.6 ? PALE : HEM;
        }
        if (down < 2.5 || down > 31) {
            return HEM;
        }
        if (down < 4.5 || down > 8.5 && down < 10.7 || down > 26.5 && down < 28.8) {
            return ZARI;
        }
        if (down < 8.5) {
            return Math.floorMod((int) Math.floor(x / 4.4), 2) == 0 ? GREEN : PLUM;
        }
        if (down > 28.8) {
            return Math.floorMod((int) Math.floor(x / 4.4), 2) == 0 ? ZARI : HEM;
        }
        return mangos(x, down - 18.6);
    }

    /** A row of mangos of gold, one leaning this way, the next that way, and a seed between two. */
    private static Dye mangos(double x, double up) {
        int n = (int) Math.floor(x / 26);
        double u = x - 26 * (n + 0.5);
        double v = up * (n % 2 == 0 ? 1 : -1);
        double fruit = Math.hypot(u * 1.05, (v - 1.6) * 1.1);
        double tip = Math.abs(u - 1.3 - 0.1 * v * v * Math.signum(-v)) + 0.30 * v;
        if (fruit < 5.6) {
            return fruit < 2.2 ? GREEN : fruit < 3.6 ? HEM : ZARI;
        }
        if (v < -2 && v > -7.2 && tip < 0.6) {
            return ZARI;
        }
        return Math.hypot(Math.abs(u) - 13, up) < 2.6 ? ZARI : HEM;
    }

    private static Dye chevron(double along, double across) {
        double f = along / 9 - Math.floor(along / 9);
        return Math.abs(Math.abs(f - 0.5) * 9 - Math.abs(across) * 1.2) < 1.3 ? PALE : PLUM;
    }

    /** The panel on which the sticks lie: two lines of gold with lozenges between, and spires that point outwards. */
    private Dye panel(double x, double y, double off) {
        double dx = x - ground.middle().x();
        double dy = y - ground.middle().y();
        boolean level = Math.abs(dy) - ground.height() / 2 > Math.abs(dx) - ground.width() / 2;
        double along = level ? dx : dy;
        if (off > 0) {
            double f = along / SPIRES - Math.floor(along / SPIRES);
            double in = SPIRE * (1 - Math.abs(2 * f - 1)) - off;
            return in < 0 ? NONE : HEM;
        }
        if (off > -FRAME) {
            if (off > -2.3 || off < -FRAME + 2.3) {
                return ZARI;
            }
            double cell = (level ? ground.width() : ground.height()) - 2 * FRAME;
            double unit = cell / Math.round(cell / 14);
            double g = (along + cell / 2) / unit;
            double lozenge = Math.abs(g - Math.floor(g) - 0.5) * unit + Math.abs(off + FRAME / 2);
            boolean corner = Math.abs(along) > cell / 2;
            return corner ? flower(Math.abs(dx) - ground.width() / 2 + FRAME / 2,
                    Math.abs(dy) - ground.height() / 2 + FRAME / 2, 5.2, ZARI, PLUM)
                    : lozenge < 2.4 ? RED : lozenge < 5.2 ? PALE : PLUM;
        }
        // A trellis, tone on tone.
        double one = (dx + dy) / 22;
        double other = (dx - dy) / 22;
        boolean line = Math.abs(one - Math.round(one)) < 0.055 || Math.abs(other - Math.round(other)) < 0.055;
        return line ? LEAF : GREEN;
    }

    /** The ground between: a lattice tone on tone. */
    private Dye strewn(double x, double y) {
        double[] from = fromBud(x, y);
        double one = Math.abs(from[0]) / ACROSS + Math.abs(from[1]) / (2 * DOWN);
        return Math.abs(one - 0.5) < 0.036 ? LATTICE : NONE;
    }

    /** How far a point is from the middle of the nearest bud; each row lies between the buds of the one before. */
    private double[] fromBud(double x, double y) {
        double row = Math.floor((y - field.y()) / DOWN);
        double from = x - field.middle().x() + (Math.floorMod((int) row, 2) == 0 ? 0 : ACROSS / 2);
        return new double[] {from - ACROSS * Math.round(from / ACROSS), y - field.y() - DOWN * (row + 0.5)};
    }

    /** A lotus that opens: five petals, each with a vein, on a bent stem with two leaves. */
    private Dye bud(double x, double y) {
        double[] from = fromBud(x, y);
        double dx = from[0], dy = from[1];
        if (Math.abs(dx) > 8 || Math.abs(dy) > 11 || !isFree(x - dx, y - dy)) {
            return NONE;
        }
        double up = 3.4 - dy;
        for (int k = 0; k < PETALS.length; k++) {
            double turn = PETALS[k][0];
            double u = Math.abs(dx) * Math.cos(turn) - up * Math.sin(turn);
            double v = up * Math.cos(turn) + Math.abs(dx) * Math.sin(turn);
            double t = v / PETALS[k][1];
            double half = t < 0 || t > 1 ? -1 : 2.35 * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.75)), 0.8);
            if (half - Math.abs(u) > 0) {
                return half - Math.abs(u) < 0.5 ? RED : k == 0 && t < 0.55 && Math.abs(u) < 0.8 ? RED
                        : k == 1 ? PALE : DULL;
            }
        }
        double stem = Math.abs(dx - 0.9 * Math.sin((dy - 3.4) / 2.2));
        double leaf = Math.hypot(0.62 * (Math.abs(dx) - 3.3), 1.5 * (dy - 7.2 + 0.55 * Math.abs(dx)));
        return dy > 3 && dy < 9.6 && stem < 0.65 || leaf < 1.5 ? LEAF : NONE;
    }

    /** Whether there is room for a flower with its middle there. */
    private boolean isFree(double x, double y) {
        double off = Math.max(Math.abs(x - ground.middle().x()) - ground.width() / 2,
                Math.abs(y - ground.middle().y()) - ground.height() / 2);
        double down = Math.min(y - field.y(), field.bottom() - y) - BORDER - TOOTH;
        double side = Math.min(x - field.x(), field.right() - x) - END;
        double left = field.middle().x() - Math.abs(x - field.middle().x());
        double plank = Math.max(Math.abs(y - PLANK.middle().y()) - PLANK.height() / 2,
                Math.abs(x - PLANK.middle().x()) - PLANK.width() / 2);
        double bowl = Math.max(Math.abs(y - BOWL.middle().y()) - BOWL.height() / 2,
                Math.abs(left - BOWL.middle().x()) - BOWL.width() / 2);
        boolean hidden = plank < SEEN || bowl < SEEN || left > STILL.x()
                && left < STILL.right() && y > STILL.y() && y < STILL.bottom();
        hidden |= PRINT.covers(left, y) || left > HUNG.x() && left < HUNG.right() && y > HUNG.y() && y < HUNG.bottom();
        return !hidden && Math.min(Math.min(down, side), off - SPIRE) > CLEAR;
    }

    /** Five petals about a heart. */
    private static Dye flower(double dx, double dy, double radius, Dye petal, Dye ground) {
        double r = Math.hypot(dx, dy);
        double reach = radius * (0.70 + 0.30 * Math.cos(5 * Math.atan2(dx, -dy)));
        return r < radius * 0.3 ? RED : r < reach ? petal : ground;
    }
}
