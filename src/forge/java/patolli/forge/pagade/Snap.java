package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.rules.Side;

/** What a cut leaves in the air over the cloth: a star of taut threads that have torn, and sparks of gold between. */
final class Snap {
    private static final int SIDE = 214, CHIP = 14, SPIKES = 14;
    private static final double C = SIDE / 2.0;
    /** Where a spike begins, clear of the pawn that cuts; where long and short ones end; half as broad as they begin. */
    private static final double ROOT = 36, LONG = 90, SHORT = 66, BROAD = 7.6, SLIM = 6.2;
    /** How far the rim of bone reaches aside and beyond a point, and how far a root points inwards. */
    private static final double RIM = 2.2, BEYOND = 6.4, TAIL = 6;
    /** Where sparks fly: off short spikes' points, and how long and broad one is. */
    private static final double FLIES = 84, SPARK = 13, FLAT = 2.8, STRAYS = 14;
    /** How unlike each other the spikes are in length. */
    private static final double JAGGED = 12;
    /** The ring of torn gold braid that holds them: its points lie so far from the middle. */
    private static final double BRAID_IN = 33, BRAID_OUT = 43, BRAID = 4.2;
    /** Where the light comes from. */
    private static final double LAMP = -0.75 * Math.PI;
    private static final double[] ROSE = Ink.hex(0xC8323C), IVORY = Ink.hex(0xF8EAD0);
    /** In the lamp's light and in the shade. */
    private static final Map<Side, double[][]> DYES = Map.of(
            Side.RED, new double[][] {Ink.hex(0xF0523E), Ink.hex(0x9C1A16)},
            Side.BLACK, new double[][] {Ink.hex(0x6A647E), Ink.hex(0x1C1826)},
            Side.YELLOW, new double[][] {Ink.hex(0xFFD24A), Ink.hex(0xB47A12)},
            Side.GREEN, new double[][] {Ink.hex(0x3CC078), Ink.hex(0x0E5A34)});
    private final Needlework work;

    private Snap(Needlework work) {
        this.work = work;
    }

    /** 214 x 214, with room for a pawn of the side that is cut. */
    static BufferedImage blow(Side cut, int scale) {
        return Needlework.draw(SIDE, SIDE, scale, work -> new Snap(work).burst(DYES.get(cut)));
    }

    /** 14 x 14: a petal, an end of thread, or a spark. */
    static BufferedImage chip(int kind, int scale) {
        return Needlework.draw(CHIP, CHIP, scale, work -> {
            switch (kind) {
                case 0 -> work.petal(2.4, 9.4, -0.6, 10, 6, ROSE, IVORY);
                case 1 -> work.thread(straight(2.2, 9.8, 11.8, 4.2), 1.8, Needlework.GOLD);
                default -> work.fill(blade(CHIP / 2.0, -0.6, 0, SPARK / 2, FLAT, FLAT, SPARK / 2), -0.6, 1.4,
                        Needlework.GOLD, Needlework.GILT);
            }
        });
    }

    private void burst(double[][] dyes) {
        for (int k = 0; k < SPIKES; k++) {
            double turn = 2 * Math.PI * (k + 0.22 * (Noise.hash(k, 1, 31) - 0.5)) / SPIKES - Math.PI / 2;
            double to = (k % 2 == 0 ? LONG : SHORT) + JAGGED * (Noise.hash(k, 3, 31) - 0.5);
            spike(turn, to, k % 2 == 0 ? BROAD : SLIM, dyes);
        }
        braid();
        for (int k = 0; k < SPIKES; k++) {
            double turn = 2 * Math.PI * (k + 0.5) / SPIKES - Math.PI / 2;
            double from = FLIES + STRAYS * (Noise.hash(k, 9, 31) - 0.5);
            work.fill(blade(C, turn, from, from + SPARK, FLAT, FLAT, SPARK / 2), turn, 1.4, Needlework.GOLD,
                    Needlework.GILT);
        }
    }

    /** A zigzag of gold about what is struck, over the roots of the spikes. */
    private void braid() {
        Path2D line = new Path2D.Double();
        for (int k = 0; k < 2 * SPIKES; k++) {
            double turn = Math.PI * k / SPIKES - Math.PI / 2;
            double far = k % 2 == 0 ? BRAID_OUT : BRAID_IN;
            if (k == 0) {
                line.moveTo(C + far * Math.cos(turn), C + far * Math.sin(turn));
            } else {
                line.lineTo(C + far * Math.cos(turn), C + far * Math.sin(turn));
            }
        }
        line.closePath();
        work.cord(line, BRAID, Needlework.GILT);
    }

    /** Of two halves, as what is cut to a point has: one is in the light, which falls from the upper left. */
    private void spike(double turn, double to, double broad, double[][] dyes) {
        work.fill(blade(C, turn, ROOT - RIM, to + BEYOND, broad + RIM, broad + RIM, TAIL), turn, 0.6, IVORY, IVORY);
        boolean right = Math.cos(turn + Math.PI / 2 - LAMP) > 0;
        work.fill(blade(C, turn, ROOT, to, broad, 0, TAIL), turn, 1.5, dyes[right ? 1 : 0], dyes[right ? 1 : 0]);
        work.fill(blade(C, turn, ROOT, to, 0, broad, TAIL), turn, 1.5, dyes[right ? 0 : 1], dyes[right ? 0 : 1]);
    }

    /** Straight outwards and to a point, so broad to either side where it begins. */
    private static Path2D blade(double middle, double turn, double from, double to, double left, double right,
            double tail) {
        Path2D blade = new Path2D.Double();
        blade.moveTo(from - tail, 0);
        blade.lineTo(from, -left);
        blade.lineTo(to, 0);
        blade.lineTo(from, right);
        blade.closePath();
        AffineTransform at = AffineTransform.getTranslateInstance(middle, middle);
        at.rotate(turn);
        blade.transform(at);
        return blade;
    }

    private static Path2D straight(double x, double y, double toX, double toY) {
        Path2D way = new Path2D.Double();
        way.moveTo(x, y);
        way.lineTo(toX, toY);
        return way;
    }
}
