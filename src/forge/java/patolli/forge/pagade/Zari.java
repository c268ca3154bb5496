package patolli.forge.pagade;

import patolli.forge.matter.Ink;

/** Silk woven with gold thread. */
final class Zari {
    static final double[] GOLD = Ink.hex(0xE8B84C);
    /** How dark silk is on the far side of a fold and how bright on the near one, and how much paler it is there. */
    private static final double FAR = 0.50, NEAR = 2.1, PALE = 0.07;
    private static final double[] WHITE = Ink.hex(0xFFF0D8);

    private Zari() { }

    /** The colour of silk, by how much its slope lies towards the light, 0 to 1. */
    static double[] silk(double[] dye, double lit) {
        return Ink.mix(Ink.scale(dye, FAR + (NEAR - FAR) * lit), WHITE, PALE * lit * lit * lit);
    }
}
