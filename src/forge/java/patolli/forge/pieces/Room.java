package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * A small painted room that polished things reflect: a window at the upper left, warm walls, a dark table; gloss is
 * only what it reflects.
 */
final class Room {
    /** How a surface is polished. */
    enum Finish { STONE, MATTE, BEATEN }

    private Room() { }

    /** A pixel of a surface with the given slope; {@code open} is how much light reaches it, 0 to 1. */
    static int colour(double gx, double gy, double[] c, Finish finish, double open) {
        double n = 1 / Math.sqrt(gx * gx + gy * gy + 1), nx = -gx * n, ny = -gy * n, nz = n;
        double rx = 2 * nz * nx, ry = 2 * nz * ny, rz = 2 * nz * nz - 1;
        double[] room = seen(rx, ry, rz, finish == Finish.BEATEN ? 0.60 : finish == Finish.STONE ? 0.15 : 0.50);
        double lamp = Math.max(0, nx * -0.46 + ny * -0.56 + nz * 0.69), sky = 0.5 + 0.5 * nz;
        double[] o = new double[3];
        for (int k = 0; k < 3; k++) {
            if (finish == Finish.BEATEN) {
                // Worn metal scatters: it has its own colour in the light, and only a dull mirror of the room.
                o[k] = c[k] * (0.16 * sky + 0.98 * lamp + 0.22 * room[k]) * open + c[k] * 0.55 * Math.pow(lamp, 9);
            } else if (finish == Finish.MATTE) {
                o[k] = c[k] * (0.46 * sky + 0.9 * lamp) * (0.5 + 0.5 * open) + 0.011 * room[k] * room[k];
            } else {
                // Squared, so that the window outshines the walls as it does to the eye.
                double fresnel = 0.036 + 0.45 * Math.pow(1 - nz, 5);
                // Light that enters at the upper left glows out again on the far side.
                double glow = 0.55 * Math.max(0, nx * 0.5 + ny * 0.6);
                double mirror = room[k] * (0.20 + 0.34 * room[k]) * (0.4 + 0.6 * open);
                o[k] = c[k] * (0.24 * sky + 1.0 * lamp + glow) * open + fresnel * mirror;
            }
        }
        return 0xff000000 | Ink.toByte(o[0]) << 16 | Ink.toByte(o[1]) << 8 | Ink.toByte(o[2]);
    }

    /** What the room looks like in a direction; {@code soft} widens the edges of window and table. */
    private static double[] seen(double x, double y, double z, double soft) {
        double up = -0.55 * x - 0.70 * y + 0.45 * z;
        double wall = Noise.smooth(-0.75, 0.75, up), table = Noise.smooth(-0.10 - soft, 0.25 + soft, z);
        double[] c = Ink.ramp(wall, Ink.hex(0x150E09), Ink.hex(0x6E5234), Ink.hex(0xD9BC8C), Ink.hex(0xFFF0D2));
        c = Ink.scale(c, 0.35 + 0.75 * table);
        // The window: a rectangle in the plane across its direction, so that highlights have corners.
        double d = -0.50 * x - 0.60 * y + 0.625 * z;
        if (d > 0.05) {
            double u = (0.77 * x - 0.64 * y) / d, v = (0.40 * x + 0.48 * y + 0.78 * z) / d;
            double in = Noise.smooth(0.46 + soft, 0.46 - soft, Math.abs(u)) * Noise.smooth(0.34 + soft, 0.34 - soft,
                    Math.abs(v));
            c = Ink.mix(c, new double[] {4.6, 4.3, 3.8}, in);
        }
        // A dim strip of bounced light low on the other side keeps the shadow edge alive.
        double low = 0.62 * x + 0.70 * y + 0.10 * z;
        return Ink.mix(c, new double[] {1.0, 0.72, 0.42}, 0.75 * Noise.smooth(0.86, 0.97, low));
    }
}
