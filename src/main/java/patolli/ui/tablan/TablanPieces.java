package patolli.ui.tablan;

import java.util.Optional;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.tablan.TablanSquares;
import patolli.ui.table.PieceLook;

/** White's are turned of pale wood and domed, black's are of ebony with a ring about a hollow; no two are alike. */
final class TablanPieces implements PieceLook {
    /** How many different ones are painted for each side. */
    static final int KINDS = 4;

    @Override
    public String playing(Side side, int number) {
        return "tablan/piece-" + side.key() + "-" + (number % KINDS + 1) + ".png";
    }

    /** Each that has come into the enemy home row. */
    @Override
    public boolean settles(Side side, Spot.Square square) {
        return TablanSquares.isSettled(side, square.number());
    }

    /** Gold is let into it. */
    @Override
    public String settled(Side side, int number) {
        return "tablan/settled-" + side.key() + "-" + (number % KINDS + 1) + ".png";
    }

    /** A light in the hollow of the goal, and prints burnt into those on the way. */
    @Override
    public Optional<String> passed() {
        return Optional.of("tablan/passed.png");
    }

    /** A pool of light about it. */
    @Override
    public Optional<String> ready() {
        return Optional.of("tablan/ready.png");
    }

    /** Hardly at all: darker bone would be taken for pieces of another wood. */
    @Override
    public double dimmed() {
        return 0.04;
    }

    @Override
    public double faded() {
        return 0;
    }

    /** No ring lies under it: its shadow tells that it can move, and the light about it. */
    @Override
    public double lift() {
        return 9;
    }

    /** No piece of this game leaves the board at the end of its way. */
    @Override
    public String home(Side side, int number) {
        return playing(side, number);
    }
}
