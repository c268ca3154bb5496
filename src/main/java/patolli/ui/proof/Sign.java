package patolli.ui.proof;

import java.util.ArrayList;
import java.util.List;
import patolli.beans.Glyph;
import patolli.ui.common.Pigment;

/**
 * How a seal is painted: a round stamp with a rim, a wreath of like petals and a heart. Every part is chosen by bits
 * of the seal's glyph, so that two seals hardly ever have more than a part or two in common.
 *
 * @param petals  how many there are
 * @param outer   the rim's colour
 * @param middle  the petals' colour
 * @param inner   the heart's colour
 */
record Sign(Rim rim, Petal petal, int petals, Gap gap, Heart heart, Pigment outer, Pigment middle, Pigment inner) {

    /** What runs round the edge. */
    enum Rim { BAND, BEADS, TEETH, FRETS, LOBES, RAYS, QUARTERS, FEATHERS }

    /** The form of a petal. */
    enum Petal { DISC, LEAF, STEPS, HEART, HOOK, DROP, TEE, FAN }

    /** What stands between two petals. */
    enum Gap { NOTHING, DOT, TWIG, BAR }

    /** What is in the middle. */
    enum Heart { EYE, FLOWER, CROSS, STAR, RINGS, FIVE, SHELL, BEAN }

    private static final int[] COUNTS = {4, 5, 6, 8};
    private static final List<Pigment> COLOURS = List.of(Pigment.COCHINEAL, Pigment.TURQUOISE, Pigment.OCHRE,
            Pigment.JADE);

    /** The sign of a glyph. */
    static Sign of(Glyph glyph) {
        Bits bits = new Bits(glyph);
        List<Pigment> colours = new ArrayList<>(COLOURS);
        return new Sign(Rim.values()[bits.below(Rim.values().length)],
                Petal.values()[bits.below(Petal.values().length)],
                COUNTS[bits.below(COUNTS.length)], Gap.values()[bits.below(Gap.values().length)],
                Heart.values()[bits.below(Heart.values().length)], colours.remove(bits.below(4)),
                colours.remove(bits.below(3)), colours.remove(bits.below(2)));
    }

    /** The squares of a glyph's left half and middle, as one number of which choices are taken off. */
    private static final class Bits {
        private long left;

        Bits(Glyph glyph) {
            for (int row = 0; row < Glyph.SIZE; row++) {
                for (int column = 0; column <= Glyph.SIZE / 2; column++) {
                    left = left << 1 | (glyph.painted(column, row) ? 1 : 0);
                }
            }
        }

        int below(int choices) {
            int chosen = (int) (left % choices);
            left /= choices;
            return chosen;
        }
    }
}
