package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * What is carved between the rows of the plank: a stem that winds from lotus to lotus in shallow relief, between the
 * two halves a chain of lozenges; and at the ends of the rows channels from hollow to hollow, notched the way that
 * pieces take there: white's lead up, black's down.
 */
final class Bands {
    private static final TablanBoard BOARD = TablanBoard.BOARD;
    private static final double SIZE = BOARD.squareSize();
    /** Half the length and the height of a band, and of the sunk ground within its two lines. */
    private static final double LONG = (TablanBoard.COLUMNS / 2 - 1) * SIZE - 5, HIGH = 13.6, SUNK = 11.6;
    /** Half a wave of the stem, how far it swings, and half its width. */
    private static final double WAVE = (2 * LONG - 8) / 18, SWING = 8.6, STEM = 1.35;
    /** A lotus: petals by their angle, their length and half their width. */
    private static final double[][] PETALS = {{0, 14.5, 3.6}, {0.66, 13.6, 3.2}, {1.2, 11.5, 2.4}};
    private static final double DEEP = 2.1, DARK = 0.36;
    /** The chain between the halves is cut deeper, and more is left of what is laid in. */
    private static final double DEEPER = 3.4, DARKER = 0.52, KEPT = 0.86;
    /** What is laid in, and how much of it is left: hands have worn it for four generations. */
    private static final double[] IVORY = Ink.hex(0xE6D3A6), BRASS = Ink.hex(0xC8923A);
    private static final double PALE = 0.54, GILT = 0.60;
    /** Half the width of a channel, how deep it is, and where it ends from the middle between two rows. */
    private static final double WIDE = 12.5, TROUGH = 3.4, REACH = (BOARD.square(0).y()
            - BOARD.square(TablanBoard.COLUMNS).y()) / 2;

    private Bands() { }

    static void carve(Plank.Cut cut, double x, double y) {
        double along = x - BOARD.middle().x();
        int gap = gap(y);
        if (gap < 0) {
            return;
        }
        double across = y - middle(gap);
        band(cut, gap, along, across);
        channel(cut, gap, along, across);
        if (gap == TablanBoard.ROWS / 2 - 1) {
            Heart.lay(cut, along, across);
        } else if (gap == 0) {
            Mended.split(cut, along, across);
        }
    }

    /** How far a point lies in the mouth of a channel, 0 to 1: there the rim of a hollow is cut through. */
    static double mouth(double x, double y) {
        int gap = gap(y);
        return gap < 0 ? 0 : Noise.smooth(WIDE + 0.5, WIDE - 1, off(x - BOARD.middle().x()));
    }

    /** Which gap between two rows a point lies in, counted from the lowest, or -1. */
    private static int gap(double y) {
        int n = (int) Math.floor((BOARD.square(0).y() - y) / (2 * REACH));
        return n < 0 || n > TablanBoard.ROWS - 2 ? -1 : n;
    }

    private static double middle(int gap) {
        return BOARD.square(0).y() - 2 * REACH * (gap + 0.5);
    }

    /** How far beside the middle of the nearer end's squares. */
    private static double off(double along) {
        return Math.abs(Math.abs(along) - (TablanBoard.COLUMNS - 1) / 2.0 * SIZE);
    }

    private static void band(Plank.Cut cut, int gap, double along, double across) {
        double in = Math.min(HIGH - Math.abs(across), (LONG - Math.abs(along)) * 0.75 + HIGH * 0.25
                - Math.abs(across) * 0.25);
        if (in < -2) {
            return;
        }
        double hand = 0.3 * (Noise.value(along / 20, across / 20, 5) - 0.5);
        double line = Math.max(0, 1 - Math.abs(in + hand) / 0.9);
        cut.z -= 1.2 * line;
        cut.shade *= 1 - 0.45 * line;
        double field = Noise.smooth(0, 1.1, in - (HIGH - SUNK));
        if (field <= 0) {
            return;
        }
        double stands = gap == TablanBoard.ROWS / 2 - 1 ? lozenges(along, across) : lotus(along, across);
        double sunk = field * (1 - Noise.smooth(0, 1.2, stands));
        boolean chain = gap == TablanBoard.ROWS / 2 - 1;
        cut.z += -(chain ? DEEPER : DEEP) * sunk + 0.35 * field * Math.min(2, Math.max(0, stands));
        cut.shade *= 1 - (chain ? DARKER : DARK) * sunk;
        cut.rub = Math.max(cut.rub, 0.20 * field * Math.exp(-sq((stands - 1.3) / 0.7)));
        cut.gloss *= 1 - 0.7 * sunk;
        inlay(cut, gap, field * Noise.smooth(0.3, 1.0, stands), along, across);
    }

