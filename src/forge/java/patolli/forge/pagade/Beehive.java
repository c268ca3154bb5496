package patolli.forge.pagade;

import java.awt.Color;
import java.awt.image.BufferedImage;
import patolli.forge.carved.Field;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.mysore.Oblique;
import patolli.rules.Side;

/**
 * The pawns: wooden beehives turned on a lathe, on a foot of bone, with lac laid on while they turn. A colour's are
 * told by their form as well: how many tiers they have, and what crowns them. Those on their way home lie.
 */
enum Beehive {
    RED(Side.RED, 0xFF6A48, 4, 0xEA4A2C, 0x8E1C0E, 0xFFF0CC) {
        @Override
        double crown(double r, double z) {
            return Math.hypot(r, z - TOP - 2.4) - 3.2;
        }
    },
    BLACK(Side.BLACK, 0xD8A84A, 3, 0x35303A, 0xF6D278, 0xFFEFC8) {
        @Override
        double crown(double r, double z) {
            double up = z - TOP;
            double spire = (r - Math.max(0, 3.7 * (1 - up / 8.2))) * 0.85;
            return Math.max(spire, Math.max(-up, up - 8));
        }
    },
    YELLOW(Side.YELLOW, 0xFFD850, 5, 0xFFCB3C, 0x8E2C18, 0x8E2C18) {
        @Override
        double crown(double r, double z) {
            double lower = disc(r, z - TOP - 1.2, 4.6, 1.3);
            double upper = disc(r, z - TOP - 4.2, 3.0, 1.3);
            return Math.min(Math.min(lower, upper), Math.max(r - 1.5, Math.abs(z - TOP - 2.4) - 2.4));
        }
    },
    GREEN(Side.GREEN, 0x5CC47C, 2, 0x42C476, 0x126034, 0xFFC436) {
        @Override
        double crown(double r, double z) {
            return Math.min(Math.hypot(r, z - TOP - 1.8) - 3.1, Math.hypot(r, z - TOP - 6.0) - 2.2);
        }
    };

    /** The side of a picture of one without its shadow. */
    static final int ROOM = 56;
    /** The side of a picture of one on the cloth, and of a shadow. */
    private static final int SMALL = 88, SHADE = 52;
    /** How much larger it is on the cloth, how far below its square's middle its foot is, and how it leans. */
    private static final double GROWN = 1.62, STANDS = 1.6, STEEP = 0.34, AT_HOME = 1.34;
    /** A standing one's foot is so much less deep than broad: more of its tiers is seen in the height of a square. */
    private static final double DEEP = 0.84;
    /** How much larger a lying one is on the cloth. */
    private static final double LONG = 1.5;
    /** How far below the middle of its picture a standing pawn's foot is. */
    private static final double DOWN = 7.4;
    private static final double FOOT = 9.0, FOOT_HIGH = 2.6, WAIST = 8.4, TOP = 19.5, HIGH = 30, LEAN = 0.62;
    /** How much brighter its lac is than it would be, for its front is turned away from the lamp. */
    private static final double LIT = 1.62;
    /** How bright lac is at the foot, and how much brighter at the top: the lamps hang over the cloth. */
    private static final double BELOW = 0.90, ABOVE = 0.36;
    private static final double[][] GILT = Ink.stops(0x8A560C, 0xE0A128, 0xFFE07A);
    /** How polished gold is beside lac, and how deep its folds are. */
    private static final double POLISH = 4, FOLD = 0.22;
    /** The garland under one that is home: how far its flowers are from the axis, how large and how many. */
    private static final double WREATH = 10.9, FLOWER = 1.75;
    private static final int FLOWERS = 18;
    private static final double[] PETAL = Ink.hex(0xF6E6C4), MARIGOLD = Ink.hex(0xF08A1E);
    private static final double[] BONE = Ink.hex(0xF1E3C2), WOOD = Ink.hex(0xB98A52), JOINT = Ink.hex(0x2A160C);
    /** The ball that is turned out of a foot: how large it is and how far below; how bright that and lac are aloft. */
    private static final double DISH = 9.4, SUNK = 6.9, HOLLOW = 0.8, FLUNG = 1.5;
    /** Half the breadth of a band, of its tier, and of one that is flung: seen large, brass is yellow's. */
    private static final double BAND = 0.3, RING = 0.15;
    private static final double[] SMOKE = Ink.hex(0x6C6484);
    /** How a lying one's middle comes to the middle. */
    private static final double HALF_LONG = 12, LAID = 0.73;
    private final Side side;
    private final int mark;
    private final int tiers;
    private final double[] lac, line, knob;

