package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import patolli.forge.matter.Ink;
import patolli.rules.Side;

/**
 * What a cut leaves over the cloth, in the colour of who cuts: a flash of light and silk, threads that are torn off it,
 * and sequins.
 */
final class Snap {
    private static final int CHIP = 14;
    /** The room of a torn thread, which begins at the left, in the middle of its height. */
    private static final int LONG = 72, HIGH = 34;
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
        return Flash.of(DYES.get(by), scale);
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
                case 1 -> work.petal(3, 10.5, -0.8, 10, 4.6, GOLD, IVORY);
                default -> work.fill(blade(CHIP / 2.0, -0.6, -6, 6, 3.2), -0.6, 1.4, GOLD, GILT);
            }
        });
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
