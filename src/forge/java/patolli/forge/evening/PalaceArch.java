package patolli.forge.evening;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** A veranda of the palace at Mysore: a painted wall, a pillar, and an arch of cusps that opens on the night. */
public final class PalaceArch implements Hall {
    private static final double[] PLASTER = Ink.hex(0x1F5A58), DEEP = Ink.hex(0x123E42), GOLD = Ink.hex(0xD8A03A);
    private static final double[] STONE = Ink.hex(0xB07A4E), MADDER = Ink.hex(0x8E2A20), IVORY = Ink.hex(0xE8D6A8);
    /** The pillar's middle, and half its width. */
    private static final double PILLAR = 752, HALF = 27;
    /** The arch: its middle, where it springs, half its width, how high it rises. */
    private static final double ARCH = 1046, SPRING = 270, WIDE = 246, RISE = 196;
    /** How far beside the pillar what is behind lies in its shade: towards the lamp, and away from it. */
    private static final double NEAR = 9, FAR = 34;
    private static final double FRIEZE = 58, DADO = 470;
    /** Half of the width over which the edge of what is seen against the sky fades. */
    private static final double SOFT = 0.55;

    @Override
    public Spot at(double x, double y) {
        double out = outside(x, y);
        if (out < 0) {
            return new Spot(sky(x, y), 0, true);
        }
        double wide = wide(y);
        double beside = Math.abs(x - PILLAR) - wide;
        if (beside <= 0) {
            return pillar(x - PILLAR, y, wide);
        }
        Spot behind = y < FRIEZE ? frieze(x, y) : x > PILLAR ? moulding(x, y, out) : wall(x, y);
        double shade = x < PILLAR ? 0.45 + 0.55 * Noise.smooth(0, NEAR, beside)
                : 0.25 + 0.75 * Noise.smooth(0, FAR, beside);
        return new Spot(Ink.scale(behind.colour(), shade), behind.high(), false);
    }

    /** How far outside the opening, in design units. */
    private static double outside(double x, double y) {
        double dx = Math.abs(x - ARCH);
        if (y > SPRING) {
            return dx - WIDE;
        }
        double turn = Math.atan2((SPRING - y) / RISE, (x - ARCH) / WIDE);
        double cusp = 0.90 + 0.10 * Math.sqrt(Math.abs(Math.sin(4.5 * turn)));
        return (Math.hypot(dx / WIDE, (SPRING - y) / RISE) - cusp) * 0.5 * (WIDE + RISE);
    }

    private static double[] sky(double x, double y) {
        double low = Noise.smooth(60, 540, y);
        double[] c = Ink.mix(new double[] {0.0035, 0.0070, 0.020}, new double[] {0.013, 0.020, 0.040}, low);
        double cell = 34;
        int i = (int) Math.floor(x / cell);
        int j = (int) Math.floor(y / cell);
        double star = Math.hypot(x - (i + 0.2 + 0.6 * Noise.hash(i, j, 1)) * cell, y - (j + 0.2 + 0.6
                * Noise.hash(i, j, 2)) * cell);
        double bright = Noise.hash(i, j, 3) > 0.62 ? 0.30 * Noise.hash(i, j, 4) * (1 - low) : 0;
        c = Ink.mix(c, new double[] {0.9, 0.9, 1}, bright * Math.exp(-star * star / 1.4));
        double moon = Math.hypot(x - 1168, y - 128);
        double bite = Math.hypot(x - 1159, y - 124);
        double halo = 0.05 * Math.exp(-moon * moon / 4200);
        c = new double[] {c[0] + halo * 0.7, c[1] + halo * 0.8, c[2] + halo};
        c = Ink.mix(c, new double[] {0.62, 0.60, 0.50}, Noise.smooth(19, 17.6, moon) * Noise.smooth(16.4, 17.8, bite));
        return land(c, x, y);
    }

    /** A hill with its temple tower, and palms before it; how much of a point they cover is told without steps. */
    private static double[] land(double[] sky, double x, double y) {
        double hill = 500 - 46 * Math.exp(-Math.pow((x - 930) / 120, 2)) + 10 * Noise.fbm(x / 60, 1, 7, 3);
        double up = (454 - y) / 9;
        double step = Math.floor(up);
        boolean tower = up > -2 && up < 9 && Math.abs(x - 930) < 26 - 2.2 * step + 1.6 * (up - step);
        boolean spire = Math.abs(x - 930) < 2.2 && y > 360 && y < 400;
        double[] c = Ink.mix(sky, Ink.scale(sky, 0.42), tower || spire ? 1 : covered(y - hill));
        double palms = 0;
        for (double[] palm : new double[][] {{1236, 300, 1.1}, {1196, 372, 0.8}}) {
            double dx = (x - palm[0]) / palm[2];
            double dy = (y - palm[1]) / palm[2];
            double trunk = Math.min(dy, 4 + dy / 90 - Math.abs(dx - 10 * Math.sin(dy / 110)));
            double within = Math.hypot(dx, dy) < 96 ? Math.max(trunk, frond(dx, dy)) : trunk;
            palms = Math.max(palms, covered(palm[2] * within));
        }
        return Ink.mix(c, Ink.scale(sky, 0.26), palms);
    }

