package patolli.forge.paper;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Bark;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Bark paper by the yard: the tile for panels. */
final class Papers {
    private static final int TILE = 512;

    private Papers() { }

    /** A seamless tile; a rim of the next tiles is lit with it, or its edges would show. */
    static BufferedImage amate(int scale) {
        int over = 2, rim = 4, side = TILE + 2 * rim;
        Plate p = new Plate(side * scale * over, side * scale * over, scale * over);
        new Bark(1, TILE).lay(p, rim);
        return Reduce.by(over, p.light(0.9)).getSubimage(rim * scale, rim * scale, TILE * scale, TILE * scale);
    }
}
