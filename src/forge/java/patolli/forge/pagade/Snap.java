package patolli.forge.pagade;

import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** What a cut leaves in the air over the cloth: a couched cord of gold that snaps, threads and petals that fly off. */
final class Snap {
    private static final int SIDE = 118, CHIP = 14, STRANDS = 3, FRINGES = 11, FRAYED = 3, PETALS = 5;
    private static final double[] MADDER = Ink.hex(0xE8705A);
    private static final double[] INDIGO = Ink.hex(0x86A4EA), ROSE = Ink.hex(0xC8323C), IVORY = Ink.hex(0xF8EAD0);
    private static final double[][] DYES = {Needlework.GOLD, MADDER, INDIGO};
    private final Needlework work;

    private Snap(Needlework work) {
        this.work = work;
    }

    /** 118 x 118, with room for a pawn. */
    static BufferedImage blow(int scale) {
        return Needlework.draw(SIDE, SIDE, scale, work -> new Snap(work).burst());
    }

    /** 14 x 14: a petal, or an end of thread. */
    static BufferedImage chip(int kind, int scale) {
        return Needlework.draw(CHIP, CHIP, scale, work -> {
            if (kind == 0) {
                work.petal(2.4, 9.4, -0.6, 10, 6, ROSE, IVORY);
            } else {
                work.thread(Needlework.curve(2.4, 9.4, 5, 2.4, 9, 11.6, 11.6, 4.6), 1.8, DYES[kind == 1 ? 0 : 2]);
            }
        });
    }

    private void burst() {
        double c = SIDE / 2.0;
        for (int k = 0; k < FRINGES; k++) {
            double turn = 2 * Math.PI * (k + 0.5 * Noise.hash(k, 1, 31)) / FRINGES;
            double from = 34 + 4 * Noise.hash(k, 2, 31), to = 50 + 8 * Noise.hash(k, 3, 31);
            fly(c, turn, from, to, 0.22 * (Noise.hash(k, 4, 31) - 0.5), 1.3, DYES[k % DYES.length]);
        }
        for (int k = 0; k < STRANDS; k++) {
            double turn = 2 * Math.PI * (k + 0.22 * Noise.hash(k, 5, 31)) / STRANDS;
            strand(c, turn, 2 * Math.PI / STRANDS * (0.44 + 0.12 * Noise.hash(k, 6, 31)),
                    12 + 6 * Noise.hash(k, 7, 31));
        }
        for (int k = 0; k < PETALS; k++) {
            double turn = 2 * Math.PI * (k + 0.3 + 0.4 * Noise.hash(k, 8, 31)) / PETALS;
            double far = 40 + 6 * Noise.hash(k, 9, 31);
            work.petal(c + far * Math.cos(turn), c + far * Math.sin(turn),
                    turn + 1.1 * (Noise.hash(k, 10, 31) - 0.5), 13, 8, k % 2 == 0 ? ROSE : IVORY,
                    k % 2 == 0 ? IVORY : Needlework.GILT);
        }
    }

    /** A thread that flies outwards. */
    private void fly(double c, double turn, double from, double to, double bend, double wide, double[] dye) {
        double third = (to - from) / 3;
        work.thread(Needlework.curve(c + from * Math.cos(turn), c + from * Math.sin(turn),
                c + (from + third) * Math.cos(turn + bend), c + (from + third) * Math.sin(turn + bend),
                c + (to - third) * Math.cos(turn - bend), c + (to - third) * Math.sin(turn - bend),
                c + to * Math.cos(turn), c + to * Math.sin(turn)), wide, dye);
    }

    /** A piece of the ring of cord: one of its ends has sprung outwards, and is frayed. */
    private void strand(double c, double turn, double wide, double out) {
        double near = 33, knee = turn + 0.72 * wide, end = turn + wide;
        double far = near + out;
        for (int k = 0; k < FRAYED; k++) {
            fly(c, end + 0.11 * (k - (FRAYED - 1) / 2.0), far - 3, far + 6 + 3 * Noise.hash(k, 11, (int) (9 * turn)),
                    0.05 * (k - (FRAYED - 1) / 2.0), 1.5, Needlework.GILT);
        }
        Path2D s = new Path2D.Double();
        s.moveTo(c + near * Math.cos(turn), c + near * Math.sin(turn));
        s.curveTo(c + 1.03 * near * Math.cos(turn + 0.24 * wide), c + 1.03 * near * Math.sin(turn + 0.24 * wide),
                c + 1.03 * near * Math.cos(turn + 0.48 * wide), c + 1.03 * near * Math.sin(turn + 0.48 * wide),
                c + near * Math.cos(knee), c + near * Math.sin(knee));
        s.curveTo(c + (near + 2) * Math.cos(knee + 0.16 * wide), c + (near + 2) * Math.sin(knee + 0.16 * wide),
                c + (near + 0.5 * out) * Math.cos(end), c + (near + 0.5 * out) * Math.sin(end),
                c + far * Math.cos(end), c + far * Math.sin(end));
        work.cord(s, 2.6);
    }
}