    Beehive(Side side, int mark, int tiers, int lac, int line, int knob) {
        this.side = side;
        this.mark = mark;
        this.tiers = tiers;
        this.lac = Ink.hex(lac);
        this.line = Ink.hex(line);
        this.knob = Ink.hex(knob);
    }

    /** What is on top, at a distance from the axis; never more than the true distance. */
    abstract double crown(double r, double z);

    Side side() {
        return side;
    }

    /** The colour of the ring about the one that moved last. */
    Color mark() {
        return new Color(mark);
    }

    /** The colour of its foot prints, and of their edges. */
    Color print() {
        return new Color(this == BLACK ? 0x1A1310 : mark);
    }

    Color edge() {
        return this == BLACK ? new Color(mark) : new Color(0x160D08);
    }

    private static double disc(double r, double z, double wide, double half) {
        double qx = Math.max(0, r - wide + half);
        return Math.hypot(qx, z) - half;
    }

    /** It stands, its shadow to the lower right; the lac of the four of a side runs differently. */
    BufferedImage standing(int kind, int scale) {
        return Rim.round(grown(upright(kind), DOWN, STANDS), SMALL, scale);
    }

    /** It lies on its side. */
    BufferedImage lying(int kind, int scale) {
        Oblique lies = laid(kind);
        double[] off = off();
        return Rim.round(new Oblique((x, y, z) -> LONG * lies.form().at(x / LONG + off[0], y / LONG + off[1], z / LONG),
                (x, y, z) -> lies.skin().at(x / LONG + off[0], y / LONG + off[1], z / LONG), lies.shine(),
                LONG * lies.high(), STEEP), SMALL, scale);
    }

    /** It is home: gilt but for a broad band in its middle, on a garland. */
    BufferedImage gilt(int scale) {
        return Rim.round(grown(golden(), AT_HOME, DOWN, STANDS), SMALL, scale);
    }

    private static Oblique grown(Oblique pawn, double was, double now) {
        Oblique round = grown(pawn, GROWN, was, 0);
        return new Oblique((x, y, z) -> DEEP * round.form().at(x, (y - now) / DEEP, z),
                (x, y, z) -> round.skin().at(x, (y - now) / DEEP, z), round.shine(), round.high(), STEEP);
    }

    /** So much larger, what was so far below the middle of a picture so far below it now. */
    private static Oblique grown(Oblique pawn, double larger, double was, double now) {
        return new Oblique((x, y, z) -> larger * pawn.form().at(x / larger, (y - now) / larger + was, z / larger),
                (x, y, z) -> pawn.skin().at(x / larger, (y - now) / larger + was, z / larger), pawn.shine(),
                larger * pawn.high(), STEEP);
    }

    /**
     * Which way a lying one is turned: its crown shows the way home, and never straight up, as if it stood; all slant
     * so steeply that two lie beside each other on a square.
     */
    private double yaw() {
        return switch (this) {
            case RED -> Math.atan2(-0.54, 0.84);
            case BLACK -> Math.atan2(-0.62, 0.78);
            case YELLOW -> Math.atan2(0.54, -0.84);
            case GREEN -> Math.atan2(0.70, 0.71);
        };
    }

    /** How far the middle of what is seen of a lying one would be from the middle of its square. */
    private double[] off() {
        return switch (this) {
            case RED -> new double[] {1.9, 2.1};
            case BLACK -> new double[] {1.5, 2.1};
            case YELLOW -> new double[] {-1.8, -0.3};
            case GREEN -> new double[] {-1.0, 2.1};
        };
    }

