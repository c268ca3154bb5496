package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import patolli.board.TablanBoard;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Underneath;
import patolli.rules.Side;

/**
 * The still ground of Tablan's table: floor, cloth, plank, a bowl for what each side captures, what is theirs beside
 * the sticks, and two lamps.
 */
final class PlankTable {
    private static final int OVER = 4;

    private PlankTable() { }

    private static final class Master {
        static final BufferedImage FOUR = paint();
    }

    static BufferedImage draw(int scale) {
        return Lamps.light(bare(scale), scale);
    }

    /** With its lamps not lit. */
    static BufferedImage bare(int scale) {
        return Reduce.by(OVER / scale, Master.FOUR);
    }

    private static BufferedImage paint() {
        Plate p = new Plate(1280 * OVER, 800 * OVER, OVER);
        BlackFloor.lay(p);
        Underneath.shade(p, TablanBoard.BOARD.field(), 4, 14, 0.6);
        Handloom.spread(p);
        for (Side side : TablanBoard.BOARD.sides()) {
            Bowl.lay(p, side);
        }
        SilkCorner.lay(p);
        BellCorner.lay(p);
        Plank.lay(p);
        Lamps.stand(p);
        Lintel.lay(p);
        return p.light(1.0);
    }
}