    /** Whatever stands is laid in: petals of ivory on stems of brass, lozenges of brass about a heart of ivory. */
    private static void inlay(Plank.Cut cut, int gap, double stands, double along, double across) {
        boolean chain = gap == TablanBoard.ROWS / 2 - 1;
        double u = Math.abs(along / WAVE - Math.floor(along / WAVE) - 0.5) * WAVE;
        boolean heart = chain ? (1 - u / 15.5 - Math.abs(across) / 9.6) * 8 > 4 : isPetal(along, across);
        double grain = 0.88 + 0.24 * Noise.fbm(along / 3, across / 9, 71, 2);
        cut.paint = Ink.mix(cut.paint, Ink.scale(heart ? IVORY : BRASS, grain), (chain ? KEPT
                : heart ? PALE : GILT) * stands);
        cut.shade += chain ? (1 - cut.shade) * 0.8 * stands : 0;
        cut.gloss += (heart ? 0.05 : 0.3) * stands;
    }

    /** How far a point lies within the stem or a petal; below zero in the ground. */
    private static double lotus(double along, double across) {
        double cell = Math.floor(along / WAVE);
        double u = along - WAVE * (cell + 0.5);
        double side = Math.floorMod((int) cell, 2) == 0 ? 1 : -1;
        double v = across * side;
        double slope = SWING * Math.PI / WAVE * Math.sin(Math.PI * u / WAVE);
        double best = STEM - Math.abs(v - SWING * Math.cos(Math.PI * u / WAVE)) / Math.sqrt(1 + slope * slope);
        for (double[] petal : PETALS) {
            double forth = (5.6 - v) * Math.cos(petal[0]) + Math.abs(u) * Math.sin(petal[0]);
            double aside = Math.abs(u) * Math.cos(petal[0]) - (5.6 - v) * Math.sin(petal[0]);
            double t = forth / petal[1];
            if (t > 0 && t < 1) {
                double in = petal[2] * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.75)), 0.8) - Math.abs(aside);
                // Each petal lies over the next one, and a cut of the knife parts them.
                best = best > 0 && best < 0.9 ? 0.25 * best : Math.max(best, in);
            }
        }
        return best;
    }

    /** Whether a point lies in a petal, and not on the stem. */
    private static boolean isPetal(double along, double across) {
        double cell = Math.floor(along / WAVE);
        double u = along - WAVE * (cell + 0.5);
        double side = Math.floorMod((int) cell, 2) == 0 ? 1 : -1;
        double v = across * side;
        double slope = SWING * Math.PI / WAVE * Math.sin(Math.PI * u / WAVE);
        return Math.abs(v - SWING * Math.cos(Math.PI * u / WAVE)) / Math.sqrt(1 + slope * slope) > STEM;
    }

    /** The same of a chain of lozenges, in each a smaller one, and of the seeds between two. */
    private static double lozenges(double along, double across) {
        double u = Math.abs(along / WAVE - Math.floor(along / WAVE) - 0.5) * WAVE;
        double out = (1 - u / 15.5 - Math.abs(across) / 9.6) * 8;
        double ring = Math.min(out, 2.6 - out);
        double seed = 2.2 - Math.hypot((WAVE / 2 - u) * 0.9, Math.abs(across) - 6.4);
        return Math.max(Math.max(ring, out - 4.4), seed);
    }

    private static void channel(Plank.Cut cut, int gap, double along, double across) {
        double off = off(along);
        double from = Math.min(Math.hypot(off, REACH - across), Math.hypot(off, REACH + across));
        double open = Noise.smooth(30.0, 32.2, from);
        if (off > WIDE + 4 || open <= 0) {
            return;
        }
        double u = off / WIDE;
        double trough = u < 1 ? 1 - u * u : 0;
        boolean right = along > 0;
        boolean up = gap % 2 == 0 == right;
        cut.z -= TROUGH * trough * open;
        cut.shade *= 1 - open * (0.30 * Noise.smooth(1.02, 0.9, u) + 0.06 * trough);
        double rim = Math.exp(-sq((u - 1.1) / 0.09)) * open;
        cut.rub = Math.max(cut.rub, 0.5 * rim * Noise.smooth(29, 34, from));
        for (double at : new double[] {-7, 7}) {
            double notch = Hollows.chevron((up ? -across : across) + at, off) * open;
            cut.z -= 1.5 * notch;
            cut.shade *= 1 - 0.42 * notch;
        }
    }
}
