package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Reduce;

/**
 * A piece in the middle of 52 x 52 units, 42 across with its contour, and a soft shadow. Whatever its veins, a stone is
 * as bright as the others of its side, and it has a rim of bone, so that it is seen on any ground.
 */
public final class Pieces {
    public static final int SIDE = 52;
    private static final int OVER = 6;
    private static final double UNIT = OVER * 39 / (2 * Jewel.RADIUS), LINE = 4.4;

    private Pieces() { }

    static BufferedImage stone(Stone stone, int kind, int scale) {
        return done(gem(stone::form).lit(stone.skin(kind), Room.Finish.STONE).level(stone.light)
                .rim(LINE, stone.rim, stone.bone), scale);
    }

    /** A stone without its shadow, in the middle of a square of so many pixels that is {@link #SIDE} units wide. */
    public static BufferedImage bare(Stone stone, int kind, int pixels) {
        double k = pixels / (double) (SIDE * OVER);
        return new Gem(pixels, UNIT * k, stone::form).lit(stone.skin(kind), Room.Finish.STONE).level(stone.light)
                .rim(LINE * k, stone.rim * k, stone.bone).line(LINE * k).image();
    }

    /** The same of gold. */
    public static BufferedImage bareGold(Stone stone, int kind, int pixels) {
        double k = pixels / (double) (SIDE * OVER);
        Gold g = new Gold(stone, kind);
        return new Gem(pixels, UNIT * k, g::form).lit(g::skin, Room.Finish.BEATEN).line(LINE * k).image();
    }

    static BufferedImage gold(Stone stone, int kind, int scale) {
        Gold g = new Gold(stone, kind);
        return done(gem(g::form).lit(g::skin, Room.Finish.BEATEN), scale);
    }

    private static Gem gem(Gem.Form form) {
        return new Gem(SIDE * OVER, UNIT, form).shade();
    }

    private static BufferedImage done(Gem gem, int scale) {
        return Reduce.by(OVER / scale, gem.line(LINE).image());
    }
}
