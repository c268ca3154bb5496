package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.Teak;
import patolli.forge.mysore.Underneath;

/** The beam of ebony above the cloth, on which words are written: polished, with a bead along it and ends of brass. */
final class Lintel {
    private static final double[][] EBONY = Ink.stops(0x0E0806, 0x1A0F0A, 0x2A1810);
    private static final double[][] BRASS = Ink.stops(0x5E3E12, 0xA67A2C, 0xDDB862);
    /** How much larger it is than what is written on, and how long the brass is. */
    private static final double MORE = 7, CAP = 26;
    /** How high the frieze along its edges is, how long a leaf of it, and how far from the brass it begins. */
    private static final double HIGH = 6.6, LEAF = 13, FREE = 3;

    private Lintel() { }

    /** How far a point of the frieze stands within a leaf, or a seed between two; below zero in the ground. */
    private static double frieze(double along, double in) {
        double u = along / LEAF - Math.floor(along / LEAF) - 0.5;
        double t = in / HIGH;
        double leaf = (0.40 * Math.sqrt(Math.max(0, 1 - t)) - Math.abs(u)) * LEAF;
        double vein = Math.abs(u) * LEAF - 0.5;
        double seed = 1.5 - Math.hypot((0.5 - Math.abs(u)) * LEAF, in - 4.6);
        return Math.max(Math.min(leaf, t > 0.1 && t < 0.8 ? vein * 2 : leaf), seed);
    }

    static void lay(Plate p) {
        Box band = TablanBoard.BOARD.band();
        Box beam = new Box(band.x() - CAP - 4, band.y() - MORE + 2, band.width() + 2 * CAP + 8,
                band.height() + 2 * MORE - 4);
        Underneath.shade(p, beam, 3, 9, 0.6);
        p.each((i, x, y) -> {
            double along = Math.min(x - beam.x(), beam.right() - x);
            double across = Math.min(y - beam.y(), beam.bottom() - y);
            double qx = Math.max(0, 10 - along);
            double qy = Math.max(0, 10 - across);
            double in = 10 - Math.hypot(qx, qy);
            if (in < 0 || along < 0 || across < 0) {
                return;
            }
            double round = in < 6 ? 6 * (1 - Math.sqrt(1 - Plank.sq(1 - in / 6))) : 0;
            double bead = Math.max(0, 1 - Math.abs(across - 8) / 1.2);
            double[] c = Teak.at(x, y, 41, EBONY);
            double z = Teak.relief(x, y, 41) - round - 1.1 * bead;
            double gloss = 0.16;
            double shade = 1 - 0.4 * bead;
            if (along > CAP + FREE) {
                double string = Noise.smooth(0.9, 0.4, Math.abs(across - HIGH - 9.6));
                double carved = frieze(x - beam.middle().x(), across - 9.2);
                double ground = Noise.smooth(0, 1, across - 8.6) * Noise.smooth(0, 1, HIGH + 9 - across);
                double stands = Noise.smooth(0, 0.8, carved);
                z -= 1.8 * ground * (1 - stands);
                shade *= 1 - 0.45 * ground * (1 - stands);
                double worn = 0.30 + 0.34 * Noise.fbm(x / 30, y / 9, 73, 3);
                c = Ink.mix(c, Ink.ramp(0.5, BRASS), Math.max(0.7 * string, worn * ground * stands));
                gloss += 0.2 * Math.max(string, ground * stands);
            }
            if (along < CAP) {
                double tone = 0.38 + 0.3 * Noise.fbm(x / 12, y / 12, 72, 3);
                double line = Math.max(Math.max(0, 1 - Math.abs(along - CAP + 3.5) / 0.8),
                        Math.max(0, 1 - Math.abs(along - CAP + 7) / 0.8));
                double r = Math.hypot(along - 10, y - band.middle().y());
                double petal = Math.cos(8 * Math.atan2(along - 10, y - band.middle().y()));
                double flower = Math.max(0, 1 - Math.abs(r - 4.6 - 1.4 * petal) / 0.9) + (r < 1.8 ? 0.8 : 0);
                c = Ink.ramp(tone - 0.3 * line - 0.3 * flower, BRASS);
                double turned = (y - beam.middle().y()) / beam.height() * 2;
                double ring = 1.6 * (Math.exp(-Plank.sq((along - CAP + 2) / 1.6)) + Math.exp(-Plank.sq((along - CAP + 9)
                        / 1.6)) + Math.exp(-Plank.sq((along - 3) / 2)));
                z += 1.2 - 0.7 * line - 0.7 * flower + ring + 9 * Math.sqrt(Math.max(0, 1 - 0.92 * turned * turned));
                shade = (1 - 0.4 * Noise.smooth(1.2, 0, CAP - along)) * (0.62
                        + 0.55 * Math.exp(-Plank.sq((turned + 0.34) / 0.42)));
                gloss = 0.42;
            }
            p.set(i, Ink.scale(c, shade));
            p.z[i] = (float) ((z + 9) * p.scale);
            p.gloss[i] = (float) gloss;
        });
    }
}
