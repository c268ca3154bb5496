package patolli.board;

import patolli.rules.Side;

/** Where stakes lie, at the tables of games that are played for something. */
public interface StakePlaces {
    /** The place of the {@code i}-th of the things a side has to stake: assets in their order, or coins of a heap. */
    Point stake(Side side, int i);

    /** The middle of what holds the stakes that are played for: the pool on its shield, or the pot. */
    Point pot();

    /** The place of the {@code i}-th of {@code n} things in it. */
    Point inPot(int i, int n);
}
