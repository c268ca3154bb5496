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

    private Lintel() { }

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
            if (along < CAP) {
                double tone = 0.38 + 0.3 * Noise.fbm(x / 12, y / 12, 72, 3);
                double line = Math.max(Math.max(0, 1 - Math.abs(along - CAP + 3.5) / 0.8),
                        Math.max(0, 1 - Math.abs(along - CAP + 7) / 0.8));
                double r = Math.hypot(along - 10, y - band.middle().y());
                double petal = Math.cos(8 * Math.atan2(along - 10, y - band.middle().y()));
                double flower = Math.max(0, 1 - Math.abs(r - 4.6 - 1.4 * petal) / 0.9) + (r < 1.8 ? 0.8 : 0);
                c = Ink.ramp(tone - 0.3 * line - 0.3 * flower, BRASS);
                z += 1.2 - 0.7 * line - 0.7 * flower;
                shade = 1 - 0.4 * Noise.smooth(1.2, 0, CAP - along);
                gloss = 0.42;
            }
            p.set(i, Ink.scale(c, shade));
            p.z[i] = (float) ((z + 9) * p.scale);
            p.gloss[i] = (float) gloss;
        });
    }
}
