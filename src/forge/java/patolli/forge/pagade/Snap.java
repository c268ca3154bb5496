package patolli.forge.pagade;

import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.rules.Side;

/** What a cut leaves in the air over the cloth: threads of what is cut that fly off, taut, and petals between them. */
final class Snap {
    private static final int SIDE = 118, CHIP = 14, THREADS = 20, PETALS = 5;
    /** Every fourth thread is of the pawn's other colour, and one of six the cloth's gold. */
    private static final int OTHER = 4, GILDED = 6;
    /** How far a thread is bent aside, and how broad it is: broad enough that its dye is seen, not its edge. */
    private static final double BENT = 5, LONG = 2.9, SHORT = 2.4;
    private static final double[] INDIGO = Ink.hex(0x86A4EA), ROSE = Ink.hex(0xC8323C), IVORY = Ink.hex(0xF8EAD0);
    private static final Map<Side, double[][]> DYES = Map.of(
            Side.RED, new double[][] {Ink.hex(0xE8463A), IVORY}, Side.BLACK, new double[][] {Ink.hex(0x8790B4), IVORY},
            Side.YELLOW, new double[][] {Ink.hex(0xF6C63C), ROSE},
            Side.GREEN, new double[][] {Ink.hex(0x2FA866), IVORY});
    private static final int STEPS = 12;
    private final Needlework work;

    private Snap(Needlework work) {
        this.work = work;
    }

    /** 118 x 118, with room for a pawn of the side that is cut. */
    static BufferedImage blow(Side cut, int scale) {
        return Needlework.draw(SIDE, SIDE, scale, work -> new Snap(work).burst(DYES.get(cut)));
    }

    /** 14 x 14: a petal, or an end of thread. */
    static BufferedImage chip(int kind, int scale) {
        return Needlework.draw(CHIP, CHIP, scale, work -> {
            if (kind == 0) {
                work.petal(2.4, 9.4, -0.6, 10, 6, ROSE, IVORY);
            } else {
                work.thread(straight(2.2, 9.8, 11.8, 4.2), 1.8, kind == 1 ? Needlework.GOLD : INDIGO);
            }
        });
    }

    private void burst(double[][] dyes) {
        double c = SIDE / 2.0;
        for (int k = 0; k < THREADS; k++) {
            double turn = 2 * Math.PI * (k + 0.4 * Noise.hash(k, 1, 31)) / THREADS;
            double from = 24 + 5 * Noise.hash(k, 2, 31), to = (k % 2 == 0 ? 47 : 37) + 7 * Noise.hash(k, 3, 31);
            double[] dye = k % OTHER == 0 ? dyes[1] : k % GILDED == 1 ? Needlework.GILT : dyes[0];
            double bent = BENT * (2 * Noise.hash(k, 4, 31) - 1);
            // Thin at its end, as what has torn.
            work.thread(ray(c, turn, to - 2, to + 4, bent), 1, dye);
            work.thread(ray(c, turn, from, to, bent), k % 2 == 0 ? LONG : SHORT, dye);
        }
        for (int k = 0; k < PETALS; k++) {
            double turn = 2 * Math.PI * (k + 0.3 + 0.4 * Noise.hash(k, 8, 31)) / PETALS;
            double far = 38 + 5 * Noise.hash(k, 9, 31);
            work.petal(c + far * Math.cos(turn), c + far * Math.sin(turn),
                    turn + 1.1 * (Noise.hash(k, 10, 31) - 0.5), 11, 6.6, k % 2 == 0 ? ROSE : IVORY,
                    k % 2 == 0 ? IVORY : Needlework.GILT);
        }
    }

    /** Outwards, bent the more the further it goes. */
    private static Path2D ray(double c, double turn, double from, double to, double bent) {
        Path2D way = new Path2D.Double();
        for (int i = 0; i <= STEPS; i++) {
            double far = from + (to - from) * i / STEPS;
            double aside = bent * Math.sin(Math.PI * 1.4 * (far - 24) / 30);
            double x = c + far * Math.cos(turn) - aside * Math.sin(turn);
            double y = c + far * Math.sin(turn) + aside * Math.cos(turn);
            if (i == 0) {
                way.moveTo(x, y);
            } else {
                way.lineTo(x, y);
            }
        }
        return way;
    }

    private static Path2D straight(double x, double y, double toX, double toY) {
        Path2D way = new Path2D.Double();
        way.moveTo(x, y);
        way.lineTo(toX, toY);
        return way;
    }
}
