package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.rules.Side;

/**
 * What a cut leaves over the cloth, in the colour of who cuts: a flash of gold and ivory in folds of the cloth, threads
 * that are torn off it, and sequins.
 */
final class Snap {
    private static final int SIDE = 236, CHIP = 14, POINTS = 16, AXIS = 4;
    /** The room of a torn thread, which begins at the left, in the middle of its height. */
    private static final int LONG = 72, HIGH = 34;
    private static final double C = SIDE / 2.0;
    /** Where the flash begins, clear of the pawn that cuts; how far its points and its notches are from the middle. */
    private static final double ROOT = 33, TIP = 79, NOTCH = 47, UNEVEN = 34;
    /** How far it goes straight aside, up and down, where the next squares are. */
    private static final double SHORT = 56;
    private static final double STEP = 2 * Math.PI / POINTS;
    /** How wide the hem of ivory is, how much smaller each star is than the one below; the braid about the hole. */
    private static final double HEM = 2.4, SMALLER = 7.5, BRAID = 3.2;
    /** Folds of the cloth: how many, from where to where, how dark and how bright. */
    private static final int FOLDS = 11;
    private static final double FOLD_IN = 38, FOLD_OUT = 112, DEEP = 150, RAISED = 78, WARM = 120;
    private static final int NIGHT = 0x080410, LAMP = 0xFFE2A0;
    private static final double[] IVORY = Ink.hex(0xFFF4DC), GOLD = Ink.hex(0xFFC93E), GILT = Ink.hex(0xFFE79A),
            HOLE = Ink.hex(0x5A2E0A);
    /** In the lamp's light and in the shade. */
    private static final Map<Side, double[][]> DYES = Map.of(
            Side.RED, new double[][] {Ink.hex(0xFF5A3E), Ink.hex(0xC02018)},
            Side.BLACK, new double[][] {Ink.hex(0x8E86AC), Ink.hex(0x3A3250)},
            Side.YELLOW, new double[][] {Ink.hex(0xFFB428), Ink.hex(0xC87410)},
            Side.GREEN, new double[][] {Ink.hex(0x4ADA88), Ink.hex(0x128048)});
    private final Needlework work;

    private Snap(Needlework work) {
        this.work = work;
    }

    /** 236 x 236, with room for a pawn of the side that cuts. */
    static BufferedImage blow(Side by, int scale) {
        BufferedImage flash = Needlework.draw(SIDE, SIDE, scale, work -> new Snap(work).flash(DYES.get(by)));
        BufferedImage out = folds(scale);
        out.createGraphics().drawImage(flash, 0, 0, null);
        return out;
    }

    /** 66 x 26: a cord that is torn off, with its end frayed. */
    static BufferedImage torn(Side by, int kind, int scale) {
        return Needlework.draw(LONG, HIGH, scale, work -> new Snap(work).strand(DYES.get(by), kind));
    }

    /** 14 x 14: a sequin, an end of thread, or a spark. */
    static BufferedImage chip(int kind, int scale) {
        return Needlework.draw(CHIP, CHIP, scale, work -> {
            switch (kind) {
                case 0 -> {
                    work.fill(new Ellipse2D.Double(2, 2, 10, 10), -0.78, 1.2, GILT, GOLD);
                    work.fill(new Ellipse2D.Double(5.6, 5.6, 2.8, 2.8), -0.78, 0.2, HOLE, HOLE);
                }
                case 1 -> work.thread(Needlework.curve(2.2, 10.4, 5, 4, 9, 10, 11.8, 3.8), 2.2, IVORY);
                default -> work.fill(blade(CHIP / 2.0, -0.6, -6, 6, 3.2), -0.6, 1.4, GOLD, GILT);
            }
        });
    }

    /** Three stars, each on the one before: dyed silk on a hem of ivory, gold, ivory about the hole in the middle. */
    private void flash(double[][] dyes) {
        for (int k = 0; k < POINTS; k++) {
            point(k, HEM, IVORY, IVORY, 0.4);
        }
        for (int k = 0; k < POINTS; k++) {
            point(k, 0, dyes[1], dyes[0], 1.2);
        }
        for (int k = 0; k < POINTS; k++) {
            point(k, -SMALLER, GOLD, GILT, 1.9);
        }
        for (int k = 0; k < POINTS; k++) {
            point(k, -1.7 * SMALLER, IVORY, IVORY, 2.5);
        }
        Path2D line = new Path2D.Double();
        line.append(new Ellipse2D.Double(C - ROOT, C - ROOT, 2 * ROOT, 2 * ROOT), false);
        work.cord(line, BRAID, Needlework.GILT);
    }

