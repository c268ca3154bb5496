package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Teak;
import patolli.forge.mysore.Underneath;
import patolli.rules.Side;

/** The still ground of Tablan's table: floor, cloth, plank, and a bowl for what each side captures. */
final class PlankTable {
    private static final int OVER = 4;

    private PlankTable() { }

    private static final class Master {
        static final BufferedImage FOUR = paint();
    }

    static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.FOUR);
    }

    private static BufferedImage paint() {
        Plate p = new Plate(1280 * OVER, 800 * OVER, OVER);
        BlackFloor.lay(p);
        Underneath.shade(p, TablanBoard.BOARD.field(), 4, 14, 0.6);
        Handloom.spread(p);
        for (Side side : TablanBoard.BOARD.sides()) {
            bowl(p, TablanBoard.BOARD.tray(side));
        }
        Plank.lay(p);
        Lintel.lay(p);
        return p.light(1.0);
    }

    /** A shallow oblong bowl of the same wood as the plank. */
    private static void bowl(Plate p, Box box) {
        Underneath.shade(p, box, 6, 14, 0.5);
        Point at = box.middle();
        double[] dark = Ink.hex(0x22100A), mid = Ink.hex(0x4C2914), light = Ink.hex(0x7C4C26);
        p.each((i, x, y) -> {
            double qx = Math.max(0, Math.abs(x - at.x()) - box.width() / 2 + 34);
            double qy = Math.max(0, Math.abs(y - at.y()) - box.height() / 2 + 34);
            double in = 34 - Math.hypot(qx, qy) + 0.8 * (Noise.fbm(x / 24, y / 24, 33, 2) - 0.5);
            if (in < 0) {
                return;
            }
            double rim = Noise.smooth(0, 3.2, in) * Noise.smooth(11, 6.5, in);
            double hollow = Noise.smooth(6, 18, in);
            double tool = 0.22 * Math.sin(in * 0.9 + 2 * Noise.value(x / 12, y / 12, 35)) * hollow
                    * Noise.smooth(40, 20, in);
            double[] c = Teak.at(x * 1.1 + 300, y * 1.1, 27, dark, mid, light);
            double rub = 0.5 * Noise.smooth(2, 5, in) * Noise.smooth(9, 6, in) * Noise.fbm(x / 14, y / 14, 36, 2);
            double shade = 1 - 0.30 * hollow - 0.25 * hollow * Noise.smooth(26, 6, Math.min(x - box.x(), y - box.y()));
            p.set(i, Ink.mix(Ink.scale(c, shade), Ink.hex(0xB07C44), rub));
            p.z[i] = (float) ((9 * Math.sqrt(Math.min(1, in / 5)) - 7 * hollow + 1.2 * rim + tool) * p.scale);
            p.gloss[i] = (float) (0.12 + 0.2 * rub);
        });
    }
}
