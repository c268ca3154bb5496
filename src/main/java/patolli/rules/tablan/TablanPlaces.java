package patolli.rules.tablan;

import static patolli.rules.tablan.TablanSquares.ENEMY_HOME;
import static patolli.rules.tablan.TablanSquares.HOME;
import static patolli.rules.tablan.TablanSquares.ROW;

import java.util.List;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.Tree;

/**
 * Where the pieces of a state object stand, checked.
 *
 * @param white as {@link TablanMoves} reads it
 * @param black as {@link TablanMoves} reads it
 */
record TablanPlaces(long white, long black) {
    private static final List<String> MEMBERS = List.of("unmoved", "moving", "settled");

    static TablanPlaces read(Tree white, Tree black, boolean inOrder) throws Refusal {
        var pieces = new TablanPlaces(side(Side.WHITE, white, inOrder), side(Side.BLACK, black, inOrder));
        refuse(pieces.white & TablanSquares.turned(pieces.black), Side.WHITE, "two pieces stand on %s", "shared");
        TablanCheck.captures(Side.WHITE, pieces.white, pieces.black);
        TablanCheck.captures(Side.BLACK, pieces.black, pieces.white);
        return pieces;
    }

    private static long side(Side side, Tree members, boolean inOrder) throws Refusal {
        members.only(MEMBERS);
        long unmoved = steps(members, "unmoved", side);
        long moving = steps(members, "moving", side);
        long settled = steps(members, "settled", side);
        refuse(unmoved & moving | unmoved & settled | moving & settled, side, "two pieces stand on %s", "doubled");
        refuse(unmoved & ~HOME, side, side.key() + " can't have an unmoved piece on %s, off its home row",
                "unmoved-off");
        refuse(moving & 1, side, side.key() + "'s piece on %s stands where its path begins: it has not moved",
                "at-start");
        refuse(moving & ENEMY_HOME, side, side.key() + "'s piece on %s has reached the enemy home row: it is settled",
                "unsettled");
        refuse(settled & ~ENEMY_HOME, side, side.key() + "'s piece on %s is not settled: it can move on",
                "early-settled");
        long pieces = unmoved | moving | settled;
        if (Long.bitCount(pieces) > ROW) {
            throw new Refusal(side.key() + " has " + Long.bitCount(pieces) + " pieces, but there are only " + ROW,
                    "pieces", side, Long.bitCount(pieces), ROW);
        }
        if (inOrder) {
            // the lowest free enemy home square, and every taken one above it
            long free = ENEMY_HOME & ~settled;
            refuse(settled & -Long.lowestOneBit(free), side,
                    side.key() + "'s piece on %s has settled out of order: a square before it is free", "out-of-order");
        }
        return pieces | unmoved << TablanMoves.UNMOVED;
    }

    private static long steps(Tree members, String name, Side side) throws Refusal {
        long steps = 0;
        for (String letter : members.texts(name)) {
            int square = TablanSquares.find(letter)
                    .orElseThrow(() -> new Refusal("there is no square \"" + letter + "\" on the board"));
            long step = 1L << TablanSquares.step(side, square);
            refuse(steps & step, side, "two pieces stand on %s", "doubled");
            steps |= step;
        }
        return steps;
    }

    private static void refuse(long steps, Side side, String sentence, String fault) throws Refusal {
        if (steps != 0) {
            int square = TablanSquares.square(side, Long.numberOfTrailingZeros(steps));
            throw new Refusal(sentence.formatted(TablanSquares.letter(square)), fault, new Spot.Square(square), side,
                    TablanState.other(side));
        }
    }
}
