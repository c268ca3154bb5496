package patolli.rules.patolli;

import java.util.ArrayList;
import java.util.List;

/**
 * Sets of the twenty assets as bit masks: bit 0 is the first that red pays, bit 19 (the library card) the last.
 * Which of two equal dimes a bit stands for is of no meaning; {@link #same} looks past it.
 */
final class Assets {
    /** How many assets there are. */
    static final int COUNT = 20;
    static final int ALL = (1 << COUNT) - 1;
    private static final int JADE_HEAD = 1 << 18;
    private static final int LIBRARY_CARD = 1 << 19;
    private static final int[] KIND_MASK = new int[Asset.KINDS.size()];
    private static final Asset[] KIND_OF_BIT = new Asset[COUNT];

    static {
        int bit = 0;
        for (Asset asset : Asset.KINDS) {
            for (int i = 0; i < asset.count(); i++) {
                KIND_OF_BIT[bit] = asset;
                KIND_MASK[asset.ordinal()] |= 1 << bit++;
            }
        }
    }

    /** What red, then blue, brings to a contest (rule book, 1, "Assets"). */
    static final int RED_START = mask(Asset.DIME, Asset.QUARTER, Asset.GUM, Asset.DOLLAR, Asset.KNIFE,
            Asset.LIBRARY_CARD);
    static final int BLUE_START = ALL & ~RED_START;

    private Assets() { }

    private static int mask(Asset... kinds) {
        int mask = 0;
        for (Asset kind : kinds) {
            mask |= KIND_MASK[kind.ordinal()];
        }
        return mask;
    }

    /** The {@code n} poorest of a holding, in its owner's order; all of it when it holds fewer. */
    static int poorest(int holding, int n, boolean blue) {
        int left = blue ? swapTreasures(holding) : holding;
        int taken = 0;
        for (int i = 0; i < n && left != 0; i++) {
            int lowest = left & -left;
            taken |= lowest;
            left ^= lowest;
        }
        return blue ? swapTreasures(taken) : taken;
    }

    private static int swapTreasures(int mask) {
        int common = mask & ~(JADE_HEAD | LIBRARY_CARD);
        return common | (mask & JADE_HEAD) << 1 | (mask & LIBRARY_CARD) >>> 1;
    }

    /** The ids of a holding in its owner's payment order. */
    static List<String> keys(int holding, boolean blue) {
        int left = blue ? swapTreasures(holding) : holding;
        List<String> keys = new ArrayList<>(Integer.bitCount(left));
        for (; left != 0; left &= left - 1) {
            int bit = Integer.numberOfTrailingZeros(left);
            keys.add(KIND_OF_BIT[blue && bit >= 18 ? 37 - bit : bit].key());
        }
        return List.copyOf(keys);
    }

    /** Whether two holdings have as many of each kind. */
    static boolean same(int one, int other) {
        for (int kind : KIND_MASK) {
            if (Integer.bitCount(one & kind) != Integer.bitCount(other & kind)) {
                return false;
            }
        }
        return true;
    }

    /** All of a kind, as a mask. */
    static int all(Asset kind) {
        return KIND_MASK[kind.ordinal()];
    }

    /** One of a kind out of those in {@code free}, as a mask; 0 if there is none. */
    static int oneOf(Asset kind, int free) {
        return Integer.lowestOneBit(free & KIND_MASK[kind.ordinal()]);
    }
}
