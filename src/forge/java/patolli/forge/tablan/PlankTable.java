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

    /**
     * The table as it is painted, four pixels to a design unit.
     *
     * @param cloth white where nothing lies on the cloth
     */
    private record Master(BufferedImage table, BufferedImage cloth) {
        static final Master FOUR = paint();
    }

    static BufferedImage draw(int scale) {
        return Lamps.light(bare(scale), Reduce.by(OVER / scale, Master.FOUR.cloth), scale);
    }

    /** With its lamps not lit. */
    static BufferedImage bare(int scale) {
        return Reduce.by(OVER / scale, Master.FOUR.table);
    }

    /** Where a surface is as high as it was before anything was laid on it. */
    private static BufferedImage free(Plate p, float[] before) {
        BufferedImage cloth = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(cloth);
        for (int i = 0; i < px.length; i++) {
            px[i] = p.z[i] == before[i] ? 0xFFFFFFFF : 0xFF000000;
        }
        return cloth;
    }

    private static Master paint() {
        Plate p = new Plate(1280 * OVER, 800 * OVER, OVER);
        BlackFloor.lay(p);
        Underneath.shade(p, TablanBoard.BOARD.field(), 4, 14, 0.6);
        Handloom.spread(p);
        float[] woven = p.z.clone();
        Fringe.lay(p);
        Festoon.lay(p);
        for (Side side : TablanBoard.BOARD.sides()) {
            Bowl.lay(p, side);
        }
        SilkCorner.lay(p);
        BellCorner.lay(p);
        Plank.lay(p);
        Lamps.stand(p);
        Lintel.lay(p);
        return new Master(p.light(1.0), free(p, woven));
    }
}
