package patolli.ai.judge;

import patolli.rules.Side;
import patolli.rules.State;

/** Judges a position without looking ahead. Safe for use by several threads. */
@FunctionalInterface
public interface Evaluator {

    /** The estimated probability, 0 to 1, that this side (or its pair) wins from here, a draw counting half. */
    double chance(State state, Side side);
}