    Oblique upright(int kind) {
        return stand((x, y, z) -> skin(x, y - DOWN, z, kind), 0.8);
    }

    Oblique golden() {
        Oblique bare = stand((x, y, z) -> gilded(x, y - DOWN, z), POLISH);
        return new Oblique((x, y, z) -> Math.min(bare.form().at(x, y, z), wreath(x, y - DOWN, z)), bare.skin(),
                bare.shine(), bare.high(), bare.lean());
    }

    private static double wreath(double x, double y, double z) {
        double step = 2 * Math.PI / FLOWERS;
        double turn = step * Math.rint(Math.atan2(y, x) / step);
        double dx = x - WREATH * Math.cos(turn), dy = y - WREATH * Math.sin(turn), dz = z - FLOWER * 0.8;
        return 0.8 * (Math.sqrt(dx * dx + dy * dy + dz * dz) - FLOWER);
    }

    private Oblique stand(Oblique.Skin skin, double shine) {
        Oblique.Skin front = (x, y, z) -> Ink.scale(skin.at(x, y, z), LIT);
        return new Oblique((x, y, z) -> form(x, y - DOWN, z), front, shine, HIGH, LEAN);
    }

    Oblique laid(int kind) {
        double cos = Math.cos(yaw());
        double sin = Math.sin(yaw());
        // Its axis is level, as high as the foot is wide.
        Turn turn = (x, y, z) -> new double[] {(x * cos + (y - 3) * sin) / LAID, z / LAID - FOOT + 0.6,
            (x * sin - (y - 3) * cos) / LAID + HALF_LONG};
        Field lies = (x, y, z) -> {
            double[] q = turn.own(x, y, z);
            return LAID * form(q[0], q[1], q[2]);
        };
        Oblique.Skin skin = (x, y, z) -> {
            double[] q = turn.own(x, y, z);
            return Ink.scale(skin(q[0], q[1], q[2], kind), LIT);
        };
        return new Oblique(lies, skin, 0.8, 2 * FOOT * LAID, LEAN);
    }

    /** From a point of the table to a point of the pawn as it stands. */
    private interface Turn {
        double[] own(double x, double y, double z);
    }

    /** 52 x 52: the soft shadow of one. */
    static BufferedImage shadow(int scale) {
        BufferedImage out = new BufferedImage(SHADE * scale, SHADE * scale, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < SHADE * scale; y++) {
            for (int x = 0; x < SHADE * scale; x++) {
                double far = Math.hypot((x + 0.5) / scale - SHADE / 2.0, (y + 0.5) / scale - SHADE / 2.0);
                out.setRGB(x, y, (int) Math.round(130 * Noise.smooth(SHADE / 2.0 - 1, 5, far)) << 24 | 0x0D0705);
            }
        }
        return out;
    }

    private double radius(double h) {
        if (h < FOOT_HIGH) {
            return FOOT * (0.94 + 0.06 * Math.sqrt(Math.max(0, 1 - sq((h - FOOT_HIGH / 2) / (FOOT_HIGH / 2)))));
        }
        double t = (h - FOOT_HIGH) / (TOP - FOOT_HIGH);
        double env = WAIST * Math.sqrt(Math.max(0, 1 - 0.88 * Math.pow(t, 2.2)));
        double q = t * tiers - Math.floor(Math.min(t, 0.999) * tiers);
        return env * (0.80 + 0.20 * Math.sqrt(Math.max(0, 1 - sq(2 * q - 1))));
    }

    private double form(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double side = (r - radius(Math.clamp(z, 0, TOP))) * 0.6;
        double cap = Math.max(-z, z - TOP);
        double body = cap > 0 && side > 0 ? Math.hypot(side, cap) * 0.8 : Math.max(side, cap);
        return Math.min(body, crown(r, z) * 0.9);
    }

    private double[] skin(double x, double y, double z, int kind) {
        return skin(x, y, z, kind, BAND, line);
    }