    /** How much of a point lies within an edge that is so far away. */
    private static double covered(double within) {
        return Noise.smooth(-SOFT, SOFT, within);
    }

    /** How far within a leaf: leaves rise from the crown and hang over, each combed along its rib. */
    private static double frond(double x, double y) {
        double most = -1;
        for (int k = 0; k < 9; k++) {
            double lean = Math.toRadians(-196 + 23.8 * k);
            double length = 62 + 14 * Noise.hash(k, 3, 5);
            double t = x / (length * Math.cos(lean));
            if (t < 0.02 || t > 1) {
                continue;
            }
            double rib = length * (t * Math.sin(lean) + 0.75 * t * t);
            double steep = Math.hypot(1, (Math.sin(lean) + 1.5 * t) / Math.cos(lean));
            double wide = 9.5 * Math.sin(Math.PI * Math.pow(t, 0.7)) * (0.55 + 0.45 * Math.sin(70 * t));
            double over = y - rib;
            most = Math.max(most, Math.min(over + 1.4 + 0.3 * wide, wide + 1 - over) / steep);
        }
        return most;
    }

    /** Half the width of the pillar. */
    private static double wide(double y) {
        double capital = Math.min(Math.abs(y - 238), Math.abs(y - 90));
        if (y < 74 || Math.abs(y - 262) < 10) {
            return HALF + 12;
        } else if (y < 252) {
            return HALF + 8 * Noise.smooth(150, 252, y) + 4 * Math.exp(-capital * capital / 60);
        }
        return y > 500 ? HALF + 10 : HALF;
    }

    private static Spot pillar(double u, double y, double wide) {
        double t = u / wide;
        double flute = y > 272 && y < 500 ? 2.2 * Math.abs(Math.sin(5 * Math.asin(t))) : 0;
        double ring = Math.exp(-Math.pow((y - 262) / 5, 2)) + Math.exp(-Math.pow((y - 500) / 5, 2));
        double petal = y > 150 && y < 252 ? 3 * Math.abs(Math.sin(4 * Math.asin(t) + 0.4)) : 0;
        double[] c = Ink.mix(STONE, GOLD, Math.min(1, ring));
        c = Ink.scale(c, 0.72 + 0.5 * Noise.fbm(u / 8, y / 40, 12, 3));
        return new Spot(c, wide * Math.sqrt(1 - t * t) + flute + petal + 3 * ring, false);
    }

    private static Spot frieze(double x, double y) {
        double cell = 44;
        double u = x - cell * Math.floor(x / cell) - cell / 2;
        double v = y - 26;
        double turn = Math.atan2(v, u);
        double r = Math.hypot(u, v);
        double flower = 15 * (0.72 + 0.28 * Math.cos(8 * turn));
        double[] c = MADDER;
        double high = 4;
        if (r < 5) {
            c = IVORY;
            high = 7;
        } else if (r < flower) {
            c = GOLD;
            high = 6.5;
        }
        double edge = Math.min(Math.abs(y - 50), Math.abs(y - 3));
        return edge < 4 ? new Spot(GOLD, 9 - edge, false) : new Spot(c, high, false);
    }

    private static Spot moulding(double x, double y, double out) {
        if (out < 34 && y < 520) {
            double bead = Math.abs(out - 17);
            double[] c = bead < 4 ? GOLD : out < 6 || out > 28 ? STONE : MADDER;
            return new Spot(c, 10 + 5 * Math.exp(-bead * bead / 20) - Math.max(0, 6 - out), false);
        }
        return wall(x, y);
    }

    /** Sprigs in a lattice of diamonds, printed with blocks, above a dado of stripes. */
    private static Spot wall(double x, double y) {
        if (y > DADO) {
            double d = y - DADO;
            if (d < 9) {
                return new Spot(GOLD, 4 - Math.abs(d - 4.5), false);
            }
            double band = d / 22 - Math.floor(d / 22);
            return new Spot(band < 0.14 ? GOLD : MADDER, 0, false);
        }
        double w = 68;
        double h = (DADO - FRIEZE) / 5;
        double i = Math.floor((y - FRIEZE) / h);
        double shift = Math.floorMod((int) i, 2) * w / 2;
        double u = (x + shift) / w - Math.floor((x + shift) / w) - 0.5;
        double v = (y - FRIEZE) / h - i - 0.5;
        double px = u * w;
        double py = v * h;
        double wear = Noise.fbm(x / 46, y / 46, 5, 4);
        double[] c = Ink.mix(DEEP, PLASTER, Noise.smooth(0.2, 0.8, wear));
        double turn = Math.atan2(py + 6, px);
        double r = Math.hypot(px, py + 6);
        boolean petal = r < 13 * (0.55 + 0.45 * Math.abs(Math.cos(2.5 * turn)));
        boolean stem = Math.abs(px - 2 * Math.sin(py / 6)) < 1.1 && py > 2 && py < 24;
        boolean leaf = Math.hypot((Math.abs(px) - 7) * 1.0, (py - 16 + Math.abs(px) * 0.6) * 2.4) < 7;
        if (r < 3.4) {
            c = MADDER;
        } else if (petal || stem || leaf) {
            c = Ink.mix(c, GOLD, 0.36 + 0.3 * wear);
        }
        return new Spot(c, 1.6 * Noise.fbm(x / 16, y / 16, 8, 3), false);
    }
}
