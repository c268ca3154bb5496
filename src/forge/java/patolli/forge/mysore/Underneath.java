package patolli.forge.mysore;

import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** The shade of a thing on what it lies on. */
public final class Underneath {
    private Underneath() { }

    /** Darkens a plate below a box; lengths in design units. */
    public static void shade(Plate p, Box thing, double offset, double soft, double depth) {
        p.each((i, x, y) -> {
            if (y > BoardGeometry.HEIGHT) {
                return;
            }
            double dx = Math.max(0, Math.max(thing.x() + offset - x, x - thing.right() - offset));
            double dy = Math.max(0, Math.max(thing.y() + offset * 1.2 - y, y - thing.bottom() - offset * 1.2));
            p.dim(i, 1 - depth * Noise.smooth(soft, 0, Math.hypot(dx, dy)));
        });
    }
}