    /** The same with a band of that colour, so broad to each side of the middle of its tier. */
    private double[] skin(double x, double y, double z, int kind, double broad, double[] band) {
        double streak = Noise.value(Math.atan2(y, x) * 2.2 + 1.9 * kind, z * 1.6 + kind * 7, 31);
        if (z < 0.35 && Math.hypot(x, y) < FOOT - 0.8) {
            return Ink.scale(WOOD, 0.75 + 0.5 * Noise.value(Math.hypot(x - 2, y - 1) * 1.6, 0.5, 8));
        }
        if (z < FOOT_HIGH + 0.1) {
            double edge = Noise.smooth(0.7, 0.3, z) + Noise.smooth(WAIST + 0.3, WAIST - 0.5, Math.hypot(x, y));
            return Ink.mix(Ink.scale(BONE, 1.3), JOINT, 0.75 * Math.min(1, edge));
        }
        if (z > TOP - 0.3) {
            return z < TOP + 0.5 ? Ink.scale(JOINT, 1.2) : Ink.scale(knob, 0.9 + 0.2 * streak);
        }
        double t = (z - FOOT_HIGH) / (TOP - FOOT_HIGH) * tiers;
        double q = t - Math.floor(t);
        double groove = 0.45 + 0.55 * Noise.smooth(0.02, 0.14, Math.min(q, 1 - q));
        if ((int) t == tiers / 2 && Math.abs(q - 0.5) < broad) {
            return Ink.scale(band, 0.88 + 0.24 * streak);
        }
        return Ink.scale(lac, (0.86 + 0.28 * streak) * groove * (BELOW + ABOVE * t / tiers));
    }

    /** Gold with dark folds, and a broad band in its own lac; that of yellow, which is like gold, is edged with red. */
    private double[] gilded(double x, double y, double z) {
        if (Math.hypot(x, y) > FOOT + 0.4 && z < 2 * FLOWER) {
            int flower = (int) Math.rint(Math.atan2(y, x) / (2 * Math.PI / FLOWERS));
            return Ink.scale(flower % 2 == 0 ? this == YELLOW ? MARIGOLD : lac : PETAL, 0.85);
        }
        double[] gold = Ink.ramp(0.55 + 0.3 * Noise.fbm(Math.atan2(y, x) * 3, z / 2, 17, 3), GILT);
        double up = (z - FOOT_HIGH) / (TOP - FOOT_HIGH);
        if (up < 0 || z > TOP) {
            return z > TOP && this == YELLOW ? line : z > TOP && this == BLACK ? lac : gold;
        }
        double within = up * tiers - Math.floor(up * tiers);
        double joint = FOLD + (1 - FOLD) * Noise.smooth(0.02, 0.22, Math.min(within, 1 - within));
        // Black on gold is brown from afar: all of it between two rings of gold, and its crown, are black.
        double low = this == BLACK ? 0.16 : 0.28, top = this == BLACK ? 0.84 : 0.70;
        boolean band = up > low && up < top;
        boolean edge = band && (up < 0.34 || up > 0.64);
        return Ink.scale(!band ? gold : edge && this == YELLOW ? line : Ink.scale(lac, 1.05), joint);
    }

    /** Its form with a foot that is turned out below. */
    double hollow(double x, double y, double z) {
        return Math.max(form(x, y, z), 0.9 * (DISH - Math.sqrt(x * x + y * y + sq(z + SUNK))));
    }

    /** Its colour, with rings of bare wood in the hollow of the foot. */
    double[] hollowSkin(double x, double y, double z) {
        double r = Math.hypot(x, y);
        return r < FOOT - 2 && z < DISH - SUNK + 0.2
                ? Ink.scale(WOOD, HOLLOW * (0.62 + 0.38 * Math.cos(2.6 * r)) * (0.45 + 0.55 * r / FOOT))
                : Ink.scale(skin(x, y, z, 0, RING, this == BLACK ? SMOKE : line), FLUNG);
    }

    private static double sq(double v) {
        return v * v;
    }
}
