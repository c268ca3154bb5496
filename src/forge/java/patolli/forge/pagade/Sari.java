package patolli.forge.pagade;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.pagade.StillLife.Thing;

/**
 * A sari that was folded: soft, with slack folds across it, a round back at the left and the edges of its layers at
 * the near side; woven gold runs along that side and in bands across the end of another colour.
 *
 * @param turn by which it lies askew
 * @param end  the colour of its end
 * @param base how high it lies
 */
record Sari(double x0, double y0, double halfWide, double halfHigh, double turn, double[] dye, double[] end,
        double base) implements Thing {
    /** How round its corners are, how broad its back and its edges, and how many layers are seen there. */
    private static final double CORNER = 9, BACK = 18, EDGE = 10, LAYERS = 4;
    private static final double HIGH = 11, SLACK = 3.2, PITCH = 21, FAN = 0.36;
    /** How broad its end is, and the woven gold along it. */
    private static final double END = 46, SELVAGE = 11;
    private static final double MESH = 9, SPRIG = 21;

    private double u(double x, double y) {
        return (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
    }

    private double v(double x, double y) {
        return (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
    }

    private double wave(double q, double long1, int seed) {
        return Noise.fbm(q / long1 + 7.3 * base, seed + base, 11 + seed, 2) - 0.5;
    }

    @Override
    public double inside(double x, double y) {
        double u = u(x, y), v = v(x, y);
        double sag = 3.5 * Noise.smooth(0.2, 1, Math.abs(u) / halfWide) * Noise.smooth(0.2, 1, Math.abs(v) / halfHigh);
        double qx = Math.abs(u) - halfWide + CORNER + 7 * wave(v, 26, u > 0 ? 1 : 2) + sag;
        double qy = Math.abs(v) - halfHigh + CORNER + 6 * wave(u, 34, v > 0 ? 3 : 4) + sag;
        return CORNER - Math.hypot(Math.max(0, qx), Math.max(0, qy)) - Math.min(0, Math.max(qx, qy));
    }

    /** How far from the edges of its layers, 0 there and more than 1 on top. */
    private double near(double u, double v) {
        return (halfHigh - v + 4 * wave(u, 40, 5)) / EDGE;
    }

    @Override
    public double height(double x, double y, double in) {
        double u = u(x, y), v = v(x, y), near = near(u, v);
        double round = Noise.smooth(0, u < 0 && near > 1 ? BACK : EDGE, in);
        double high = base + HIGH * Math.sqrt(round * (2 - round));
        double slack = SLACK * Noise.smooth(0, 1.6 * EDGE, in) * (0.45 + Noise.fbm(u / 60, v / 50, 8 + (int) base, 2));
        double layers = near < 1.2 ? 1.1 * Math.abs(Math.sin(Math.PI * (LAYERS * near + 0.8 * wave(u, 25, 6)))) : 0;
        return high + slack * folds(u, v) + layers;
    }

    /** Slack folds, which spread from the back to the end, each with a steep and a flat side. */
    private double folds(double u, double v) {
        double q = (v / (1 + FAN * u / halfWide) + 0.16 * u + 15 * wave(u, 70, 7) + 9 * wave(v, 40, 9)) / PITCH;
        double t = q - Math.floor(q);
        return t < 0.3 ? Noise.smooth(0, 0.3, t) : Noise.smooth(1, 0.3, t);
    }

    @Override
    public double[] colour(double x, double y, double in) {
        double u = u(x, y), v = v(x, y), near = near(u, v);
        double thread = 0.88 + 0.16 * Noise.value(u * 1.3, v * 0.2, 3) + 0.10 * Noise.value(u * 0.2, v * 1.3, 4);
        double from = halfWide - u;
        double lit = sheen(x, y, in);
        double dark = 0.45 + 0.55 * Noise.smooth(0, 5, in);
        if (near < 1.2) {
            double layer = LAYERS * near + 0.8 * wave(u, 25, 6);
            dark *= 0.5 + 0.5 * Math.abs(Math.sin(Math.PI * layer));
        }
        boolean gold = from < END ? isBand(from, v) : isSelvage(halfHigh - v, u) || isSprig(u, v);
        if (gold && near > 0.2) {
            return Ink.scale(Zari.GOLD, dark * thread * (0.6 + 1.0 * lit));
        }
        return Ink.scale(Zari.silk(from < END ? end : dye, lit), dark * thread);
    }

    /** How its slope lies towards the light of the room, 0 to 1: silk gleams on one side of a fold. */
    private double sheen(double x, double y, double in) {
        double rise = height(x + 1.2, y + 1.5, in) - height(x - 1.2, y - 1.5, in);
        return Math.clamp(0.30 + 0.34 * rise, 0, 1);
    }

    private static boolean isBand(double from, double v) {
        double line = Math.min(Math.min(Math.abs(from - END + 1.5), Math.abs(from - END + 6)),
                Math.min(Math.abs(from - 12), Math.abs(from - 7)));
        double mid = from - 25.5;
        double lozenge = Math.abs(mid) / 11 + Math.abs(v - MESH * 2 * Math.round(v / (MESH * 2))) / MESH;
        return line < 1.2 || lozenge < 0.92 && lozenge > 0.6 || lozenge < 0.3;
    }

    private static boolean isSelvage(double from, double u) {
        double at = from - EDGE - 2;
        double tooth = Math.abs(u - 7 * Math.round(u / 7)) / 3.5;
        return Math.abs(at) < 1.1 || at > 3 && at < 3 + (SELVAGE - 4) * (1 - tooth);
    }

    /** Small flowers of six petals. */
    private static boolean isSprig(double u, double v) {
        int row = (int) Math.round(v / SPRIG);
        double off = Math.floorMod(row, 2) * SPRIG / 2;
        double du = u - off - SPRIG * Math.round((u - off) / SPRIG), dv = v - SPRIG * row;
        double far = Math.hypot(du, dv);
        return far < 2 + 1.1 * Math.cos(6 * Math.atan2(dv, du));
    }

    @Override
    public double gloss() {
        return 0.03;
    }
}
