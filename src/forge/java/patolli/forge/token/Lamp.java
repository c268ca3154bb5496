package patolli.forge.token;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * One lamp for the whole family: a window at the upper left of a painted room. Gloss is only what
 * it reflects, so a material is how sharply and how strongly it mirrors that room.
 */
enum Lamp {
    /**
     * Mirror strength at right angles, softness of the mirror image, light passed through, how much of the warmth is
     * lost, metal.
     */
    SILVER(1, 0.60, 0, 0.72, true), GOLD(1, 0.60, 0, 0, true), STONE(0.036, 0.30, 0.45, 0.2, false),
            GLASS(0.13, 0.08, 0.02, 0.8, false), LACQUER(0.04, 0.25, 0.06, 0.2, false),
            HUSK(0.03, 0.35, 0.10, 0, false), CLAY(0.008, 0.5, 0.04, 0, false), PAPER(0.0, 0.5, 0.0, 0, false);

    private final double mirror, soft, through, cool;
    private final boolean metal;

    Lamp(double mirror, double soft, double through, double cool, boolean metal) {
        this.mirror = mirror;
        this.soft = soft;
        this.through = through;
        this.cool = cool;
        this.metal = metal;
    }

    /** Light that leaves a surface with slope (gx, gy) and pigment c; {@code open} is how much sky it sees. */
    double[] light(double gx, double gy, double[] c, double open) {
        double n = 1 / Math.sqrt(gx * gx + gy * gy + 1), nx = -gx * n, ny = -gy * n, nz = n;
        double[] room = room(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, soft);
        // Silver and black glass in a warm room would pass for brass and brown; the eye expects them cool.
        double grey = 0.3 * room[0] + 0.59 * room[1] + 0.11 * room[2];
        room = Ink.mix(room, new double[] {grey * 0.95, grey, grey * 1.08}, cool);
        double lamp = Math.max(0, nx * -0.46 + ny * -0.56 + nz * 0.69), sky = 0.5 + 0.5 * nz;
        double[] o = new double[3];
        for (int k = 0; k < 3; k++) {
            if (metal) {
                // Painted metal: its own colour in the light, and only a dull mirror of the room.
                o[k] = c[k] * (0.14 * sky + 0.88 * lamp + 0.28 * room[k]) * open + 0.35 * c[k] * Math.pow(lamp, 8);
            } else {
                double fresnel = mirror + (mirror > 0.01 ? 0.7 : 0.05) * Math.pow(1 - nz, 5);
                // Light that enters at the upper left glows out again on the far side of stone.
                double glow = through * Math.max(0, nx * 0.5 + ny * 0.6);
                // A level surface shows its own pigment: 0.26 * 1 + 1.07 * 0.69 = 1.
                o[k] = c[k] * (0.26 * sky + 1.07 * lamp + glow) * open + fresnel * room[k] * (0.20
                        + 0.34 * room[k]) * (0.4 + 0.6 * open);
            }
        }
        return o;
    }

    /** What the room looks like in a direction; {@code soft} widens the edges of window and table. */
    private static double[] room(double x, double y, double z, double soft) {
        double up = -0.55 * x - 0.70 * y + 0.45 * z;
        double wall = Noise.smooth(-0.75, 0.75, up), table = Noise.smooth(-0.10 - soft, 0.25 + soft, z);
        double[] c = Ink.ramp(wall, Ink.hex(0x150E09), Ink.hex(0x6E5234), Ink.hex(0xD9BC8C), Ink.hex(0xFFF0D2));
        c = Ink.scale(c, 0.35 + 0.75 * table);
        // The window: a rectangle across its direction, so that highlights have corners.
        double d = -0.50 * x - 0.60 * y + 0.625 * z;
        if (d > 0.05) {
            double u = (0.77 * x - 0.64 * y) / d, v = (0.40 * x + 0.48 * y + 0.78 * z) / d;
            double in = Noise.smooth(0.46 + soft, 0.46 - soft, Math.abs(u)) * Noise.smooth(0.34 + soft, 0.34 - soft,
                    Math.abs(v));
            c = Ink.mix(c, new double[] {4.6, 4.3, 3.8}, in);
        }
        // A strip of bounced light low on the other side keeps the shadow edge alive.
        double low = 0.62 * x + 0.70 * y + 0.10 * z;
        return Ink.mix(c, new double[] {1.0, 0.72, 0.42}, 0.75 * Noise.smooth(0.86, 0.97, low));
    }
}
