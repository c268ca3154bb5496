package patolli.forge.matter;

import java.awt.image.BufferedImage;
import java.util.function.Function;

/** Turns a cut mosaic into matter: each tile its own colour, tilt, height and bevel, set in dark resin. */
public final class Lapidary {
    private static final double[] RESIN = Ink.hex(0x1C130D);
    private static final double[][] TURQUOISE = {Ink.hex(0x164C58), Ink.hex(0x217681), Ink.hex(0x2E9C9E),
            Ink.hex(0x46B3A8), Ink.hex(0x74C9B8), Ink.hex(0xA5DCCB)};
    private static final double[][] SHELL_RED = {Ink.hex(0x6E1B14), Ink.hex(0x9A281C), Ink.hex(0xB7382A),
            Ink.hex(0xCF5A41)};
    private static final double[][] SHELL_WHITE = {Ink.hex(0xD6C7AC), Ink.hex(0xE9DDC6), Ink.hex(0xF6EFE0),
            Ink.hex(0xFFFAF0)};
    private static final double[][] JET = {Ink.hex(0x0D0B0A), Ink.hex(0x1B1716), Ink.hex(0x2B2523)};
    private static final double[][] GOLD = {Ink.hex(0xA9761F), Ink.hex(0xE0AE40), Ink.hex(0xF6D67C)};

    /** What a tile is cut from. */
    public enum Stone { TURQUOISE, DEEP, PALE, RED, WHITE, JET, GOLD }

    private Lapidary() { }

    private static double[] colour(Stone s, double t) {
        return switch (s) {
            case TURQUOISE -> Ink.ramp(0.18 + 0.62 * t, TURQUOISE);
            case DEEP -> Ink.ramp(0.34 * t - 0.02, TURQUOISE);
            case PALE -> Ink.ramp(0.66 + 0.36 * t, TURQUOISE);
            case RED -> Ink.ramp(t, SHELL_RED);
            case WHITE -> Ink.ramp(t, SHELL_WHITE);
            case JET -> Ink.ramp(t, JET);
            case GOLD -> Ink.ramp(t, GOLD);
        };
    }

    /**
     * Lights the mosaic. {@code stone} names the matter of each tile, {@code body} is the carved
     * wood's relief under the tiles in pixels, {@code unit} the pixels of a design unit.
     */
    public static BufferedImage set(Mosaic m, Function<Mosaic.Tile, Stone> stone, float[] body, double unit) {
        Plate p = new Plate(m.w, m.h, unit);
        int[] any = new int[m.w * m.h];
        for (int i = 0; i < any.length; i++) {
            any[i] = m.region[i] > 0 ? 1 : 0;
        }
        float[] off = Distance.toChange(any, m.w, m.h);
        double joint = 0.34 * unit, bevel = 0.95 * unit;
        Stone[] cut = m.tiles.stream().map(stone).toArray(Stone[]::new);
        for (int i = 0; i < any.length; i++) {
            if (any[i] == 0) {
                // A lip of resin holds the outermost course.
                double lip = 1 - Noise.smooth(0.7 * unit, 1.5 * unit, off[i]);
                if (lip > 0) {
                    p.set(i, RESIN);
                    p.a[i] = (float) lip;
                    p.z[i] = (float) (-off[i] * 0.8);
                }
                continue;
            }
            int t = m.tile[i];
            double x = i % m.w / unit, y = i / m.w / unit;
            p.set(i, Ink.scale(RESIN, 0.7 + 0.9 * Noise.value(x / 2, y / 2, 5)));
            p.z[i] = body[i];
            Stone s = t < 0 ? Stone.JET : cut[t];
            // A few chips were lost long ago; their bed of resin shows.
            boolean lost = t < 0 || s.compareTo(Stone.PALE) <= 0 && Noise.hash(t, 1, 61) > 0.9985;
            double k = lost ? 0 : Noise.smooth(joint - 0.30 * unit, joint + 0.30 * unit, m.rim[i]
                    + 0.25 * unit * (Noise.value(x / 1.5, y / 1.5, 6) - 0.5));
            if (lost) {
                p.coat(i, Ink.hex(0x5A3D24), 0.6 * Noise.smooth(0.2 * unit, unit, m.rim[i]));
            }
            if (k <= 0) {
                p.z[i] -= (float) (0.9 * unit);
                continue;
            }
            Mosaic.Tile q = m.tiles.get(t);
            double tone = 0.5 + 0.55 * (Noise.hash(t, 2, 62) - 0.5) + 0.30 * (Noise.hash(t, 9, 62) - 0.5)
                    + 0.45 * (Noise.fbm(q.x / unit / 38, q.y / unit / 38, 63, 2) - 0.5);
            double[] c = colour(s, tone);
            c = Ink.scale(c, 0.94 + 0.12 * Noise.hash(t, 3, 64));
            c = vein(s, c, x + 17 * Noise.hash(t, 4, 65), y + 31 * Noise.hash(t, 5, 65), t);
            p.coat(i, c, k);
            double dx = i % m.w + 0.5 - q.x, dy = i / m.w + 0.5 - q.y;
            double tilt = 0.17 * (Noise.hash(t, 6, 66) - 0.5) * 2 * dx + 0.17 * (Noise.hash(t, 7, 66) - 0.5) * 2 * dy;
            double rise = 0.55 * unit * Math.sqrt(Noise.smooth(0, bevel, m.rim[i] - joint * 0.6))
                    + 0.35 * unit * (Noise.hash(t, 8, 67) - 0.5);
            p.z[i] += (float) (k * (rise + tilt));
            p.gloss[i] = (float) (k * (s == Stone.JET ? 0.30 : s == Stone.GOLD ? 0.6 : 0.15));
        }
        return p.light(0.8);
    }

    /** Turquoise is cloudy and here and there threaded with brown matrix; shell is banded. */
    private static double[] vein(Stone s, double[] c, double x, double y, int t) {
        if (s == Stone.RED || s == Stone.WHITE) {
            return Ink.scale(c, 0.93 + 0.14 * Noise.value(x / 0.9, y / 4, 7));
        }
        if (s == Stone.JET || s == Stone.GOLD) {
            return c;
        }
        c = Ink.scale(c, 0.88 + 0.24 * Noise.fbm(x / 2.2, y / 2.2, 8, 2));
        if (Noise.hash(t, 11, 68) > 0.80) {
            double v = Math.abs(Noise.fbm(x / 3, y / 3, 9, 2) - 0.5);
            c = Ink.mix(c, Ink.hex(0x4A3B22), 0.65 * (1 - Noise.smooth(0.0, 0.05, v)));
        }
        return c;
    }
}