    /** One point of a star, so much longer and broader than the plain one; it meets those beside it. */
    private void point(int k, double more, double[] in, double[] out, double high) {
        boolean beside = k % AXIS == 0;
        double turn = STEP * (k + (beside ? 0 : 0.4 * (Noise.hash(k, 1, 37) - 0.5)));
        double tip = (beside ? SHORT : TIP + UNEVEN * (Noise.hash(k, 3, 37) - 0.5)) + 2 * more;
        double notch = Math.max(ROOT, NOTCH + more), from = between(k), to = between(k + 1);
        Path2D p = new Path2D.Double();
        p.moveTo(C + ROOT * Math.cos(from), C + ROOT * Math.sin(from));
        p.lineTo(C + notch * Math.cos(from), C + notch * Math.sin(from));
        p.lineTo(C + tip * Math.cos(turn), C + tip * Math.sin(turn));
        p.lineTo(C + notch * Math.cos(to), C + notch * Math.sin(to));
        p.lineTo(C + ROOT * Math.cos(to), C + ROOT * Math.sin(to));
        p.closePath();
        work.fill(p, turn, high, in, out);
    }

    /** Where a point meets the one before. */
    private static double between(int k) {
        return STEP * (k - 0.5 + 0.3 * (Noise.hash(Math.floorMod(k, POINTS), 5, 37) - 0.5));
    }

    /** A thread that waves and thins out, and the filaments of its end. */
    private void strand(double[][] dyes, int kind) {
        double mid = HIGH / 2.0, w = kind == 1 ? -1 : 1, more = kind == 2 ? -5 : 0;
        double x = 45 + more, y = mid + 3 * w;
        Path2D cord = Needlework.curve(3, mid, 15, mid - 17 * w, 26, mid + 17 * w, x, y);
        work.thread(cord, 4.8, IVORY);
        for (double[] end : new double[][] {{18, -9, 3}, {24, -5, -4}, {17, 1, 5}, {23, 6, -3}, {14, 9, -4}}) {
            work.thread(Needlework.curve(x - 4, y, x + 3, y - w, x + 0.6 * end[0], y + w * (end[1] - end[2]),
                    x + end[0], y + w * (end[1] + end[2] * 0.4)), 1.0, end[2] < 0 ? dyes[0] : IVORY);
        }
        work.thread(cord, 3, dyes[0]);
    }

    /** Soft folds that run from the middle, each with a bright and a dark flank, in the light of the flash. */
    private static BufferedImage folds(int scale) {
        BufferedImage out = new BufferedImage(SIDE * scale, SIDE * scale, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double x = (i % (SIDE * scale) + 0.5) / scale - C, y = ((double) (i / (SIDE * scale)) + 0.5) / scale - C;
            double far = Math.hypot(x, y);
            double turn = Math.atan2(y, x) + 0.18 * (Noise.fbm(x / 34, y / 34, 41, 2) - 0.5);
            double place = turn / (2 * Math.PI) * FOLDS;
            int k = (int) Math.floor(place);
            double in = place - k, reach = FOLD_OUT - 34 * Noise.hash(Math.floorMod(k, FOLDS), 2, 43);
            double strong = Noise.smooth(reach, FOLD_IN + 8, far) * Noise.smooth(14, FOLD_IN, far);
            double lit = Math.exp(-sq((in - 0.36) / 0.10)), dark = Math.exp(-sq((in - 0.58) / 0.12));
            double glow = WARM * Noise.smooth(92, 34, far) * Noise.smooth(12, 34, far), light = Math.min(255, glow + RAISED * strong * lit);
            double shade = DEEP * strong * dark;
            double all = light + shade * (1 - light / 255);
            double part = all < 1 ? 0 : light / all;
            int argb = (int) Math.round(all) << 24;
            for (int shift = 0; shift <= 16; shift += 8) {
                argb |= (int) Math.round((LAMP >> shift & 255) * part + (NIGHT >> shift & 255) * (1 - part)) << shift;
            }
            px[i] = argb;
        }
        return out;
    }

    private static double sq(double v) {
        return v * v;
    }

    /** Straight and to a point at both ends. */
    private static Path2D blade(double middle, double turn, double from, double to, double half) {
        Path2D blade = new Path2D.Double();
        blade.moveTo(from, 0);
        blade.lineTo(0, -half);
        blade.lineTo(to, 0);
        blade.lineTo(0, half);
        blade.closePath();
        AffineTransform at = AffineTransform.getTranslateInstance(middle, middle);
        at.rotate(turn);
        blade.transform(at);
        return blade;
    }
}
