package patolli.forge.mictlan;

import java.util.function.IntConsumer;
import patolli.forge.codex.Painter;

/** What he has on both sides. */
final class Both {
    private Both() { }

    /** Draws twice, once mirrored; the drawing is told its side: -1 (left) or 1 (right). */
    static void sides(Painter c, IntConsumer drawing) {
        for (int s = -1; s <= 1; s += 2) {
            int side = s;
            c.at(0, 0, 0, s, 1, () -> drawing.accept(side));
        }
    }
}
