package patolli.forge.jaguar;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** The jaguar's matter: grey lava stone under the chisel, and what time has left of its paint. */
final class Stone {
    private static final double[] LAVA = Ink.hex(0x5A5855), RED = Ink.hex(0x6C2018), OCHRE = Ink.hex(0x7C6036);
    private static final double[] DARK = Ink.hex(0x231E1B), BONE = Ink.hex(0xA89A80), BLUE = Ink.hex(0x2C6E70);

    private Stone() { }

    /** Height of the finest carving over the traced body, in units; points in the jaguar's axes. */
    static double relief(double x, double y, double z) {
        double h = grain(x, y, z) + chisel(x, y, z);
        if (y < 0.01) {
            return h;
        }
        h -= 0.034 * Coat.cut(x, y, z) + 0.038 * Bowl.carving(x, y, z);
        Vec q = Stage.head(new Vec(x, y, z));
        return z > 0.8 && y > 0.5 ? h + Face.relief(q) : h;
    }

    /** Gas holes of two sizes, many in places, worn away in others. */
    private static double grain(double x, double y, double z) {
        double many = Noise.smooth(-0.10, 0.32, Grain.sum(x * 0.9, y * 0.9 + 5, z * 0.9, 2));
        double h = 0.016 * Grain.sum(x * 5, y * 5, z * 5, 3) + 0.012 * Grain.sum(x * 24, y * 24, z * 24, 2);
        h -= 0.021 * many * Noise.smooth(0, 0.20, 0.25 - Grain.cell(x * 8.5, y * 8.5, z * 8.5));
        return h - 0.010 * Noise.smooth(0, 0.25, 0.27 - Grain.cell(x * 19, y * 19, z * 19));
    }

    /** Short parallel strokes, each patch with a direction of its own. */
    private static double chisel(double x, double y, double z) {
        double s = 3.1, wx = x + 0.1 * Grain.at(x * 3, y * 3, z * 3), wy = y + 0.1 * Grain.at(x * 3 + 7, y * 3, z * 3);
        int i = (int) Math.floor(wx * s), j = (int) Math.floor(wy * s), k = (int) Math.floor(z * s);
        double turn = Math.PI * Grain.hash(i, j, k), tip = Grain.hash(i + 9, j, k) - 0.5;
        double across = (x * Math.cos(turn) + z * Math.sin(turn)) + y * (0.6 + tip);
        double stroke = across * 21 + 1.5 * Grain.at(x * 6, y * 6, z * 6);
        double f = stroke - Math.floor(stroke), edge = edge(wx * s) * edge(wy * s) * edge(z * s);
        double kept = Noise.smooth(-0.12, 0.22, Grain.sum(x * 1.7 + 3, y * 1.7, z * 1.7, 2));
        return -0.013 * kept * edge * Noise.smooth(0.5, 0.1, Math.abs(f - 0.5))
                * Noise.smooth(-0.05, 0.30, Grain.at(x * 7, y * 7 + 3, z * 7));
    }

    private static double edge(double v) {
        return Noise.smooth(0.5, 0.36, Math.abs(v - Math.floor(v) - 0.5));
    }

    /**
     * The colour of a point.
     *
     * @param open how open its surroundings are, 0 to 1: paint is left where rain did not reach
     */
    static double[] colour(Vec p, double open) {
        double x = p.x(), y = p.y(), z = p.z();
        double shade = 0.86 + 0.45 * Grain.sum(x * 1.1, y * 1.1, z * 1.1, 3) + 0.30 * Grain.sum(x * 18, y * 18, z
                * 18, 3);
        double[] c = Ink.scale(LAVA, shade);
        double rub = Grain.sum(x * 9, y * 9, z * 9, 3), slow = Grain.sum(x * 1.2 + 3, y * 1.2, z * 1.2, 3);
        double shelter = Noise.smooth(1.0, 0.45, open);
        if (y > 0.03) {
            double ochre = Noise.smooth(0.14, 0.42, slow + 0.5 * rub + 0.16 * shelter);
            c = Ink.mix(c, Ink.scale(OCHRE, shade), 0.40 * ochre);
            double red = Noise.smooth(0.30, 0.54, -slow + 0.55 * rub + 0.34 * shelter);
            c = Ink.mix(c, Ink.scale(RED, shade), 0.46 * red);
            double spot = Coat.cut(x, y, z);
            c = Ink.mix(c, DARK, spot * (0.50 + 0.3 * Noise.smooth(-0.2, 0.2, rub)));
        }
        if (Bowl.inside(x, y, z)) {
            c = Ink.mix(c, Ink.scale(RED, shade * 0.85), 0.55 * Noise.smooth(-0.18, 0.12, rub + 0.5 * slow));
            return Ink.mix(c, DARK, 0.5 * Bowl.carving(x, y, z));
        }
        double band = Bowl.drum(x, y, z) < 0.03 && y > 1.3 ? 1 : 0;
        if (band > 0) {
            double[] paint = y > Stage.BOWL_RIM - 0.32 ? BLUE : RED;
            c = Ink.mix(c, Ink.scale(paint, shade), 0.5 * Noise.smooth(0.02, 0.22, rub + 0.3 * slow));
            c = Ink.mix(c, DARK, 0.55 * Bowl.carving(x, y, z));
        }
        return z > 0.8 && y > 0.5 ? Face.colour(c, Stage.head(p), rub, RED, BONE, DARK) : c;
    }
}
