package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Reduce;

/** A piece in the middle of 48 x 48 units, 38 across with its contour, and a soft shadow. */
final class Pieces {
    static final int SIDE = 48;
    private static final int OVER = 6;
    private static final double UNIT = OVER * 36 / (2 * Jewel.RADIUS), LINE = 3.3;

    private Pieces() { }

    static BufferedImage stone(Stone stone, int kind, int scale) {
        return draw(stone::form, stone.skin(kind), Room.Finish.STONE, scale);
    }

    static BufferedImage gold(Stone stone, int kind, int scale) {
        Gold g = new Gold(stone, kind);
        return draw(g::form, g::skin, Room.Finish.BEATEN, scale);
    }

    private static BufferedImage draw(Gem.Form form, Gem.Skin skin, Room.Finish finish, int scale) {
        return Reduce.by(OVER / scale, new Gem(SIDE * OVER, UNIT, form).shade().lit(skin, finish)
                .line(LINE).image());
    }
}
