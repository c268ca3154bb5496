package patolli.forge.hand;

import patolli.board.HandSheet.Pose;
import patolli.forge.codex.Painter;

/** Paints what a closed hand holds, in units of a hand, its palm about (0.2, 0); another heap in each pose. */
@FunctionalInterface
public interface Held {
    /** Into the palm of a hand in that pose. */
    void draw(Painter c, Pose pose);
}
