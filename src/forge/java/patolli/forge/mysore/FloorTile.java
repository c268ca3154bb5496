package patolli.forge.mysore;

import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** A tile of a floor that repeats: a rim of the next tiles is lit with it, or its edges would show. */
public final class FloorTile {
    private static final int RIM = 8;
    private static final int OVER = 2;

    private FloorTile() { }

    /**
     * The picture of it.
     *
     * @param side after so many units the floor repeats
     * @param lay  fills a plate with floor
     */
    public static BufferedImage of(int side, int scale, Consumer<Plate> lay) {
        int wide = (side + 2 * RIM) * scale * OVER;
        Plate tile = new Plate(wide, wide, scale * OVER);
        lay.accept(tile);
        return Reduce.by(OVER, shifted(tile, side).light(1.0)).getSubimage(RIM * scale, RIM * scale, side * scale,
                side * scale);
    }

    private static Plate shifted(Plate from, int side) {
        Plate to = new Plate(from.w, from.h, from.scale);
        int off = (int) (RIM * from.scale);
        int tile = (int) (side * from.scale);
        for (int y = 0; y < to.h; y++) {
            for (int x = 0; x < to.w; x++) {
                int i = y * to.w + x;
                int j = Math.floorMod(y - off, tile) * to.w + Math.floorMod(x - off, tile);
                to.set(i, new double[] {from.r[j], from.g[j], from.b[j]});
                to.z[i] = from.z[j];
                to.gloss[i] = from.gloss[j];
            }
        }
        return to;
    }
}
