package patolli.board.figure;

import patolli.board.Point;

/** Where a joint turns, and from which other it hangs; the root hangs from itself. */
public record Hinge(Joint parent, Point pivot) { }
